import { foldText } from '../search/fold-text.ts';
import { CLOSING_INSTRUCTIONS, SYSTEM_INSTRUCTIONS } from './prompt.ts';

const LEAK_WORDS = 6;

const INSTRUCTIONS = [SYSTEM_INSTRUCTIONS, CLOSING_INSTRUCTIONS]
  .map((instructions) => ` ${wordsOf(instructions).join(' ')} `)
  .join('|');

/** Whether a text repeats our instructions: six of their words in a row. */
export function leaksInstructions(text: string): boolean {
  const words = wordsOf(text);
  return words.some(
    (_, i) => i + LEAK_WORDS <= words.length && INSTRUCTIONS.includes(` ${words.slice(i, i + LEAK_WORDS).join(' ')} `),
  );
}

function wordsOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
