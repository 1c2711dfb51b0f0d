import { DAYS_AND_SHIFTS } from '../../names/days-and-shifts.ts';
import { FIRMS_OF_ONE_NAME } from '../../names/firms.ts';
import { AMBIGUOUS, GIVEN, nameBits, SURNAME } from '../../names/name-bits.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
import { matchAt } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { textAfter } from '../../text/text-beside.ts';
import type { TextRange } from '../../text/text-range.ts';
import { isNotPartOfName } from '../names/framed-name.ts';
import { isThingNext } from '../names/named-things.ts';
import { MONTHS, NOBODY_ON_DUTY } from '../rosters/roster-words.ts';
import { isPartOfFirm } from '../things/legal-form.ts';
import { isThingBefore } from '../things/thing-words.ts';
import { isNobody } from '../transcripts/transcript.ts';

/** A single name with the particles before it, and whether it is listed. */
export interface LoneSurname extends TextRange {
  /** 'doubtful': also the name of a town or another word; 'other': not a name. */
  readonly category: 'surname' | 'given' | 'doubtful' | 'unknown' | 'other';
}

const LETTERS = '[A-Za-z\\u00AA-\\uFFFB]{1,24}';
const PARTICLE_FORMS = "[Vv][ao]n|[Tt]e[nr]?|[Dd][aeiu]|[Dd]e[lnr]|[Dd]ella|[Dd][ao]s|[Zz]u|[Aa]f|'t|El|Al|L[aeo]|Ben";
const SURNAME_FORM = compileExpression(
  `((?:(?:${PARTICLE_FORMS}) (?:(?:de[nr]?|la|las|los|het|'t) )?)?)((?:[A-Z]')?[A-Z]${LETTERS}(?:['-]${LETTERS}){0,2})`,
  'y',
);
// Another capitalized word, even after an Arabic article, a letter, a version number, a possessive, or a partner of a
// firm.
const CONTINUES = /^(?:[A-Za-z0-9\u00AA-\uFFFB@_/-]|'| [A-Z]| (?:al|el|ad|ar|ash)-| & | \+ |\.[A-Za-z0-9])/;
// A space and the longest article.
const CONTINUES_MAX = 5;
const IN_CAPITALS = /^[A-Z]{2,}$/;

/**
 * Returns the single surname that begins at a position, or null where there is no capitalized word or more than one.
 */
export function loneSurnameAt(scanned: ScannedText, start: number): LoneSurname | null {
  const written = matchAt(SURNAME_FORM, scanned.text, start);
  if (written === null) {
    return null;
  }
  const end = start + written.length;
  if (CONTINUES.test(textAfter(scanned.text, end, CONTINUES_MAX))) {
    return null;
  }
  const afterParticles = start + written.lastIndexOf(' ') + 1;
  return { start, end, category: categoryOf(scanned, { start: afterParticles, end }) };
}

/** Classifies one capitalized word by the lists and by what is beside it. */
export function categoryOf(scanned: ScannedText, { start, end }: TextRange): LoneSurname['category'] {
  const lower = scanned.lower.slice(start, end);
  const bits = nameBits(lower);
  if (
    DAYS_AND_SHIFTS.has(lower) ||
    MONTHS.has(lower) ||
    NOBODY_ON_DUTY.has(lower) ||
    FIRMS_OF_ONE_NAME.has(lower) ||
    IN_CAPITALS.test(scanned.text.slice(start, end)) ||
    isNotPartOfName(scanned, { lower, bits, start, end }) ||
    isNobody(lower) ||
    isThingBefore(lower) ||
    isThingNext(scanned, end) ||
    isPartOfFirm(scanned, end)
  ) {
    return 'other';
  }
  if ((bits & (GIVEN | SURNAME)) === 0) {
    return 'unknown';
  }
  if ((bits & AMBIGUOUS) !== 0) {
    return 'doubtful';
  }
  return (bits & SURNAME) === 0 ? 'given' : 'surname';
}
