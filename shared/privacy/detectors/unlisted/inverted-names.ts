import { COMMON, listedBits, ORGANIZATION, PLACE, TECHNICAL } from '../../names/name-bits.ts';
import { DUTCH_PARTICLES, PARTICLES } from '../../names/particles.ts';
import { isTitle } from '../../names/titles.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { textAfter, textBefore } from '../../text/text-beside.ts';
import type { TextRange } from '../../text/text-range.ts';
import { beginsWithThing } from '../things/thing-words.ts';
import { WORKERS } from './person-places.ts';

// A surname and a comma: in capitals at the start of a line or a cell, or after a time.
const SURNAME =
  /(?:(?:^|\n[ \t>*-]{0,4}|[;|\t] ?)([A-Z\u00AA-\uFFFB' i-]{4,60})|\d[ \t]{1,4}([A-Za-z\u00AA-\uFFFB' -]{4,60})), $/;
// More than the expression above can match.
const REACH = 70;
const WORDS_MAX = 5;

// "Van der Laan, Sanne" and "Laan, Sanne van der": no other Dutch words have these particles.
const DUTCH = /(?:^|[^A-Za-z] |[\n;|,"])((?:Van (?:de[nr]|'t)|Te[nr]|'t|Op den) [A-Z][a-z-]{2,24}), $/;
const BEFORE_COMMA = /(?:^|[^A-Za-z] |[\n;|,"])([A-Z][a-z-]{2,24}), $/;
const PARTICLES_LAST = compileExpression(`^ (?:${DUTCH_PARTICLES})(?![A-Za-z])(?! [A-Z])`, '');

/**
 * Finds surnames with a particle in front of a given name that was found: "GARCÍA DE LA TORRE, Leocadia", "Hård af
 * Segerstad, Claes". Without a particle, the words before the comma may be anything.
 */
export const invertedNames = ({ text, lower }: ScannedText, persons: readonly TextRange[]): TextRange[] =>
  persons.flatMap(({ start, end: endOfGiven }) => {
    const before = textBefore(text, start, REACH);
    const [, inCapitals, afterTime] = SURNAME.exec(before) ?? [];
    const surname = inCapitals ?? afterTime;
    const end = start - ', '.length;
    if (surname !== undefined && isSurname(surname, lower.slice(end - surname.length, end))) {
      return [{ start: end - surname.length, end }];
    }
    const dutch = DUTCH.exec(before)?.[1];
    const particles = PARTICLES_LAST.exec(textAfter(text, endOfGiven, PARTICLES_MAX))?.[0];
    const last = particles === undefined ? undefined : BEFORE_COMMA.exec(before)?.[1];
    return [
      ...(dutch === undefined ? [] : [{ start: end - dutch.length, end }]),
      ...(last === undefined ? [] : [{ start: end - last.length, end: endOfGiven + (particles?.length ?? 0) }]),
    ];
  });

// Room for " van der" and the beginning of the next word.
const PARTICLES_MAX = 10;

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
