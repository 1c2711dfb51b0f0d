import { foldText } from '../../search/fold-text.ts';
import { marksIn, withoutMarks } from '../citation-marks.ts';
import { isClosingSentence } from '../closing-sentence.ts';
import { quotationsOf } from './quotations.ts';
import { sentencesOf } from './sentences.ts';

// A sentence with a smaller share of its significant words in the passages that it cites says something else.
const WORDS_SHARED_MIN = 0.6;
// In scripts with short function words, words of four letters and more carry the meaning; in other scripts all words
// count.
const TELLING_LETTERS_MIN = 4;

const wordSegmenter = new Intl.Segmenter('und', { granularity: 'word' });

/**
 * Why an answer is not supported by what it cites; null: every sentence that states something is cited and supported.
 */
export type SupportFlaw = 'no_statement' | 'uncited_sentence' | 'number' | 'quotation' | 'name' | 'words';

/**
 * Checks an answer, marks and all, against the texts that its marks name (`citedTexts[n - 1]`). Deterministic; in doubt
 * it names a flaw.
 */
export function supportFlaw(answer: string, citedTexts: readonly string[], question = ''): SupportFlaw | null {
  const sentences = sentencesOf(answer).filter(
    (sentence) => /[\p{L}\p{N}]/u.test(withoutMarks(sentence)) && !isClosingSentence(sentence, question),
  );
  if (sentences.length === 0) {
    return 'no_statement';
  }
  for (const sentence of sentences) {
    const cited = [...new Set(marksIn(sentence))].map((n) => citedTexts[n - 1] ?? '');
    if (cited.length === 0) {
      return 'uncited_sentence';
    }
    const flaw = sentenceFlaw(withoutMarks(sentence), cited.join('\n'));
    if (flaw !== null) {
      return flaw;
    }
  }
  return null;
}

function sentenceFlaw(sentence: string, cited: string): SupportFlaw | null {
  const source = foldText(cited);
  const sourceWords = new Set(wordsOf(source));
  const sourceStems = new Set([...sourceWords].map(stemOf));
  const sourceNumbers = new Set(numbersOf(source));
  if (!numbersOf(foldText(sentence)).every((number) => sourceNumbers.has(number))) {
    return 'number';
  }
  const spaced = squeeze(source);
  if (!quotationsOf(sentence).every((quotation) => spaced.includes(squeeze(foldText(quotation))))) {
    return 'quotation';
  }
  if (!namesOf(sentence).every((name) => sourceWords.has(name))) {
    return 'name';
  }
  const telling = wordsOf(foldText(sentence)).filter(
    (word) =>
      word.length >= TELLING_LETTERS_MIN || /[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word),
  );
  const shared = telling.filter(
    (word) => sourceWords.has(word) || sourceWords.has(stemOf(word)) || sourceStems.has(stemOf(word)),
  );
  return telling.length === 0 || shared.length / telling.length >= WORDS_SHARED_MIN ? null : 'words';
}

function wordsOf(folded: string): string[] {
  return [...wordSegmenter.segment(folded)].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []));
}

// 1,200 and 1 200 and 1200 are one number; 2.5 is not 25.
function numbersOf(folded: string): string[] {
  const joined = folded.replace(/(?<=\d)[,\u00a0\u202f' ](?=\d{3}(?!\d))/g, '');
  return (joined.match(/\d+(?:[.,:]\d+)*/g) ?? []).map((number) => number.replaceAll(',', '.'));
}

// Capitalized words that do not begin the sentence, and identifiers such as RFC-9110 or max_tokens anywhere.
function namesOf(sentence: string): string[] {
  const words = [...wordSegmenter.segment(sentence)].flatMap(({ segment, isWordLike }) =>
    isWordLike ? [segment] : [],
  );
  const names = words.filter((word, i) => (i > 0 && /^\p{Lu}/u.test(word)) || isIdentifier(word));
  return names.filter((word) => word.length > 1).flatMap((name) => wordsOf(foldText(name)));
}

function isIdentifier(word: string): boolean {
  return /\p{Ll}\p{Lu}/u.test(word) || (/\p{L}/u.test(word) && /[\d_]/.test(word));
}

function stemOf(word: string): string {
  return word.length <= 5 ? word : word.slice(0, Math.max(5, word.length - 3));
}

function squeeze(text: string): string {
  return text.replace(/\s+/gu, ' ');
}
