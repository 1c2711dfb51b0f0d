import type { DatabaseSync } from 'node:sqlite';
import type { CloudContext } from '../../stand-in.ts';

/** An event as the bus accepts it. */
export type BusEvent = Parameters<CloudContext['putEvent']>[0];

/**
 * An outbox for events: each is written in the transaction of its change, so that a crash may delay it, but never loses
 * it.
 */
export class Announcements {
  readonly #database: DatabaseSync;
  readonly #putEvent: (event: BusEvent) => void;

  constructor(database: DatabaseSync, putEvent: (event: BusEvent) => void) {
    database.exec('CREATE TABLE IF NOT EXISTS announcements (sequence INTEGER PRIMARY KEY AUTOINCREMENT, event TEXT)');
    this.#database = database;
    this.#putEvent = putEvent;
  }

  /** Stores the event; `makeEvent` is given a number that grows with every event, even across restarts. */
  add(makeEvent: (sequence: number) => BusEvent): void {
    const { lastInsertRowid } = this.#database.prepare('INSERT INTO announcements (event) VALUES (NULL)').run();
    const event = JSON.stringify(makeEvent(Number(lastInsertRowid)));
    this.#database.prepare('UPDATE announcements SET event = ? WHERE sequence = ?').run(event, lastInsertRowid);
  }

  /** Delivers the stored events to the bus, oldest first, each at least once. */
  deliver(): void {
    for (const { sequence, event } of this.#database.prepare('SELECT * FROM announcements ORDER BY sequence').all()) {
      this.#putEvent(JSON.parse(String(event)) as BusEvent);
      this.#database.prepare('DELETE FROM announcements WHERE sequence = ?').run(Number(sequence));
    }
  }
}
