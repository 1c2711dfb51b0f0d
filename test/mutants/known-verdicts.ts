import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from './folders.ts';
import { reachedFrom, tablesOf } from './related-tests.ts';

/** What became of a mutation: the file whose test found it, or null where none did. */
export interface Verdict {
  readonly by: string | null;
  readonly how: 'failed' | 'endless' | 'alive';
}

interface Kept extends Verdict {
  /** Of the test that found it, or of all that did not. */
  readonly tests: string;
}

interface KeptFile {
  readonly source: string;
  readonly verdicts: Readonly<Record<string, Kept>>;
}

const FOLDER = 'node_modules/.cache/mutants';
// Raised when mutations or the way in which they are tried change.
const VERSION = '5';

/** Verdicts of earlier runs, as far as they hold: the source is the same, and so are the tests that decided. */
export class KnownVerdicts {
  readonly #hashes = new Map<string, string>();
  readonly #tests: readonly string[];

  /** `tests` are all that are tried. */
  constructor(tests: readonly string[]) {
    this.#tests = tests;
  }

  /** The verdicts on the mutations of a file, by their keys. */
  of(file: string): Map<string, Verdict> {
    const kept = this.#read(file);
    const verdicts = new Map<string, Verdict>();
    for (const [key, { by, how, tests }] of Object.entries(kept.verdicts)) {
      if (tests === this.#hashOf(by)) {
        verdicts.set(key, { by, how });
      }
    }
    return verdicts;
  }

  /** Keeps verdicts beside those that are known. */
  keep(file: string, verdicts: ReadonlyMap<string, Verdict>): void {
    const known = [...this.of(file), ...verdicts];
    const kept = known.map(([key, { by, how }]) => [key, { by, how, tests: this.#hashOf(by) }]);
    mkdirSync(join(checkout, FOLDER), { recursive: true });
    const value: KeptFile = { source: this.#sourceOf(file), verdicts: Object.fromEntries(kept) };
    writeFileSync(this.#path(file), JSON.stringify(value));
  }

  #read(file: string): KeptFile {
    const source = this.#sourceOf(file);
    const nothing = { source, verdicts: {} };
    if (!existsSync(this.#path(file))) {
      return nothing;
    }
    const kept = JSON.parse(readFileSync(this.#path(file), 'utf8')) as KeptFile;
    return kept.source === source ? kept : nothing;
  }

  #path(file: string): string {
    return join(checkout, FOLDER, `${file.replaceAll('/', '~')}.json`);
  }

  #sourceOf(file: string): string {
    return hash([VERSION, readFileSync(join(checkout, file), 'utf8')]);
  }

  #hashOf(test: string | null): string {
    if (test === null) {
      return hash(this.#tests.map((one) => this.#hashOf(one)));
    }
    const files = [...reachedFrom(test)].filter((path) => path.startsWith('test/') && existsSync(join(checkout, path)));
    // With a row more, a test may find what it did not find before.
    const read = [...files, ...tablesOf(test)];
    const known = this.#hashes.get(test) ?? hash(read.map((path) => readFileSync(join(checkout, path), 'utf8')));
    this.#hashes.set(test, known);
    return known;
  }
}

function hash(texts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('base64url');
}
