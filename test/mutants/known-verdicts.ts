import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from './folders.ts';
import { loadedBy, reachedFrom, tablesOf } from './related-tests.ts';

/** The outcome of a mutation: the test file that found it, or null when none did. */
export interface Verdict {
  readonly by: string | null;
  readonly how: 'failed' | 'endless' | 'alive';
  /** The test that found it, if known; it is tried first when its file has changed since. */
  readonly test?: string | undefined;
}

/** What a run found out about a mutation: which test found it, or the test files that passed with it. */
interface Learned {
  readonly key: string;
  readonly found: Verdict | undefined;
  readonly passed: readonly string[];
}

interface Kept {
  readonly found?: Verdict;
  /** The hashes of the test files that found it or passed with it, by path. */
  readonly tests: Readonly<Record<string, string>>;
}

interface KeptFile {
  readonly source: string;
  readonly mutations: Readonly<Record<string, Kept>>;
  /** The tests that found the mutations in an earlier version of the source, by the mutations' keys. */
  readonly hints: Readonly<Record<string, string>>;
}

const FOLDER = 'node_modules/.cache/mutants';
// Must be raised whenever the mutations or the way of trying them change.
const VERSION = '11';

/** The verdicts of earlier runs that still hold, because neither the source nor the deciding tests have changed. */
export class KnownVerdicts {
  readonly #hashes = new Map<string, string>();
  readonly #files = new Map<string, KeptFile>();
  readonly #tests: readonly string[];

  /** `tests` are the paths of all test files that are tried. */
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

  /** Whether a test file in its present state is known to pass with a mutation. */
  hasPassed(file: string, key: string, test: string): boolean {
    return this.#read(file).mutations[key]?.found === undefined && this.#holds(file, key, test);
  }

  /** The test that found a mutation in an earlier version of the source or the tests. */
  hint(file: string, key: string): string | undefined {
    const { mutations, hints } = this.#read(file);
    return mutations[key]?.found?.test ?? hints[key];
  }

  #holds(file: string, key: string, test: string): boolean {
    return this.#read(file).mutations[key]?.tests[test] === this.#hashOf(test);
  }

  /** Stores new findings in addition to the known ones. */
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
    // The tables of a test belong to it: with a new row, it may find what it did not find before.
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
