import { foldedWords } from '../search/fold-text.ts';
import { CLOSING_INSTRUCTIONS, SYSTEM_INSTRUCTIONS } from './prompt.ts';

// Shorter runs of words also occur in ordinary answers.
const LEAK_WORDS = 6;

const INSTRUCTIONS = [SYSTEM_INSTRUCTIONS, CLOSING_INSTRUCTIONS].map(
  (instructions) => ` ${foldedWords(instructions).join(' ')} `,
);

/** Whether a text repeats our instructions: six of their words in a row. */
export function leaksInstructions(text: string): boolean {
  const words = foldedWords(text);
  return words.slice(LEAK_WORDS - 1).some((_, i) => {
    const run = ` ${words.slice(i, i + LEAK_WORDS).join(' ')} `;
    return INSTRUCTIONS.some((instructions) => instructions.includes(run));
  });
}
