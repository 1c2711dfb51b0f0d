// Guarantee: an estimate covers every embedding model with which the stage writes, and its upper limit is the price of
// one token per byte. Risk: an operator approves half of what a folder costs.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { estimateDocuments } from '../../../bin/admin/estimate-documents.ts';
import { estimateTokens } from '../../../bin/admin/estimate-tokens.ts';
import { findFiles } from '../../../bin/admin/find-files.ts';
import { temporaryFolder } from '../../harness/temporary-folder.ts';
import { makeZip } from '../../shared/extraction/make-zip.ts';

const TITAN = 'amazon.titan-embed-text-v2:0';
const quiet = { show: () => {}, end: () => {} };
const TEXT = 'The lease ends after 36 months, and rent is due on the third working day of a month.';

async function estimate(...generations: readonly (readonly [model: string, dimensions: number])[]) {
  const folder = temporaryFolder();
  await writeFile(join(folder, 'lease.txt'), TEXT);
  await writeFile(join(folder, 'picture.bin'), Buffer.of(0, 1, 2));
  const index_generations = generations.map(([embedding_model, dimensions]) => ({ embedding_model, dimensions }));
  return estimateDocuments(async () => ({ index_generations }), await findFiles([folder]), quiet);
}

// Estimates files with these contents for one model; returns what the stage was asked for, and what was shown, too.
async function estimateOf(contents: Readonly<Record<string, string | Uint8Array>>, model = TITAN) {
  const folder = temporaryFolder();
  for (const [name, content] of Object.entries(contents)) {
    await writeFile(join(folder, name), content);
  }
  const [asked, shown]: [unknown[], unknown[]] = [[], []];
  const administer = async (operation: string, input: unknown) => {
    asked.push([operation, input]);
    return { index_generations: [{ embedding_model: model, dimensions: 1_024 }] };
  };
  const progress = { show: (state: unknown) => void shown.push(state), end: () => void shown.push('end') };
  const files = await findFiles([folder]);
  return { estimate: () => estimateDocuments(administer, files, progress), files, asked, shown };
}

it('reads the models of the stage, counts each file, and shows its progress', async () => {
  const {
    estimate: run,
    asked,
    shown,
  } = await estimateOf({
    'a.txt': 'Rent is due on day 12.',
    'b.bin': Buffer.of(0, 1, 2),
    'c.md': '# Lease\n\nIt ends in 2029.',
  });
  // Each text is embedded together with its title.
  expect(await run()).toEqual({
    documents: 2,
    passages: 2,
    input_tokens: estimateTokens('a\n\nRent is due on day 12.') + estimateTokens('Lease\n\nIt ends in 2029.'),
    usd: expect.stringMatching(/^0\.0+\d+$/),
    usd_max: expect.stringMatching(/^0\.0+\d+$/),
    failed: [{ file: 'b.bin', reason: expect.stringMatching(/^[A-Z].*\.$/) }],
  });
  expect(asked).toEqual([['stage.status', {}]]);
  expect(shown).toEqual([
    { done: 1, total: 3, failed: 0 },
    { done: 2, total: 3, failed: 1 },
    { done: 3, total: 3, failed: 1 },
    'end',
  ]);
});

it('costs two cents for a million tokens of Titan, and at most 2.6 cents, as in the most expensive Region', async () => {
  const { estimate: run } = await estimateOf({ 'a.txt': 'a'.repeat(500) });
  const { input_tokens: tokens, usd, usd_max: most } = await run();
  expect(Number(usd)).toBeCloseTo((tokens * 0.02) / 1e6, 12);
  // One token for each byte of the text, of its title and of the line break between them.
  expect(Number(most)).toBeCloseTo((502 * 0.026) / 1e6, 12);
});

it('does not guess the price of a model that it does not know', async () => {
  const { estimate: run } = await estimateOf({ 'a.txt': 'A text.' }, 'vendor.unknown-v1');
  await expect(run()).rejects.toThrow('The price of the embedding model is not known here. Update this checkout.');
});

it('counts the files of an archive, and names those that are left out or cannot be read', async () => {
  const inner = makeZip([{ name: 'deep.txt', content: 'Deep.' }]);
  const archive = makeZip([
    { name: 'one.txt', content: 'One lease.' },
    { name: 'two.txt', content: 'Two leases.' },
    { name: 'locked.txt', content: 'Hidden.', isEncrypted: true },
    { name: 'inner.zip', content: inner, method: 0 },
    { name: '../outside.txt', content: 'x' },
  ]);
  const { estimate: run } = await estimateOf({ 'pack.zip': archive });
  const { documents, passages, failed } = await run();
  expect({ documents, passages }).toEqual({ documents: 2, passages: 2 });
  expect(failed).toEqual([
    { file: 'pack.zip', reason: 'Files of the archive that were left out: 1 with a name that is not accepted.' },
    { file: 'pack.zip/locked.txt', reason: 'The document is encrypted. Remove its password and add it again.' },
    {
      file: 'pack.zip/inner.zip',
      reason: 'The file is an archive inside an archive, which is not opened. Add it on its own.',
    },
  ]);
});

it('names a file that the stage would refuse for its size or its name', async () => {
  const name = `kc_live_${'0'.repeat(32)}aaaaaa.txt`;
  const { estimate: run, files } = await estimateOf({
    'huge.txt': 'x',
    'largest.txt': 'A text.',
    [name]: 'x',
  });
  const sizes: Readonly<Record<string, number>> = { 'huge.txt': 52_428_801, 'largest.txt': 10_485_760 };
  for (const file of files) {
    Object.assign(file, { bytes: sizes[file.file] ?? file.bytes });
  }
  const { documents, passages, failed } = await run();
  expect({ documents, passages }).toEqual({ documents: 1, passages: 1 });
  expect(failed).toEqual([
    { file: 'huge.txt', reason: 'The document is larger than 50 MB.' },
    { file: name, reason: 'The file name must not contain an API key. Revoke the key and rename the file.' },
  ]);
});

it.each([
  ['', 0],
  ['a', 1],
  ['abcde', 1],
  ['abcdef', 2],
  ['e\u0301tude', 2],
  ['1', 1],
  ['12', 1],
  ['123', 2],
  ['a b', 2],
  ['a   b', 2],
  ['a\nb', 3],
  ['a \n  b', 3],
  ['.', 1],
  ['...', 3],
  ['\u00a7', 1],
  ['\u20ac', 2],
  ['\u516c', 2],
  ['\ud83c\udfad', 2],
])('estimates the tokens of %j as %d', (text, tokens) => {
  expect(estimateTokens(text)).toBe(tokens);
});

it('counts what is embedded, and names what cannot be read', async () => {
  const { documents, passages, input_tokens, failed } = await estimate([TITAN, 1_024]);
  expect({ documents, passages }).toEqual({ documents: 1, passages: 1 });
  expect(input_tokens).toBeGreaterThanOrEqual(estimateTokens(TEXT));
  expect(failed).toEqual([{ file: 'picture.bin', reason: expect.any(String) }]);
});

it('adds up the models of all generations, and counts the same model once', async () => {
  const nano = (usd: string) => Math.round(Number(usd) * 1e9);
  const [one, same, two] = [
    await estimate([TITAN, 1_024]),
    await estimate([TITAN, 1_024], [TITAN, 1_024]),
    await estimate([TITAN, 1_024], [TITAN, 512]),
  ];
  expect(same).toEqual(one);
  expect(two.input_tokens).toBe(2 * one.input_tokens);
  expect(nano(two.usd)).toBe(2 * nano(one.usd));
  expect(nano(one.usd)).toBeGreaterThan(0);
  // At least as many bytes as the text has, at 0.026 dollars for a million tokens, as in the most expensive Region.
  expect(nano(one.usd_max)).toBeGreaterThanOrEqual(26 * Buffer.byteLength(TEXT));
  expect(nano(two.usd_max)).toBe(2 * nano(one.usd_max));
});

it('fails if the stage cannot report its embedding models', async () => {
  await expect(estimateDocuments(async () => ({}), [], quiet)).rejects.toThrow('cannot report its embedding models');
});

it('reports a file that cannot be read as failed, with the reason', async () => {
  const administer = async () => ({ index_generations: [{ embedding_model: TITAN, dimensions: 1_024 }] });
  const unreadable = { path: 'none/b.md', file: 'b.md', bytes: 0, unreadable: 'The file cannot be read.' };
  const estimated = await estimateDocuments(administer, [unreadable], quiet);
  expect(estimated).toEqual({
    documents: 0,
    passages: 0,
    input_tokens: 0,
    usd: '0',
    usd_max: '0',
    failed: [{ file: 'b.md', reason: 'The file cannot be read.' }],
  });
});
