import { foldedWords } from '../../search/fold-text.ts';
import { INSTRUCTIONS } from './prompt.ts';
import { REPLY_TOOL } from './reply-tool.ts';

// Shorter runs of words also occur in ordinary answers.
const LEAK_WORDS = 6;

// Of both forms of reply, whichever the stage uses: comparing with the other costs nothing.
const TEXTS = [
  ...Object.values(INSTRUCTIONS).flatMap(({ system, closing }) => [system, closing]),
  JSON.stringify(REPLY_TOOL),
].map((text) => ` ${foldedWords(text).join(' ')} `);

/** Whether a text repeats our instructions: six of their words in a row. */
export function leaksInstructions(text: string): boolean {
  const words = foldedWords(text);
  return words.slice(LEAK_WORDS - 1).some((_, i) => {
    const run = ` ${words.slice(i, i + LEAK_WORDS).join(' ')} `;
    return TEXTS.some((text) => text.includes(run));
  });
}
