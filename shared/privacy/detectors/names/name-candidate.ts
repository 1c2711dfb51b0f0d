import { DEPARTMENTS } from '../../names/departments.ts';
import { KIN } from '../../names/kin.ts';
import { AMBIGUOUS, COMMON, EVERYDAY, GIVEN, PLACE, SURNAME, TECHNICAL } from '../../names/name-bits.ts';
import { isBeforeAnySurname, isCourtesy, NO_SURNAMES } from '../../names/titles.ts';
import { occursInLowerCase } from '../../text/occurs-in-lower-case.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { wordSet } from '../../word-set.ts';
import { isGoodsBefore, isThingBefore } from '../things/thing-words.ts';
import { GREETINGS_AND_CLOSINGS } from './name-frames.ts';
import { endsOf, isOrganization, type NameRun, type NameWord } from './name-run.ts';
import { GREETED, ROLES } from './person-words.ts';

// Portuguese and Spanish names have up to five words.
const WORDS_MAX = 5;

/** A part of a run of words that may be a name. */
export interface Candidate {
  readonly words: NameRun;
  /** The words that are names, without initials and particles. */
  readonly names: readonly NameWord[];
  /** The words of the run directly before and after the candidate. */
  readonly before: NameWord | undefined;
  readonly after: NameWord | undefined;
  /** The index in the run after the last word. */
  readonly to: number;
}

/** Returns the longest sequence of names from a word of a run, with initials and particles between them. */
export function candidateAt(run: NameRun, from: number): Candidate | null {
  let to = from;
  const names: NameWord[] = [];
  for (let i = from; i < run.length && names.length < WORDS_MAX; i += 1) {
    const word = run[i] as NameWord;
    const isAddressed = isAddressedAs(run, { from, index: i, namesBefore: names.length });
    if (word.role === 'title' || (isExcluded(word, names.length) && !isAddressed) || isGreeting(run, i)) {
      break;
    }
    if (word.role === 'particle' && !continues(run, { from, index: i, namesBefore: names.length })) {
      break;
    }
    if (isNameWord(word)) {
      names.push(word);
      to = i + 1;
    }
  }
  const isTitled = run[from - 1]?.role === 'title';
  const first = isTitled ? names[0] : firstWordOfName(names);
  if (first === undefined) {
    return null;
  }
  // "Patientin Maria Huber": before a given name, a word that is not a name describes the person. "Herr von der Aue":
  // everything after the title is the name.
  const skip = isTitled ? from : run.indexOf(first, from);
  return {
    words: run.slice(skip, to),
    names: names.slice(names.indexOf(first)),
    before: run[skip - 1],
    after: run[to],
    to,
  };
}

// "Maria e Salva" and "Anna Rossi e Marco Bianchi" are two names, "José Ortega y Gasset" is one.
function continues(run: NameRun, at: Readonly<Record<'from' | 'index' | 'namesBefore', number>>): boolean {
  const { lower: particle, isCapital } = run[at.index] as NameWord;
  if (JOINS.has(particle)) {
    // "Bonos Consuelo y Joven": a word before a given name is not part of the name.
    const isOther = isGiven(run[at.index + 1]) && isNameWord(run[at.index + 2]);
    return !isOther && at.namesBefore > (isKnown(run[at.from]) ? 1 : 2);
  }
  // "von Clara zu Felix", "die Tasche von Rosa Becker", "Klinik ab Mai von Rosa Becker": the second name is complete.
  // "Carlo van Hugo Claus" may be one name.
  const isOwner =
    OF_OWNERS.has(particle) &&
    at.namesBefore > 0 &&
    isNameWord(run[at.index + 2]) &&
    !includesGivenName(run, at.from, at.index);
  if ((particle === 'zu' || isOwner) && isGiven(run[at.index + 1])) {
    return false;
  }
  // Without a title before the particle, the name begins after it.
  return at.index > at.from || NOBLE.has(particle) || isCapital === true || belongsToSurname(run, at.from);
}

// "mevrouw de Vries", "Mme de Villiers"; not "el doctor de Urgencias". "Mme de Lyon" may be a lady from Lyon.
function belongsToSurname(run: NameRun, at: number): boolean {
  const title = run[at - 1]?.lower ?? '';
  const particle = (run[at] as NameWord).lower;
  const name = run.slice(at).find((word) => word.role !== 'particle');
  if (name === undefined || !isCourtesy(title) || !OF_SURNAMES.has(particle)) {
    return false;
  }
  // "der Herr da drüben", "el señor del Banco", "la Dra. de Urgencias"
  const isInDoubt =
    (particle === 'da' && /^(?:herr|frau|hr)$/.test(title)) ||
    (name.bits & COMMON) !== 0 ||
    /^(?:dra?|don|dona)$/.test(title);
  const isOther = (name.bits & (AMBIGUOUS & ~COMMON)) !== 0 || DEPARTMENTS.has(name.lower);
  return !isOther && (!isInDoubt || isKnown(name));
}

const OF_SURNAMES = wordSet('d de den du da dos das di del dell degl della delle dei');

// Whether words of a run include the given name of a person, not of a thing: "Museum Ludwig", "Projekt Aurora".
function includesGivenName(run: NameRun, from: number, to: number): boolean {
  const given = run.findIndex((word, i) => i >= from && i < to && isGiven(word));
  const before = run[given - 1];
  const isThing = before !== undefined && (isThingBefore(before.lower) || isGoodsBefore(before.lower));
  return given !== -1 && !isThing && !isOrganization(before);
}

const isNameWord = (word: NameWord | undefined): boolean => word?.role === 'name' || word?.role === 'plain';

// "Mr Ask", "Señor de la Torre", "mevrouw van 't Hof": after a form of address any word is a surname, whatever else it
// means, unless it is a function word or a word for what the person is.
function isAddressedAs(
  run: NameRun,
  { from, index, namesBefore }: Readonly<Record<'from' | 'index' | 'namesBefore', number>>,
): boolean {
  const title = run[from - 1];
  const word = run[index];
  if (title?.role !== 'title' || word === undefined || !isBeforeAnySurname(title.lower)) {
    return false;
  }
  return namesBefore === 0
    ? !NO_SURNAMES.has(word.lower) && !DEPARTMENTS.has(word.lower)
    : isTownAsSurname(run, from, index);
}

// "Frau Jana Brandenburg": directly after a form of address and a given name, a town is a surname.
const isTownAsSurname = (run: NameRun, from: number, index: number): boolean =>
  index === from + 1 && isGiven(run[from]) && ((run[index]?.bits ?? 0) & AMBIGUOUS) === PLACE;

// "Beste Annelies", "Hej Moa", "Kära Föräldrar": words that greet here, though elsewhere they are names.
function isGreeting(run: NameRun, index: number): boolean {
  const next = run[index + 1];
  if (index > 0 || next?.role !== 'name') {
    return false;
  }
  const [{ lower }] = endsOf(run);
  return GREETINGS.has(lower) || (GREETINGS_AND_CLOSINGS.has(lower) && GREETED.has(next.lower));
}

// "San Donà di Piave" is a town: "di" and "de" belong to a surname only when the name is known.
const NOBLE = wordSet("van von 't ter ten af zu zum zur bin ben el al");

const JOINS = new Set(['e', 'y', 'i']);

const OF_OWNERS = new Set(['von', 'van']);

const GREETINGS = wordSet(
  'beste geachte liebe lieber lieve hej hei hoi hola hallo moi czesc kochana kochany draga dragi',
);

function firstWordOfName(names: readonly NameWord[]): NameWord | undefined {
  const [first, second] = names;
  if (second === undefined || isKnown(first)) {
    return first;
  }
  // "Szwagier Zenek": after a word for a relative, even an unlisted word is a name.
  if (first !== undefined && KIN.has(first.lower)) {
    return second;
  }
  // "Collega Thijs"
  const isNotSurname = names.length > 2 || !isSurname(second) || (first !== undefined && ROLES.has(first.lower));
  return isGiven(second) && isPlain(second) && isNotSurname ? second : first;
}

// After a given name, a common word may be a surname; a word for a kind of firm may not.
function isExcluded(word: NameWord, namesBefore: number): boolean {
  if (isPlain(word)) {
    return false;
  }
  return (word.bits & (GIVEN | SURNAME)) === 0 || (namesBefore > 0 && isOrganization(word) && !isGiven(word));
}

/** Whether a word is a frequent given name. */
export const isGiven = (word: NameWord | undefined): boolean => word !== undefined && (word.bits & GIVEN) !== 0;
/** Whether a word is a surname, by a list or by its form. */
export const isSurname = (word: NameWord | undefined): boolean => word !== undefined && (word.bits & SURNAME) !== 0;
/** Whether a word is a term of computing. */
export const isTechnical = (word: NameWord): boolean => (word.bits & TECHNICAL) !== 0;
/** Whether no list gives a word another meaning. */
export const isPlain = (word: NameWord | undefined): boolean => word !== undefined && (word.bits & AMBIGUOUS) === 0;

/** Whether a word is a given name or a surname, by a list or by its form. */
export const isKnown = (name: NameWord | undefined): boolean => isGiven(name) || isSurname(name);

/** Whether the text also writes a word in lower case that is not a usual given name: "Salva" beside "salva". */
export const isOrdinary = (scanned: ScannedText, { role, lower, bits }: NameWord): boolean =>
  role === 'name' && ((bits & GIVEN) === 0 || (bits & EVERYDAY) !== 0) && occursInLowerCase(scanned, lower);
