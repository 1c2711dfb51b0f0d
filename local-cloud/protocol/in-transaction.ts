import type { DatabaseSync } from 'node:sqlite';

/** Runs the work in one transaction: all of it is kept, or nothing. Throws what the work, or keeping it, has thrown. */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // On a full disk SQLite itself has rolled back, and another attempt would hide why.
    if (database.isTransaction) {
      database.exec('ROLLBACK');
    }
    throw error;
  }
}
