import { allMatches } from './match-at.ts';
import type { Replacement, TextRange } from './text-range.ts';

const MARK = /\*{1,3}|_{1,3}|`{1,2}/g;
// A mark before one of these characters closes nothing.
const PREVENTS_CLOSING = /[\p{L}\p{N}\\*_`]/u;
// A mark after one of these characters opens nothing: it is within a word, or begins a password as in
// "https://anna:_pw_@host" and "PASSWORD=_ab_".
const PREVENTS_OPENING = /[\p{L}\p{N}\\*_`=:/@]/u;
// What is between two marks begins and ends with one of these characters.
const MARKED = /[^\s*_`]/;
// The beginning of a quoted line in a reply.
const QUOTED = /(?<=^|\n)>(?: ?>){0,7} ?/g;

/**
 * Finds the signs of a text that only format it: Markdown or chat marks for bold, italic and code around part of a
 * line, and marks of quoted lines. A reader does not see them.
 */
export function markupIn(source: string): TextRange[] {
  return [...quotedIn(source), ...emphasisIn(source)];
}

/**
 * Finds the line breaks of HTML, and what to read in their place: a space within a row of a table with bars, otherwise
 * a line break.
 */
export function htmlBreaksIn(source: string): Replacement[] {
  if (!HTML_BREAK.test(source)) {
    return [];
  }
  let offset = 0;
  return source.split('\n').flatMap((line) => {
    const isRow = line.indexOf('|') !== line.lastIndexOf('|');
    const from = offset;
    offset += line.length + 1;
    return allMatches(HTML_BREAKS, line).map(({ 0: tag, index }) => ({
      start: from + index,
      end: from + index + tag.length,
      as: isRow ? ' ' : '\n',
    }));
  });
}

const HTML_BREAK = /<br[ />]/i;
const HTML_BREAKS = / ?<br ?\/?> ?/gi;

const quotedIn = (source: string): TextRange[] =>
  allMatches(QUOTED, source).map(({ 0: signs, index }) => rangeOf(index, signs));

function emphasisIn(source: string): TextRange[] {
  const opened = new Map<string, TextRange>();
  const found: TextRange[] = [];
  for (const { 0: mark, index } of allMatches(MARK, source)) {
    const range = rangeOf(index, mark);
    const [before, after] = [source.charAt(range.start - 1), source.charAt(range.end)];
    const open = opened.get(mark);
    const isClosed = open !== undefined && MARKED.test(before) && !PREVENTS_CLOSING.test(after);
    if (isClosed) {
      found.push(...(source.slice(open.end, index).includes('\n') ? [] : [open, range]));
      opened.delete(mark);
    } else if (!PREVENTS_OPENING.test(before) && MARKED.test(after)) {
      opened.set(mark, range);
    }
  }
  return found;
}

const rangeOf = (start: number, signs: string): TextRange => ({ start, end: start + signs.length });
