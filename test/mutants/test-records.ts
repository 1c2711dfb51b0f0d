import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkout } from './folders.ts';

const PATH = join(checkout, 'node_modules/.cache/mutants/tests.json');
// Approximately the time to load a file.
const LOAD_MS = 2_000;

// How long the tests of a file took the last time, and how many mutations they found in all.
interface FileRecord {
  readonly ms: number;
  readonly found: number;
}

/** What earlier runs show about test files. */
export class TestRecords {
  readonly #records: { [test: string]: FileRecord };

  constructor() {
    this.#records = existsSync(PATH) ? (JSON.parse(readFileSync(PATH, 'utf8')) as { [test: string]: FileRecord }) : {};
  }

  /** Returns files in the order in which they are tried: those that found the most for their time come first. */
  ordered(tests: readonly string[]): string[] {
    const worth = (test: string) => {
      const { ms, found } = this.#records[test] ?? { ms: 0, found: 0 };
      return (found + 1) / (ms + LOAD_MS);
    };
    return tests.toSorted((one, other) => worth(other) - worth(one));
  }

  /** Records the time of a file, or its further findings, for this run and the next. */
  keep(test: string, { ms, found = 0 }: { readonly ms?: number; readonly found?: number }): void {
    const before = this.#records[test] ?? { ms: 0, found: 0 };
    this.#records[test] = { ms: ms ?? before.ms, found: before.found + found };
    mkdirSync(dirname(PATH), { recursive: true });
    writeFileSync(PATH, JSON.stringify(this.#records));
  }
}
