// Guarantee: words have the same stems as in the index; SQLite's independent implementation of the same algorithm is
// the reference. Risk: a word that has another stem in the index is never found.
import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { stemmer } from 'stemmer';
import { describe, expect, it } from 'vitest';
import { SCHEMA_WORDS } from '../../../shared/search/words/schema-words.ts';
import { readTrackedFiles } from '../../tidy/tracked-files.ts';

/** Returns the stems that SQLite computes, by word. */
function stemsOfSqlite(words: readonly string[]): Map<string, string> {
  const database = new DatabaseSync(':memory:');
  database.exec(`CREATE VIRTUAL TABLE texts USING fts5 (words, tokenize='porter ascii');
    CREATE VIRTUAL TABLE stems USING fts5vocab (texts, instance);`);
  const add = database.prepare('INSERT INTO texts (rowid, words) VALUES (?, ?)');
  words.forEach((word, at) => {
    add.run(at + 1, word);
  });
  const rows = database.prepare('SELECT doc, term FROM stems').all() as { doc: number; term: string }[];
  database.close();
  return new Map(rows.map(({ doc, term }) => [words[doc - 1] ?? '', term]));
}

const expectStemsOfSqlite = (words: readonly string[]) => {
  const expected = stemsOfSqlite(words);
  const differing = words.filter((word) => stemmer(word) !== expected.get(word));
  expect(differing.map((word) => `${word}: ${stemmer(word)} / ${expected.get(word)}`)).toEqual([]);
};

describe('the stemmer', () => {
  it.each([
    ['agreed', 'agre'],
    ['relational', 'relat'],
    ['hopping', 'hop'],
    ['hoping', 'hope'],
    ['falling', 'fall'],
    ['happy', 'happi'],
    ['sky', 'sky'],
    ['university', 'univers'],
    ['is', 'is'],
    ['2019', '2019'],
  ])('stems %s to %s', (word, stem) => {
    expect(stemmer(word)).toBe(stem);
  });

  it('agrees with SQLite on every word of the documents', () => {
    const texts = [...readTrackedFiles()].filter(([path]) => path.startsWith('docs/')).map(([, text]) => text);
    const words = new Set(
      [readFileSync('LICENSE', 'utf8'), ...texts].flatMap((text) => text.toLowerCase().match(/[a-z]+/g) ?? []),
    );
    expect(words.size).toBeGreaterThan(2_000);
    expectStemsOfSqlite([...words]);
  });

  it('agrees with SQLite on invented words', () => {
    const ending = fc.constantFrom(
      ...'hop fall at bl iz y e ed ing eed ational tional izer bli entli ousli ization ator alism iveness fulness logi icate ative ful ness al ance er able ement ment ent ion s t ous ive ize l ll ss ies'.split(
        ' ',
      ),
    );
    const words = fc
      .sample(fc.array(ending, { minLength: 1, maxLength: 4 }), 5_000)
      .map((endings) => `cr${endings.join('')}`);
    expectStemsOfSqlite([...new Set(words)]);
  });
});

// More words than the cache holds, so that every word is stemmed again.
const CACHE_FILLER = Array.from({ length: 50_001 }, (_, at) => `${at}`).join(' ');

// OpenSearch 2.19.1 returns the same stems (npm run test:servers -- analyze).
it('keeps capitals that folding produced, except in an ending, even if the stems come from the cache', () => {
  SCHEMA_WORDS[2](CACHE_FILLER);
  const rows = [
    ['hopping leases', ['hop', 'leas']],
    ['a\u01a6 \u01a6b \u01a6hopping', ['aR', 'Rb', 'Rhop']],
    ['\u01a6hopping\u01a6ed', ['RhoppingR']],
    ['The lease is a lease', ['leas', 'leas']],
    ['O’Neil’s ’tis', ['o', 'ti']],
  ] as const;
  for (const [text, words] of [...rows, ...rows]) {
    expect(SCHEMA_WORDS[2](text), text).toEqual(words);
  }
});
