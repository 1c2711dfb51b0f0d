import type { Finding } from '../../finding.ts';
import { isPlainGivenName, listedBits } from '../../names/name-bits.ts';
import { allMatches } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';

const CAPITALIZED = /(?<![A-Za-z-])[A-Z][a-z]{1,24}(?:-[A-Z]?[a-z]{1,24})?(?![A-Za-z])/g;
const GAP = /^,? $/;
// A lowercase word, with or without full stops and digits, that is not part of an address, a path or a call.
const WORD =
  /(?<![A-Za-z0-9@._/\\$-])[a-z]{1,25}(?:[._-][a-z]{1,25}){0,2}\d{0,4}(?![A-Za-z0-9@_/\\$(=-]|[.:][A-Za-z0-9])/g;
// Shorter accounts are too often words: "Anna Li" gives "ali". Not measured.
const LENGTH_MIN = 5;
// An initial and a shorter surname are too often a word: "Carl Lock" gives "clock". Not measured.
const SURNAME_MIN = 5;

/** Finds accounts formed from a name in the same text: "Karin Hartwig" and "khartwig", "k.hartwig", "hartwigk". */
export function findAccountsOfNames({ text }: ScannedText): Finding[] {
  const accounts = accountsOfNames(text);
  if (accounts.size === 0) {
    return [];
  }
  return allMatches(WORD, text).flatMap(({ 0: written, index }) => {
    if (written.length < LENGTH_MIN) {
      return [];
    }
    const letters = written.replace(/[^a-z]/g, '');
    const isAccount = letters.length >= LENGTH_MIN && listedBits(written) === 0 && accounts.has(letters);
    return isAccount ? [{ kind: 'USERNAME', start: index, end: index + written.length, strength: 1 }] : [];
  });
}

function accountsOfNames(text: string): Set<string> {
  const words = allMatches(CAPITALIZED, text).map(({ 0: written, index }) => ({
    word: written.toLowerCase().replace('-', ''),
    start: index,
    end: index + written.length,
  }));
  const accounts = words.flatMap(({ word, end }, i) => {
    const next = words[i + 1];
    return next !== undefined && GAP.test(text.slice(end, next.start))
      ? [...accountsOf(word, next.word), ...accountsOf(next.word, word)]
      : [];
  });
  return new Set(accounts);
}

function accountsOf(given: string, surname: string): readonly string[] {
  if (!isPlainGivenName(given)) {
    return [];
  }
  const initial = given.charAt(0);
  const initialed = surname.length < SURNAME_MIN ? [] : [initial + surname, surname + initial];
  return [given.slice(0, 2) + surname, given + surname, surname + given, ...initialed];
}
