import { append } from '../append.ts';
import type { Block } from '../extracted-document.ts';
import { openAfter } from './markdown-slices.ts';

/** The notes of a Markdown text by label, and the text without them. */
interface MarkdownNotes {
  readonly notes: Map<string, string>;
  readonly rest: string;
}

const NOTE = /^ {0,3}\[\^([^[\]\s]{1,100})\]:/;
const MARK = / ?\[\^([^[\]\s]{1,100})\]/g;
// A line that cannot continue the paragraph before it.
const STARTS_BLOCK = /^ {0,3}(?:#{1,6}(?:\s|$)|[-*+>|]|\d{1,9}[.)]\s|`{3}|~{3}|<)/;

/**
 * Takes the notes out of a Markdown text. A parser that does not know notes would read a one-word note as the address
 * of a link, and leave the note out.
 */
export function takeNotes(text: string): MarkdownNotes {
  const notes = new Map<string, string>();
  if (!/^ {0,3}\[\^/m.test(text)) {
    return { notes, rest: text };
  }
  let opener = '';
  let label: string | null = null;
  let afterBlank = false;
  const rest = text.split('\n').map((line) => {
    // A line inside a comment or code fence, or one that opens it, is not part of a note.
    const mayBeNote = opener === '' && openAfter(line, '') === '';
    const note: RegExpExecArray | null = mayBeNote ? NOTE.exec(line) : null;
    const continuesNote: boolean = mayBeNote && belongsToNote(line, afterBlank);
    afterBlank = line.trim() === '';
    if (note !== null) {
      label = labelOf(note[1] ?? '');
      notes.set(label, notes.get(label) ?? line.slice(note[0].length).trim());
      return '';
    }
    if (label !== null && continuesNote) {
      notes.set(label, `${notes.get(label)}\n${line.trim()}`);
      return '';
    }
    label = null;
    opener = openAfter(line, opener);
    return line;
  });
  return { notes, rest: rest.join('\n') };
}

// After an empty line, only indented lines belong to the note.
function belongsToNote(line: string, afterBlank: boolean): boolean {
  return line.trim() === '' || /^(?: {4}|\t)/.test(line) || (!afterBlank && !STARTS_BLOCK.test(line));
}

// A block with marks, one without them, or a note and the headings above it.
type Step =
  | { readonly block: Block }
  | { readonly unmarked: Block }
  | { readonly note: string; readonly headings: readonly string[] };

/**
 * Returns the blocks without the marks of their notes, and each note below the first block or heading that cites it.
 *
 * @param readNote returns the blocks of a note.
 */
export function placeNotes(
  blocks: readonly Block[],
  notes: ReadonlyMap<string, string>,
  readNote: (note: string) => readonly Block[],
): readonly Block[] {
  const unread = new Map(notes);
  const take = (cited: readonly string[], headings: readonly string[]): readonly Step[] =>
    cited.flatMap((label) => {
      const note = unread.get(label) ?? '';
      unread.set(label, '');
      return note.trim() === '' ? [] : [{ note, headings }];
    });
  const placed: Block[] = [];
  const stepsAfter = (step: Step): readonly Step[] => {
    if ('note' in step) {
      return readNote(step.note).map((block) => ({
        block: { ...block, headings: [...step.headings, ...block.headings] },
      }));
    }
    if ('unmarked' in step) {
      append(placed, isEmpty(step.unmarked) ? [] : [step.unmarked]);
      return [];
    }
    const path = step.block.headings.map((heading) => withoutMarks(heading, notes));
    const pathTo = (depth: number) => path.slice(0, depth).flatMap(({ text }) => text.trim() || []);
    const inHeadings = path.flatMap(({ cited }, depth) => take(cited, pathTo(depth + 1)));
    const headings = pathTo(path.length);
    const { unmarked, cited } = withoutBlockMarks({ ...step.block, headings }, notes);
    return [...inHeadings, { unmarked }, ...take(cited, headings)];
  };
  // A recursive function would overflow the stack if each of thousands of notes cites the next one.
  const waiting: Step[] = blocks.map((block) => ({ block })).reverse();
  for (let step = waiting.pop(); step !== undefined; step = waiting.pop()) {
    append(waiting, stepsAfter(step).toReversed());
  }
  return placed;
}

// Whether a block had nothing but marks.
function isEmpty(block: Block): boolean {
  return block.kind !== 'table' && block.text.trim() === '';
}

// A listing has no notes.
function withoutBlockMarks(
  block: Block,
  notes: ReadonlyMap<string, string>,
): { readonly unmarked: Block; readonly cited: readonly string[] } {
  if (block.kind === 'code') {
    return { unmarked: block, cited: [] };
  }
  if (block.kind !== 'table') {
    const { text, cited } = withoutMarks(block.text, notes);
    return { unmarked: { ...block, text }, cited };
  }
  const header = withoutMarks(block.header, notes);
  const rows = block.rows.map((row) => withoutMarks(row, notes));
  return {
    unmarked: { ...block, header: header.text, rows: rows.map(({ text }) => text) },
    cited: [header, ...rows].flatMap(({ cited }) => cited),
  };
}

/** Returns a text without the marks of notes, and the labels of these notes. */
export function withoutMarks(
  text: string,
  notes: ReadonlyMap<string, string>,
): { readonly text: string; readonly cited: readonly string[] } {
  const cited: string[] = [];
  const rest = text.replace(MARK, (mark, name: string) => {
    const label = labelOf(name);
    if (!notes.has(label)) {
      return mark;
    }
    cited.push(label);
    return '';
  });
  return { text: rest, cited };
}

function labelOf(name: string): string {
  return name.toLowerCase();
}
