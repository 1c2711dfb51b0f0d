import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from './folders.ts';
import { loadedBy, reachedFrom, tablesOf } from './related-tests.ts';

/** What became of a mutation: the file whose test found it, or null where none did. */
export interface Verdict {
  readonly by: string | null;
  readonly how: 'failed' | 'endless' | 'alive';
  /** The test itself, where it is known: tried first when the file is another one than then. */
  readonly test?: string | undefined;
}

/** What a run learned of a mutation: which test found it, or the files of tests that passed with it. */
interface Learned {
  readonly key: string;
  readonly found: Verdict | undefined;
  readonly passed: readonly string[];
}

interface Kept {
  readonly found?: Verdict;
  /** The tests that found it, or passed with it, as they were then. */
  readonly tests: Readonly<Record<string, string>>;
}

interface KeptFile {
  readonly source: string;
  readonly mutations: Readonly<Record<string, Kept>>;
  /** Which tests found the mutations, in the source as it was then. */
  readonly hints: Readonly<Record<string, string>>;
}

const FOLDER = 'node_modules/.cache/mutants';
// Raised when mutations or the way in which they are tried change.
const VERSION = '7';

/** Verdicts of earlier runs, as far as they hold: the source is the same, and so are the tests that decided. */
export class KnownVerdicts {
  readonly #hashes = new Map<string, string>();
  readonly #files = new Map<string, KeptFile>();
  readonly #tests: readonly string[];

  /** `tests` are all that are tried. */
  constructor(tests: readonly string[]) {
    this.#tests = tests;
  }

  /** The verdicts on the mutations of a file, by their keys. */
  of(file: string): Map<string, Verdict> {
    const verdicts = new Map<string, Verdict>();
    for (const [key, { found }] of Object.entries(this.#read(file).mutations)) {
      if (found !== undefined && this.#holds(file, key, found.by ?? '')) {
        verdicts.set(key, found);
      } else if (this.#tests.every((test) => !loadedBy(test).has(file) || this.hasPassed(file, key, test))) {
        verdicts.set(key, { by: null, how: 'alive' });
      }
    }
    return verdicts;
  }

  /** Whether a file of tests, as it is now, passes with a mutation. */
  hasPassed(file: string, key: string, test: string): boolean {
    return this.#read(file).mutations[key]?.found === undefined && this.#holds(file, key, test);
  }

  /** The test that found a mutation before the source or the tests became what they are now. */
  hint(file: string, key: string): string | undefined {
    const { mutations, hints } = this.#read(file);
    return mutations[key]?.found?.test ?? hints[key];
  }

  #holds(file: string, key: string, test: string): boolean {
    return this.#read(file).mutations[key]?.tests[test] === this.#hashOf(test);
  }

  /** Keeps what was learned beside what is known. */
  keep(file: string, learned: readonly Learned[]): void {
    const { source, mutations, hints } = this.#read(file);
    const kept = learned.map(({ key, found, passed }): [string, Kept] => {
      const before = mutations[key]?.found === undefined ? mutations[key]?.tests : {};
      const tests = found === undefined ? passed : [found.by ?? ''];
      const now = Object.fromEntries(tests.map((test) => [test, this.#hashOf(test)]));
      return [key, found === undefined ? { tests: { ...before, ...now } } : { found, tests: now }];
    });
    mkdirSync(join(checkout, FOLDER), { recursive: true });
    const value: KeptFile = { source, mutations: { ...mutations, ...Object.fromEntries(kept) }, hints };
    this.#files.set(file, value);
    writeFileSync(this.#path(file), JSON.stringify(value));
  }

  #read(file: string): KeptFile {
    const known = this.#files.get(file);
    if (known !== undefined) {
      return known;
    }
    const source = this.#sourceOf(file);
    const kept = existsSync(this.#path(file)) ? (JSON.parse(readFileSync(this.#path(file), 'utf8')) as KeptFile) : null;
    const value = kept?.source === source ? kept : { source, mutations: {}, hints: hintsOf(kept) };
    this.#files.set(file, value);
    return value;
  }

  #path(file: string): string {
    return join(checkout, FOLDER, `${file.replaceAll('/', '~')}.json`);
  }

  #sourceOf(file: string): string {
    return hash([VERSION, readFileSync(join(checkout, file), 'utf8')]);
  }

  #hashOf(test: string): string {
    const before = this.#hashes.get(test);
    if (before !== undefined) {
      return before;
    }
    const files = [...reachedFrom(test)].filter((path) => path.startsWith('test/') && existsSync(join(checkout, path)));
    // With a row more, a test may find what it did not find before.
    const read = [...files, ...tablesOf(test)];
    const known = hash(read.map((path) => readFileSync(join(checkout, path), 'utf8')));
    this.#hashes.set(test, known);
    return known;
  }
}

function hintsOf(kept: KeptFile | null): Record<string, string> {
  const found = Object.entries(kept?.mutations ?? {}).map(([key, { found: by }]) => [key, by?.test]);
  return { ...kept?.hints, ...Object.fromEntries(found.filter(([, test]) => test !== undefined)) };
}

function hash(texts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('base64url');
}
