import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, unlinkSync } from 'node:fs';
import { open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The bodies of objects, each in its own file, which is never changed once written. */
export interface BodyFiles {
  /** Resolves with the file's name when the bytes are written. */
  readonly write: (bytes: Buffer) => Promise<string>;
  readonly read: (file: string, start: number, bytes: number) => Promise<Buffer>;
  /** Removes a file to which nothing refers; does nothing if it is already gone. */
  readonly remove: (file: string) => Promise<void>;
  /** Removes every other file: a process that was killed may have written bodies without storing their objects. */
  readonly keepOnly: (files: ReadonlySet<string>) => void;
  readonly close: () => void;
}

/** Opens the folder of bodies; without a data directory it is a temporary one that `close` removes. */
export function openBodyFiles(dataDirectory: string | null): BodyFiles {
  const folder =
    dataDirectory === null ? mkdtempSync(join(tmpdir(), 'local-cloud-s3-')) : join(dataDirectory, 'bodies');
  mkdirSync(folder, { recursive: true });
  return {
    write: async (bytes) => {
      const file = randomUUID();
      await writeFile(join(folder, file), bytes, { flag: 'wx' });
      return file;
    },
    read: async (file, start, bytes) => {
      const handle = await open(join(folder, file));
      try {
        const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes), 0, bytes, start);
        return buffer.subarray(0, bytesRead);
      } finally {
        await handle.close();
      }
    },
    remove: (file) => rm(join(folder, file), { force: true }),
    keepOnly: (files) => {
      for (const file of readdirSync(folder)) {
        if (!files.has(file)) {
          unlinkSync(join(folder, file));
        }
      }
    },
    close: () => {
      if (dataDirectory === null) {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}
