import { conceptsOf } from '../concepts/concepts.ts';
import { MONTH_NAMES, WEEKDAY_NAMES } from '../languages/calendar.ts';
import { isFunctionWord, likeliestLanguages, ofAllLanguages } from '../languages/languages.ts';
import { phrasePattern } from '../languages/phrases.ts';
import { isNegated, type Question } from '../questions/question.ts';
import { foldText, stem, wordsOf } from '../words.ts';
import { isNumberWord } from './answer-kind.ts';
import type { Evidence } from './evidence.ts';
import { stemsOf } from './units.ts';

// Two short sentences may have the same few words by chance. Not measured.
const WORDS_SHARED_MIN = 3;

/**
 * Returns the sentence of another document that contradicts the best one: the same words, apart from those of the
 * question, titles and headings, but another number, or a negation in only one of them; null if there is none. An older
 * document of a series is outdated, and contradicts nothing.
 */
export function contradictionOf(question: Question, [best, ...others]: readonly Evidence[]): Evidence | null {
  if (best === undefined || best.unit.header !== null) {
    return null;
  }
  const contradicts = comparisonWith(question, best);
  return others.find((other) => isComparable(best, other) && contradicts(other)) ?? null;
}

function isComparable({ excerpt, signals }: Evidence, { excerpt: other, unit, signals: others }: Evidence): boolean {
  const isElsewhere = excerpt.title !== other.title || (excerpt.n !== other.n && excerpt.headings === other.headings);
  const isOfSameThing = !nameTwoThings(excerpt.title, other.title);
  return (
    unit.header === null && isElsewhere && isOfSameThing && signals.old === others.old && signals.named <= others.named
  );
}

// "Crane K1" and "Crane K2" are two cranes, "Indoor pool" and "Outdoor pool" two pools, but "Guest handbook" and "Guest
// leaflet" are about the same guests.
function nameTwoThings(title: string, other: string): boolean {
  const [ones = [], others = []] = [title, other].map((each) => wordsOf(foldText(each)));
  const differing = ones.flatMap((word, at) => (word === others[at] ? [] : [[word, others[at] ?? ''] as const]));
  if (ones.length !== others.length || differing.length === 0) {
    return false;
  }
  const isModified = differing.length === 1 && ones.at(-1) === others.at(-1);
  return differing.every((pair) => areOfOneKind(...pair) || (isModified && !pair.some((word) => VERSION.test(word))));
}

// Two numbers, letters, days or months, or two compounds of one noun: "Hallenbad" and "Freibad".
function areOfOneKind(one: string, other: string): boolean {
  const isNumbered = NUMBERING.test(one) && NUMBERING.test(other);
  return isNumbered || headsOf(one).some((head) => other.endsWith(head) && other.length > head.length);
}

// The ends of a compound that are words themselves.
function headsOf(word: string): readonly string[] {
  const ends = Array.from({ length: Math.max(0, word.length - 2 * PART_LETTERS_MIN + 1) }, (_, at) =>
    word.slice(PART_LETTERS_MIN + at),
  );
  return ends.filter((end) => conceptsOf(end).size > 0);
}

const PART_LETTERS_MIN = 3;
// "New rules" and "Old rules" are versions of the same ones.
const VERSION = new RegExp(`^${phrasePattern(ofAllLanguages(({ old, current }) => `${old}, ${current}, new`))}$`);
const NUMBERING = new RegExp(`\\d|^(?:\\p{L}|${[...MONTH_NAMES, ...WEEKDAY_NAMES].join('|')})$`, 'u');

/** The parts of a sentence that two versions of it share, and those in which they differ. */
interface Said {
  readonly words: ReadonlySet<string>;
  readonly figures: ReadonlySet<string>;
  readonly numberWords: ReadonlySet<string>;
  readonly negated: boolean;
}

// Reads the best sentence and the question once, for all sentences that are compared with it.
function comparisonWith({ terms }: Question, best: Evidence): (other: Evidence) => boolean {
  const one = saidIn(best.unit.text);
  const asked = [...terms.map(({ stem: term }) => term), ...stemsAround(best)];
  return (other) => {
    const two = saidIn(other.unit.text);
    const known = new Set([...asked, ...stemsAround(other)]);
    return haveSameWords(one.words, two.words, known) && differ(one, two);
  };
}

function stemsAround({ excerpt: { title, headings } }: Evidence): Iterable<string> {
  return stemsOf(`${title} ${headings}`);
}

function haveSameWords(one: ReadonlySet<string>, two: ReadonlySet<string>, known: ReadonlySet<string>): boolean {
  const shared = new Set([...one].filter((word) => two.has(word)));
  const isSame = [...one, ...two].every((word) => shared.has(word) || known.has(word));
  return isSame && shared.size >= WORDS_SHARED_MIN;
}

function differ(one: Said, two: Said): boolean {
  if (one.negated !== two.negated) {
    return isEqual(one.figures, two.figures) && isEqual(one.numberWords, two.numberWords);
  }
  // "1,500" and "1.5 thousand" are not compared.
  const hasAsManyWords = one.numberWords.size === two.numberWords.size;
  return (
    (hasAsManyWords && areOthers(one.figures, two.figures)) ||
    (one.figures.size === 0 && areOthers(one.numberWords, two.numberWords))
  );
}

// As many numbers in both, and one of them has another value: "3 months" and "three months" are not compared.
function areOthers(ones: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return ones.size > 0 && ones.size === others.size && !isEqual(ones, others);
}

function isEqual(ones: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return ones.size === others.size && [...ones].every((one) => others.has(one));
}

function saidIn(text: string): Said {
  const all = wordsOf(text);
  const [language = 'en'] = likeliestLanguages(all);
  const figures = all.filter((word) => /\d/.test(word));
  const numberWords = all.filter(isNumberWord);
  const others = all.filter(
    (word) => !/\d/.test(word) && !isNumberWord(word) && !isFunctionWord(word, language) && !isNegated(word),
  );
  return {
    words: new Set(others.map(stem)),
    figures: new Set(figures.map(plainFigure)),
    numberWords: new Set(numberWords),
    negated: isNegated(text),
  };
}

// `1,200`, `1.200` and `1200.00` are one value, and so are `2` and `02`, and `1.5` and `1,5`, which is not `15`.
function plainFigure(figure: string): string {
  return figure
    .replace(/[.,]0{1,2}$/, '')
    .replace(/[.,'’](?=\d{3}(?!\d))/g, '')
    .replace(',', '.')
    .replace(/^0+(?=\d)/, '');
}
