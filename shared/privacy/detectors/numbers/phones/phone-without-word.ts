import { listedBits } from '../../../names/name-bits.ts';
import { AMBIGUOUS, GIVEN } from '../../../names/word-bits.ts';
import { textAfter, textBefore } from '../../../text/text-beside.ts';
import type { TextRange } from '../../../text/text-range.ts';
import { isAnyUnspacedPhone, isNordicPhone, isPhoneInPlan, isUnspacedPhone } from './phone-plans.ts';
import { isAfterNumber, isAfterToNumber } from './phone-words.ts';

/** Whether a number that no word identifies is valid in the numbering plan of a country. */
export function isKnownWithoutWord(text: string, place: TextRange): boolean {
  // "(0171 2345678)", and "(Mehmet, 0171 2345678)", where the first bracket is before the name; "0171 (2345678)".
  const isLast = text.charAt(place.end - 1) === ')';
  const start = isLast && text.charAt(place.start) === '(' ? place.start + 1 : place.start;
  const end = isLast ? place.end - 1 : place.end;
  const written = text.slice(start, end).replace(LAST_BRACKET, '');
  return (
    (isPhoneInPlan(written) && !isAfterNumber(text, place.start)) ||
    (isNordicPhone(written) && standsAfterLabel(text, start, end)) ||
    (isUnspacedPhone(written) && belongsToPerson(text, { start, end })) ||
    (isAfterToNumber(text, start) && isAnyUnspacedPhone(written))
  );
}

// "zé: 967118204, mas só de manhã", "Daniela (914471209)", "o canalizador é o 914471209": after a speaker, in brackets
// after a name, or after "is". A number after a colon alone may be any code.
function belongsToPerson(text: string, { start, end }: TextRange): boolean {
  const before = textBefore(text, start, PERSON_REACH);
  const after = textAfter(text, end, 4);
  return (
    (SPOKEN.test(before) && !CODE_LABEL.test(before) && /^,? [a-z(]/.test(after)) ||
    (/(?:^|[^A-Za-z])[A-Z][a-z\u00AA-\uFFFB]{1,20} \($/.test(before) && after.startsWith(')')) ||
    (isGivenName(NAME_BEFORE.exec(before)?.[1] ?? '') && /^(?:[,.;!?)\n]|$)/.test(after)) ||
    ((text.startsWith('0', start) ? / (?:on|is) $/ : / (?:e o|al|allo|ao) $/).test(before) &&
      /^(?:[,.;!?)\n]|$| [a-z])/.test(after))
  );
}

// "mio fratello michele 3407718802"
const NAME_BEFORE = /(?:^|[^A-Za-z\d])([A-Za-z\u00AA-\uFFFB]{3,14}) $/;
const isGivenName = (word: string): boolean => {
  const bits = listedBits(word.toLowerCase());
  return (bits & GIVEN) !== 0 && (bits & AMBIGUOUS) === 0;
};

const LAST_BRACKET = /\((?=\d+$)/;

// The furthest that an expression looks back: a character, a name of 21 letters, a space and a bracket.
const PERSON_REACH = 24;
const SPOKEN = /(?:^|\n|\] ?)[a-z\u00AA-\uFFFB]{2,14}: $/;
const CODE_LABEL =
  /(?:cod|matr|cont|client|prat|prot|nif|proc|utent|num|nr|no|id|ref|kod|klient|account|kund|code|key|user|uid|value|total|size|count|hash|seed|build)[a-z]{0,9}: $/;

// "Questions: 86 12 34 56.": after a colon, and followed only by the end of a sentence or line.
function standsAfterLabel(text: string, start: number, end: number): boolean {
  return /[a-z)]: ?$/i.test(textBefore(text, start, 3)) && /^(?:\.?(?:\s|$)|,)/.test(textAfter(text, end, 2));
}
