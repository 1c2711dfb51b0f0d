import { foldWord, stemOf } from './fold-word.ts';
import type { WordLanguage } from './languages/language-words.ts';
import { fillerOf, listedPhrases, type Meaning, wordsOfPhrase } from './listed-phrases.ts';

/** A phrase, and what it means. */
export interface Phrase {
  readonly words: readonly string[];
  readonly meanings: Meaning[];
}

/** The words of a language, ready to be looked up. */
export interface Lexicon {
  readonly language: WordLanguage;
  /** By their first word, the longest first. */
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
  readonly byStem: ReadonlyMap<string, readonly Meaning[]>;
  readonly filler: ReadonlySet<string>;
}

const lexicons = new Map<WordLanguage, Lexicon>();

/** Returns the lexicon of a language, created on first use. */
export function lexiconOf(language: WordLanguage): Lexicon {
  const known = lexicons.get(language) ?? createLexicon(language);
  lexicons.set(language, known);
  return known;
}

/** Creates the lexicon of a language, which takes some time. */
export function createLexicon(language: WordLanguage): Lexicon {
  const phrases = new Map<string, Phrase[]>();
  const byStem = new Map<string, Meaning[]>();
  for (const [meaning, listed] of listedPhrases(language)) {
    const isOpen = isOpenKind(meaning);
    for (const phrase of listed) {
      addPhrase(phrases, phrase, meaning);
      if (isOpen && /^\p{L}{6,}$/u.test(phrase)) {
        const stem = stemOf(foldWord(phrase));
        byStem.set(stem, [...(byStem.get(stem) ?? []), meaning]);
      }
    }
  }
  for (const list of phrases.values()) {
    list.sort((one, other) => other.words.length - one.words.length);
  }
  return { language, phrases, byStem, filler: fillerOf(language) };
}

// Words of these kinds also match by their stem. All others, such as "not" and "if", match only in the listed form.
function isOpenKind(meaning: Meaning): boolean {
  return /^(?:[+-]|same:|change:|order:|trade:|lease:|deal:|job:|modal:must)/.test(meaning);
}

function addPhrase(phrases: Map<string, Phrase[]>, phrase: string, meaning: Meaning): void {
  const words = wordsOfPhrase(phrase);
  const [first] = words;
  if (first === undefined) {
    return;
  }
  const list = phrases.get(first) ?? [];
  phrases.set(first, list);
  const same = list.find(
    (known) => known.words.length === words.length && known.words.every((word, i) => word === words[i]),
  );
  if (same === undefined) {
    list.push({ words, meanings: [meaning] });
  } else {
    same.meanings.push(meaning);
  }
}
