import { foldText } from '../search/fold-text.ts';
import { SYSTEM_INSTRUCTIONS } from './prompt.ts';

const VERDICT = /^\s*ANSWERED:[ \t]*(yes|no)\b[ \t]*\r?\n?/i;
const LEAK_WORDS = 6;

/** The longest reply that is read, in UTF-16 units: more than the most tokens of an answer can be in any language. */
export const ANSWER_LENGTH_MAX = 32_768;

/** A model's reply: its own verdict whether the excerpts answer the question, and the text after it. */
export interface ModelReply {
  readonly answered: boolean;
  readonly text: string;
}

/** Reads the verdict line; a reply without one, or of more than 32,768 characters, counts as not answered. */
export function parseReply(text: string): ModelReply {
  if (text.length > ANSWER_LENGTH_MAX) {
    return { answered: false, text: '' };
  }
  const verdict = VERDICT.exec(text);
  return { answered: verdict?.[1]?.toLowerCase() === 'yes', text: text.slice(verdict?.[0].length ?? 0).trim() };
}

/** Whether a text repeats our instructions: six of their words in a row. */
export function leaksInstructions(text: string): boolean {
  const words = wordsOf(text);
  const instructions = ` ${wordsOf(SYSTEM_INSTRUCTIONS).join(' ')} `;
  return words.some(
    (_, i) => i + LEAK_WORDS <= words.length && instructions.includes(` ${words.slice(i, i + LEAK_WORDS).join(' ')} `),
  );
}

function wordsOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
