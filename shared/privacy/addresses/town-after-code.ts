import { matchAt } from '../text/match-at.ts';
import { textBefore } from '../text/text-beside.ts';
import { wordSet } from '../word-set.ts';
import { AFTER_STATE } from './street-words.ts';

/** A word of a town's name, from an index on. */
export const TOWN_WORD =
  /(?:St\. |Sta\. |S\. )?[A-Z\u00AA-\uFFFB][A-Za-z\u00AA-\uFFFB]{0,30}(?:['/-][A-Za-z\u00AA-\uFFFB]{1,30}){0,4}\.?/y;
const LOWER_TOWN_WORD = /[a-z\u00AA-\uFFFB]{3,30}(?:['-][a-z\u00AA-\uFFFB]{1,30}){0,3}/y;
// "2205 und": function words are not towns.
const NO_TOWNS = wordSet(
  'und oder and the der die das des dem den bis von vom for with per par sur une les dans con por para del een het voor met och med som sind werden wird nach oraz dla com',
);
/** A word in lower case within a town's name, from an index on. */
export const PARTICLE = / (?:[a-z]{1,5}|[a-z]{1,2}\.) (?:(?:la|le|las|los|der|den|dem|el|lo) )?/y;
/** A post code that comes before its town: "79102", "SE-784 34", "5571 XK", "6300-665", "02-219", "L-1234". */
export const CODE_FIRST =
  /(?:[A-Z]{1,2}-)?(?:\d{4}[A-Z]{3}\b|\d{4}-\n?\d{3}|\d{5}-\d{3}|\d{2}-\n?\d{3}|\d{3}[ \n]\d{2}|\d{4}[ \n]?[A-Z]{2}\b|\d{4,6})(?![\d-])/y;
/** The state after a Brazilian town: "Salvador - BA", "Campinas/SP". */
export const STATE_NAME = '(?: ?- ?|\\/)(?:A[CLPM]|BA|CE|DF|ES|GO|M[ATSG]|P[ABREI]|R[JNSOR]|S[CPE]|TO)';
const REGION = new RegExp(
  `${STATE_NAME}(?![A-Za-z-])| \\((?:[A-Z]{2}|[AO] [A-Z][a-z\\u00AA-\\uFFFB]{2,16}|[A-Z\\u00AA-\\uFFFB][a-z\\u00AA-\\uFFFB]{2,16}(?: (?:(?:de|del|la|di) )?[A-Z][a-z\\u00AA-\\uFFFB]{2,16})?)\\)`,
  'y',
);

/**
 * The maximum number of words in a town's name, as in "Saint-Rémy en Bouzemont Saint Genest"; more words are likely a
 * sentence. Not measured.
 */
export const TOWN_WORDS_MAX = 5;

/** Returns where a post code at this index and the town after it end, or null if they are missing. */
export function codeThenTown(text: string, at: number): number | null {
  const code = matchAt(CODE_FIRST, text, at);
  if (code === null) {
    return null;
  }
  const after = at + code.length;
  // "Austin, TX 78702 please"
  if (AFTER_STATE.test(textBefore(text, at, 6)) && /^\d{5}$/.test(code)) {
    return after;
  }
  const gap = matchAt(BEFORE_TOWN, text, after);
  if (gap === null) {
    return null;
  }
  const town = after + gap.length;
  const end = townEnd(text, town);
  return end === town ? null : end + (matchAt(REGION, text, end)?.length ?? 0);
}

/**
 * Like `codeThenTown`, for numbers that are post codes only after an address: "69 003 Lyon", "1100 053 Lisboa", "CEP
 * 01310-100, São Paulo", "kod 00-950 Warszawa".
 */
export function spacedCodeThenTown(text: string, at: number): number | null {
  const label = matchAt(CODE_LABEL, text, at);
  const from = at + (label ?? '').length;
  const code = matchAt(SPACED_CODE, text, from);
  if (code === null) {
    return label === null ? null : codeThenTown(text, from);
  }
  const town = from + code.length;
  const end = townEnd(text, town);
  return end === town || matchAt(TOWN_WORD, text, town) === null ? null : end;
}

const CODE_LABEL = /(?:CEP|CAP|PLZ|C\.?P\.?|kod|postcode):? /y;
const SPACED_CODE = /(?:\d{2} \d{3}|\d{4} \d{3}) (?=[A-Z])/y;

// On the line after a post code, a label shows that no town follows.
const BEFORE_TOWN = /,? {1,2}|\n(?!(?:Tel|Fax|Mob|Phone|Fon|E-?[Mm]ail|Mail|Web|www|USt|IBAN)[a-z]{0,8}(?![a-z]))/y;

// Returns where a town in lower case ends, as in a chat ("31000 toulouse"), or where it would begin.
function lowerTownEnd(text: string, from: number): number {
  const town = matchAt(LOWER_TOWN_WORD, text, from);
  return town === null || NO_TOWNS.has(town) ? from : from + town.length;
}

/** Returns where a town ends, or where it would begin if there is none. */
export function townEnd(text: string, from: number): number {
  const first = matchAt(TOWN_WORD, text, from);
  if (first === null) {
    return lowerTownEnd(text, from);
  }
  let end = from;
  let gap = 0;
  let word: string | null = first;
  for (let words = 0; word !== null && words < TOWN_WORDS_MAX; words += 1) {
    end += gap + (word.endsWith('.') ? word.length - 1 : word.length);
    const particle = matchAt(ELIDED, text, end) ?? matchAt(PARTICLE, text, end) ?? '';
    const isOfTown = particle.endsWith("'") || TOWN_PARTICLES.has(firstWord(particle));
    gap = isOfTown ? particle.length : 1;
    // A full stop, which was left out above, ends the town.
    word = text.charAt(end) === ' ' ? matchAt(TOWN_WORD, text, end + gap) : null;
  }
  return end + (matchAt(TOWN_SUFFIX, text, end)?.length ?? 0);
}

// "Frankfurt a. M.", "Freiburg i. Br.", "Rothenburg o. d. T.", "Lyon 3e", but not "Bremen i. A. Huber", who signs.
const TOWN_SUFFIX = / (?:(?!i\. ?[AV]\. ?[A-Z])[aio]\. ?(?:d\. ?)?[A-Z][a-z]{0,3}\.|\d{1,2}(?:e|er|eme)\b)/y;

// "Santa Croce sull'Arno"
const ELIDED = / (?:d|l|all|dall|dell|nell|sull)'/y;

/** The first word of a particle. */
export const firstWord = (particle: string): string => particle.trimStart().split(' ', 1).join('');

const TOWN_PARTICLES = wordSet(
  'de del della dei di da do dos das du la le les el los las van aan der het am an der im in ob bei sur sous en lez upon on by the y e na nad',
);
