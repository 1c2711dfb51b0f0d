import { stemmer } from 'stemmer';
import type { Analyzer } from '../mapping.ts';
import { EMOJI } from './emoji.ts';
import { foldAscii, foldWidth } from './fold.ts';

/**
 * A word, or one character of a Chinese, Japanese or Korean run; `run` numbers the run, so that pairs never cross it.
 */
interface Token {
  readonly text: string;
  readonly run: number | null;
}

type Filter = (tokens: readonly Token[]) => readonly Token[];

// The scripts that are written without spaces between words; letters of other scripts end such a run.
const UNSPACED =
  '[\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}\\p{Script=Tai_Le}\\p{Script=New_Tai_Lue}\\p{Script=Tai_Tham}\\p{Script=Tai_Viet}\\p{Script=Ahom}]';
// Only letters and marks: digits and signs of these scripts are not part of a run.
const UNSPACED_LETTER = `[${UNSPACED}&&[\\p{L}\\p{M}]]`;
const HANGUL = '[\\p{Script=Hangul}&&\\p{L}]';
// Repeats the character before it, as in "人々". To the server it is a letter like any other, and not part of a run.
const REPEATED = '[々〻]';
const HAN = `[\\p{Script=Han}--${REPEATED}]`;
const HAN_OR_KANA = `[${HAN}[[\\p{Script=Hiragana}\\p{Script=Katakana}]&&\\p{L}]ー]`;
// Not a letter to the server, although later versions of Unicode say so: it ends a word, as in "〆切".
const CLOSING_MARK = '〆';
const LETTER = `[[\\p{Alphabetic}\\p{Nd}_]--[${HAN}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}ー${CLOSING_MARK}]--${UNSPACED}]`;
// Marks that follow a letter, and signs that do not end a word when they are between two letters, as in "K’s".
const ON = '[[\\p{M}\\p{Cf}]--\\u200b]';
const BETWEEN = "['’‘.․﹒:·‧՟״︓﹕]";
const WORD_LETTER = `(?:[${LETTER}--[\\p{Nd}_]]|${HANGUL})`;
// Hangul that touches letters of another script is one word with them, as in "API를".
const ALONE_BEFORE = `(?<!(?:${HANGUL}|${LETTER})${ON}*|${WORD_LETTER}${ON}*${BETWEEN}${ON}*)`;
const ALONE_AFTER = `(?!${ON}|${HANGUL}|${LETTER}|${BETWEEN}${ON}*${WORD_LETTER})`;
const HANGUL_RUN = `${ALONE_BEFORE}(?:${HANGUL}${ON}*)+${ALONE_AFTER}`;
const CJK_RUN = new RegExp(`(?:${HAN_OR_KANA}${ON}*|${HANGUL_RUN})+`, 'v');
const THAI_RUN = new RegExp(`${UNSPACED_LETTER}[${UNSPACED_LETTER}${ON}]*`, 'v');
const SPLIT = new RegExp(`(${CJK_RUN.source}|${THAI_RUN.source})`, 'v');
// Characters that the segmenter separates from other letters, although the server does not.
const CUT_APART = new RegExp(`[${HANGUL}${REPEATED}]`, 'gv');
// Underscores and the like join words, but are not words themselves, as in "Name: ____".
const JOINERS = /^[\p{Pc}\u202f][\p{Pc}\p{M}\p{Cf}\u202f]*$/u;
const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

// Lucene's own short English list, which the filter `stop` uses by default.
const STOP_WORDS = new Set(
  'a an and are as at be but by for if in into is it no not of on or such that the their then there these they this to was will with'.split(
    ' ',
  ),
);

const PRIVATE_USE = 0xe000;

const each =
  (change: (text: string) => string): Filter =>
  (tokens) =>
    tokens.map((token) => ({ ...token, text: change(token.text) })).filter(({ text }) => text !== '');

const FILTERS: Readonly<Record<string, Filter>> = {
  lowercase: each((text) => [...text].map(lowerCase).join('')),
  asciifolding: each(foldAscii),
  // `analyze` does this before the text is split: until then a half-width voicing mark is separate from its letter.
  cjk_width: (tokens) => tokens,
  icu_folding: each((text) => foldAscii(text.normalize('NFKC')).toLowerCase()),
  apostrophe: each((text) => text.replace(/['’].*$/su, '')),
  stop: (tokens) => tokens.filter(({ text }) => !STOP_WORDS.has(text)),
  cjk_bigram: pairUp,
  porter_stem: each(porterStem),
};

// Folding may produce capitals. Lucene's filter keeps them and does not treat them as part of an ending, while the
// package would make them lowercase, so they are hidden from it.
function porterStem(word: string): string {
  if (word.toLowerCase() === word) {
    return stemmer(word);
  }
  const capitals = [...new Set(word)].filter((letter) => letter.toLowerCase() !== letter);
  const hidden = (at: number) => String.fromCharCode(PRIVATE_USE + at);
  const stem = stemmer(capitals.reduce((text, letter, at) => text.replaceAll(letter, hidden(at)), word));
  return capitals.reduce((text, letter, at) => text.replaceAll(hidden(at), letter), stem);
}

// Maps single characters, whatever their neighbors: no final sigma, and no separate dot from a Turkish İ.
function lowerCase(character: string): string {
  return String.fromCodePoint(character.toLowerCase().codePointAt(0) ?? 0);
}

/** The supported tokenizers and filters; an analyzer with any other is refused when the index is created. */
export const KNOWN_PARTS = {
  tokenizers: new Set(['standard', 'icu_tokenizer']),
  filters: new Set(Object.keys(FILTERS)),
} as const;

/** Splits a text into words, in order, as the analyzer of the index does. */
export function analyze(text: string, analyzer: Analyzer): string[] {
  const folded = analyzer.filters.includes('cjk_width') ? foldWidth(text) : text;
  let tokens = tokenize(folded, analyzer.tokenizer);
  for (const name of analyzer.filters) {
    tokens = FILTERS[name]?.(tokens) ?? tokens;
  }
  return tokens.map((token) => token.text);
}

function tokenize(text: string, tokenizer: string): readonly Token[] {
  return text.split(SPLIT).flatMap((part, run): Token[] => {
    // The captured runs are at the odd indexes of what `split` returns.
    if (run % 2 === 0) {
      return wordsOf(part);
    }
    if (!THAI_RUN.test(part)) {
      return tokenizeCjk(part, run);
    }
    // The standard tokenizer keeps a Thai run whole, so that only the same run finds it; ICU splits it by its
    // dictionary.
    return tokenizer === 'standard' ? [{ text: part, run: null }] : wordsOf(part);
  });
}

// The segmenter splits these characters from other letters, and the server does not: it gets Latin letters instead.
function wordsOf(part: string): Token[] {
  const masked = part.replace(CUT_APART, (letter) => 'x'.repeat(letter.length)).replaceAll(CLOSING_MARK, ' ');
  return [...segmenter.segment(masked)]
    .filter(({ isWordLike, segment }) => (isWordLike && !JOINERS.test(segment)) || EMOJI.test(segment))
    .map(({ segment, index }) => ({ text: part.slice(index, index + segment.length), run: null }));
}

function tokenizeCjk(part: string, run: number): Token[] {
  return [...part].map((text) => ({ text, run }));
}

/** Two neighbors of a run make one token; a single character stays. */
function pairUp(tokens: readonly Token[]): Token[] {
  const pairs: Token[] = [];
  tokens.forEach((token, at) => {
    const next = tokens[at + 1];
    const previous = tokens[at - 1];
    if (token.run === null) {
      pairs.push(token);
    } else if (next?.run === token.run) {
      pairs.push({ text: token.text + next.text, run: token.run });
    } else if (previous?.run !== token.run) {
      pairs.push(token);
    }
  });
  return pairs;
}
