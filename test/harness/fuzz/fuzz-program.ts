import { parseArgs } from 'node:util';

type Values = Readonly<Record<string, string | boolean | undefined>>;

// A program that draws cases from seeds and checks each of them.
interface FuzzProgram {
  readonly manual: string;
  /** What is drawn, as the option for their number: `files`. */
  readonly many: string;
  /** How many, by default. */
  readonly count: number;
  /** More options of the program. */
  readonly options?: Readonly<Record<string, { readonly type: 'string' | 'boolean'; readonly default?: string }>>;
  /**
   * Opens the check of cases. It returns the outcomes of one, which the program counts, or fails if a guarantee is
   * broken.
   */
  readonly open: (values: Values) => Promise<OpenFuzz> | OpenFuzz;
}

/** The check of a case by its seed; `index` counts the cases. */
export interface OpenFuzz {
  readonly check: (seed: number, index: number) => Promise<readonly string[]> | readonly string[];
  /** The options with which the program has to be called again, beside the number and the seed. */
  readonly again?: string;
  readonly close?: () => Promise<void> | void;
}

/**
 * Runs such a program: case i has the seed S + i. It stops at the first broken guarantee with status 1, and prints the
 * seed that reproduces it; at the end it prints how often each outcome occurred.
 */
export async function runFuzz({ manual, many, count, options = {}, open }: FuzzProgram): Promise<void> {
  const { values } = parseArgs({
    options: {
      [many]: { type: 'string', default: String(count) },
      seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
      help: { type: 'boolean' },
      ...options,
    },
  });
  const [cases, first] = [Number(values[many]), Number(values.seed)];
  if (values.help === true || !Number.isSafeInteger(cases) || cases < 1 || !Number.isSafeInteger(first)) {
    process.stdout.write(manual);
    process.exitCode = values.help === true ? 0 : 2;
    return;
  }
  process.stdout.write(`${cases} ${many} from seed ${first}\n`);
  const { check, again = '', close } = await open(values);
  const outcomes = new Map<string, number>();
  try {
    for (let index = 0; index < cases && process.exitCode === undefined; index += 1) {
      const seed = first + index;
      try {
        for (const outcome of await check(seed, index)) {
          outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
        }
      } catch (error) {
        process.stdout.write(`broken at ${index}: ${textOf(error)}\nagain: ${again}--${many} 1 --seed ${seed}\n`);
        process.exitCode = 1;
      }
    }
  } finally {
    await close?.();
  }
  for (const [outcome, times] of [...outcomes].sort()) {
    process.stdout.write(`${String(times).padStart(9)}  ${outcome}\n`);
  }
}

// A broken guarantee says what it is; any other error is looked for by its stack.
function textOf(error: unknown): string {
  return error instanceof Error && error.name !== 'Violation' ? (error.stack ?? String(error)) : String(error);
}
