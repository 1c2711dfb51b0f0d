// Guarantee: an estimate covers every embedding model with which the stage writes, and its upper limit is the price of
// one token per byte. Risk: an operator approves half of what a folder costs.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { estimateDocuments } from '../../../bin/admin/estimate-documents.ts';
import { estimateTokens } from '../../../bin/admin/estimate-tokens.ts';
import { findFiles } from '../../../bin/admin/find-files.ts';
import { temporaryFolder } from '../../harness/temporary-folder.ts';

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
