import { findKnownValues } from './detectors/known-values.ts';
import { createdOnce, structuredDetectors } from './detectors/structured-detectors.ts';
import { type FindOptions, findInRounds } from './find-in-rounds.ts';
import type { PersonalDataSpan } from './finding.ts';
import { PLANS_BY_LENGTH } from './formats/plans-by-length.ts';
import type { PersonalDataKind } from './kinds.ts';
import { foldText, type Layout } from './text/folded-text.ts';
import { markupIn } from './text/markup.ts';
import type { TextRange } from './text/text-range.ts';

/**
 * Finds personal data of kinds that have a form in a short text without tables, such as a name: without names,
 * addresses of streets and accounts, and so without word lists, the trained reader and the numbering plans of
 * countries.
 *
 * @throws `unavailable`, without any of the text, when it cannot be read.
 */
export const findStructuredData = (
  source: string,
  kinds: readonly PersonalDataKind[],
  options: FindOptions = {},
): PersonalDataSpan[] => findInRounds(source, { kinds, finder: () => finderFor(kinds) }, options);

const finderFor = (kinds: readonly PersonalDataKind[]) => ({
  detectors: detectorsFor(kinds),
  fold: (source: string, taken: readonly TextRange[]) => foldText(source, taken, OF_ONE_LINE),
  findKnown: findKnownValues,
  spellingsOf: (written: string, { value }: PersonalDataSpan) => [[written, value]] as const,
  read: () => [],
});

const detectorsFor = createdOnce((kinds) => ({
  structured: structuredDetectors(kinds, PLANS_BY_LENGTH),
  heuristic: [],
}));

const OF_ONE_LINE: Layout = {
  formattingIn: (text) => markupIn(text).map((range) => ({ ...range, as: '' })),
  tablesIn: (text) => ({ text, cells: [] }),
};
