import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkout } from './folders.ts';

const PATH = join(checkout, 'node_modules/.cache/mutants/tests.json');
// What it takes to load a file, about.
const LOAD_MS = 2_000;

// How long the tests of a file took the last time, and how many mutations they found in all.
interface Record {
  readonly ms: number;
  readonly found: number;
}

/** What earlier runs tell of files of tests. */
export class TestRecords {
  readonly #records: { [test: string]: Record };

  constructor() {
    this.#records = existsSync(PATH) ? (JSON.parse(readFileSync(PATH, 'utf8')) as { [test: string]: Record }) : {};
  }

  /** Files in the order in which they are tried: those first that found the most for their time. */
  ordered(tests: readonly string[]): string[] {
    const worth = (test: string) => {
      const { ms, found } = this.#records[test] ?? { ms: 0, found: 0 };
      return (found + 1) / (ms + LOAD_MS);
    };
    return tests.toSorted((one, other) => worth(other) - worth(one));
  }

  /** Keeps the time of a file, or what it found further, for this run and the next. */
  keep(test: string, { ms, found = 0 }: { readonly ms?: number; readonly found?: number }): void {
    const before = this.#records[test] ?? { ms: 0, found: 0 };
    this.#records[test] = { ms: ms ?? before.ms, found: before.found + found };
    mkdirSync(dirname(PATH), { recursive: true });
    writeFileSync(PATH, JSON.stringify(this.#records));
  }
}
