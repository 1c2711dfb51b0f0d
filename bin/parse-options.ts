import { type ParseArgsConfig, parseArgs } from 'node:util';
import { joinNegativeNumbers } from './join-negative-numbers.ts';
import { requireOnce } from './require-once.ts';

type Options = NonNullable<ParseArgsConfig['options']>;
type Values<Known extends Options> = ReturnType<
  typeof parseArgs<{ args: string[]; strict: true; options: Known }>
>['values'];

/** Parses a command line of options, each given at most once; `problem` says in one line why it is not valid. */
export function parseOptions<const Known extends Options>(
  args: readonly string[],
  options: Known,
): Values<Known> | { readonly problem: string } {
  try {
    requireOnce(args);
    return parseArgs({ args: joinNegativeNumbers(args), strict: true, options }).values;
  } catch (error) {
    return { problem: error instanceof Error ? (error.message.split('\n')[0] ?? error.message) : String(error) };
  }
}
