import { isFunctionWord, likeliestLanguages } from '../languages/languages.ts';
import { isCommon, replaceWords, stem, wordsOf } from '../words.ts';
import { type ConceptTable, readConceptTable } from './concept-table.ts';

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

// Read when first needed.
let table: ConceptTable | null = null;
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

/**
 * Replaces each word of the table with an English one, and removes the function words of the text's language. A text
 * whose function words are English is unchanged.
 */
export function inEnglish(text: string): string {
  const [language] = likeliestLanguages(wordsOf(text));
  if (language === 'en') {
    return text;
  }
  table ??= readConceptTable();
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
interface NamedWord {
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
  table ??= readConceptTable();
  return new Set(table.ofWord(word) ?? ofParts(word, table.ofPart));
}

// `Reinigungskosten` has the concepts of cleaning and of costs; only one part of `Besucherordner` is known.
function ofParts(word: string, ofPart: ConceptTable['ofPart']): readonly number[] {
  let last: readonly number[] | undefined;
  for (let at = PART_LETTERS_MIN; at <= word.length - PART_LETTERS_MIN; at += 1) {
    const after = ofPart(word.slice(at));
    if (after === undefined) {
      continue;
    }
    last ??= after;
    const before = JOINTS.map((joint) => (word.slice(0, at).endsWith(joint) ? word.slice(0, at - joint.length) : ''));
    const first = before.map((part) => ofPart(part)).find((concepts) => concepts !== undefined);
    if (first !== undefined) {
      return [...first, ...after];
    }
  }
  return last ?? [];
}
