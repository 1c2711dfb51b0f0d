import { allMatches } from './match-at.ts';
import type { TextRange } from './text-range.ts';

const MARK = /\*{1,3}|_{1,3}|`{1,2}/g;
const IN_WORD = /[\p{L}\p{N}\\*_`]/u;
// Not within a word or at the beginning of a password: "https://anna:_pw_@host", "PASSWORD=_ab_".
const NOT_BEFORE = /[\p{L}\p{N}\\*_`=:/@]/u;
const IN_MARK = /[^\s*_`]/;
// The beginning of a quoted line in a reply.
const QUOTED = /(?<=^|\n)>(?: ?>){0,7} ?/g;

/**
 * Finds the signs of a text that only format it: Markdown or chat marks for bold, italic and code around part of a
 * line, and marks of quoted lines. A reader does not see them.
 */
export function markupIn(source: string): TextRange[] {
  return [...quotedIn(source), ...emphasisIn(source)];
}

const quotedIn = (source: string): TextRange[] =>
  allMatches(QUOTED, source).map(({ 0: signs, index }) => rangeOf(index, signs));

function emphasisIn(source: string): TextRange[] {
  const opened = new Map<string, TextRange>();
  const found: TextRange[] = [];
  for (const { 0: mark, index } of allMatches(MARK, source)) {
    const range = rangeOf(index, mark);
    const [before, after] = [source.charAt(range.start - 1), source.charAt(range.end)];
    const open = opened.get(mark);
    const isClosed = open !== undefined && IN_MARK.test(before) && !IN_WORD.test(after);
    if (isClosed) {
      found.push(...(source.slice(open.end, index).includes('\n') ? [] : [open, range]));
      opened.delete(mark);
    } else if (!NOT_BEFORE.test(before) && IN_MARK.test(after)) {
      opened.set(mark, range);
    }
  }
  return found;
}

const rangeOf = (start: number, signs: string): TextRange => ({ start, end: start + signs.length });
