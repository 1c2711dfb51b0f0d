// Guarantee: before an upload, the estimate states how many files and bytes would be ingested and their approximate
// cost, based on the documents that the base already has; unchanged files and files that are too large do not count.
// Risk: an unexpected bill.
import { expect, it } from 'vitest';
import { estimateUpload } from '../../../shared/ingestion/estimate-upload.ts';
import { priceOf } from '../../../shared/pricing/prices.ts';

const BASE = '00000000-0000-4000-8000-000000000001';
const [ONE, OTHER] = ['1'.repeat(64), '2'.repeat(64)];
const TITAN = { name: 'passages-v2', modelId: 'amazon.titan-embed-text-v2:0', dimensions: 1_024 };

const ready = (file: string, bytes: number, inputTokens: number, indexes = 1) => ({
  id: file,
  file,
  archive: null as string | null,
  entries: null as { documents: number; leftOut: number } | null,
  bytes,
  checksum: ONE,
  status: 'ready',
  currentFile: { fileVersion: 1, bytes, checksum: ONE },
  currentMake: { chunking: 2, indexes: Array.from({ length: indexes }, () => TITAN), inputTokens },
});

function estimate(files: readonly object[], records: readonly ReturnType<typeof ready>[] = [], generations = [TITAN]) {
  const services = {
    bases: { find: async (id: string) => (id === BASE ? { status: 'active' } : null) },
    documents: {
      findByFile: async (_base: string, name: string) => records.find(({ file }) => file === name) ?? null,
      list: async () => records,
    },
    generations,
    priceOf: (modelId: string) => priceOf(modelId, 'us-east-1'),
  };
  return estimateUpload(services as never, { base_id: BASE, files } as never);
}

const file = (name: string, bytes: number, checksum = ONE) => ({ file: name, bytes, checksum });

it('does not count unchanged files and files that are too large', async () => {
  const there = [
    ready('same.txt', 100, 30),
    ready('changed.txt', 100, 30),
    { ...ready('failed.txt', 100, 0), status: 'failed' },
  ];
  const files = [
    file('changed.txt', 100, OTHER),
    file('same.txt', 100),
    file('failed.txt', 100),
    file('new.txt', 700),
    file('large.pdf', 50 * 1024 * 1024 + 1),
    file('empty.txt', 0),
  ];
  expect(await estimate(files, there)).toMatchObject({ files: 6, bytes: 900, unchanged: [1], too_large: 1 });
});

it.each<[name: string, expected: string, files: readonly object[], records: readonly ReturnType<typeof ready>[]]>([
  // 0.02 dollars a million tokens.
  ['a text in an empty base: 0.3 tokens per byte', '0.006', [file('a.md', 1_000_000)], []],
  ['a PDF in an empty base: 0.06 tokens per byte', '0.0012', [file('a.pdf', 1_000_000)], []],
  ['a text, based on the texts of the base', '0.01', [file('a.md', 1_000_000)], [ready('b.txt', 2_000, 1_000)]],
  [
    'a PDF, based on the PDFs of the base',
    '0.002',
    [file('a.pdf', 1_000_000)],
    [ready('b.txt', 10, 9), ready('c.PDF', 100, 10)],
  ],
  [
    'a text, based on half of what two indexes counted',
    '0.005',
    [file('a.md', 1_000_000)],
    [ready('b.txt', 1_000, 500, 2)],
  ],
  ['an archive in an empty base: 0.5 tokens per byte', '0.01', [file('a.zip', 1_000_000)], []],
  [
    'an archive, based on the documents in the archives of the base',
    '0.014',
    [file('a.zip', 1_000_000)],
    [
      { ...ready('b.zip', 1_000, 0), entries: { documents: 2, leftOut: 1 } },
      { ...ready('b.zip/c.md', 2_000, 300), archive: 'b.zip' },
      { ...ready('b.zip/d.md', 3_000, 400), archive: 'b.zip' },
      { ...ready('part.zip', 10, 0), entries: { documents: 2, leftOut: 0 } },
      { ...ready('part.zip/c.md', 10, 10), archive: 'part.zip' },
    ],
  ],
  [
    'a text that is in no archive, not based on those in archives',
    '0.006',
    [file('a.md', 1_000_000)],
    [{ ...ready('z/c.md', 1, 1), archive: 'z' }],
  ],
  ['nothing to ingest', '0', [file('b.txt', 1_000)], [ready('b.txt', 1_000, 500)]],
])('states the cost: %s', async (_name, usd, files, records) => {
  expect((await estimate(files, records)).usd).toBe(usd);
});

it('counts a model for each index generation that has its own', async () => {
  const small = { ...TITAN, name: 'passages-v3', dimensions: 512 };
  const same = { ...TITAN, name: 'passages-v4' };
  expect((await estimate([file('a.md', 1_000_000)], [], [TITAN, small, same])).usd).toBe('0.012');
});

it('fails for a base that does not exist', async () => {
  const { bases, ...rest } = { bases: { find: async () => null }, documents: {}, generations: [], priceOf: () => null };
  const asked = estimateUpload({ bases, ...rest } as never, { base_id: BASE, files: [file('a.md', 1)] } as never);
  await expect(asked).rejects.toMatchObject({ code: 'not_found' });
});
