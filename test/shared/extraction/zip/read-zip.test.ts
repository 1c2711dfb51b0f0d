// Guarantee: an archive is unpacked only within the limits for an entry and for all entries together, and never beyond
// its declared sizes; an entry that does not match its checksum is not read; links and folders are not documents. Risk:
// a small file fills the memory, a damaged document is indexed, or a link reads a file of the machine.
import { deflateRawSync } from 'node:zlib';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { ZipLimits } from '../../../../shared/extraction/zip/read-zip.ts';
import { makeZip, type ZipFile } from '../make-zip.ts';

// The maximum sizes with which entries are unpacked.
const maxOutputLengths: unknown[] = [];
vi.mock('node:zlib', async (original) => {
  const zlib = await original<typeof import('node:zlib')>();
  return {
    ...zlib,
    inflateRawSync: (bytes: Uint8Array, options: { maxOutputLength: number }) => {
      maxOutputLengths.push(options?.maxOutputLength);
      return zlib.inflateRawSync(bytes, options);
    },
  };
});
// The modules are loaded again for this file, and for the next file in the same worker.
vi.resetModules();
afterAll(() => void vi.resetModules());
const { openZip } = await import('../../../../shared/extraction/zip/read-zip.ts');
const { openArchive } = await import('../../../../shared/extraction/zip/open-archive.ts');

const LIMITS: ZipLimits = { entriesMax: 3, entryBytesMax: 3_000_000, bytesMax: 4_000_000, ratioMax: 400 };
const file = (content: ZipFile['content'], change: Partial<ZipFile> = {}): ZipFile => ({
  name: 'a.md',
  content,
  ...change,
});
// Returns bytes that hardly compress, so that the ratio is never too high.
const noise = (count: number) => Buffer.from(Array.from({ length: count }, (_, at) => (at * at * 31 + at * 17) % 251));

// Reads all entries; returns the size of each, or the code of the failure.
function read(bytes: Uint8Array, limits: ZipLimits = LIMITS) {
  const archive = openZip(bytes, limits);
  return archive.entries.map((entry) => {
    try {
      return archive.read(entry).length;
    } catch (error) {
      return (error as { failure?: { code?: string } }).failure?.code ?? error;
    }
  });
}

// Returns an archive of one file with another number in a field of its central directory record.
function alter(bytes: Uint8Array, field: number, value: number): Uint8Array {
  const copy = Buffer.from(bytes);
  copy.writeUInt32LE(value, copy.indexOf('PK\x01\x02') + field);
  return copy;
}
// The offsets of fields in a record of the central directory, in bytes.
const METHOD = 10;
const CHECKSUM = 16;
const EXTERNAL_ATTRIBUTES = 38;
const ENTRY_OFFSET = 42;
const CORRUPT = 'corrupt';
const TOO_LARGE = 'unpacks_too_large';
const failureWith = (code: string) => expect.objectContaining({ failure: expect.objectContaining({ code }) });

// Adds the end of a directory in the ZIP64 format, as programs do that write to a pipe; the numbers in the usual end
// are then at their maximum.
function withZip64End(bytes: Uint8Array, before = ''): Buffer {
  const zip = Buffer.from(bytes);
  const end = zip.length - 22;
  const [record, locator, usual] = [Buffer.alloc(56), Buffer.alloc(20), Buffer.from(zip.subarray(end))];
  record.write('PK\x06\x06', 'latin1');
  record.writeBigUInt64LE(44n, 4);
  for (const at of [24, 32]) {
    record.writeBigUInt64LE(BigInt(usual.readUInt16LE(10)), at);
  }
  record.writeBigUInt64LE(BigInt(usual.readUInt32LE(12)), 40);
  record.writeBigUInt64LE(BigInt(usual.readUInt32LE(16)), 48);
  locator.write('PK\x06\x07', 'latin1');
  locator.writeBigUInt64LE(BigInt(end), 8);
  usual.fill(0xff, 8, 20);
  return Buffer.concat([Buffer.from(before), zip.subarray(0, end), record, locator, usual]);
}

describe('an archive with a directory in the ZIP64 format', () => {
  const files = makeZip([file('one'), file('three', { name: 'b.md' })]);

  it('the files of an archive in the ZIP64 format are read', () => {
    expect(read(withZip64End(files))).toEqual([3, 5]);
  });

  it('is read after other bytes, such as a program that unpacks it', () => {
    expect(read(withZip64End(files, '#!/bin/sh\n'))).toEqual([3, 5]);
  });

  it('is refused if it has too many entries', () => {
    const many = makeZip(Array.from({ length: 4 }, (_, at) => file('one', { name: `${at}.md` })));
    expect(() => read(withZip64End(many))).toThrow(failureWith(TOO_LARGE));
  });

  it('is refused without the record of its directory', () => {
    const damaged = withZip64End(files);
    damaged.write('XX', damaged.indexOf('PK\x06\x06'));
    expect(() => read(damaged)).toThrow(failureWith(CORRUPT));
  });
});

it.each([
  [
    'in the Western European code page of DOS, by Windows',
    [0x9a, 0x62, 0x65, 0x72, 0x67, 0x94, 0xe1, 0x65],
    0,
    'Übergöße',
  ],
  ['in Windows-1252, by another system', [0xdc, 0x62, 0x65, 0x72], 3, 'Über'],
  ['in UTF-8', [...Buffer.from('Über')], 0, 'Über'],
])('the name of an entry is read if it is written %s', (_case, bytes, system, name) => {
  const zip = Buffer.from(makeZip([file('one', { name: 'x'.repeat(bytes.length) })]));
  const at = zip.indexOf('PK\x01\x02');
  zip.set(bytes, at + 46);
  zip.set([system], at + 5);
  expect(openZip(zip, LIMITS).entries).toMatchObject([{ name }]);
});

describe('an entry', () => {
  it.each<[name: string, expected: unknown, bytes: Uint8Array]>([
    ['that is compressed', 3, makeZip([file('one')])],
    ['that is stored', 3, makeZip([file('one', { method: 0 })])],
    ['that is empty', 0, makeZip([file('')])],
    ['with another checksum', CORRUPT, alter(makeZip([file('one')]), CHECKSUM, 1)],
    ['with an unknown method', CORRUPT, alter(makeZip([file('one')]), METHOD, 9)],
    ['that is shorter than declared', CORRUPT, makeZip([file('one', { claimedBytes: 4 })])],
    ['that is longer than declared', CORRUPT, makeZip([file('one', { claimedBytes: 2 })])],
    ['with the maximum number of bytes', 3_000_000, makeZip([file(noise(3_000_000), { method: 0 })])],
    ['with one byte too many', TOO_LARGE, makeZip([file(noise(3_000_001), { method: 0 })])],
    ['of a million equal bytes', 1_000_000, makeZip([file(Buffer.alloc(1_000_000))])],
    ['of a million and one equal bytes', TOO_LARGE, makeZip([file(Buffer.alloc(1_000_001))])],
    ['with a password', 'encrypted', makeZip([file('one', { isEncrypted: true })])],
    ['outside the archive', CORRUPT, alter(makeZip([file('one')]), ENTRY_OFFSET, 10_000)],
  ])('%s is read with this size or failure: %s', (_name, expected, bytes) => {
    expect(read(bytes)).toEqual([expected]);
  });

  it('is unpacked only up to the allowed compression ratio', () => {
    const bytes = Buffer.alloc(1_000_001);
    const packedBytes = deflateRawSync(bytes).length;
    const archive = makeZip([file(bytes)]);
    const ratio = bytes.length / packedBytes;
    expect(read(archive, { ...LIMITS, ratioMax: ratio })).toEqual([bytes.length]);
    expect(read(archive, { ...LIMITS, ratioMax: ratio - 0.01 })).toEqual([TOO_LARGE]);
  });

  it('is never unpacked beyond its declared size', () => {
    maxOutputLengths.length = 0;
    expect(read(makeZip([file(Buffer.alloc(900_000), { claimedBytes: 10 })]))).toEqual([CORRUPT]);
    expect(maxOutputLengths).toEqual([10]);
  });
});

describe('the entries of an archive', () => {
  const files = [1_500_000, 1_500_000, 1_000_000].map((count, at) =>
    file(noise(count), { name: `${at}.md`, method: 0 }),
  );

  it('are unpacked only up to the limit of their total size', () => {
    expect(read(makeZip(files))).toEqual([1_500_000, 1_500_000, 1_000_000]);
    expect(read(makeZip(files), { ...LIMITS, bytesMax: 3_999_999 })).toEqual([1_500_000, 1_500_000, TOO_LARGE]);
  });

  it('are limited in number', () => {
    expect(() => openZip(makeZip([...files, file('one')]), LIMITS)).toThrow(failureWith(TOO_LARGE));
  });
});

describe('an archive of documents', () => {
  const withMode = (mode: number) => alter(makeZip([file('/etc/passwd')]), EXTERNAL_ATTRIBUTES, mode * 0x10000);

  it('leaves out symbolic links', () => {
    expect(openArchive(withMode(0o120777)).files).toEqual([]);
    expect(openArchive(withMode(0o100644)).files.map(({ path }) => path)).toEqual(['a.md']);
  });

  it('leaves out folders, hidden files and the files of operating systems and open documents', () => {
    const leftOut = [
      'kept/',
      'kept\\',
      '__MACOSX/a.md',
      'kept/.hidden',
      'kept/Thumbs.db',
      'desktop.ini',
      'kept/~$b.docx',
    ];
    const kept = ['kept/b.md', 'kept/thumbs.db.md', 'desktop.ini.txt', 'my desktop.ini', 'kept/a~$b.md'];
    const archive = makeZip([...leftOut, ...kept].map((name) => file('x', { name })));
    expect(openArchive(archive).files.map(({ path }) => path)).toEqual(kept);
  });

  it('refuses a file that unpacks to more than 400 times its compressed size', () => {
    const archive = openArchive(makeZip([file(Buffer.alloc(2_000_000))]));
    expect(archive.files.map(({ entry }) => archive.read(entry))).toEqual([
      { code: TOO_LARGE, sentence: expect.any(String) },
    ]);
  });

  it('unpacks to at most one gigabyte, not counting entries that are too large to be documents', () => {
    const entries = (count: number, claimedBytes: number) =>
      makeZip(Array.from({ length: count }, (_, at) => file('x', { name: `${at}.md`, claimedBytes })));
    expect(openArchive(entries(20, 50_000_000)).files).toHaveLength(20);
    expect(() => openArchive(entries(21, 50_000_000))).toThrow(failureWith(TOO_LARGE));
    expect(openArchive(entries(21, 60_000_000)).files).toHaveLength(21);
  });
});
