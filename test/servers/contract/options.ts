import { parseArgs } from 'node:util';
import { readSeed } from '../../harness/properties/read-seed.ts';

/** The options of `npm run fuzz:contract`. */
export interface ContractOptions {
  /** At least this many requests. */
  readonly cases: number;
  readonly seed: number;
  readonly cache: string;
}

/** The manual, printed by --help. */
export const MANUAL = `npm run fuzz:contract -- [options]
Checks a local stage against docs/openapi.yaml with Schemathesis: valid and invalid requests, one after another and in
sequences. Needs Python 3.10 or later.

  --cases N          at least this many requests (default 5000)
  --seed N           the seed (default: 1), or random: a new one, which is printed
  --cache DIR        where Schemathesis is installed (default .local/servers)
  --help             this text

The status is 1 when an answer broke the description, took too long, or fewer than a fifth of an operation's requests
were answered with 200.
`;

const OPTIONS = {
  cases: { type: 'string', default: '5000' },
  seed: { type: 'string' },
  cache: { type: 'string', default: '.local/servers' },
  help: { type: 'boolean', default: false },
} as const;

/** Parses the command line; returns a sentence when it is not valid. */
export function parseContractOptions(args: readonly string[]): ContractOptions | 'help' | { readonly problem: string } {
  const values = readArguments(args);
  if (typeof values === 'string') {
    return { problem: values };
  }
  if (values.help) {
    return 'help';
  }
  if (!isWhole(values.cases)) {
    return { problem: '--cases takes a whole number.' };
  }
  const seed = readSeed(values.seed);
  if (seed === null) {
    return { problem: '--seed takes a whole number, or random.' };
  }
  return { cases: Number(values.cases), seed, cache: values.cache };
}

function isWhole(text: string): boolean {
  return /^\d{1,9}$/.test(text);
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], strict: true, options: OPTIONS }).values;
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? error.message) : String(error);
  }
}
