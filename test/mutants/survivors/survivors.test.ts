// Guarantee: a reason that is written once for several changes applies to each of them, and to no others; and each
// reason names an existing change. Risk: a change that no test finds seems to have been reviewed, because a reason for
// earlier code applies to it.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkout, folderOf, mutationsIn } from '../folders.ts';
import { byMutation, reasonsOf } from '../survivors.ts';

it('gives each change the reason under which it is listed', () => {
  const written = {
    'shared/a.ts': { 'f: a -> b': 'Both are the same.', 'The index is inside.': ["g: '' -> 'mutated'", 'h: a -> b'] },
    'shared/b.ts': { 'f: a -> b': 'Another one.' },
  };
  expect(byMutation(written)).toEqual({
    'shared/a.ts': {
      'f: a -> b': 'Both are the same.',
      "g: '' -> 'mutated'": 'The index is inside.',
      'h: a -> b': 'The index is inside.',
    },
    'shared/b.ts': { 'f: a -> b': 'Another one.' },
  });
});

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const FOLDERS = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.slice(0, -'.json'.length));

// Finds reasons for changes that do not exist.
function missingOf(file: string, reasons: Readonly<Record<string, string>>): string[] {
  const keys = new Set(existsSync(join(checkout, file)) ? mutationsIn(file).map(({ key }) => key) : []);
  return Object.keys(reasons).filter((key) => !keys.has(key));
}

describe.each(FOLDERS)('the reasons of %s', (folder) => {
  const reasons = Object.entries(reasonsOf(folder));

  it('are for its own sources, and each is a sentence', () => {
    expect(reasons).not.toEqual([]);
    expect(reasons.filter(([file]) => folderOf(file) !== folder)).toEqual([]);
    const sentences = reasons.flatMap(([, ofFile]) => Object.values(ofFile));
    expect(sentences.filter((sentence) => !/^[A-Z\d`].*\.$/s.test(sentence))).toEqual([]);
  });

  it('reasons name changes that exist', () => {
    expect(reasons.flatMap(([file, ofFile]) => missingOf(file, ofFile).map((key) => `${file} ${key}`))).toEqual([]);
  });
});

it('reports a reason for a change or a file that does not exist', () => {
  expect(missingOf('shared/service-error.ts', { 'nothing: a -> b': 'No.' })).toEqual(['nothing: a -> b']);
  expect(missingOf('shared/no-such-file.ts', { 'nothing: a -> b': 'No.' })).toEqual(['nothing: a -> b']);
});
