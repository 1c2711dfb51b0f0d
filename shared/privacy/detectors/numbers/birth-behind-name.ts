import type { Finding } from '../../finding.ts';
import { GIVEN, listedBits } from '../../names/name-bits.ts';
import { allMatches } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { textBefore } from '../../text/text-beside.ts';

// "Ik ben Siebren Ait Hammou (7-7-1983)", "09:00 Maria Leitão | 11.06.1938 |": what else has a date of the last century
// right behind somebody's name is rare today.
const IN_BRACKETS = /[a-z\u00AA-\uFFFB] (?:\(|\| ?)(\d{1,2}([./-])\d{1,2}\2(?:19\d{2}|200\d))(?=\)| ?\|)/gi;
// Four words of a name, and who signed before it: "Signed by Anna Smith (12.03.1998)".
const REACH = 72;
const NAME_WORDS = 4;
const SIGNED = /sign|unterz|gez\.|firm|assin|podpis|undertecknad|getekend/;

/** Dates of birth in brackets, or in the next cell, right behind a name with a listed given name. */
export function findBirthBehindName(scanned: ScannedText): Finding[] {
  return allMatches(IN_BRACKETS, scanned.text).flatMap(({ 0: written, 1: date = '', index }) => {
    const end = index + written.length;
    return isBehindName(scanned, index + 1)
      ? [{ kind: 'DATE_OF_BIRTH', start: end - date.length, end, strength: 2 } as const]
      : [];
  });
}

function isBehindName({ text, lower }: ScannedText, end: number): boolean {
  const words = textBefore(text, end, REACH).split(/\s/).slice(-NAME_WORDS);
  const last = words.at(-1) ?? '';
  const isPerson = words.some((word) => /^[A-Z]/.test(word) && (listedBits(word.toLowerCase()) & GIVEN) !== 0);
  return /^[A-Z]/.test(last) && words.length > 1 && isPerson && !SIGNED.test(textBefore(lower, end, REACH));
}
