import { crc32, deflateRawSync } from 'node:zlib';

/** A file for `makeZip`; with `claimedBytes` and `isEncrypted`, the archive contradicts its content. */
export interface ZipFile {
  readonly name: string;
  readonly content: string | Uint8Array;
  /** The compression method: 8 is deflate, 0 stores the bytes as they are. */
  readonly method?: 0 | 8;
  /** The uncompressed size that the archive claims. */
  readonly claimedBytes?: number;
  readonly isEncrypted?: boolean;
}

/** Returns a ZIP archive, built by hand so that a test controls every byte of it. */
export function makeZip(files: readonly ZipFile[]): Uint8Array {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const { local, central } = recordsOf(file, offset);
    bodies.push(local);
    directory.push(central);
    offset += local.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...bodies, ...directory, end]));
}

function recordsOf({ name, content, method = 8, claimedBytes, isEncrypted = false }: ZipFile, offset: number) {
  const plain = Buffer.from(content);
  const packed = method === 8 ? deflateRawSync(plain) : plain;
  const nameBytes = Buffer.from(name);
  // The fields that both records share: flags, method, time, checksum, sizes, length of the name.
  const common = Buffer.alloc(24);
  common.writeUInt16LE(isEncrypted ? 0x801 : 0x800, 0);
  common.writeUInt16LE(method, 2);
  common.writeUInt32LE(crc32(plain), 8);
  common.writeUInt32LE(packed.length, 12);
  common.writeUInt32LE(claimedBytes ?? plain.length, 16);
  common.writeUInt16LE(nameBytes.length, 20);
  const local = Buffer.concat([Buffer.from('PK\x03\x04\x14\x00', 'latin1'), common, nameBytes, packed]);
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(offset, 10);
  const central = Buffer.concat([Buffer.from('PK\x01\x02\x14\x00\x14\x00', 'latin1'), common, rest, nameBytes]);
  return { local, central };
}
