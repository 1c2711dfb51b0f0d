import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** An event on its way to one target. */
export interface Delivery {
  readonly id: number;
  readonly ruleArn: string;
  readonly targetId: string;
  readonly event: string;
  /** How many attempts have failed. */
  readonly failures: number;
}

interface NewDelivery extends Omit<Delivery, 'id' | 'failures'> {
  readonly dueMilliseconds: number;
}

const schema = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  CREATE TABLE IF NOT EXISTS deliveries (
    id INTEGER PRIMARY KEY AUTOINCREMENT, ruleArn TEXT NOT NULL, targetId TEXT NOT NULL, event TEXT NOT NULL,
    failures INTEGER NOT NULL DEFAULT 0, dueMilliseconds INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS schedules (ruleArn TEXT PRIMARY KEY, dueMilliseconds INTEGER NOT NULL);`;

/**
 * The state that the bus must not lose in a crash: events that have not reached their targets, and when schedules are
 * due.
 */
export class DeliveryStore {
  readonly #database: DatabaseSync;

  constructor(dataDirectory: string | null) {
    this.#database = new DatabaseSync(dataDirectory === null ? ':memory:' : join(dataDirectory, 'deliveries.sqlite'));
    this.#database.exec(schema);
  }

  add({ ruleArn, targetId, event, dueMilliseconds }: NewDelivery): void {
    this.#run(
      'INSERT INTO deliveries (ruleArn, targetId, event, dueMilliseconds) VALUES (?, ?, ?, ?)',
      ...[ruleArn, targetId, event, dueMilliseconds],
    );
  }

  due(nowMilliseconds: number): Delivery[] {
    const rows = this.#database.prepare('SELECT * FROM deliveries WHERE dueMilliseconds <= ? ORDER BY id');
    return rows.all(nowMilliseconds) as unknown as Delivery[];
  }

  done(delivery: Delivery): void {
    this.#run('DELETE FROM deliveries WHERE id = ?', delivery.id);
  }

  retry(delivery: Delivery, dueMilliseconds: number): void {
    this.#run(
      'UPDATE deliveries SET failures = failures + 1, dueMilliseconds = ? WHERE id = ?',
      dueMilliseconds,
      delivery.id,
    );
  }

  scheduleDue(ruleArn: string): number | null {
    const row = this.#database.prepare('SELECT dueMilliseconds FROM schedules WHERE ruleArn = ?').get(ruleArn);
    return row === undefined ? null : Number(row.dueMilliseconds);
  }

  setScheduleDue(ruleArn: string, dueMilliseconds: number): void {
    this.#run('INSERT OR REPLACE INTO schedules (ruleArn, dueMilliseconds) VALUES (?, ?)', ruleArn, dueMilliseconds);
  }

  close(): void {
    this.#database.close();
  }

  #run(statement: string, ...values: (string | number)[]): void {
    this.#database.prepare(statement).run(...values);
  }
}
