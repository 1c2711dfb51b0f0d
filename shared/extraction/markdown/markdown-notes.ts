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
 * Returns a text without its note marks, and the notes that they cite. A note is returned the first time only: in
 * `notes`, '' takes its place.
 */
export function withoutMarks(
  text: string,
  notes: Map<string, string>,
): { readonly text: string; readonly cited: string[] } {
  const cited: string[] = [];
  const rest = text.replace(MARK, (mark, name: string) => {
    const label = labelOf(name);
    const note = notes.get(label);
    if (note === undefined) {
      return mark;
    }
    if (note.trim() !== '') {
      cited.push(note);
      notes.set(label, '');
    }
    return '';
  });
  return { text: rest, cited };
}

function labelOf(name: string): string {
  return name.toLowerCase();
}
