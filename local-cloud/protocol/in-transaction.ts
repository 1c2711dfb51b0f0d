import type { DatabaseSync } from 'node:sqlite';

/**
 * Runs the work in one transaction: all of it is kept, or nothing.
 *
 * @throws whatever the work or the commit throws.
 */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // On a full disk, SQLite has already rolled back, and the error of a second rollback would hide the reason.
    if (database.isTransaction) {
      database.exec('ROLLBACK');
    }
    throw error;
  }
}
