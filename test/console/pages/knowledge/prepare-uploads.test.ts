// Guarantee: a chosen file is sent once, under the name that the stage stores; files that cannot be sent are not read;
// and an estimate covers every file, in as many calls as it takes. Risk: one of two files with the same name silently
// replaces the other, the price of some files is shown as that of all, or a file is mistaken for one that was uploaded.
import { describe, expect, it } from 'vitest';
import type { Call } from '../../../../console/api/calls.ts';
import { planUploads, prepareUploads, type Upload } from '../../../../console/pages/knowledge/prepare-uploads.ts';
import { knowledgeTexts } from '../../../../console/texts/knowledge.ts';
import { TEXT_BYTES_MAX } from '../../../../shared/extraction/document-limits.ts';

const chosen = (path: string, content = 'text') => ({ path, file: new File([content], 'name') });
const prepare = (...files: ReturnType<typeof chosen>[]) =>
  prepareUploads(files, { bytesMax: 10, unreadable: { mp4: 'an MP4 video' }, onProgress: () => {} });
const { repeated, empty, tooLarge, unreadableFormat } = knowledgeTexts.upload;

describe('a chosen file', () => {
  it('waits with the SHA-256 of its bytes, under its name in Unicode’s form NFC', async () => {
    expect(await prepare(chosen('Re\u0301sume\u0301/a.txt'))).toMatchObject([
      {
        id: 0,
        path: 'R\u00e9sum\u00e9/a.txt',
        state: 'waiting',
        checksum: '982d9e3eb996f559e633f4d194def3761d909f5a3b647d1a851fead67c32c9d1',
      },
    ]);
  });

  it.each([
    ['has the name of another one', repeated, [chosen('a.txt'), chosen('a.txt', 'other')]],
    ['has the name of another one, written with other accents', repeated, [chosen('\u00e9'), chosen('e\u0301')]],
    ['is empty', empty, [chosen('a.txt'), chosen('b.txt', '')]],
    ['has the name of a video', unreadableFormat('mp4', 'an MP4 video'), [chosen('mp4'), chosen('films/A.b.MP4')]],
    ['is larger than a document may be', tooLarge('10 bytes'), [chosen('a.txt'), chosen('b.txt', 'x'.repeat(11))]],
  ])('is not sent and not read when it %s', async (_what, reason, files) => {
    const uploads = await prepare(...files);
    expect(uploads.map(({ state }) => state)).toEqual(['waiting', 'failed']);
    expect(uploads[1]).toMatchObject({ reason, checksum: '' });
  });
});

it('a chosen file of plain text is not sent if it is larger than the stage reads', async () => {
  const large = (path: string) => ({ path, file: new File([new Uint8Array(TEXT_BYTES_MAX + 1)], 'name') });
  const bytesMax = 50 * 1_048_576;
  const uploads = await prepareUploads([large('rates.csv'), large('page.HTML'), large('scan.pdf')], {
    bytesMax,
    unreadable: {},
    onProgress: () => {},
  });
  const refused = ['failed', tooLarge('10 MB')];
  expect(uploads.map(({ state, reason }) => [state, reason])).toEqual([refused, refused, ['waiting', null]]);
});

describe('an estimate', () => {
  const waiting = Array.from(
    { length: 1_002 },
    (_, id): Upload => ({
      id,
      path: `${id}.txt`,
      file: new File(['12'], 'name'),
      checksum: `${id}`,
      state: id === 0 ? 'failed' : 'waiting',
      percent: 0,
      reason: null,
      documentId: null,
    }),
  );

  // The first file of each call was uploaded before, one of the first call is too large, and each call costs a
  // nanodollar.
  const ask = (fails: boolean) => {
    const sizes: number[] = [];
    const call = async (_name: string, { files }: { files: readonly object[] }) => {
      sizes.push(files.length);
      if (fails && sizes.length === 2) {
        throw new Error('The second call fails.');
      }
      const tooLarge = sizes.length === 1 ? 1 : 0;
      return { files: files.length, bytes: 10, unchanged: [0], too_large: tooLarge, usd: '0.000000001' };
    };
    return { sizes, call: call as unknown as Call };
  };

  it('adds up a thousand files at a time, and names those that were uploaded before by their id', async () => {
    const { sizes, call } = ask(false);
    const plan = await planUploads(waiting, call, 'base');
    expect(sizes).toEqual([1_000, 1]);
    expect(plan).toEqual({ files: 998, bytes: 20, unchanged: new Set([1, 1_001]), nanoUsd: 2n });
  });

  it('has no price when one of its calls fails', async () => {
    const plan = await planUploads(waiting, ask(true).call, 'base');
    expect(plan).toEqual({ files: 1_001, bytes: 2_002, unchanged: new Set(), nanoUsd: null });
  });
});
