// Guarantee: before an upload, the estimate states how many files and bytes would be ingested and their approximate
// cost, based on the documents that the base already has; unchanged files and files that are too large do not count.
// Risk: an unexpected bill.
import { safeParse } from 'valibot';
import { expect, it } from 'vitest';
import { estimateUpload, estimateUploadInput } from '../../../shared/ingestion/estimate-upload.ts';
import { priceOf } from '../../../shared/pricing/prices.ts';

const BASE = '00000000-0000-4000-8000-000000000001';
const [CHECKSUM, OTHER_CHECKSUM] = ['1'.repeat(64), '2'.repeat(64)];
const TITAN = { name: 'passages-v2', modelId: 'amazon.titan-embed-text-v2:0', dimensions: 1_024 };
const SHORTER_VECTORS = { ...TITAN, name: 'passages-v3', dimensions: 512 };

// The record of a document that readers see.
const ready = (file: string, bytes: number, inputTokens: number, indexes: readonly object[] = [TITAN]) => ({
  id: file,
  file,
  archive: null as string | null,
  entries: null as { documents: number; leftOut: number } | null,
  bytes,
  checksum: CHECKSUM,
  status: 'ready',
  currentFile: { fileVersion: 1, bytes, checksum: CHECKSUM } as object | null,
  currentBuild: { chunking: 2, indexes, inputTokens } as object | null,
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

const file = (name: string, bytes: number, checksum = CHECKSUM) => ({ file: name, bytes, checksum });

it('does not count unchanged files and files that are too large', async () => {
  const existing = [
    ready('same.txt', 100, 30),
    ready('changed.txt', 100, 30),
    { ...ready('failed.txt', 100, 0), status: 'failed' },
  ];
  const files = [
    file('changed.txt', 100, OTHER_CHECKSUM),
    file('same.txt', 100),
    file('failed.txt', 100),
    file('new.txt', 700),
    file('large.pdf', 50 * 1024 * 1024 + 1),
    file('empty.txt', 0),
    file('same.txt', 99),
  ];
  expect(await estimate(files, existing)).toMatchObject({ files: 7, bytes: 999, unchanged: [1], too_large: 1 });
  const largest = [file('largest.pdf', 50 * 1024 * 1024)];
  expect(await estimate(largest)).toMatchObject({ bytes: 50 * 1024 * 1024, too_large: 0 });
});

it.each<[name: string, expected: string, files: readonly object[], records: readonly ReturnType<typeof ready>[]]>([
  // Titan costs 0.02 dollars per million tokens.
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
    'a text, based on half of what was counted for vectors of two lengths',
    '0.005',
    [file('a.md', 1_000_000)],
    [ready('b.txt', 1_000, 500, [TITAN, SHORTER_VECTORS])],
  ],
  [
    'a text, based on all that was counted for two indexes that share a model',
    '0.01',
    [file('a.md', 1_000_000)],
    [ready('b.txt', 1_000, 500, [TITAN, { ...TITAN, name: 'passages-v4' }])],
  ],
  ['a page in an empty base: 0.15 tokens per byte', '0.003', [file('a.html', 1_000_000)], []],
  ['a Word document in an empty base: 0.3 tokens per byte', '0.006', [file('a.docx', 1_000_000)], []],
  ['a workbook in an empty base: 0.4 tokens per byte', '0.008', [file('a.xlsx', 1_000_000)], []],
  ['slides in an empty base: 0.1 tokens per byte', '0.002', [file('a.pptx', 1_000_000)], []],
  ['a file of another type in an empty base: 0.06 tokens per byte', '0.0012', [file('a.bin', 1_000_000)], []],
  ['an archive in an empty base: 0.5 tokens per byte', '0.01', [file('a.zip', 1_000_000)], []],
  ['a fraction of a token, rounded up to a whole token', '0.00000002', [file('a.md', 1)], []],
  [
    'a text, based on all texts of the base by their bytes',
    '0.008',
    [file('a.md', 1_000_000)],
    [ready('b.txt', 1_000, 100), ready('c.txt', 3_000, 1_500)],
  ],
  [
    'a text, not based on texts that are not readable yet or have no count',
    '0.006',
    [file('a.md', 1_000_000)],
    [
      { ...ready('b.txt', 1, 1), currentBuild: null, currentFile: null },
      { ...ready('c.txt', 1, 1), currentBuild: { chunking: 1, indexes: [TITAN], inputTokens: undefined } },
    ],
  ],
  [
    'a text, not based on one whose bytes are not known',
    '0.01',
    [file('a.md', 1_000_000)],
    [ready('b.txt', 2_000, 1_000), { ...ready('c.txt', 1, 999), currentFile: null }],
  ],
  ['a text, not based on an empty one', '0.006', [file('a.md', 1_000_000)], [ready('b.txt', 0, 3)]],
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
      { ...ready('empty.zip', 10, 0), entries: { documents: 0, leftOut: 3 } },
      { ...ready('unknown.zip', 10, 0), entries: { documents: 1, leftOut: 0 } },
      { ...ready('unknown.zip/c.md', 10, 10), archive: 'unknown.zip', currentBuild: null },
    ],
  ],
  [
    'an archive, based on one with a single document',
    '0.014',
    [file('a.zip', 1_000_000)],
    [
      { ...ready('b.zip', 1_000, 0), entries: { documents: 1, leftOut: 0 } },
      { ...ready('b.zip/c.md', 2_000, 700), archive: 'b.zip' },
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

it('counts the tokens once for each model and length of vectors of the index generations', async () => {
  const same = { ...TITAN, name: 'passages-v4' };
  expect((await estimate([file('a.md', 1_000_000)], [], [TITAN, SHORTER_VECTORS, same])).usd).toBe('0.012');
});

it('fails for an unknown base', async () => {
  const services = { bases: { find: async () => null }, documents: {}, generations: [], priceOf: () => null };
  const estimating = estimateUpload(services as never, { base_id: BASE, files: [file('a.md', 1)] } as never);
  await expect(estimating).rejects.toMatchObject({
    code: 'not_found',
    message: 'There is no base with this ID.',
  });
});

it.each<[what: string, files: unknown, problem: string | null]>([
  ['one file', [file('a.md', 1)], null],
  ['a file whose name has 1,000 characters', [file('a'.repeat(1_000), 1)], null],
  ['no files', [], 'files must be a list of 1 to 1000 files.'],
  ['a string', 'a.md', 'files must be a list of 1 to 1000 files.'],
  ['1,001 files', Array(1_001).fill(file('a.md', 1)), 'files must be a list of 1 to 1000 files.'],
  ['a name that is too long', [file('a'.repeat(1_001), 1)], 'file must be a string of at most 1000 characters.'],
  ['a file without a name', [{ ...file('', 1), file: 1 }], 'file must be a string of at most 1000 characters.'],
])('accepts only 1 to 1,000 files, with names of at most 1,000 characters: %s', (_what, files, problem) => {
  const { issues = [] } = safeParse(estimateUploadInput, { base_id: BASE, files });
  expect(issues.map(({ message }) => message)).toEqual(problem === null ? [] : [problem]);
});

it('normalizes file names to NFC, as an upload does', () => {
  const { output } = safeParse(estimateUploadInput, { base_id: BASE, files: [file('u\u0308.md', 1)] });
  expect(output).toEqual({ base_id: BASE, files: [file('\u00fc.md', 1)] });
});

it('refuses a base_id that is not a UUID', () => {
  const { issues } = safeParse(estimateUploadInput, { base_id: 'x', files: [file('a.md', 1)] });
  expect(issues?.map(({ message }) => message)).toEqual(['base_id must be a UUID.']);
});
