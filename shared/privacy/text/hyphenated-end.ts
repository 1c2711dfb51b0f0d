import { matchAt } from './match-at.ts';

// "Schlot-\nter", not "Huber-\nund Maiergasse".
const REST =
  /-\n[ \t]{0,8}(?!(?:und|oder|and|or|et|ou|y|o|e|en|of|i|och|eller|bzw)(?![a-z]))[a-z\u00AA-\uFFFB]{1,24}(?![A-Za-z0-9\u00AA-\uFFFB@-])/y;

/**
 * Returns the index after a word whose first part ends at `end`: after its rest on the next line if it is hyphenated
 * there, otherwise `end`.
 */
export function hyphenatedEnd(text: string, end: number): number {
  return end + (matchAt(REST, text, end)?.length ?? 0);
}
