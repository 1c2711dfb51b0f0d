import { findKnownValues } from './detectors/known-values.ts';
import { createdOnce, structuredDetectors } from './detectors/structured-detectors.ts';
import { type FindOptions, findInRounds } from './find-in-rounds.ts';
import type { PersonalDataSpan } from './finding.ts';
import type { PersonalDataKind } from './kinds.ts';

/**
 * Finds personal data of kinds that have a form: without names, addresses of streets and accounts, and so without word
 * lists and the trained reader.
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
  findKnown: findKnownValues,
  spellingsOf: (written: string, { value }: PersonalDataSpan) => [[written, value]] as const,
  read: () => [],
});

const detectorsFor = createdOnce((kinds) => ({ structured: structuredDetectors(kinds), heuristic: [] }));
