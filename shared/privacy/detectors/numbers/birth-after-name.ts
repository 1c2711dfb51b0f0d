import type { Finding } from '../../finding.ts';
import { AMBIGUOUS, GIVEN, listedBits } from '../../names/name-bits.ts';
import { PARTICLES } from '../../names/particles.ts';
import { allMatches } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { textBefore } from '../../text/text-beside.ts';

// "Ik ben Siebren Ait Hammou (7-7-1983)", "09:00 Maria Leitão | 11.06.1938 |"; later dates belong to documents.
const AFTER_NAME = /[a-z\u00AA-\uFFFB] (?:\(|\| ?)(\d{1,2}([./-])\d{1,2}\2(?:19\d{2}))(?=\)| ?\|)/gi;
// Five words. Not measured.
const REACH = 80;
// What comes before a name: a line start, a time, a mark, or "I am". Not "approved by", nor a cell in a table of
// documents.
const I_AM = /^(?:am|bin|ben|soy|suis|sono|sou|jestem|ar)$/;
const BEFORE_NAME = /^$|[\d,;.:)-]$/;

/**
 * Finds dates of birth in brackets or in the next cell, directly after a name that its position or "I am" identifies.
 */
export function findBirthAfterName({ text }: ScannedText): Finding[] {
  return allMatches(AFTER_NAME, text).flatMap(({ 0: written, 1: date = '', index }) => {
    const end = index + written.length;
    return isAfterPerson(textBefore(text, index + 1, REACH))
      ? [{ kind: 'DATE_OF_BIRTH', start: end - date.length, end, strength: 2 } as const]
      : [];
  });
}

function isAfterPerson(before: string): boolean {
  const words = before.slice(before.lastIndexOf('\n') + 1).split(' ');
  const from = words.findLastIndex((word) => !isNameWord(word)) + 1;
  const names = words.slice(from).filter((word) => !PARTICLES.has(word));
  const bits = names.map((name) => listedBits(name.toLowerCase()));
  // "BRAMBILLASCA Pia", but "Aston Martin" and "San José"
  const isSurnameFirst = /^[A-Z\u00AA-\uFFFB'-]+$/.test(names[0] ?? '');
  return (
    names.length > 1 &&
    (((bits[0] ?? 0) & GIVEN) !== 0 || (isSurnameFirst && ((bits.at(-1) ?? 0) & GIVEN) !== 0)) &&
    bits.every((each) => (each & AMBIGUOUS) === 0) &&
    [BEFORE_NAME, I_AM].some((each) => each.test(words[from - 1] ?? ''))
  );
}

const isNameWord = (word: string): boolean =>
  !I_AM.test(word) && (/^[A-Z][A-Za-z\u00AA-\uFFFB'-]+$/.test(word) || PARTICLES.has(word));
