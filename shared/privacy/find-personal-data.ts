import { detectorsFor } from './detectors/detectors.ts';
import { findKnownNames } from './detectors/known-names.ts';
import { HEURISTIC_KINDS } from './detectors/structured-detectors.ts';
import { type Finder, type FindOptions, findInRounds } from './find-in-rounds.ts';
import type { Finding, PersonalDataSpan } from './finding.ts';
import { PERSONAL_DATA_KINDS, type PersonalDataKind } from './kinds.ts';
import { isListedName } from './names/name-bits.ts';
import { scanWhole, wholeFindings } from './rule-findings.ts';
import type { Model } from './tagger/model.ts';
import { readPersonalData } from './tagger/read-personal-data.ts';
import type { Covered } from './tagger/read-text.ts';
import { readerModel } from './tagger/weights.ts';
import { foldForMatching } from './text/fold-for-matching.ts';
import type { FoldedText } from './text/folded-text.ts';
import { overlapping } from './text/range-search.ts';
import { byStart } from './text/text-range.ts';

/** Options of `findPersonalData`. */
interface Options extends FindOptions {
  /** The trained model that reads the text, or null for the formats alone; the product's own by default. */
  readonly model?: Model | null;
}

/**
 * Finds personal data of these kinds by formats, labels and context (`find-in-rounds.ts`).
 *
 * @throws `unavailable`, without any of the text, when it cannot be read.
 */
export const findPersonalData = (
  source: string,
  kinds: readonly PersonalDataKind[],
  { model, ...options }: Options = {},
): PersonalDataSpan[] => findInRounds(source, { kinds, finder: () => finderFor(kinds, model) }, options);

function finderFor(kinds: readonly PersonalDataKind[], given: Model | null | undefined): Finder {
  const model = given === undefined && kinds.some((kind) => HEURISTIC_KINDS.includes(kind)) ? readerModel() : given;
  const others = PERSONAL_DATA_KINDS.filter((kind) => !kinds.includes(kind));
  return {
    detectors: detectorsFor(kinds),
    fold: foldForMatching,
    findKnown: (folded, known) => withoutParts(folded, findKnownNames(folded, known), others),
    spellingsOf,
    read: (source, covered, folded) =>
      model ? readPersonalData(source, [...covered, ...findOthers(folded, others)].sort(byStart), model) : [],
  };
}

// A name is no part of an email address that the policy keeps.
function withoutParts(folded: FoldedText, known: Finding[], others: readonly PersonalDataKind[]): Finding[] {
  if (known.length === 0 || !others.includes('EMAIL')) {
    return known;
  }
  const isPart = overlapping(scanWhole(folded, detectorsFor(['EMAIL'])));
  return known.filter((finding) => !isPart(finding));
}

// The reader judges a text by all that is found in it, whichever kinds a policy removes.
function findOthers(fold: () => FoldedText, kinds: readonly PersonalDataKind[]): Covered[] {
  if (kinds.length === 0) {
    return [];
  }
  const folded = fold();
  return wholeFindings(folded, scanWhole(folded, detectorsFor(kinds))).map(({ kind, start, end }) => ({
    kind,
    start: folded.sourceStart(start),
    end: folded.sourceEnd(end),
  }));
}

const INITIALS = /^[A-Z]{2,3}$/;

// Initials identify a person only in the text where they were found: "JS" in another text may be something else.
const spellingsOf: Finder['spellingsOf'] = (written, { kind, value }) =>
  kind === 'PERSON' && INITIALS.test(written) && !isListedName(written.toLowerCase()) ? [] : [[written, value]];
