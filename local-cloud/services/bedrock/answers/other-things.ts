import { hasColumnOfKind } from '../languages/columns.ts';
import { type Day, daysIn, isSameDay } from '../questions/days.ts';
import { yearsIn } from '../questions/named-things.ts';
import type { AnswerKind, Question, Term } from '../questions/question.ts';
import { countMatches, matchTerm } from './terms.ts';
import { stemsOf, type Unit, unionOf } from './units.ts';

/** A unit with its stems and those of its section's heading. */
interface StemmedUnit {
  readonly unit: Unit;
  readonly stems: ReadonlySet<string>;
  readonly headingStems: ReadonlySet<string>;
}

/** An excerpt with its question. */
interface Asked {
  readonly question: Question;
  readonly units: readonly StemmedUnit[];
  /** Its title and headings. */
  readonly heads: string;
  /** Their stems. */
  readonly title: ReadonlySet<string>;
  /** The things of the question that no excerpt has. */
  readonly lacking: readonly string[];
  /** The stems of all excerpts. */
  readonly words: ReadonlySet<string>;
}

// Shorter endings are endings of many words.
const HEAD_LETTERS_MIN = 5;
const MODIFIER_LETTERS_MIN = 2;
// A number belongs to what its own sentence names; a reason or a rule may be in the sentence after it.
const WITH_NUMBERS: ReadonlySet<AnswerKind> = new Set(['money', 'count', 'size', 'time', 'clock', 'duration']);
const NUMBER = /^[\d.,]+$/;
const NAME_LETTERS_MIN = 6;
// Chosen so that "Strassburg" and "Strasbourg" are one name. Not measured.
const NAME_ALIKE_MIN = 0.7;

/**
 * Returns the things that none of the excerpts' words name, in any spelling. A compound is not there if only another
 * compound with the same head is: "Amtsgericht" for "Arbeitsgericht".
 */
export function absentThings(things: readonly string[], words: ReadonlySet<string>): readonly string[] {
  const all = [...words];
  return things.filter((thing) => isReplaced(thing, all) || isMissingFrom(words, thing));
}

function isMissingFrom(words: ReadonlySet<string>, thing: string): boolean {
  return matchTerm(words, thing) === 0 && ![...words].some((word) => isAlike(word, thing));
}

function isReplaced(thing: string, all: readonly string[]): boolean {
  const isOf = (word: string) => word.length >= HEAD_LETTERS_MIN && (thing.endsWith(word) || word.endsWith(thing));
  return all.some((word) => isSibling(word, thing)) && !all.some((word) => isOf(word) || hasSameStart(word, thing));
}

/** Returns whether a unit of the excerpt is about another thing, year, day or number than the question. */
export function isAboutOtherThing(asked: Asked): (read: StemmedUnit) => boolean {
  const { question, units, title } = asked;
  const fixed = question.terms.filter(({ isFixed }) => isFixed);
  const tests = [
    rowOfAnother(units, fixed, title),
    rowOfOtherPerson(asked),
    rowOfOtherDay(question.days),
    rowWithoutCounted(question, title),
    rowWithoutPerson(question),
    rowOfOtherList(asked),
    rowFoundByNameOnly(asked),
    unitOfNothingNamed(asked),
    unitOfOtherYear(asked),
    unitOfUnknown(asked),
  ];
  return (read) => tests.some((isOther) => isOther(read));
}

// If one row of a table has the requested name or number, the others are about something else.
function rowOfAnother(units: readonly StemmedUnit[], terms: readonly Term[], title: ReadonlySet<string>) {
  const named = terms.filter(
    ({ stem: name }) => !title.has(name) && units.some((read) => isRow(read) && read.stems.has(name)),
  );
  const has = ({ stems, headingStems }: StemmedUnit) =>
    named.some(({ stem: name }) => stems.has(name) || headingStems.has(name));
  return (read: StemmedUnit) => named.length > 0 && isRow(read) && !has(read);
}

function isRow({ unit }: StemmedUnit): boolean {
  return unit.header !== null;
}

// "Who leads the workshop?" is not answered by the row of somebody else who leads, if another row has the workshop.
function rowOfOtherPerson({ question: { terms, answerKind }, units, title }: Asked) {
  const isInRow = ({ isFixed, stem: name }: Term) =>
    isFixed && units.some((read) => isRow(read) && read.stems.has(name));
  return answerKind === 'name' && !terms.some(isInRow) ? rowOfAnother(units, terms, title) : () => false;
}

// "How many shops are there in Ghent?" is not answered by a row of Ghent with other numbers: what is counted must be in
// its cells, its columns, or above.
function rowWithoutCounted({ answerKind, counted }: Question, title: ReadonlySet<string>) {
  return ({ unit, stems, headingStems }: StemmedUnit) =>
    answerKind === 'count' &&
    counted !== null &&
    unit.header !== null &&
    !hasColumnOfKind(unit.header, unit.cells, 'count') &&
    matchTerm(unionOf([stems, headingStems, title]), counted) === 0;
}

// "Who holds the key?" is not answered by a row that has nothing but amounts and times besides what the question names.
function rowWithoutPerson({ answerKind, terms }: Question) {
  const asked = new Set(terms.map(({ stem: term }) => term));
  return ({ unit: { header, cells } }: StemmedUnit) =>
    answerKind === 'name' &&
    header !== null &&
    !cells.some((cell) => /\p{L}/u.test(cell) && !/\d/.test(cell) && countMatches(asked, stemsOf(cell)) === 0);
}

// "What is the fare to Durham?" is not answered by a list without Durham, even if another document names it.
function rowOfOtherList({ question: { names, terms, answerKind }, units, title }: Asked) {
  const fixed = terms.filter(({ isFixed }) => isFixed).map(({ stem: term }) => term);
  const whole = unionOf([title, ...units.map(({ stems }) => stems)]);
  const isOther =
    answerKind !== 'yes or no' && [...new Set([...names, ...fixed])].some((name) => isMissingFrom(whole, name));
  return ({ unit }: StemmedUnit) => isOther && unit.header !== null;
}

// "What does parking in Durham cost?" is not answered by Durham's row in a list of fares, nor "When was the Durham
// branch built?" by its row in a list of branches.
function rowFoundByNameOnly({ question: { terms, telling, answerKind, names }, title }: Asked) {
  return ({ unit, stems, headingStems }: StemmedUnit) => {
    const kindOfRow = stemsOf(unit.header?.[0] ?? '');
    const others = terms.filter(
      ({ stem: term, isFixed }) => !isFixed && !(names.includes(term) && !/\d/.test(term)) && !kindOfRow.has(term),
    );
    const own = unionOf([stems, headingStems, title]);
    return (
      answerKind !== 'count' &&
      WITH_NUMBERS.has(answerKind) &&
      unit.header !== null &&
      // "What does the pottery course cost?" has nothing but its name and a word for any price.
      others.some(({ stem: term }) => telling.includes(term)) &&
      others.length < terms.length &&
      others.every(({ stem: term }) => matchTerm(own, term) === 0)
    );
  };
}

// A row that begins with a day other than the requested one, and has no further day.
function rowOfOtherDay(asked: readonly Day[]) {
  return ({ unit }: StemmedUnit) => {
    const isComparable = asked.length > 0 && unit.header !== null && daysIn(unit.text).length === 1;
    const [day] = isComparable ? daysIn(unit.text.split('|')[0] ?? '') : [];
    return day !== undefined && !asked.some((other) => isSameDay(day, other));
  };
}

// "What is the fare to Durham?" is not answered by the row of another town, nor "What does a poster of the concert
// cost?" by a sentence about something other than posters and concerts.
function unitOfNothingNamed({ question: { things, names, answerKind }, lacking, words }: Asked) {
  const present = things.filter((thing) => !lacking.includes(thing));
  const isNamed = lacking.some((thing) => names.includes(thing) || matchTerm(words, thing) > 0);
  return ({ unit, stems, headingStems }: StemmedUnit) => {
    const isLookedUp = WITH_NUMBERS.has(answerKind) || (answerKind !== 'yes or no' && unit.header !== null);
    if (lacking.length === 0 || !isLookedUp) {
      return false;
    }
    if (unit.header !== null && isNamed) {
      return true;
    }
    const own = unit.header === null ? unionOf([stems, headingStems]) : stemsOf(unit.cells.join(' '));
    return present.every((thing) => matchTerm(own, thing) === 0);
  };
}

// Another form of one word: "Amtsgericht" and "Amtsgerichts".
function hasSameStart(one: string, other: string): boolean {
  const length = Math.max(HEAD_LETTERS_MIN, other.length - 3);
  return one.slice(0, length) === other.slice(0, length);
}

// Two compounds of one head: "Amtsgericht" and "Landgericht".
function isSibling(one: string, other: string): boolean {
  let shared = 0;
  while (shared < Math.min(one.length, other.length) && one.at(-1 - shared) === other.at(-1 - shared)) {
    shared += 1;
  }
  return shared >= HEAD_LETTERS_MIN && Math.min(one.length, other.length) - shared >= MODIFIER_LETTERS_MIN;
}

// Nothing answers "What is the rent of the shop in Durham?" if no excerpt has Durham, nor "Who is the treasurer?" if
// none has a treasurer, unless a sentence has most of the other words. In German, a name cannot be told from a noun
// that the table of concepts lacks.
function unitOfUnknown({ question: { names, terms, answerKind, language }, lacking, words }: Asked) {
  const isWithoutName = names.some((name) => !NUMBER.test(name) && isMissingFrom(words, name));
  const isUnknown = isWithoutName && language !== 'de' && answerKind !== 'yes or no';
  const asked = new Set(terms.map(({ stem: term }) => term));
  return ({ stems }: StemmedUnit) =>
    isUnknown || (answerKind === 'name' && lacking.length > 0 && countMatches(stems, asked) * 2 <= asked.size);
}

// A list of 2026 does not say what applied in 2023.
function unitOfOtherYear({ question: { years }, heads }: Asked) {
  const inHeads = yearsIn(heads);
  return ({ unit }: StemmedUnit) => {
    const own = yearsIn(`${unit.text} ${unit.section} ${unit.header?.join(' ') ?? ''}`);
    const has = [...inHeads, ...own].some((year) => years.includes(year));
    return years.length > 0 && !has && (unit.header !== null || inHeads.length > 0);
  };
}

// One name in two languages: "Strassburg", "Strasbourg".
function isAlike(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < NAME_LETTERS_MIN || one.slice(0, 3) !== other.slice(0, 3)) {
    return false;
  }
  const [ones, others] = [one, other].map(pairsOf) as [Set<string>, Set<string>];
  const shared = [...ones].filter((pair) => others.has(pair)).length;
  return (2 * shared) / (ones.size + others.size) >= NAME_ALIKE_MIN;
}

function pairsOf(word: string): Set<string> {
  return new Set(Array.from(word.slice(1), (letter, at) => `${word[at]}${letter}`));
}
