import type { AnswerKind, Question } from '../questions/question.ts';
import { countMatches, matchTerm } from './terms.ts';
import { type StemmedUnit, stemsOf, unionOf } from './units.ts';

// Shorter endings are endings of many words.
const HEAD_LETTERS_MIN = 5;
const MODIFIER_LETTERS_MIN = 2;
// A number belongs to what its own sentence names; a reason or a rule may be in the sentence after it.
const WITH_NUMBERS: ReadonlySet<AnswerKind> = new Set(['money', 'count', 'size', 'time', 'clock', 'duration']);
const NUMBER = /^[\d.,]+$/;

/**
 * Returns a function that says whether a unit is about another thing than the question, given the stems of all
 * excerpts: they lack a thing that the question names, or have only another compound of its head ("Amtsgericht" for
 * "Arbeitsgericht").
 */
export function isAboutOtherThing(question: Question, words: ReadonlySet<string>): (read: StemmedUnit) => boolean {
  const all = [...words];
  const isMissing = (thing: string) => matchTerm(words, thing) === 0;
  const lacking = question.things.filter((thing) => isReplaced(thing, all) || isMissing(thing));
  const tests = [unitOfNothingNamed(question, lacking, isMissing), unitOfUnknown(question, lacking, isMissing)];
  return (read) => tests.some((isOther) => isOther(read));
}

// "What is the fare to Durham?" is not answered by the row of another town, nor "What does a poster of the concert
// cost?" by a sentence about something other than posters and concerts.
function unitOfNothingNamed(
  { things, names, answerKind }: Question,
  lacking: readonly string[],
  isMissing: (thing: string) => boolean,
) {
  const present = things.filter((thing) => !lacking.includes(thing));
  const isNamed = lacking.some((thing) => names.includes(thing) || !isMissing(thing));
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

// Nothing answers "What is the rent of the shop in Durham?" if no excerpt has Durham, nor "Who is the treasurer?" if
// none has a treasurer, unless a sentence has most of the other words. In German, a name cannot be told from a noun
// that the table of concepts lacks.
function unitOfUnknown(
  { names, terms, answerKind, language }: Question,
  lacking: readonly string[],
  isMissing: (thing: string) => boolean,
) {
  const isWithoutName = names.some((name) => !NUMBER.test(name) && isMissing(name));
  const isUnknown = isWithoutName && language !== 'de' && answerKind !== 'yes or no';
  const asked = new Set(terms.map(({ stem: term }) => term));
  return ({ stems }: StemmedUnit) =>
    isUnknown || (answerKind === 'name' && lacking.length > 0 && countMatches(stems, asked) * 2 <= asked.size);
}

function isReplaced(thing: string, all: readonly string[]): boolean {
  const isOf = (word: string) => word.length >= HEAD_LETTERS_MIN && (thing.endsWith(word) || word.endsWith(thing));
  return all.some((word) => isSibling(word, thing)) && !all.some((word) => isOf(word) || hasSameStart(word, thing));
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
