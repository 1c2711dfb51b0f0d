import givenNames from './given-names.json' with { type: 'json' };
import surnames from './surnames.json' with { type: 'json' };

// A line holds the names that begin with the same three letters: these, and then what follows them in each. The lines
// are sorted and searched as they are, so that nothing has to be built when a function starts.
const BEGINNING = 3;

/** Whether registers of persons hold the folded word as a given name that is no word of ordinary texts. */
export function isRegisteredGivenName(word: string): boolean {
  return holds(givenNames, word);
}

/** Whether registers of persons hold the folded word as a surname that is no word of ordinary texts. */
export function isRegisteredSurname(word: string): boolean {
  return holds(surnames, word);
}

function holds(lines: readonly string[], word: string): boolean {
  const beginning = word.slice(0, BEGINNING);
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((lines[middle] ?? '').slice(0, BEGINNING) < beginning) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  const line = lines[low] ?? '';
  return line.startsWith(`${beginning} `) && `${line} `.includes(` ${word.slice(BEGINNING)} `);
}
