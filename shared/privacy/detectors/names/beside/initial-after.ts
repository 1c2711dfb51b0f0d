import { DEPARTMENTS } from '../../../names/departments.ts';
import { SURNAME_PARTICLE } from '../../../names/particles.ts';
import { compileExpression } from '../../../text/compiled-expression.ts';
import { textAfter } from '../../../text/text-beside.ts';
import type { TextRange } from '../../../text/text-range.ts';

// Two particles and two initials: " van der B.-C.". Not measured.
const REACH = 24;
const PARTICLES = `(?:(?:v|d|du|${SURNAME_PARTICLE})\\.? ){0,2}`;
// "Nuria B.", "Bram de W.", "Ionel P. 14:00"; not where a sentence begins after the full stop.
const WITH_FULL_STOP = compileExpression(`^ ${PARTICLES}[A-Z]\\.(?:[ -]?[A-Z]\\.)?(?=$| ?[^A-Z0-9 ]| {2})`, '');
// "Erkki S och", "Nadine K,"; a single vowel among lowercase words is more often a word: "Anna I think".
const WITHOUT_FULL_STOP = compileExpression(
  '^ (?:[A-Z](?=$|[\\n\\t,;:/|)\\x1f]| {2})|[B-DF-HJ-NP-TV-XZ](?= [a-z(+&]))',
  '',
);
// "Ott, B. |", "Weber, K. fehlt"
const AFTER_COMMA = compileExpression('^, [A-Z]\\.(?:[ -]?[A-Z]\\.)?(?= ?(?:$|[\\n\\t;/|)\\x1f])| {2}| [a-z])', '');
// "Couto Filho", "Lima Neto", "Pereira Junior": the suffix of a son or grandson with the same name.
const LAST_OF_FAMILY = /^ (?:Filho|Neto|Junior|Sobrinho|FILHO|NETO|JUNIOR|SOBRINHO)(?![A-Za-z-])/;
// "Marieke v.d. Broek", "Kees v/d Laan", but "Piet v.d. Administratie"
const SHORT_PARTICLES = /^ v[./] ?d\.? ([A-Z][A-Za-z\u00AA-\uFFFB'-]{1,40})/;
const SURNAME_REACH = 50;
const SINGLE = /^[A-Z][A-Za-z\u00AA-\uFFFB'-]{1,40}$/;

/**
 * Returns the end of a name including the initial, the suffix, or the short particles and surname that follow it:
 * "Nuria B.", "Erkki S", "Ott, B.", "Couto Filho", "Kees v/d Laan".
 */
export function endWithInitial(text: string, { start, end }: TextRange): number {
  const surname = SHORT_PARTICLES.exec(textAfter(text, end, SURNAME_REACH));
  if (surname !== null && !DEPARTMENTS.has((surname[1] ?? '').toLowerCase())) {
    return end + surname[0].length;
  }
  const after = textAfter(text, end, REACH);
  const isSingle = SINGLE.test(text.slice(start, end));
  const initial =
    WITH_FULL_STOP.exec(after) ??
    LAST_OF_FAMILY.exec(after) ??
    (isSingle ? (WITHOUT_FULL_STOP.exec(after) ?? AFTER_COMMA.exec(after)) : null);
  return end + (initial?.[0].length ?? 0);
}

/** Returns a name without the initial after it ("Roger" for "Roger N"), or the whole name if it has none. */
export const withoutInitial = (name: string): string => name.replace(INITIAL, '');

const INITIAL = compileExpression(`,? ${PARTICLES}[A-Z](?:\\.(?:[ -]?[A-Z]\\.)?)?$`, '');
