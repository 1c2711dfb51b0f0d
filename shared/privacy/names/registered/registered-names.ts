import givenNames from './given-names.json' with { type: 'json' };
import surnames from './surnames.json' with { type: 'json' };

// By their first three letters, and what follows these: so a list needs no work before its first use.
type NamesByBeginning = Readonly<Record<string, string>>;

const BEGINNING = 3;
const GIVEN_NAMES: NamesByBeginning = givenNames;
const SURNAMES: NamesByBeginning = surnames;

/** Whether registers of persons hold the folded word as a given name that is no word of ordinary texts. */
export function isRegisteredGivenName(word: string): boolean {
  return holds(GIVEN_NAMES, word);
}

/** Whether registers of persons hold the folded word as a surname that is no word of ordinary texts. */
export function isRegisteredSurname(word: string): boolean {
  return holds(SURNAMES, word);
}

function holds(names: NamesByBeginning, word: string): boolean {
  const beginning = word.slice(0, BEGINNING);
  return Object.hasOwn(names, beginning) && ` ${names[beginning]} `.includes(` ${word.slice(BEGINNING)} `);
}
