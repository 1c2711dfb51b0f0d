import { foldText } from '../search/fold-text.ts';
import { CLOSING_SENTENCES, fixedSentences } from './fixed-sentences.ts';
import type { Verdict } from './read-reply-lines.ts';

// What is missing is stated in words of the question, or not at all: it has no citation that could be checked.
const WORDS_ASKED_MIN = 0.6;
const LENGTH_MAX = 300;

/** What an answer ends with, in the language of the question; '' where the model answered fully. */
export function closingSentence(verdict: Verdict, missing: string | null, question: string): string {
  const { notSaid, restNotSaid, contradictory } = fixedSentences(question);
  if (verdict === 'contradictory') {
    return contradictory;
  }
  if (verdict !== 'partly') {
    return '';
  }
  const named = (missing ?? '').replace(/(?<![\s.!?。！？؟۔।…])[\s.!?。！？؟۔।…]+$/u, '').trim();
  return isAsked(named, question) ? `${notSaid} ${named}.` : restNotSaid;
}

/** Whether a sentence of an answer is one of ours, in any language, which needs no mark. */
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

function isAsked(named: string, question: string): boolean {
  const asked = new Set(wordsOf(question));
  const words = wordsOf(named);
  const shared = words.filter((word) => asked.has(word)).length;
  // Where there is no word, the share is not a number.
  return named.length <= LENGTH_MAX && shared / words.length >= WORDS_ASKED_MIN;
}

function wordsOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
