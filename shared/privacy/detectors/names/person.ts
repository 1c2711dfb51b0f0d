import type { Finding } from '../../finding.ts';
import { EVERYDAY } from '../../names/name-bits.ts';
import { within } from '../../text/range-search.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import type { TextRange } from '../../text/text-range.ts';
import { findNamesInForms } from '../fields/form-names.ts';
import { findAddressedPersons } from './beside/address-block.ts';
import { findNamesInTitles } from './beside/document-of-person.ts';
import { withEverydaySurname } from './beside/everyday-surname.ts';
import { findPartsOfNames, type NamePart } from './beside/parts-of-names.ts';
import { findChatNames } from './chats/chat-names.ts';
import { hasThing } from './firm-name.ts';
import { findFramedNames } from './framed-name.ts';
import { findInitialedNames } from './initialed-name.ts';
import { findIntroduced } from './introduced-name.ts';
import { withoutListedThings } from './listed-things.ts';
import { findMailboxNames } from './mailbox-names.ts';
import { type Candidate, candidateAt, isGiven, isPlain } from './name-candidate.ts';
import { hasEvidence, isThingName, KINDS_OF_PEOPLE } from './name-evidence.ts';
import { endsOf, isCommon, type NameRun, type NameWord } from './name-run.ts';
import { strengthOf } from './name-strength.ts';
import { nameRuns } from './name-words.ts';
import { isNamedAfter, withoutThingFields, wordsOfThings } from './named-things.ts';
import { findNamesInRows } from './names-in-rows.ts';
import { personContext } from './person-context.ts';
import { findSpeakers, turnsIn } from './speakers.ts';

/** What a person writes in a chat. */
interface Message {
  readonly body: TextRange;
}

/** The words of a name that was accepted as a person's. */
type AcceptedName = Pick<Candidate, 'words' | 'names'> & Pick<Finding, 'strength'>;

/** The findings so far. */
interface State {
  readonly found: Finding[];
  /** Names that need other evidence in the text. */
  readonly likely: Candidate[];
  /** Names without enough evidence beside them. */
  readonly undecided: NameWord[];
  /** The parts of the full names found. */
  readonly parts: Map<string, NamePart>;
}

/**
 * Finds persons by titles, introductions, frequent names and endings, parts of full names, and names in lists. Reads
 * the messages of transcripts as chats. Other findings in the text support names that nothing beside them identifies.
 */
export function findPersons(scanned: ScannedText, messages: readonly Message[], beside: readonly Finding[]): Finding[] {
  const turns = turnsIn(scanned);
  const state: State = {
    found: [
      ...findIntroduced(scanned),
      ...findFramedNames(scanned),
      ...findNamesInRows(scanned),
      ...findInitialedNames(scanned),
      ...findNamesInForms(scanned),
      ...findChatNames(scanned, bodiesOf([...turns, ...messages])),
      ...findSpeakers(scanned, turns),
      ...findMailboxNames(scanned),
      ...findNamesInTitles(scanned),
      ...findAddressedPersons(scanned),
    ],
    likely: [],
    undecided: [],
    parts: new Map(),
  };
  for (const run of nameRuns(scanned)) {
    readRun(scanned, run, state);
  }
  decideLikely(scanned, state, beside);
  const found = [...state.found, ...findPartsOfNames(scanned, state)];
  return withoutListedThings(scanned, withoutThingFields(scanned, found));
}

// A message that two rules read counts only once.
const bodiesOf = (messages: readonly Message[]): readonly TextRange[] => [
  ...new Map(messages.map(({ body }) => [body.start, body])).values(),
];

function readRun(scanned: ScannedText, run: NameRun, state: State): void {
  for (let i = 0; i < run.length; ) {
    const candidate = candidateAt(run, i);
    if (candidate !== null) {
      const named = fromGivenName(scanned, withUnknownName(scanned, candidate));
      decide(scanned, withEverydaySurname(scanned, named), state);
    }
    i = candidate?.to ?? i + 1;
  }
}

// "conducente Quaranto Calogera": after a role, an unknown word before a given name is part of the name.
function withUnknownName(scanned: ScannedText, candidate: Candidate): Candidate {
  const { words, names, before } = candidate;
  const isUnknown = before?.role === 'name' && before.bits === 0 && names.length === 1 && isGiven(names[0]);
  if (!isUnknown || personContext(scanned, before.start, before.end) === 0) {
    return candidate;
  }
  return { ...candidate, words: [before, ...words], names: [before, ...names], before: undefined };
}

// "Mit freundlichen Grüßen Mechthild Oberländer", "Werkstatt des Mechanikers Anton Winter": skips another word before
// the name.
function fromGivenName(scanned: ScannedText, candidate: Candidate): Candidate {
  const { words, names } = candidate;
  const index = names.findIndex((name) => isGiven(name) && isPlain(name) && (name.bits & EVERYDAY) === 0);
  const isLast = index === names.length - 1;
  if (index < 1 || isLast || hasThing(names)) {
    return candidate;
  }
  const given = names[index] as NameWord;
  const [first, last] = endsOf(words);
  const place = { start: first.start, end: last.end };
  // "Will Priya Okonkwo come?", not "Hotel Rose Marie".
  return isNamedAfter(scanned, place) || strengthOf(scanned, candidate, place) !== 0
    ? candidate
    : { ...candidate, words: words.slice(words.indexOf(given)), names: names.slice(index), before: names[index - 1] };
}

function decide(scanned: ScannedText, candidate: Candidate, state: State): void {
  const { words } = candidate;
  const [first, last] = endsOf(words);
  const strength = strengthOf(scanned, candidate, { start: first.start, end: last.end });
  if (strength === 'likely') {
    state.likely.push(candidate);
  } else if (strength === 0) {
    setAside(scanned, candidate, state);
  } else {
    accept(scanned, { ...candidate, strength }, state);
  }
}

// Decides on names that nothing beside them identifies, once all other names are known. Full names come first: they
// show that the text is about persons, whom it may also call by a single name.
function decideLikely(scanned: ScannedText, state: State, beside: readonly Finding[]): void {
  const values = beside.filter(({ kind }) => KINDS_OF_PEOPLE.has(kind));
  const hasValue = within(values);
  const things = new Set(wordsOfThings(scanned, [...state.undecided, ...state.likely.flatMap(({ names }) => names)]));
  const isNamed = values.length > 0 || isShort(scanned.text) || state.found.length > 0;
  let isAboutPeople = isNamed;
  const judge = (candidate: Candidate): boolean => {
    const isPerson = hasEvidence(scanned, candidate, { hasValue, isAboutPeople, things });
    if (isPerson) {
      accept(scanned, { ...candidate, strength: 1 }, state);
    } else {
      setAside(scanned, candidate, state);
    }
    return isPerson;
  };
  const persons = state.likely.filter(({ names }) => names.length > 1).filter(judge);
  isAboutPeople ||= persons.length > 0;
  const alone = state.likely.filter(({ names }) => names.length === 1);
  const inDoubt = isNamed ? [] : [...state.undecided, ...alone.flatMap(({ names }) => names)];
  for (const name of inDoubt.filter((each) => isGiven(each) && isThingName(scanned, each))) {
    things.add(name.lower);
  }
  alone.forEach(judge);
}

// A question or a cell is too short to show what the text is about.
const isShort = (text: string): boolean => text.length < SHORT_MAX;

// One long line or two short ones. Not measured.
const SHORT_MAX = 160;

function setAside(scanned: ScannedText, { words, names }: Candidate, { undecided }: State): void {
  const [first, last] = endsOf(words);
  // If the words name a street or a school, only the first of them is kept, as a word for a thing.
  const isThing = isNamedAfter(scanned, { start: first.start, end: last.end });
  const known = isThing ? names.slice(0, 1) : names;
  undecided.push(...known.filter((name) => name.role === 'name' && !isCommon(name)));
}

function accept(scanned: ScannedText, { words, names, strength }: AcceptedName, { found, parts }: State): void {
  const [first, last] = endsOf(words);
  found.push({ kind: 'PERSON', start: first.start, end: last.end, strength });
  if (names.length < 2) {
    return;
  }
  for (const name of names) {
    if (isPlain(name) && name.lower.length > 2 && !/^[ivx]+$/.test(name.lower)) {
      parts.set(name.lower, {
        particles: particlesBefore(scanned, words, name),
        initial: scanned.text.charAt(first.start),
      });
    }
  }
}

// Returns the particles before a part of a name: "af " in "Goran af Ekenstierna", "van der " in "Jo van der Aa".
function particlesBefore({ lower }: ScannedText, words: NameRun, name: NameWord): string {
  let from = words.indexOf(name);
  while (words[from - 1]?.role === 'particle') {
    from -= 1;
  }
  return from === 0 ? '' : lower.slice((words[from] as NameWord).start, name.start);
}
