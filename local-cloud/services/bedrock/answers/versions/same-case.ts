import { conceptsOf } from '../../concepts/concepts.ts';
import { WEEKDAY_NAMES } from '../../languages/calendar.ts';
import { type LanguageCode, ofAllLanguages } from '../../languages/languages.ts';
import { phrasePattern } from '../../languages/phrases.ts';
import { otherWordsFor } from '../../languages/thesaurus.ts';
import { daysIn } from '../../questions/days.ts';
import { yearsIn } from '../../questions/named-things.ts';
import type { AnswerKind, Question } from '../../questions/question.ts';
import { foldText, stem } from '../../words.ts';
import { matchTerm } from '../terms.ts';
import { OF_VALUE, type ReadStatement, readStatement, type Statement, type Word } from './read-statement.ts';
import { valuesIn } from './values.ts';

const OF_CALENDAR = new RegExp(
  `${phrasePattern(`${WEEKDAY_NAMES.map((name) => `${name}/${name}s`).join(', ')}, ${ofAllLanguages(({ seasons }) => seasons)}`)}`,
  'u',
);
// "Payment in cash is not possible" and "you may pay by card or in cash" contradict each other, and so do "issued by
// the office" and "issued by the porter". For other questions, a sentence with such a phrase and one without it are
// about different cases.
const LIMITED_OTHERWISE: ReadonlySet<AnswerKind> = new Set(['yes or no', 'name']);
const WORDS_OF_PHRASE_MAX = 2;
// A rule for one of these groups is not one for everybody. The table of concepts has no Polish and no Swedish.
const GROUPS: ReadonlySet<number> = new Set(
  `child adult youth student pupil pensioner senior driver apprentice trainee intern manager freelancer family woman man
   baby`
    .split(/\s+/)
    .flatMap((word) => [...conceptsOf(stem(word))]),
);
const OTHER_GROUPS =
  /^(?:barn|ungdom|vuxn|pensionar|elev|student|forare|dzieci|mlodziez|dorosl|emeryt|ucz(?:en|ni)|kierowc)/;
const ADJECTIVE_LAST: ReadonlySet<LanguageCode> = new Set(['fr', 'es', 'it', 'pt']);
// How many words may be in one of the two sentences only: in one language, and in two.
const UNSHARED_MAX = 5;
const FOREIGN_UNSHARED_MAX = 1;
const HEAD_LETTERS_MIN = 5;
const ENDING_LETTERS_MAX = 2;
const TERMS_SHARED_MIN = 0.5;
const DENIED_TERMS_MIN = 0.6;

/** A word that only one of two sentences has. */
interface UnsharedWord extends Word {
  readonly isLimited: boolean;
}

/**
 * Whether two sentences are about the same case, so that they cannot both be right if they differ: both have what the
 * question names, neither is limited to a group, a place or a year that the other one does not name, and few of their
 * other words differ. Names count as limits unless they are what is asked for.
 */
export function areAboutSameCase(question: Question, one: Statement, other: Statement): boolean {
  const [ones, others] = [readStatement(one, question), readStatement(other, question)];
  const sides = [unsharedWordsOf(ones, others, question), unsharedWordsOf(others, ones, question)];
  const asksForName = question.answerKind === 'name';
  const unshared = sides.flat().filter(({ hasCapital }) => !(asksForName && hasCapital));
  const isOnlyBelowHeading = [ones, others].some(
    ({ words }, at) => unshared.length > 1 && sides[at]?.length === words.filter(({ isContent }) => isContent).length,
  );
  const isForeign = areForeign(ones, others);
  const shared = Math.min(countShared(ones, others), countShared(others, ones));
  // Words of two languages match by chance more often.
  const allowed = isForeign ? FOREIGN_UNSHARED_MAX : shared === 0 ? 0 : Math.min(UNSHARED_MAX, shared + 1);
  // Where something happens does not limit when.
  const areOfDays = [one, other].every(({ part }) => daysIn(part).length > 0);
  const isLimit = ({ stem: word, isName, isLimited }: UnsharedWord) =>
    isName || (isLimited && !areOfDays) || isGroup(word);
  const same = haveSameTerms(question, ones, others) && !areOfOtherTimes(question, one, other);
  return (
    same &&
    !isOnlyBelowHeading &&
    !isModifiedOtherwise(ones, others, asksForName) &&
    !(haveOtherSubjects(ones, others) && !asksForName) &&
    unshared.length <= allowed &&
    !unshared.some(isLimit)
  );
}

function areForeign({ languages }: ReadStatement, { languages: others }: ReadStatement): boolean {
  return !languages.some((language) => others.includes(language));
}

function countShared({ words }: ReadStatement, { near }: ReadStatement): number {
  const content = new Set(words.filter(({ isContent }) => isContent).map((word) => word.stem));
  return [...content].filter((word) => matchTerm(near, word) > 0).length;
}

function isGroup(word: string): boolean {
  return OTHER_GROUPS.test(word) || [...conceptsOf(word)].some((concept) => GROUPS.has(concept));
}

// "The bakery opens at 6" and "on Sundays, it opens at 8"; "in 2024" and "in 2025".
function areOfOtherTimes({ answerKind }: Question, one: Statement, other: Statement): boolean {
  const [ones, others] = [yearsIn(one.part), yearsIn(other.part)];
  const areOtherYears = ones.length > 0 && others.length > 0 && !ones.some((year) => others.includes(year));
  const areOtherDays = OF_CALENDAR.test(foldText(one.part)) !== OF_CALENDAR.test(foldText(other.part));
  const areOfDay = [one, other].every(({ part }) => valuesIn(part).some(({ unit }) => unit === 'time'));
  return areOtherYears || (areOtherDays && (answerKind !== 'time' || areOfDay));
}

// "Skates can be had for 4 pounds" and "sledges are handed out for 9 pounds": both begin with a word of their own. The
// name of a person may be what is asked for.
function haveOtherSubjects(one: ReadStatement, other: ReadStatement): boolean {
  const isOwn = ({ words }: ReadStatement, { whole }: ReadStatement) => {
    const subject = words.find(({ isContent }) => isContent)?.stem;
    return subject !== undefined && matchTerm(whole, subject) === 0;
  };
  return isOwn(one, other) && isOwn(other, one);
}

// "The full ticket" and "the reduced ticket", "the room of the nurses" and "the room of the cooks". Names may be what
// is asked for.
function isModifiedOtherwise(one: ReadStatement, other: ReadStatement, asksForName: boolean): boolean {
  const isOwn = (word: Word, { whole }: ReadStatement) => !whole.has(word.stem) && !(word.hasCapital && asksForName);
  const modifiers = modifiersOf(one).filter(({ word }) => isOwn(word, other));
  const others = modifiersOf(other).filter(({ word }) => isOwn(word, one));
  return modifiers.some(({ noun }) => others.some((modifier) => modifier.noun === noun));
}

function modifiersOf({ words, languages }: ReadStatement): readonly { readonly noun: string; readonly word: Word }[] {
  const [isLast, isFirst] = [true, false].map((last) => languages.some((code) => ADJECTIVE_LAST.has(code) === last));
  return words.flatMap((word, at) => {
    const before = words[at - 1];
    const nouns = before?.isGenitive
      ? [words[at - 2]]
      : [isLast ? before : undefined, isFirst ? words[at + 1] : undefined];
    return nouns.flatMap((noun) => (noun?.isContent === true && !word.isPlain ? [{ noun: noun.stem, word }] : []));
  });
}

// The content words that neither the other sentence nor the question has.
function unsharedWordsOf(
  { words }: ReadStatement,
  { near }: ReadStatement,
  { terms, answerKind }: Question,
): readonly UnsharedWord[] {
  const asked = new Set(terms.map(({ stem: term }) => term));
  const areLimits = (word: Word) => word.restricts && !(word.accompanies && LIMITED_OTHERWISE.has(answerKind));
  let since = WORDS_OF_PHRASE_MAX + 1;
  let isAfterKnown = true;
  return words.flatMap((word, at): UnsharedWord[] => {
    // "Of the fire brigade" applies to a word of both sentences, not to a new one.
    since = areLimits(word) && (isAfterKnown || !word.isGenitive) ? 0 : since + 1;
    if (!word.isContent) {
      return [];
    }
    const isShared = matchTerm(near, word.stem) > 0;
    // "Of a motorcycle" is a limit even if that is asked for.
    const isKnown = isShared || (!words[at - 1]?.isGenitive && matchTerm(asked, word.stem) > 0);
    const isLimited = !isKnown && since <= WORDS_OF_PHRASE_MAX;
    isAfterKnown = isKnown;
    // In "in the main hall", both words are limits; after a known word, the phrase is over.
    since = isLimited ? 0 : WORDS_OF_PHRASE_MAX + 1;
    return isAfterKnown ? [] : [{ ...word, isLimited }];
  });
}

// Whether the other sentence has the words of the question that the first one has: all things and names, if need be in
// its title, and in its own text half of the other words.
function haveSameTerms(
  { terms, things, names, years, answerKind }: Question,
  one: ReadStatement,
  other: ReadStatement,
): boolean {
  const isForeign = areForeign(one, other);
  const isShared = (thing: string) => hasThing(one.whole, thing, isForeign) === hasThing(other.whole, thing, isForeign);
  const telling = terms.map(({ stem: term }) => term).filter((term) => !OF_VALUE.test(term));
  const own = telling.filter((term) => matchTerm(one.stems, term) > 0);
  // "Do so 48 hours before" says nothing by itself.
  const isTelling = own.length > 0;
  const held = isTelling ? own : telling.filter((term) => matchTerm(one.whole, term) > 0);
  const shared = held.filter((term) => matchTerm(isTelling ? other.stems : other.whole, term) > 0);
  // A denial of something else can have few words of its own, so more must be shared.
  const termsMin = answerKind === 'yes or no' ? DENIED_TERMS_MIN : TERMS_SHARED_MIN;
  const isOfOtherGroup = own.some((term) => isGroup(term) && matchTerm(other.whole, term) === 0);
  return (
    shared.length > 0 &&
    !isOfOtherGroup &&
    shared.length >= (isForeign ? 1 : termsMin) * held.length &&
    [...things, ...names, ...years].every(isShared)
  );
}

// Whether a text has a thing of the question: not a violoncello for a violin, nor "Kühlraum" for "Tiefkühlraum"; but
// "Frist" for "Kündigungsfrist" where something is "gekündigt". Only between two languages may a word of the same
// concept take its place.
function hasThing(words: ReadonlySet<string>, thing: string, isForeign: boolean): boolean {
  const start = thing.slice(0, Math.max(HEAD_LETTERS_MIN, thing.length - ENDING_LETTERS_MAX));
  const isForm = (word: string) => word.startsWith(start) && word.length - thing.length <= ENDING_LETTERS_MAX;
  const isHead = (word: string) =>
    word.length >= HEAD_LETTERS_MIN && thing.endsWith(word) && matchTerm(words, thing.slice(0, -word.length)) > 0;
  return (
    words.has(thing) ||
    otherWordsFor(thing).some((word) => words.has(word)) ||
    [...words].some((word) => isForm(word) || isHead(word)) ||
    (isForeign && matchTerm(words, thing) > 0)
  );
}
