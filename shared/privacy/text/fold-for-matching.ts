import { type FoldedText, foldText, type Layout } from './folded-text.ts';
import { gluedLabelsIn } from './glued-labels.ts';
import { typesetHyphensIn } from './hyphenated-end.ts';
import { indentedWrapsIn } from './indented-prose.ts';
import { htmlBreaksIn, markupIn } from './markup.ts';
import { sentenceGapsIn } from './sentence-gaps.ts';
import { stretchedIn } from './stretched-lines.ts';
import { readTables } from './tables/table-cells.ts';
import type { Replacement, TextRange } from './text-range.ts';
import { withoutWraps } from './wrapped-prose.ts';

const LAYOUT: Layout = {
  formattingIn: (text) => [
    ...markupIn(text).map((range) => ({ ...range, as: '' })),
    ...htmlBreaksIn(text),
    ...lineEndsIn(text),
    ...gluedLabelsIn(text),
  ],
  tablesIn: (text) => {
    const { text: read, cells } = readTables(text);
    return { text: withoutWraps(read), cells };
  },
};

/** Folds a text with its tables and its layout, with one barrier for each taken range (`foldText`). */
export const foldForMatching = (source: string, taken: readonly TextRange[] = []): FoldedText =>
  foldText(source, taken, LAYOUT);

// A line end can be read in several ways; the first one counts.
function lineEndsIn(text: string): Replacement[] {
  const byEnd = new Map<number, Replacement>();
  for (const replacement of [
    ...typesetHyphensIn(text),
    ...stretchedIn(text),
    ...sentenceGapsIn(text),
    ...indentedWrapsIn(text),
  ]) {
    byEnd.set(replacement.end, byEnd.get(replacement.end) ?? replacement);
  }
  return [...byEnd.values()];
}
