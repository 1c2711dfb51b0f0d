import type { Finding } from '../../finding.ts';
import { AMBIGUOUS, GIVEN, PLACE, SURNAME, TECHNICAL } from '../../names/name-bits.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import type { Stretch } from '../../text/stretch.ts';
import { findIntroduced } from './introduced-name.ts';
import { isCommon, isOrganisation, type NameRun, type NameWord, nameRuns } from './name-words.ts';
import { isAtPlace, type PersonContext, personContext } from './person-context.ts';

const WORDS_MAX = 5;

/** A stretch of a run that may be a name. */
interface Candidate {
  readonly words: NameRun;
  /** The words that are names, without initials and particles. */
  readonly names: readonly NameWord[];
  readonly before: NameWord | undefined;
  readonly after: NameWord | undefined;
  /** The index in the run behind its last word. */
  readonly to: number;
}

/** What was found so far. */
interface State {
  readonly found: Finding[];
  /** Names without enough beside them. */
  readonly undecided: NameWord[];
  /** The parts of the full names that were found. */
  readonly parts: Set<string>;
}

/** Finds persons by titles, introductions, frequent names and endings, parts of full names, and names in a list. */
export function findPersons(scanned: ScannedText): Finding[] {
  const state: State = { found: findIntroduced(scanned), undecided: [], parts: new Set() };
  for (const run of nameRuns(scanned)) {
    readRun(scanned, run, state);
  }
  const { found, undecided, parts } = state;
  const ends = new Set(found.map(({ end }) => end));
  const starts = new Set(found.map(({ start }) => start));
  for (const word of undecided) {
    if (!parts.has(word.lower) && !isListed(scanned, word, { starts, ends })) {
      continue;
    }
    found.push(personAt(word.start, word.end, 1));
    ends.add(word.end);
  }
  return found;
}

function readRun(scanned: ScannedText, run: NameRun, state: State): void {
  for (let i = 0; i < run.length; ) {
    const candidate = candidateAt(run, i);
    if (candidate !== null) {
      decide(scanned, candidate, state);
    }
    i = candidate?.to ?? i + 1;
  }
}

function decide(scanned: ScannedText, candidate: Candidate, { found, undecided, parts }: State): void {
  const { words, names } = candidate;
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined) {
    return;
  }
  const strength = strengthOf(scanned, candidate, { start: first.start, end: last.end });
  if (strength === 0) {
    undecided.push(...names.filter((name) => name.role === 'name' && !isCommon(name)));
    return;
  }
  found.push(personAt(first.start, last.end, strength));
  if (names.length < 2) {
    return;
  }
  for (const name of names) {
    if (isPlain(name) && name.lower.length > 2) {
      parts.add(name.lower);
    }
  }
}

function personAt(start: number, end: number, strength: 1 | 2): Finding {
  return { kind: 'PERSON', start, end, strength };
}

// "Kónya, Becker and Vasquez": a known name that a comma or a word joins to one that was found.
function isListed(
  { text }: ScannedText,
  word: NameWord,
  { starts, ends }: { readonly starts: ReadonlySet<number>; readonly ends: ReadonlySet<number> },
): boolean {
  if ((word.bits & (GIVEN | SURNAME)) === 0 || !isPlain(word)) {
    return false;
  }
  const before = /(?:,| and| &| und| et| y| e| en| i|, and) $/.exec(
    text.slice(Math.max(0, word.start - 6), word.start),
  );
  if (before !== null && ends.has(word.start - before[0].length)) {
    return true;
  }
  const after = /^(?:,| and| &| und| et| y| e| en| i) /.exec(text.slice(word.end, word.end + 5));
  return after !== null && starts.has(word.end + after[0].length);
}

// The longest row of names from here, with the initials and particles between them.
function candidateAt(run: NameRun, from: number): Candidate | null {
  let to = from;
  const names: NameWord[] = [];
  for (let i = from; i < run.length && names.length < WORDS_MAX; i += 1) {
    const word = run[i];
    if (word === undefined || word.role === 'title' || isBarred(word, names.length)) {
      break;
    }
    if (word.role === 'particle' && i === from) {
      break;
    }
    if (word.role === 'name' || word.role === 'plain') {
      names.push(word);
      to = i + 1;
    }
  }
  const first = names.length === 0 ? undefined : firstName(names);
  if (first === undefined) {
    return null;
  }
  // "Patientin Maria Huber": what is no name before a given name is what she is.
  const skip = run.indexOf(first, from);
  return {
    words: run.slice(skip, to),
    names: names.slice(names.indexOf(first)),
    before: run[skip - 1],
    after: run[to],
    to,
  };
}

function firstName(names: readonly NameWord[]): NameWord | undefined {
  const [first, second] = names;
  if (first === undefined || second === undefined || isKnown(first)) {
    return first;
  }
  return isGiven(second) && isPlain(second) && (names.length > 2 || !isSurname(second)) ? second : first;
}

// A common word may be a surname behind a given name; the name of a firm's kind may not.
function isBarred(word: NameWord, namesBefore: number): boolean {
  if (word.role !== 'name' || isPlain(word)) {
    return false;
  }
  return (word.bits & (GIVEN | SURNAME)) === 0 || (namesBefore > 0 && isOrganisation(word) && !isGiven(word));
}

const isGiven = (word: NameWord | undefined): boolean => word !== undefined && (word.bits & GIVEN) !== 0;
const isSurname = (word: NameWord | undefined): boolean => word !== undefined && (word.bits & SURNAME) !== 0;
const isTechnical = (word: NameWord): boolean => (word.bits & TECHNICAL) !== 0;
const isPlain = (word: NameWord | undefined): boolean => word !== undefined && (word.bits & AMBIGUOUS) === 0;

function strengthOf(scanned: ScannedText, candidate: Candidate, { start, end }: Stretch): 0 | 1 | 2 {
  const { names, before, after } = candidate;
  if (isOrganisation(after) || isOrganisationList(scanned, end)) {
    return 0;
  }
  if (before?.role === 'title') {
    return 2;
  }
  if (names.length > 1 && isFullName(candidate)) {
    return 1;
  }
  if (names.some(({ role }) => role === 'plain')) {
    return 0;
  }
  const context = personContext(scanned, start, end);
  return names.length > 1 ? byContext(candidate, context) : single(scanned, candidate, context);
}

// "Hall, Reed and Sons", "Weeks & Partners".
function isOrganisationList({ text }: ScannedText, end: number): boolean {
  return /^(?:,? (?:and|&|und|et|y|e) (?:sons|partners|co\b|company|associates|brothers)|,? (?:inc|llc|ltd|plc|gmbh|corp)\b)/i.test(
    text.slice(end, end + 20),
  );
}

// A frequent given name that is nothing else, a surname, in either order; or two words around an initial or a particle.
function isFullName({ words, names }: Candidate): boolean {
  const [first, second] = [names[0], names[1]];
  const last = names.at(-1);
  if (isGiven(first) && isPlain(first)) {
    return isSurname(last) || names.slice(1).every((name) => isPlain(name));
  }
  if (isGiven(first) && isSurname(last) && isPlain(last)) {
    return true;
  }
  if (!isPlain(first) || !isPlain(last)) {
    return false;
  }
  if (words.some(({ role }) => role === 'initial')) {
    return true;
  }
  if (words.some(({ role, lower }) => role === 'particle' && SURE_PARTICLES.has(lower))) {
    return true;
  }
  return isSurname(last) && (isSurname(first) ? isGiven(second) : true);
}

const SURE_PARTICLES = new Set(['van', 'von', 'bin', 'ibn', 'ter', 'ten', 'della']);

function byContext({ names }: Candidate, context: PersonContext): 0 | 1 | 2 {
  if (context === 2) {
    return names.every(isPlain) || isGiven(names[0]) ? 2 : 0;
  }
  return context === 1 && names.every(isPlain) && names.some(isKnown) ? 1 : 0;
}

function single(scanned: ScannedText, { names, before, after }: Candidate, context: PersonContext): 0 | 1 | 2 {
  const [name] = names;
  if (name === undefined || after?.role === 'name') {
    return 0;
  }
  if (context === 2) {
    return introducedAlone(scanned, name) ? 2 : 0;
  }
  if ((name.bits & PLACE) !== 0 && isAtPlace(scanned, name.start)) {
    return 0;
  }
  if (context === 1 && isKnown(name)) {
    return !isTechnical(name) && (isPlain(name) || isGiven(name)) ? 1 : 0;
  }
  return standsAsName(name, before) ? 1 : 0;
}

function standsAsName(name: NameWord, before: NameWord | undefined): boolean {
  return (before === undefined || isCommon(before)) && isGiven(name) && isPlain(name) && name.lower.length > 2;
}

const isKnown = (name: NameWord): boolean => isGiven(name) || isSurname(name);

// "My name is Zorblax" is a name, "the client VPN" and "this is Canadian" are not.
function introducedAlone({ text }: ScannedText, name: NameWord): boolean {
  if (isKnown(name)) {
    return isPlain(name) || isGiven(name);
  }
  // A quoted word behind "name:" is a setting of a program.
  if (/["'`]/.test(text.charAt(name.start - 1))) {
    return false;
  }
  const isAcronym = name.end - name.start < 6 && text.slice(name.start, name.end).toLowerCase() !== name.lower;
  return isPlain(name) && !isAcronym && !/(?:an|ish|ese|ing|ed)$/.test(name.lower);
}
