import { foldedWords } from '../search/fold-text.ts';
import { hasOtherAddress } from './contact-addresses.ts';
import { CLOSING_SENTENCES, CONTRADICTORY_SENTENCES, fixedSentences } from './fixed-sentences.ts';
import type { Verdict } from './read-reply-lines.ts';

// The part that the documents do not answer has no citation to check, so it is repeated only in words of the question.
const WORDS_ASKED_MIN = 0.6;
const MISSING_LENGTH_MAX = 300;

/**
 * Returns the sentence that ends an answer, in the language of the question; '' when the model answered fully, or names
 * nothing that is missing.
 */
export function closingSentence(verdict: Verdict, missing: string | null, question: string): string {
  if (verdict !== 'contradictory' && (verdict !== 'partly' || !/[\p{L}\p{N}]/u.test(missing ?? ''))) {
    return '';
  }
  const { notSaid, restNotSaid, contradictory } = fixedSentences(question);
  if (verdict === 'contradictory') {
    return contradictory;
  }
  // Several questions become a list in one sentence.
  const listed = (missing ?? '').replace(/[?？؟]\s+(?=[\p{L}\p{N}])/gu, '; ');
  const named = listed.replace(/(?<![\s.!?。！？؟۔।…])[\s.!?。！？؟۔।…]+$/u, '').trim();
  return isAsked(named, question) ? `${notSaid} ${named}.` : restNotSaid;
}

/**
 * Returns the sentence that ends an answer of which nobody judged that it answers the question, with the space before
 * it: what the question names and the documents do not. '' when there is nothing to name.
 */
export function notNamedSentence(answer: string, names: readonly string[], question: string): string {
  if (names.length === 0) {
    return '';
  }
  const { notNamed } = fixedSentences(question);
  return `${answer.includes('\n') ? '\n' : ' '}${notNamed} ${names.join(', ')}.`;
}

/**
 * Whether a sentence of an answer is one of these closing sentences, in any language. Such a sentence needs no
 * citation.
 */
export function isClosingSentence(sentence: string, question: string): boolean {
  const closing = CLOSING_SENTENCES.find((each) => sentence.startsWith(each));
  if (closing === undefined) {
    return false;
  }
  const rest = sentence
    .slice(closing.length)
    .replace(/(?<![\s.])[\s.]+$/u, '')
    .trim();
  return rest === '' || isAsked(rest, question);
}

/** Whether a sentence of an answer says, in any language, what only the verdict on the documents may say. */
export function saysContradictory(sentence: string): boolean {
  return CONTRADICTORY_SENTENCES.some((each) => sentence.startsWith(each));
}

function isAsked(named: string, question: string): boolean {
  const asked = new Set(foldedWords(question));
  const words = foldedWords(named);
  const shared = words.filter((word) => asked.has(word)).length;
  // An address has no place in words that no document confirms, unless it is the caller's own.
  if (hasOtherAddress(named, [question])) {
    return false;
  }
  // Without any words the share is NaN, and the comparison false.
  return named.length <= MISSING_LENGTH_MAX && shared / words.length >= WORDS_ASKED_MIN;
}
