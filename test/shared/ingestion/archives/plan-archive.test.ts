// Guarantee: the files that an archive leaves out are counted and reported in one sentence. Risk: files that are lost
// without notice.
import { expect, it } from 'vitest';
import type { ZipEntry } from '../../../../shared/extraction/zip/read-zip.ts';
import {
  countLeftOut,
  type LeftOut,
  leftOutSentence,
  planArchive,
  unreadableChecksum,
} from '../../../../shared/ingestion/archives/plan-archive.ts';

const entryOf = (name: string, bytes = 1) => ({ name, bytes, packedBytes: 1 }) as ZipEntry;
const fileAt = (path: string, bytes = 1) => ({ path, entry: entryOf(path, bytes) });

it('leaves out files with invalid names, and all but the last of several with the same name', () => {
  const files = [fileAt('a.md'), fileAt('../b.md'), fileAt('a.md', 2), fileAt('u\u0308.md'), fileAt('\u00fc.md', 3)];
  expect(planArchive('x.zip', files)).toEqual({
    planned: [
      { file: 'x.zip/a.md', entry: entryOf('a.md', 2) },
      { file: 'x.zip/\u00fc.md', entry: entryOf('\u00fc.md', 3) },
    ],
    leftOut: { name: 1, duplicate: 2 },
  });
});

it.each<[leftOut: LeftOut, count: number, sentence: string | null]>([
  [{}, 0, null],
  [{ name: 0, duplicate: 0, taken: 0, full: 0 }, 0, null],
  [{ name: 1 }, 1, '1 with a name that is not accepted'],
  [{ duplicate: 2 }, 2, '2 with the name of another file of the archive'],
  [{ taken: 3 }, 3, '3 with the name of a document that the base already has'],
  [{ full: 4 }, 4, '4 because the base is full'],
  [
    { name: 1, duplicate: 0, taken: 2, full: 3 },
    6,
    '1 with a name that is not accepted, 2 with the name of a document that the base already has, 3 because the base is full',
  ],
])('reports what was left out of an archive: %j', (leftOut, count, sentence) => {
  expect(countLeftOut(leftOut)).toBe(count);
  expect(leftOutSentence(leftOut)).toBe(
    sentence === null ? null : `Files of the archive that were left out: ${sentence}.`,
  );
});

it('computes a checksum for an entry that cannot be unpacked from its name, its sizes and the reason', () => {
  const checksums = [
    unreadableChecksum(entryOf('a'), 'corrupt'),
    unreadableChecksum(entryOf('b'), 'corrupt'),
    unreadableChecksum(entryOf('a', 2), 'corrupt'),
    unreadableChecksum({ ...entryOf('a'), packedBytes: 2 }, 'corrupt'),
    unreadableChecksum(entryOf('a'), 'encrypted'),
  ];
  expect(new Set(checksums).size).toBe(checksums.length);
  expect(unreadableChecksum(entryOf('a'), 'corrupt')).toBe(checksums[0]);
  expect(checksums[0]).toMatch(/^[0-9a-f]{64}$/);
});
