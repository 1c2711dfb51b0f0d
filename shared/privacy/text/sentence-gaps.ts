import { allMatches } from './match-at.ts';
import { COLUMN_MARK } from './stretched-lines.ts';
import { textBefore } from './text-beside.ts';
import type { Replacement } from './text-range.ts';

const LINE = /[^\n]+/g;
const GAP = /(?<=[^ ]) {2,}(?=[^ ])/g;
const AFTER_SENTENCE = /[.!?]["')\]]?$/;
// "Tendai R.  Sat 14 late": the initial of a surname may end a field.
const AFTER_NAME = /\p{Lu}\p{Ll}{1,30} \p{Lu}\.$/u;
// A given name, a space, an initial and its full stop.
const REACH = 34;

/**
 * Finds the two spaces with which some people separate sentences, and titles and initials from what follows them
 * ("Dr.", "J."), each to be read as one space. Keeps the gaps in a line that may have columns, because it has any other
 * gap or a column mark, and in the lines above and below it.
 */
export function sentenceGapsIn(source: string): Replacement[] {
  if (!source.includes('  ')) {
    return [];
  }
  const lines = allMatches(LINE, source).map(({ 0: text, index }) => ({ index, text, gaps: allMatches(GAP, text) }));
  const isProse = lines.map(
    ({ text, gaps }) =>
      !COLUMN_MARK.test(text) &&
      gaps.every(({ 0: gap, index }) => gap.length === 2 && isAfterSentence(textBefore(text, index, REACH))),
  );
  return lines.flatMap(({ index, gaps }, i) =>
    isProse[i] && isProse[i - 1] !== false && isProse[i + 1] !== false
      ? gaps.map((gap) => ({ start: index + gap.index, end: index + gap.index + 2, as: ' ' }))
      : [],
  );
}

function isAfterSentence(before: string): boolean {
  return AFTER_SENTENCE.test(before) && !AFTER_NAME.test(before);
}
