import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { terminalText } from '../terminal-text.ts';
import { CommandError } from './command.ts';

/** The streams on which a person is asked; `input.isTTY` is true on a terminal. */
interface Terminal {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream;
}

/**
 * Shows the documents that would be deleted, and asks for confirmation: only "yes" confirms. The end of the input
 * (Ctrl-D) counts as no.
 *
 * @throws CommandError if there is no terminal, and so nobody to ask.
 */
export async function confirmDeletion(names: readonly string[], { input, output }: Terminal): Promise<boolean> {
  const documents = names.length === 1 ? '1 document' : `${names.length} documents`;
  const these = names.length === 1 ? 'This document is' : 'These documents are';
  output.write(
    `${these} not in the folder and will be deleted:\n${names.map((name) => `  ${terminalText(name)}\n`).join('')}`,
  );
  if (input.isTTY !== true) {
    throw new CommandError(`${documents} would be deleted. Add --yes to confirm. Nothing was changed.`);
  }
  const asked = createInterface({ input, output });
  // On a terminal, readline handles Ctrl-C while the question is open.
  asked.once('SIGINT', () => process.emit('SIGINT'));
  const ended = once(asked, 'close').then(() => '');
  const answer = await Promise.race([asked.question(`Delete ${documents}? Type yes: `), ended]);
  asked.close();
  return answer.trim() === 'yes';
}
