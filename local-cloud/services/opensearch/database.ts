import { DatabaseSync } from 'node:sqlite';
import { getLoadablePath } from 'sqlite-vec';

/**
 * Opens a SQLite database, in memory if `file` is null, with the SQL function `vec_distance_cosine`. The function is
 * that of sqlite-vec or, on a platform for which sqlite-vec has no binary, one in JavaScript, about four times slower.
 */
export function openDatabase(file: string | null, report: (line: string) => void): DatabaseSync {
  const database = new DatabaseSync(file ?? ':memory:', { allowExtension: true });
  // With WAL and synchronous = NORMAL, a killed process loses no acknowledged write; only a crash of the machine could
  // lose one. The mapped size is the largest that SQLite accepts.
  database.exec(
    'PRAGMA page_size = 8192; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA mmap_size = 2147418112',
  );
  try {
    database.loadExtension(getLoadablePath());
  } catch {
    report(
      'opensearch: sqlite-vec has no binary for this platform; vectors are compared in JavaScript, which is slower.',
    );
    database.function('vec_distance_cosine', { deterministic: true }, cosineDistance);
  }
  return database;
}

function cosineDistance(left: unknown, right: unknown): number {
  const [a, b] = [numbersOf(left), numbersOf(right)];
  let product = 0;
  let squareA = 0;
  let squareB = 0;
  a.forEach((x, at) => {
    const y = b[at] ?? 0;
    product += x * y;
    squareA += x * x;
    squareB += y * y;
  });
  return 1 - product / Math.sqrt(squareA * squareB);
}

function numbersOf(value: unknown): Float32Array {
  const bytes = value as Uint8Array;
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}
