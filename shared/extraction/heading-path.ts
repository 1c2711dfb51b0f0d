import { cutToBytes } from '../search/cut-to-bytes.ts';
import type { Block } from './extracted-document.ts';

// Headings are stored and embedded with every passage below them.
const HEADING_BYTES_MAX = 300;
const SEPARATOR = ' > ';

/**
 * The headings above the current position. A heading with nothing below it, or longer than 300 bytes, becomes a
 * paragraph, so that no text is lost.
 */
export interface HeadingPath {
  /** Opens a heading, on a page from 1 if there are pages, and closes those at the same depth and deeper. */
  readonly enter: (depth: number, heading: string, page?: number) => void;
  /** Returns the headings for a block, outermost first, and marks them as used. */
  readonly use: () => readonly string[];
  /** Closes every heading at the end of the document. */
  readonly end: () => void;
}

interface OpenHeading {
  readonly depth: number;
  readonly text: string;
  readonly page: number | null;
  used: boolean;
}

/** Creates a path at the top of a document; adds unused headings to `blocks` at their position. */
export function createHeadingPath(blocks: Block[]): HeadingPath {
  let open: OpenHeading[] = [];
  const use = () => {
    for (const heading of open) {
      heading.used = true;
    }
    return open.map(({ text }) => text);
  };
  const closeFrom = (depth: number) => {
    const unused = open.filter((heading) => heading.depth >= depth && !heading.used);
    open = open.filter((heading) => heading.depth < depth);
    const headings = unused.length === 0 ? [] : use();
    for (const page of new Set(unused.map((heading) => heading.page))) {
      const text = unused.filter((heading) => heading.page === page).map((heading) => heading.text);
      blocks.push({ kind: 'paragraph', text: text.join('\n'), headings, page });
    }
  };
  return {
    enter: (depth, heading, page) => {
      closeFrom(depth);
      const text = heading.replace(/\s+/g, ' ').trim();
      if (Buffer.byteLength(text) > HEADING_BYTES_MAX) {
        blocks.push({ kind: 'paragraph', text, headings: use(), page: page ?? null });
      } else if (text !== '') {
        open.push({ depth, text, page: page ?? null, used: false });
      }
    },
    use,
    end: () => closeFrom(0),
  };
}

/** Returns the headings that several positions share. */
export function commonPath(paths: readonly (readonly string[])[]): readonly string[] {
  const [first = [], ...others] = paths;
  const differs = first.findIndex((heading, depth) => others.some((path) => path[depth] !== heading));
  return differs === -1 ? first : first.slice(0, differs);
}

/** Whether two positions are under the same headings. */
export function isSamePath(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((heading, depth) => heading === other[depth]);
}

/** Returns the headings of a path below a common beginning, as one line; '' when there are none. */
export function pathBelow(path: readonly string[], common: readonly string[]): string {
  return path.slice(common.length).join(SEPARATOR);
}

/** Returns a path as one line within a limit in bytes; a longer path loses its outermost headings. */
export function clipPath(path: readonly string[], bytesMax: number): string {
  const line = path.join(SEPARATOR);
  if (Buffer.byteLength(line) <= bytesMax) {
    return line;
  }
  return path.length > 1 ? clipPath(path.slice(1), bytesMax) : clip(line, bytesMax);
}

function clip(text: string, bytesMax: number): string {
  return Buffer.byteLength(text) <= bytesMax ? text : `${cutToBytes(text, bytesMax - 3)}…`;
}
