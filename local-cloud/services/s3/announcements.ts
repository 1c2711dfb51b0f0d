import type { DatabaseSync } from 'node:sqlite';
import type { CloudContext } from '../../stand-in.ts';

/** An event as the bus takes it. */
export type BusEvent = Parameters<CloudContext['putEvent']>[0];

/**
 * Events on their way to the bus: each is written in the transaction of its change, so that a crash delays it and never
 * loses it.
 */
export class Announcements {
  readonly #database: DatabaseSync;
  readonly #putEvent: (event: BusEvent) => void;

  constructor(database: DatabaseSync, putEvent: (event: BusEvent) => void) {
    database.exec('CREATE TABLE IF NOT EXISTS announcements (sequence INTEGER PRIMARY KEY AUTOINCREMENT, event TEXT)');
    this.#database = database;
    this.#putEvent = putEvent;
  }

  /** Writes down the event; `makeEvent` gets a number that grows with every announcement, also over a restart. */
  add(makeEvent: (sequence: number) => BusEvent): void {
    const { lastInsertRowid } = this.#database.prepare('INSERT INTO announcements (event) VALUES (NULL)').run();
    const event = JSON.stringify(makeEvent(Number(lastInsertRowid)));
    this.#database.prepare('UPDATE announcements SET event = ? WHERE sequence = ?').run(event, lastInsertRowid);
  }

  /** Hands over everything that was written down, oldest first, at least once each. */
  deliver(): void {
    for (const { sequence, event } of this.#database.prepare('SELECT * FROM announcements ORDER BY sequence').all()) {
      this.#putEvent(JSON.parse(String(event)) as BusEvent);
      this.#database.prepare('DELETE FROM announcements WHERE sequence = ?').run(Number(sequence));
    }
  }
}
