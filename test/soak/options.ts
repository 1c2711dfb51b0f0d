import { parseArgs } from 'node:util';
import { readSeed } from '../harness/properties/read-seed.ts';

/** The options of `npm run soak`. */
export interface SoakOptions {
  readonly minutes: number;
  /** The number of callers, each of which makes one call at a time. */
  readonly callers: number;
  readonly seed: number;
}

/** The manual, printed by --help. */
export const MANUAL = `npm run soak -- [options]
Calls a local stage while documents, keys and policies change, functions are killed and the whole cloud is killed and
started again on its data; afterwards compares everything that is stored with everything that was answered. Ends with
status 1 when a promise was broken.

  --minutes N    how long (default 10)
  --callers N    calls at the same moment (default 5)
  --seed S       the seed of the choices (default 1), or random: a new one, which is printed; the timing depends on the
                 machine
  --help         this text
`;

const OPTIONS = {
  minutes: { type: 'string', default: '10' },
  callers: { type: 'string', default: '5' },
  seed: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

/** Parses the command line; returns a sentence when it is not valid. */
export function parseSoakOptions(args: readonly string[]): SoakOptions | 'help' | { readonly problem: string } {
  const values = readArguments(args);
  if (typeof values === 'string') {
    return { problem: values };
  }
  if (values.help) {
    return 'help';
  }
  const [minutes, callers, seed] = [Number(values.minutes), Number(values.callers), readSeed(values.seed)];
  if (!(minutes > 0 && minutes < Number.POSITIVE_INFINITY)) {
    return { problem: '--minutes takes a number above 0.' };
  }
  if (!(Number.isSafeInteger(callers) && callers >= 1)) {
    return { problem: '--callers takes a whole number from 1.' };
  }
  return seed === null ? { problem: '--seed takes a whole number, or random.' } : { minutes, callers, seed };
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], strict: true, options: OPTIONS }).values;
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? error.message) : String(error);
  }
}
