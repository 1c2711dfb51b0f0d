import type { Finding } from '../../finding.ts';
import { GIVEN, listedBits, PLACE, SURNAME } from '../../names/name-bits.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import type { Stretch } from '../../text/stretch.ts';
import { findChatNames } from './chat-names.ts';
import { hasThing, isFirm, isHalfOfFirm, isOrganisationList } from './firm-name.ts';
import { hasAcronym, introducedAlone, isFullName, isLoneAcronym, isUnknownWithSurname } from './full-name.ts';
import { findInitialled, withInitial } from './initialled-name.ts';
import { findIntroduced } from './introduced-name.ts';
import { isInFirm } from './legal-form.ts';
import { withoutListed } from './listed-things.ts';
import { type Candidate, candidateAt, isGiven, isKnown, isOrdinary, isPlain, isTechnical } from './name-candidate.ts';
import { isCommon, isOrganisation, type NameRun, type NameWord, nameRuns } from './name-words.ts';
import { NAMED_PLACES } from './named-after.ts';
import { isNamedAfter, withoutPlaces, wordsOfThings } from './named-things.ts';
import {
  isAtPlace,
  isBehindPreposition,
  isWithinSentence,
  type PersonContext,
  personContext,
} from './person-context.ts';
import { OFFICE } from './person-words.ts';
import { isProduct } from './product-name.ts';
import { findSpeakers } from './speakers.ts';
import { isThingBefore } from './thing-words.ts';

/** What was found so far. */
interface State {
  readonly found: Finding[];
  /** Names without enough beside them. */
  readonly undecided: NameWord[];
  /** The parts of the full names that were found, and the particles before each of them. */
  readonly parts: Map<string, string>;
}

/** Finds persons by titles, introductions, frequent names and endings, parts of full names, and names in a list. */
export function findPersons(scanned: ScannedText): Finding[] {
  const state: State = {
    found: [
      ...findIntroduced(scanned),
      ...findInitialled(scanned),
      ...findChatNames(scanned),
      ...findSpeakers(scanned),
    ],
    undecided: [],
    parts: new Map(),
  };
  for (const run of nameRuns(scanned)) {
    readRun(scanned, run, state);
  }
  const { found, undecided, parts } = state;
  const ends = new Set(found.map(({ end }) => end));
  const starts = new Set(found.map(({ start }) => start));
  const things = wordsOfThings(scanned, undecided);
  for (const word of undecided) {
    if (
      things.has(word.lower) ||
      isInFirm(scanned, word.end) ||
      (isOrdinary(scanned, word) && !isListedSurname(word))
    ) {
      continue;
    }
    if (!parts.has(word.lower) && !isListed(scanned, word, { starts, ends })) {
      continue;
    }
    const particles = parts.get(word.lower) ?? '';
    const isWhole = particles !== '' && scanned.lower.endsWith(particles, word.start);
    found.push(personAt(isWhole ? word.start - particles.length : word.start, word.end, 1));
    ends.add(word.end);
  }
  return withoutListed(scanned, withoutPlaces(scanned, found));
}

const isListedSurname = ({ lower, bits }: NameWord): boolean => (listedBits(lower) & bits & SURNAME) !== 0;

function readRun(scanned: ScannedText, run: NameRun, state: State): void {
  for (let i = 0; i < run.length; ) {
    const candidate = candidateAt(run, i);
    if (candidate !== null) {
      decide(scanned, withUnknown(scanned, candidate), state);
    }
    i = candidate?.to ?? i + 1;
  }
}

// "conducente Quaranto Calogera": behind a role an unknown word before a given name belongs to it.
function withUnknown(scanned: ScannedText, candidate: Candidate): Candidate {
  const { words, names, before } = candidate;
  const isUnknown = before?.role === 'name' && before.bits === 0 && names.length === 1 && isGiven(names[0]);
  if (!isUnknown || personContext(scanned, before.start, before.end) === 0) {
    return candidate;
  }
  return { ...candidate, words: [before, ...words], names: [before, ...names], before: undefined };
}

function decide(scanned: ScannedText, candidate: Candidate, { found, undecided, parts }: State): void {
  const { words, names } = candidate;
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined) {
    return;
  }
  const strength = strengthOf(scanned, candidate, { start: first.start, end: last.end });
  if (strength === 0) {
    // Of a street's or a school's name the first word tells that it is one; the others are nobody's here.
    const isThing = names.length > 1 && isNamedAfter(scanned, { start: first.start, end: last.end });
    const known = isThing ? names.slice(0, 1) : names;
    undecided.push(...known.filter((name) => name.role === 'name' && !isCommon(name)));
    return;
  }
  found.push(personAt(first.start, withInitial(scanned.text, last.end), strength));
  if (names.length < 2) {
    return;
  }
  for (const name of names) {
    if (isPlain(name) && name.lower.length > 2 && !/^[ivx]+$/.test(name.lower)) {
      parts.set(name.lower, particlesBefore(scanned, words, name));
    }
  }
}

// "af " of "Goran af Ekenstierna", "van der " of "Jo van der Aa".
function particlesBefore({ lower }: ScannedText, words: NameRun, name: NameWord): string {
  const index = words.indexOf(name);
  let from = index;
  while (words[from - 1]?.role === 'particle') {
    from -= 1;
  }
  const first = words[from];
  return from === index || from === 0 || first === undefined ? '' : lower.slice(first.start, name.start);
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

function strengthOf(scanned: ScannedText, candidate: Candidate, { start, end }: Stretch): 0 | 1 | 2 {
  const { names, before, after } = candidate;
  const first = names[0]?.lower ?? '';
  const isTitled = before?.role === 'title' && !isOrganisation(after);
  if (isTitled && names.length === 1) {
    return titledAlone(first);
  }
  if (isThingBefore(first.replace(/^[ld]'/, '')) || hasThing(names) || hasAcronym(scanned, candidate)) {
    return 0;
  }
  if (isTitled) {
    return 2;
  }
  if (isThing(scanned, candidate, { start, end })) {
    return 0;
  }
  if (names.length > 1 && isFullName(candidate)) {
    return isFirm(scanned, names) ? 0 : 1;
  }
  if (names.some(({ role }) => role === 'plain')) {
    return 0;
  }
  const context = personContext(scanned, start, end);
  return names.length > 1 ? several(scanned, candidate, { start, context }) : single(scanned, candidate, context);
}

function isThing(scanned: ScannedText, { names, after }: Candidate, { start, end }: Stretch): boolean {
  return (
    isOrganisation(after) ||
    isOrganisationList(scanned, end) ||
    isNamedAfter(scanned, { start, end }) ||
    isProduct(scanned, { start, end }) ||
    (names.length > 1 && names.every((name) => isOrdinary(scanned, name)))
  );
}

const titledAlone = (word: string): 0 | 2 => (OFFICE.test(word) ? 0 : 2);

function several(
  scanned: ScannedText,
  candidate: Candidate,
  { start, context }: { readonly start: number; readonly context: PersonContext },
): 0 | 1 | 2 {
  if (isUnknownWithSurname(candidate) && (context > 0 || isWithinSentence(scanned, start))) {
    return 1;
  }
  const { names } = candidate;
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
  if (((name.bits & PLACE) !== 0 || NAMED_PLACES.has(name.lower)) && isAtPlace(scanned, name.start)) {
    return 0;
  }
  if (
    isHalfOfFirm(scanned, name) ||
    isOrdinary(scanned, name) ||
    (context === 0 && isLoneAcronym(scanned.text, name))
  ) {
    return 0;
  }
  const isNamed = context === 1 && isKnown(name) ? hasRole(scanned, name) : standsAsName(name, before);
  return isNamed ? 1 : 0;
}

function hasRole(scanned: ScannedText, name: NameWord): boolean {
  if (isTechnical(name) || !(isPlain(name) || isGiven(name))) {
    return false;
  }
  return (isGiven(name) && isPlain(name)) || !isBehindPreposition(scanned, name.start);
}

function standsAsName(name: NameWord, before: NameWord | undefined): boolean {
  return (before === undefined || isCommon(before)) && isGiven(name) && isPlain(name) && name.lower.length > 2;
}
