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
    const goesOn: boolean = mayBeNote && belongsToNote(line, afterBlank);
    afterBlank = line.trim() === '';
    if (note !== null) {
      label = labelOf(note[1] ?? '');
      notes.set(label, notes.get(label) ?? line.slice(note[0].length).trim());
      return '';
    }
    if (label !== null && goesOn) {
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
  const waiting = new Map(notes);
  const placedBelow = (cited: readonly string[], headings: readonly string[]): readonly Block[] =>
    cited
      .flatMap((label) => {
        const note = waiting.get(label) ?? '';
        waiting.set(label, '');
        return note.trim() === '' ? [] : readNote(note);
      })
      .flatMap((block) => place({ ...block, headings: [...headings, ...block.headings] }));
  const place = (block: Block): readonly Block[] => {
    const path = block.headings.map((heading) => withoutMarks(heading, notes));
    const headings = path.map(({ text }) => text);
    const inHeadings = path.flatMap(({ cited }, depth) => placedBelow(cited, headings.slice(0, depth + 1)));
    const { unmarked, cited } = withoutBlockMarks({ ...block, headings }, notes);
    return [...inHeadings, unmarked, ...placedBelow(cited, headings)];
  };
  return notes.size === 0 ? blocks : blocks.flatMap(place);
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
