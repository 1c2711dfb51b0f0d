import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The purpose of the next test run. */
export type Plan =
  /** Finds out which mutations each test reaches. */
  | { readonly phase: 'reach' }
  /** Runs each test once for each of these mutations that it reaches. */
  | { readonly phase: 'try'; readonly ids: readonly number[] }
  /** Runs whole files with one mutation on from the start. */
  | { readonly phase: 'whole'; readonly id: number };

/** The code that a test reaches: mutations by number, how many iterations loops made, and how long it took. */
export interface Reach {
  readonly ids: readonly number[];
  readonly iterations: number;
  readonly ms: number;
}

/**
 * The mutations that the tests of a file reach, by the test's id, that modules of shared/ reach while they are loaded,
 * and that the file reaches outside of its tests; and the tests that fail without a mutation.
 */
export interface FileReach {
  readonly tests: Readonly<Record<string, Reach>>;
  readonly loaded: readonly number[];
  readonly outside: readonly number[];
  readonly failed: readonly string[];
}

/** One line of the results. */
export type Line =
  | { readonly trying: number }
  | { readonly killed: number; readonly by: string; readonly how: 'failed' | 'endless' }
  /**
   * A mutation left something behind: the rest of the file must be tried in another process, starting with this one.
   */
  | { readonly stopped: number }
  /** Tests that fail when they run again without any mutation. */
  | { readonly unsteady: string }
  /** The process has run all of its files. */
  | { readonly isDone: true };

/** The folder through which the command and the process that runs the tests exchange messages. */
export interface Mailbox {
  readonly plan: () => Plan;
  readonly setPlan: (plan: Plan) => void;
  readonly reach: (file: string) => FileReach | null;
  readonly setReach: (file: string, reach: FileReach) => void;
  readonly write: (line: Line) => void;
  /** All lines since the last call. */
  readonly readLines: () => Line[];
  readonly pid: () => number | null;
  readonly setPid: (pid: number | null) => void;
}

/**
 * Announces that this process runs the tests, before it loads them: the command may have to end it while it loads. It
 * ends automatically after the command has ended.
 */
export function announceWorker({ setPid }: Mailbox): void {
  setPid(process.pid);
  process.once('disconnect', () => process.exit(1));
}

/** Opens the folder of a mailbox. */
export function openMailbox(folder: string): Mailbox {
  const path = (name: string) => join(folder, name);
  const read = <Value>(name: string): Value | null =>
    existsSync(path(name)) ? (JSON.parse(readFileSync(path(name), 'utf8')) as Value) : null;
  // In one step, because the other process may read at the same moment.
  const write = (name: string, value: unknown) => {
    writeFileSync(path(`${name}.new`), JSON.stringify(value));
    renameSync(path(`${name}.new`), path(name));
  };
  const reachName = (file: string) => `reach-${file.replaceAll('/', '~')}.json`;
  let seen = 0;
  return {
    plan: () => read<Plan>('plan.json') ?? { phase: 'reach' },
    setPlan: (plan) => write('plan.json', plan),
    reach: (file) => read<FileReach>(reachName(file)),
    setReach: (file, reach) => write(reachName(file), reach),
    write: (line) => appendFileSync(path('lines.jsonl'), `${JSON.stringify(line)}\n`),
    readLines() {
      const text = existsSync(path('lines.jsonl')) ? readFileSync(path('lines.jsonl'), 'utf8') : '';
      const lines = text.slice(seen, text.lastIndexOf('\n') + 1);
      seen += lines.length;
      return lines.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Line]));
    },
    pid: () => read<number>('pid.json'),
    setPid: (pid) => write('pid.json', pid),
  };
}
