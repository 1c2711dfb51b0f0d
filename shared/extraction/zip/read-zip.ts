import { crc32, inflateRawSync } from 'node:zlib';
import { CannotRead } from '../cannot-read.ts';
import { entryName } from './entry-name.ts';

/** An entry of a ZIP archive, as described by the archive's directory. */
export interface ZipEntry {
  readonly name: string;
  /** The unpacked size according to the archive; the actual size is checked against it. */
  readonly bytes: number;
  readonly packedBytes: number;
  readonly isEncrypted: boolean;
  readonly isFolder: boolean;
  /** Whether it is a link, whose content is only the name of another file. */
  readonly isLink: boolean;
}

/** A ZIP archive. Entries are unpacked only when they are read. */
export interface ZipArchive {
  readonly entries: readonly ZipEntry[];
  /**
   * Unpacks an entry.
   *
   * @throws `CannotRead` for damage, encryption, and more bytes than the limits allow.
   */
  readonly read: (entry: ZipEntry) => Uint8Array;
}

/** Limits on what an archive may unpack to. */
export interface ZipLimits {
  readonly entriesMax: number;
  readonly entryBytesMax: number;
  /** The limit for all entries read, together. */
  readonly bytesMax: number;
  /** The maximum ratio of unpacked to packed size of an entry; entries of less than 1 MB are exempt. */
  readonly ratioMax: number;
}

interface LocatedEntry extends ZipEntry {
  readonly offset: number;
  readonly method: number;
  readonly crc: number;
}

// Signatures, sizes and methods of the ZIP format (PKWARE's APPNOTE, sections 4.3 and 4.4). Other numbers added to
// positions in this file are the offsets of fields within these structures.
const END = 0x06054b50;
const END_BYTES = 22;
const COMMENT_BYTES_MAX = 0xffff;
// The end of a directory in the ZIP64 format comes before the usual one: a record, and a locator that says where it is.
const LARGE_END = 0x06064b50;
const LARGE_END_BYTES = 56;
const LOCATOR = 0x07064b50;
const LOCATOR_BYTES = 20;
const DIRECTORY_ENTRY = 0x02014b50;
// Without the name and what follows it.
const DIRECTORY_ENTRY_BYTES = 46;
const LOCAL_ENTRY = 0x04034b50;
const LOCAL_ENTRY_BYTES = 30;
// A small file of equal bytes may compress a thousandfold, and does no harm.
const RATIO_FROM_BYTES = 1_000_000;
const STORED = 0;
const DEFLATED = 8;
const IN_EXTRA_FIELD = 0xffffffff;
// The number of DOS as the system that packed an entry; Windows uses it too.
const DOS = 0;
// The bits with the file type of an entry, if a Unix system packed it.
const UNIX_FILE_TYPE = 0xf000;
const UNIX_LINK = 0xa000;

/** Whether bytes begin with a ZIP signature. */
export function beginsAsZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5) && bytes[3] === bytes[2] + 1;
}

/**
 * Reads the directory of a ZIP archive.
 *
 * @throws `CannotRead` when it is damaged or has too many entries.
 */
export function openZip(bytes: Uint8Array, limits: ZipLimits): ZipArchive {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = directoryOf(file, limits.entriesMax);
  let left = limits.bytesMax;
  return {
    entries,
    read: (entry) => {
      const content = unpack(file, entry as LocatedEntry, {
        ...limits,
        entryBytesMax: Math.min(left, limits.entryBytesMax),
      });
      left -= content.length;
      return content;
    },
  };
}

function directoryOf(file: Buffer, entriesMax: number): readonly LocatedEntry[] {
  const { end, count, size, offset } = directoryEnd(file);
  if (count > entriesMax) {
    throw new CannotRead('unpacks_too_large');
  }
  const entries: LocatedEntry[] = [];
  // The offset may be wrong if something was put before the archive; the size counts back from its end.
  let at = end - size;
  const shift = at - offset;
  for (let i = 0; i < count; i += 1) {
    if (at < 0 || at + DIRECTORY_ENTRY_BYTES > end || file.readUInt32LE(at) !== DIRECTORY_ENTRY) {
      throw new CannotRead('corrupt');
    }
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((field) => file.readUInt16LE(at + field)) as [
      number,
      number,
      number,
    ];
    const next = at + DIRECTORY_ENTRY_BYTES + nameBytes + extraBytes + commentBytes;
    if (next > end) {
      throw new CannotRead('corrupt');
    }
    entries.push(entryAt(file, { at, shift, nameBytes }));
    at = next;
  }
  return entries;
}

// Returns where the directory ends, the number of its entries, its size, and its position according to the archive.
function directoryEnd(file: Buffer): { end: number; count: number; size: number; offset: number } {
  const end = endOf(file);
  const [count, size, offset] = [file.readUInt16LE(end + 10), file.readUInt32LE(end + 12), file.readUInt32LE(end + 16)];
  const locator = end - LOCATOR_BYTES;
  if (locator < LARGE_END_BYTES || file.readUInt32LE(locator) !== LOCATOR) {
    return { end, count, size, offset };
  }
  // The position in the locator may be wrong, like the position of the directory.
  const named = Number(file.readBigUInt64LE(locator + 8));
  const record = [locator - LARGE_END_BYTES, named].find(
    (at) => at + LARGE_END_BYTES <= locator && file.readUInt32LE(at) === LARGE_END,
  );
  if (record === undefined) {
    throw new CannotRead('corrupt');
  }
  const number = (field: number) => Number(file.readBigUInt64LE(record + field));
  return { end: record, count: number(32), size: number(40), offset: number(48) };
}

function endOf(file: Buffer): number {
  const from = Math.max(0, file.length - END_BYTES - COMMENT_BYTES_MAX);
  for (let at = file.length - END_BYTES; at >= from; at -= 1) {
    if (file.readUInt32LE(at) === END && at + END_BYTES + file.readUInt16LE(at + 20) <= file.length) {
      return at;
    }
  }
  throw new CannotRead('corrupt');
}

// `at` is where the entry begins, `shift` is the length of what comes before the archive.
function entryAt(
  file: Buffer,
  { at, shift, nameBytes }: { at: number; shift: number; nameBytes: number },
): LocatedEntry {
  const nameAt = at + DIRECTORY_ENTRY_BYTES;
  const extraAt = nameAt + nameBytes;
  const name = entryName(file.subarray(nameAt, extraAt), file.readUInt8(at + 5) === DOS);
  const extra = file.subarray(extraAt, extraAt + file.readUInt16LE(at + 30));
  const large = zip64Numbers(extra);
  const number = (field: number) => {
    const value = file.readUInt32LE(at + field);
    return value === IN_EXTRA_FIELD ? (large.next().value ?? value) : value;
  };
  const bytes = number(24);
  const packedBytes = number(20);
  const offset = number(42) + shift;
  return {
    name,
    bytes,
    packedBytes,
    offset,
    isEncrypted: (file.readUInt16LE(at + 8) & 1) === 1,
    isFolder: name.endsWith('/'),
    isLink: ((file.readUInt32LE(at + 38) >>> 16) & UNIX_FILE_TYPE) === UNIX_LINK,
    method: file.readUInt16LE(at + 10),
    crc: file.readUInt32LE(at + 16),
  };
}

// Some programs write every number as if the file were larger than 4 GB, in the ZIP64 extra field.
function* zip64Numbers(extra: Buffer): Generator<number, undefined> {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) === 1) {
      const end = Math.min(extra.length, at + 4 + extra.readUInt16LE(at + 2));
      for (let number = at + 4; number + 8 <= end; number += 8) {
        yield Number(extra.readBigUInt64LE(number));
      }
      return undefined;
    }
  }
  return undefined;
}

function unpack(file: Buffer, entry: LocatedEntry, { entryBytesMax, ratioMax }: ZipLimits): Uint8Array {
  const { offset, packedBytes, bytes, method, isEncrypted, crc } = entry;
  if (isEncrypted) {
    throw new CannotRead('encrypted');
  }
  if (bytes > entryBytesMax || (bytes > RATIO_FROM_BYTES && bytes > packedBytes * ratioMax)) {
    throw new CannotRead('unpacks_too_large');
  }
  if (offset < 0 || offset + LOCAL_ENTRY_BYTES > file.length || file.readUInt32LE(offset) !== LOCAL_ENTRY) {
    throw new CannotRead('corrupt');
  }
  const start = offset + LOCAL_ENTRY_BYTES + file.readUInt16LE(offset + 26) + file.readUInt16LE(offset + 28);
  const packed = file.subarray(start, start + packedBytes);
  if (packed.length < packedBytes || (method !== STORED && method !== DEFLATED)) {
    throw new CannotRead('corrupt');
  }
  const content = method === STORED ? packed : inflate(packed, bytes);
  if (content.length !== bytes || crc32(content) !== crc) {
    throw new CannotRead('corrupt');
  }
  return content;
}

// Never more than the size in the directory, which was checked against the limits.
function inflate(packed: Buffer, bytes: number): Buffer {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, bytes) });
  } catch {
    throw new CannotRead('corrupt');
  }
}
