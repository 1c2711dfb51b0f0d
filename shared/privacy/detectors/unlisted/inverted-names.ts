import { COMMON, listedBits, ORGANIZATION, PLACE, TECHNICAL } from '../../names/name-bits.ts';
import { PARTICLES } from '../../names/particles.ts';
import { isTitle } from '../../names/titles.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { textBefore } from '../../text/text-beside.ts';
import type { TextRange } from '../../text/text-range.ts';
import { beginsWithThing } from '../things/thing-words.ts';
import { WORKERS } from './person-places.ts';

// A surname and a comma: in capitals at the start of a line or a cell, or after a time.
const SURNAME =
  /(?:(?:^|\n[ \t>*-]{0,4}|[;|\t] ?)([A-Z\u00AA-\uFFFB' i-]{4,60})|\d[ \t]{1,4}([A-Za-z\u00AA-\uFFFB' -]{4,60})), $/;
// More than the expression above can match.
const REACH = 70;
const WORDS_MAX = 5;

/**
 * Finds surnames with a particle in front of a given name that was found: "GARCÍA DE LA TORRE, Leocadia", "Hård af
 * Segerstad, Claes". Without a particle, the words before the comma may be anything.
 */
export const invertedNames = ({ text, lower }: ScannedText, persons: readonly TextRange[]): TextRange[] =>
  persons.flatMap(({ start }) => {
    const [, inCapitals, afterTime] = SURNAME.exec(textBefore(text, start, REACH)) ?? [];
    const surname = inCapitals ?? afterTime;
    const end = start - ', '.length;
    return surname !== undefined && isSurname(surname, lower.slice(end - surname.length, end))
      ? [{ start: end - surname.length, end }]
      : [];
  });

function isSurname(written: string, folded: string): boolean {
  const words = written.split(' ');
  const names = folded.split(' ').filter((word) => !isParticle(word));
  return (
    words.length <= WORDS_MAX &&
    names.length < words.length &&
    !isParticle(folded.slice(folded.lastIndexOf(' ') + 1)) &&
    words.every((word) => /^[A-Z\u00AA-\uFFFB']/.test(word) || isParticle(word)) &&
    !beginsWithThing(names) &&
    names.every(
      (word) =>
        !isTitle(word) && word.search(WORKERS) !== 0 && (listedBits(word) & (PLACE | ORGANIZATION | TECHNICAL)) === 0,
    ) &&
    names.some((word) => (listedBits(word) & COMMON) === 0)
  );
}

// "i" joins Catalan surnames: "Pi i Roca".
const isParticle = (folded: string): boolean => PARTICLES.has(folded) || folded === 'i';
