import { remembered } from '../../remembered.ts';
import givenNames from './given-names.json' with { type: 'json' };
import surnames from './surnames.json' with { type: 'json' };

// A line contains the names with the same first three letters: these letters, and then the rest of each name. The lines
// are sorted and searched directly, so that nothing has to be built when a function starts.
const BEGINNING_LETTERS = 3;

/** Whether registers of persons contain the folded word as a given name, and ordinary texts do not use it as a word. */
export const isRegisteredGivenName: (word: string) => boolean = remembered((word) => holds(givenNames, word));

/** Whether registers of persons contain the folded word as a surname, and ordinary texts do not use it as a word. */
export const isRegisteredSurname: (word: string) => boolean = remembered((word) => holds(surnames, word));

function holds(lines: readonly string[], word: string): boolean {
  const beginning = word.slice(0, BEGINNING_LETTERS);
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((lines[middle] ?? '').slice(0, BEGINNING_LETTERS) < beginning) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  const line = lines[low] ?? '';
  return line.startsWith(`${beginning} `) && `${line} `.includes(` ${word.slice(BEGINNING_LETTERS)} `);
}
