import { listedBits, ORGANIZATION } from '../../../names/name-bits.ts';
import { CAPITAL_PARTICLE, SURNAME_PARTICLE } from '../../../names/particles.ts';
import { compileExpression } from '../../../text/compiled-expression.ts';
import { textAfter, textBefore } from '../../../text/text-beside.ts';
import { wordSet } from '../../../word-set.ts';

/** Up to four initials, each with a full stop, or two with one: "P. H. ", "J.-Y. ", "B-M. ", "Q.J. ", "Ph. ". */
export const INITIALS: RegExp = /(?:[A-Z]-)?[A-Z][hl]?\.(?:[ -]?[A-Z][hl]?\.){0,3} ?/g;

// The beginnings that a surname can write together with its capital: "McAllister", "DeLuca", "VanDerBeek".
const JOINED =
  '(?:Ma?c|Fitz|De|Del|Della|Di|Da|Dal|Do|Du|La|Le|Li|Lo|St|San|Van(?:[Dd]e[rn]?)?|Von|Ten|Ter)(?=[A-Z][a-z]{2})';
const PARTICLES = `(?:${SURNAME_PARTICLE}|${CAPITAL_PARTICLE}|v[./] ?d\\.?) `;
const REST = '[a-z\\u00AA-\\uFFFB]{1,30}';
const IN_CAPITALS = "(?:[A-Z]')?[A-Z\\u00C0-\\u00DE]{4,30}(?:-[A-Z]{2,30})?";

/** A surname as it follows initials, with its particles: "van der Velden", "O'Brien", "McAllister", "OKAFOR". */
export const SURNAME_AFTER_INITIALS: RegExp = compileExpression(
  `(?:${PARTICLES}){0,3}(?:[dl]'|[A-Z]')?(?:${JOINED})?[A-Z]${REST}(?:[-'][A-Z]?${REST}){0,2}|${IN_CAPITALS}`,
  'y',
);

// Abbreviations that look like initials.
const ABBREVIATIONS = wordSet(
  'us uk uo uos eu un dc po pm am nv bv sa sl ag ev co st op ch cl ad bc la ny eg ie ps pt',
);

/** Whether several initials are an abbreviation: "at 9 a.m.", "S.A."; not in "A.-M. Dupre" and "A.M. Dupre". */
export function isAbbreviation(text: string, index: number, initials: string): boolean {
  const letters = initials.toLowerCase().replace(/[^a-z]/g, '');
  const isPair = initials.includes('-') || (/^[AP]\. ?M\./.test(initials) && !/\d ?$/.test(textBefore(text, index, 2)));
  return initials.split('.').length > 2 && !isPair && ABBREVIATIONS.has(letters);
}

/** Whether partners or a word for an organization follow a name: "F. Kennedy Space Center". */
export function isFollowedByThing(text: string, lower: string, end: number): boolean {
  if (/^(?: ?&| (?:and|und|et|y|e|i) (?:co|sons|partners|sohne|fils|hijos|figli)\b)/i.test(textAfter(text, end, 16))) {
    return true;
  }
  const next = /^(?: [A-Z][a-z]{1,24}){1,3}/.exec(textAfter(text, end, 78))?.[0] ?? '';
  return lower
    .slice(end, end + next.length)
    .split(' ')
    .some((word) => (listedBits(word) & ORGANIZATION) !== 0);
}
