import type { Command } from './command.ts';

/**
 * Returns a stage's sentence about an input field with the name of the option that sets the field: "company_id must be
 * a UUID." is "--company must be a UUID." Other sentences are returned unchanged.
 */
export function namedByOptions(sentence: string, { options }: Pick<Command, 'options'>): string {
  const [first = ''] = sentence.split(' ', 1);
  const option = options.find(({ field }) => field === first);
  return option === undefined ? sentence : `--${option.name}${sentence.slice(first.length)}`;
}
