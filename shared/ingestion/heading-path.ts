import type { Block } from './extracted-document.ts';

const HEADING_LENGTH_MAX = 200;

/** The headings above the place where a reader is; headings that nothing stands under become paragraphs, so that no text is lost. */
export interface HeadingPath {
  readonly enter: (depth: number, heading: string) => void;
  /** The path for a block, outermost first. */
  readonly use: () => readonly string[];
  readonly end: () => void;
}

interface OpenHeading {
  readonly depth: number;
  readonly text: string;
  used: boolean;
}

/** Starts a path at the top of a document; unused headings go into `blocks` at their place. */
export function createHeadingPath(blocks: Block[]): HeadingPath {
  let open: OpenHeading[] = [];
  const leaveFrom = (depth: number) => {
    const left = open.filter((heading) => heading.depth >= depth);
    open = open.filter((heading) => heading.depth < depth);
    const unused = left.filter(({ used }) => !used).map(({ text }) => text);
    if (unused.length > 0) blocks.push({ kind: 'paragraph', text: unused.join('\n'), headings: use(), page: null });
  };
  const use = () => {
    for (const heading of open) heading.used = true;
    return open.map(({ text }) => clip(text));
  };
  return {
    enter: (depth, heading) => {
      leaveFrom(depth);
      if (heading.trim() !== '') open.push({ depth, text: heading.replace(/\s+/g, ' '), used: false });
    },
    use,
    end: () => leaveFrom(0),
  };
}

function clip(text: string): string {
  return text.length <= HEADING_LENGTH_MAX
    ? text
    : `${text
        .slice(0, HEADING_LENGTH_MAX)
        .toWellFormed()
        .replace(/\ufffd$/, '')}…`;
}
