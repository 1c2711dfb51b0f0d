import { DEPARTMENTS } from '../../../names/departments.ts';
import { isListedName } from '../../../names/name-bits.ts';
import { ARABIC_ARTICLE, SURNAME_PARTICLE } from '../../../names/particles.ts';
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
// "Omar al-Hassan", "Yusuf bin al-Amin"
const WITH_ARTICLE = compileExpression(`^ (?:(?:bin|ibn|bint) )?${ARABIC_ARTICLE}[A-Z][A-Za-z\u00AA-\uFFFB]{1,30}`, '');
// "Anna  Berger", as a form prints a name whose middle name is missing.
const AFTER_MISSING_NAME = /^ {2}([A-Z][a-z\u00AA-\uFFFB'-]{1,40})(?=$|[\n,.;)(]| [(a-z]| {2})/;
const SURNAME_REACH = 50;
const SINGLE = /^[A-Z][A-Za-z\u00AA-\uFFFB'-]{1,40}$/;

/**
 * Returns the end of a name including the initial, the suffix, or the surname with a particle, an article or two spaces
 * before it that follows: "Nuria B.", "Erkki S", "Ott, B.", "Couto Filho", "Kees v/d Laan", "Omar al-Hassan".
 */
export function endWithInitial(text: string, { start, end }: TextRange): number {
  const rest = textAfter(text, end, SURNAME_REACH);
  const surname = SHORT_PARTICLES.exec(rest);
  if (surname !== null && !DEPARTMENTS.has((surname[1] ?? '').toLowerCase())) {
    return end + surname[0].length;
  }
  const article = WITH_ARTICLE.exec(rest)?.[0];
  if (article !== undefined) {
    return end + article.length;
  }
  const after = textAfter(text, end, REACH);
  const isSingle = SINGLE.test(text.slice(start, end));
  const missing = isSingle ? AFTER_MISSING_NAME.exec(rest) : null;
  if (missing !== null && isListedName((missing[1] ?? '').toLowerCase())) {
    return end + missing[0].length;
  }
  const initial =
    WITH_FULL_STOP.exec(after) ??
    LAST_OF_FAMILY.exec(after) ??
    (isSingle ? (WITHOUT_FULL_STOP.exec(after) ?? AFTER_COMMA.exec(after)) : null);
  return end + (initial?.[0].length ?? 0);
}

/** Returns a name without the initial after it ("Roger" for "Roger N"), or the whole name if it has none. */
export const withoutInitial = (name: string): string => name.replace(INITIAL, '');

const INITIAL = compileExpression(`,? ${PARTICLES}[A-Z](?:\\.(?:[ -]?[A-Z]\\.)?)?$`, '');
