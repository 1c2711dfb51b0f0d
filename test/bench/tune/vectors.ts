import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { EmbeddingModel } from '../../../shared/search/passage.ts';

/** Vectors of texts, computed once and cached in a file across runs. */
export interface KeptVectors {
  readonly of: (texts: readonly string[], onDone: (done: number) => void) => Promise<Float32Array[]>;
  readonly close: () => void;
}

const AT_ONCE = 4;

/** Keeps a model's vectors in a SQLite file; the name of the model is part of the key. */
export function keepVectors(file: string, name: string, model: EmbeddingModel): KeptVectors {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  // Vectors lost in a crash are computed again; waiting for the disk after each vector took longer than a small model
  // needs.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF');
  database.exec('CREATE TABLE IF NOT EXISTS vectors (key TEXT PRIMARY KEY, vector BLOB NOT NULL) WITHOUT ROWID');
  const find = database.prepare('SELECT vector FROM vectors WHERE key = ?');
  const put = database.prepare('INSERT OR REPLACE INTO vectors VALUES (?, ?)');
  const one = async (text: string): Promise<Float32Array> => {
    const key = createHash('sha256').update(`${name}\n${text}`).digest('hex');
    const kept = find.get(key) as { vector: Uint8Array } | undefined;
    if (kept !== undefined) {
      return new Float32Array(kept.vector.slice().buffer);
    }
    const { vector } = await model.embed(text, AbortSignal.timeout(120_000));
    const made = Float32Array.from(vector);
    put.run(key, new Uint8Array(made.buffer));
    return made;
  };
  return {
    async of(texts, onDone) {
      const vectors: Float32Array[] = [];
      let next = 0;
      const worker = async () => {
        while (next < texts.length) {
          const at = next++;
          vectors[at] = await one(texts[at] ?? '');
          onDone(at + 1);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, worker));
      return vectors;
    },
    close: () => database.close(),
  };
}
