import { readFileSync } from 'node:fs';
import { functionWordsOf, isFunctionWord, likeliestLanguages } from '../languages/languages.ts';
import { foldText, isCommon, replaceWords, stem, wordsOf } from '../words.ts';
import { inflect, TABLE_LANGUAGES, type TableLanguage } from './inflect.ts';

// One concept per line, with its words in the seven languages. A new file is added here. The most common concepts come
// first, because only the first two of a word replace it.
const FILES = [
  'actions-and-qualities',
  'countries-and-numbers',
  'health-and-life',
  'home-and-travel',
  'law-and-work',
  'office-and-public-life',
  'time-and-money',
  'body-and-treatment',
  'computing-and-printing',
  'contracts-and-courts',
  'emergencies-and-security',
  'energy-and-building',
  'food-and-cooking',
  'formal-verbs',
  'household-and-clothing',
  'leisure-and-culture',
  'logistics-and-faults',
  'machines-and-tools',
  'materials-and-chemistry',
  'nature-and-farming',
  'people-and-feelings',
  'qualities-and-relations',
  'sales-and-finance',
  'society-and-school',
  'vehicles-and-traffic',
] as const;
// Shorter parts of compounds occur in too many words by chance.
const PART_LETTERS_MIN = 4;
// The time that a word takes grows with its square, and none of the table's is as long.
const WORD_LETTERS_MAX = 60;
// German and Dutch join the parts of a compound with these.
const JOINTS = ['', 's', 'n', 'en', 'e', 'es'];
// How many English words replace a word that has several meanings, or is a compound.
const WORDS_FOR_ONE_MAX = 2;
// How many of a word's concepts count for a text; more only say that the word is ambiguous.
const NAMED_MAX = 3;
const KNOWN_MAX = 50_000;
const sentences = new Intl.Segmenter('und', { granularity: 'sentence' });
const NOTHING: ReadonlySet<number> = new Set();

// Lists, because a set for each of the many forms takes longer to make.
type Concepts = Map<string, number[]>;

interface Table {
  /** By the stem of a word, in any language. */
  readonly words: ReadonlyMap<string, readonly number[]>;
  /** By a part of a German or Dutch compound. */
  readonly parts: ReadonlyMap<string, readonly number[]>;
  /** The stems of English words. */
  readonly english: { readonly has: (stem: string) => boolean };
  /** The first English word of each concept. */
  readonly names: readonly string[];
}

// Read when first needed: it takes more than half a second.
let table: Table | null = null;
const known = new Map<string, ReadonlySet<number>>();

/**
 * Returns the numbers of the concepts that a stem means in any of the seven languages; for a compound, those of its
 * parts.
 */
export function conceptsOf(word: string): ReadonlySet<number> {
  if (word.length > WORD_LETTERS_MAX) {
    return NOTHING;
  }
  const concepts = known.get(word) ?? findConcepts(word);
  if (known.size < KNOWN_MAX) {
    known.set(word, concepts);
  }
  return concepts;
}

/** Whether a stem is in the table as an English one. */
export function isEnglish(word: string): boolean {
  table ??= readTable();
  return table.english.has(word);
}

/**
 * Replaces each word of the table with an English one, and removes the function words of the text's language. A text
 * whose function words are English is unchanged.
 */
export function inEnglish(text: string): string {
  const [language] = likeliestLanguages(wordsOf(text));
  if (language === 'en') {
    return text;
  }
  table ??= readTable();
  const { names } = table;
  const translate = (word: string) => {
    if (language !== undefined && isFunctionWord(word, language)) {
      return '';
    }
    const concepts = [...conceptsOf(stem(word))].slice(0, WORDS_FOR_ONE_MAX);
    return concepts.length === 0 ? word : concepts.map((concept) => names[concept]).join(' ');
  };
  return Array.from(sentences.segment(text), ({ segment }) => asSentence(replaceWords(segment, translate))).join('');
}

/** A word of a text that names concepts. */
export interface NamedWord {
  /** Its stem. */
  readonly word: string;
  /** Whether its text has the function words of a language other than English. */
  readonly isForeign: boolean;
  readonly concepts: readonly number[];
}

/** Returns the words of a text that name concepts, in order, without the function words of English and its language. */
export function namedWordsIn(text: string): readonly NamedWord[] {
  const words = wordsOf(text);
  const [language = 'en'] = likeliestLanguages(words);
  const telling = words.filter((word) => !(isCommon(word) || isFunctionWord(word, language)));
  return telling.map(stem).flatMap((word) => {
    const concepts = [...conceptsOf(word)].slice(0, NAMED_MAX);
    return concepts.length === 0 ? [] : [{ word, isForeign: language !== 'en', concepts }];
  });
}

// A sentence ends where the next one begins with a capital.
function asSentence(text: string): string {
  return text.replace(/\p{L}/u, (letter) => letter.toUpperCase());
}

function findConcepts(word: string): ReadonlySet<number> {
  table ??= readTable();
  return new Set(table.words.get(word) ?? ofParts(word, table.parts));
}

// `Reinigungskosten` has the concepts of cleaning and of costs; only one part of `Besucherordner` is known.
function ofParts(word: string, parts: Table['parts']): readonly number[] {
  let last: readonly number[] | undefined;
  for (let at = PART_LETTERS_MIN; at <= word.length - PART_LETTERS_MIN; at += 1) {
    const after = parts.get(word.slice(at));
    if (after === undefined) {
      continue;
    }
    last ??= after;
    const before = JOINTS.map((joint) => (word.slice(0, at).endsWith(joint) ? word.slice(0, at - joint.length) : ''));
    const first = before.map((part) => parts.get(part)).find((concepts) => concepts !== undefined);
    if (first !== undefined) {
      return [...first, ...after];
    }
  }
  return last ?? [];
}

function readTable(): Table {
  // A function word of any of the languages names nothing.
  const functionWords = functionWordsOf(TABLE_LANGUAGES);
  const words: Concepts = new Map();
  const parts: Concepts = new Map();
  const english: Concepts = new Map();
  const further: Readonly<Partial<Record<TableLanguage, Concepts>>> = { en: english, de: parts, nl: parts };
  const lines = FILES.flatMap(linesOf).map((line) => line.split('|').map((cell) => cell.trim().split(' ')));
  for (const [concept, cells] of lines.entries()) {
    for (const [column, language] of TABLE_LANGUAGES.entries()) {
      const forms = (cells[column] ?? [])
        .flatMap((word) => formsOf(word, language))
        .filter((form) => form !== '' && !functionWords.has(form));
      addAll(words, forms, concept);
      addAll(further[language], forms, concept);
    }
  }
  return { words, parts, english, names: lines.map(([[name = ''] = []]) => name) };
}

// Both unchanged and stemmed, because texts are stemmed as English.
function formsOf(word: string, language: TableLanguage): readonly string[] {
  return inflect(foldText(word), language).flatMap((form) => [form, stem(form)]);
}

function linesOf(name: string): string[] {
  const text = readFileSync(new URL(`words/${name}.txt`, import.meta.url), 'utf8');
  return text.split('\n').filter((line) => line !== '');
}

// The concepts come in order, so that only the last one can be the same.
function addAll(map: Concepts | undefined, words: readonly string[], concept: number): void {
  for (const word of words) {
    const concepts = map?.get(word);
    if (concepts === undefined) {
      map?.set(word, [concept]);
    } else if (concepts.at(-1) !== concept) {
      concepts.push(concept);
    }
  }
}
