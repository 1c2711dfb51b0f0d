import { allMatches, matchAt } from './match-at.ts';
import type { Replacement } from './text-range.ts';

// "Schlot-\nter", not "Huber-\nund Maiergasse".
const REST =
  /-\n[ \t]{0,8}(?!(?:und|oder|and|or|et|ou|y|o|e|en|of|i|och|eller|bzw)(?![a-z]))[a-z\u00AA-\uFFFB]{1,24}(?![A-Za-z0-9\u00AA-\uFFFB@-])/y;

/** Returns the end of the whole word if a hyphen and a line break divide it at `end`, otherwise `end`. */
export function hyphenatedEnd(text: string, end: number): number {
  return end + (matchAt(REST, text, end)?.length ?? 0);
}

// Typesetting programs divide words with hyphens that nobody types.
const TYPESET_HYPHEN = /(?<=\p{L})[\u00AD\u2010]\r?\n[ \t]{0,40}(?=\p{Ll})/gu;

/** Finds the typeset hyphens that divide words at line ends, each with its line break, in order; both are left out. */
export function typesetHyphensIn(source: string): Replacement[] {
  return allMatches(TYPESET_HYPHEN, source).map(({ 0: written, index }) => ({
    start: index,
    end: index + written.length,
    as: '',
  }));
}
