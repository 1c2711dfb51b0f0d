import { createHash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../../protocol/in-transaction.ts';
import type { Queue } from './queue.ts';

/** A message as it was received. */
export interface ReceivedMessage {
  readonly messageId: string;
  /** Valid until the message is received again. */
  readonly receiptHandle: string;
  readonly body: string;
  /** Names and string values of the sender's own attributes. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly sentMilliseconds: number;
  readonly firstReceivedMilliseconds: number;
  readonly receives: number;
  readonly sender: string;
  /** The queue that it came from, when it was moved here as a dead letter. */
  readonly deadLetterSourceArn: string | null;
}

/** A message to send. */
export interface NewMessage {
  readonly body: string;
  readonly sender: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly delaySeconds?: number;
}

// handedOut: the poller has given the message to a function that has not answered yet.
const schema = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  CREATE TABLE IF NOT EXISTS messages (
    id INTEGER PRIMARY KEY AUTOINCREMENT, queue TEXT NOT NULL, messageId TEXT NOT NULL, body TEXT NOT NULL,
    attributes TEXT NOT NULL, sender TEXT NOT NULL, sentMilliseconds INTEGER NOT NULL, visibleMilliseconds INTEGER NOT NULL,
    receives INTEGER NOT NULL DEFAULT 0, firstReceivedMilliseconds INTEGER, receiptHandle TEXT, handedOut INTEGER NOT NULL DEFAULT 0,
    deadLetterSourceArn TEXT);
  CREATE INDEX IF NOT EXISTS messagesByQueue ON messages (queue, visibleMilliseconds);
  CREATE INDEX IF NOT EXISTS messagesByReceipt ON messages (receiptHandle);`;

const MS_PER_SECOND = 1_000;

const HANDLE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

// A handle is valid only for the queue that returned it.
const handlePrefix = ({ arn }: Queue) => `${createHash('sha256').update(arn).digest('hex').slice(0, 8)}-`;

/** The messages of all queues, in SQLite (in memory without a data directory), on the cloud's clock. */
export class MessageStore {
  readonly #database: DatabaseSync;
  readonly #now: () => number;

  constructor(dataDirectory: string | null, now: () => number) {
    this.#database = new DatabaseSync(dataDirectory === null ? ':memory:' : join(dataDirectory, 'messages.sqlite'));
    this.#database.exec(schema);
    this.#now = now;
  }

  /** Stores a message and returns its id. */
  send(queue: Queue, message: NewMessage): string {
    const messageId = randomUUID();
    const now = this.#now();
    const delay = (message.delaySeconds ?? queue.delaySeconds) * MS_PER_SECOND;
    this.#run(
      `INSERT INTO messages (queue, messageId, body, attributes, sender, sentMilliseconds, visibleMilliseconds)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
      ...[
        queue.arn,
        messageId,
        message.body,
        JSON.stringify(message.attributes ?? {}),
        message.sender,
        now,
        now + delay,
      ],
    );
    return messageId;
  }

  /**
   * Receives up to `messagesMax` visible messages, oldest first, and hides them; those received too often are moved to
   * the dead-letter queue.
   */
  receive(queue: Queue, messagesMax: number, visibilitySeconds = queue.visibilitySeconds): ReceivedMessage[] {
    const now = this.#now();
    this.#expire(queue, now);
    const received: ReceivedMessage[] = [];
    const hiddenUntil = now + visibilitySeconds * MS_PER_SECOND;
    inTransaction(this.#database, () => {
      const { redrive } = queue;
      if (redrive !== null) {
        this.#run(
          `UPDATE messages SET queue = ?, deadLetterSourceArn = ?, receiptHandle = NULL, visibleMilliseconds = ?
           WHERE queue = ? AND visibleMilliseconds <= ? AND receives >= ?`,
          ...[redrive.deadLetterArn, queue.arn, now, queue.arn, now, redrive.receivesMax],
        );
      }
      const visible = this.#all(
        'SELECT id FROM messages WHERE queue = ? AND visibleMilliseconds <= ? ORDER BY id LIMIT ?',
        ...[queue.arn, now, messagesMax],
      );
      for (const { id } of visible) {
        const [row] = this.#all(
          `UPDATE messages SET receives = receives + 1, receiptHandle = ?, visibleMilliseconds = ?, handedOut = 0,
           firstReceivedMilliseconds = coalesce(firstReceivedMilliseconds, ?) WHERE id = ? RETURNING *`,
          ...[`${handlePrefix(queue)}${randomUUID()}`, hiddenUntil, now, Number(id)],
        );
        received.push({ ...row, attributes: JSON.parse(String(row?.attributes)) } as unknown as ReceivedMessage);
      }
    });
    return received;
  }

  /** Whether the handle has the form of this queue's handles, even if its message is gone. */
  isHandle(queue: Queue, receiptHandle: string): boolean {
    const prefix = handlePrefix(queue);
    return receiptHandle.startsWith(prefix) && HANDLE.test(receiptHandle.slice(prefix.length));
  }

  /** Deletes the message of this receipt; false if the message has been received again, or is gone. */
  delete(queue: Queue, receiptHandle: string): boolean {
    return this.#run('DELETE FROM messages WHERE queue = ? AND receiptHandle = ?', queue.arn, receiptHandle) > 0;
  }

  /**
   * Hides a message in flight for this many seconds from now, or makes it visible at once (0); false if the receipt
   * belongs to no message, or to one that is visible again.
   */
  changeVisibility(queue: Queue, receiptHandle: string, visibilitySeconds: number): boolean {
    const now = this.#now();
    const until = now + visibilitySeconds * MS_PER_SECOND;
    const where = 'WHERE queue = ? AND receiptHandle = ? AND visibleMilliseconds > ?';
    return this.#run(`UPDATE messages SET visibleMilliseconds = ? ${where}`, until, queue.arn, receiptHandle, now) > 0;
  }

  /** Marks messages that a poller has passed to its function. */
  markHandedOut(queue: Queue, receiptHandles: readonly string[]): void {
    this.#setHandedOut(queue, receiptHandles, 1);
  }

  /** Removes the mark from messages whose function has returned. */
  unmarkHandedOut(queue: Queue, receiptHandles: readonly string[]): void {
    this.#setHandedOut(queue, receiptHandles, 0);
  }

  #setHandedOut(queue: Queue, receiptHandles: readonly string[], handedOut: 0 | 1): void {
    for (const receipt of receiptHandles) {
      const where = 'WHERE queue = ? AND receiptHandle = ?';
      this.#run(`UPDATE messages SET handedOut = ? ${where}`, handedOut, queue.arn, receipt);
    }
  }

  /**
   * Makes marked messages visible again at a start: the functions that were processing them ended with the last
   * process.
   */
  showHandedOut(queue: Queue): void {
    const makeVisible = 'UPDATE messages SET handedOut = 0, visibleMilliseconds = ? WHERE queue = ? AND handedOut = 1';
    this.#run(makeVisible, this.#now(), queue.arn);
  }

  /** How many messages are visible, are in flight, or are still delayed. */
  count(queue: Queue): { visible: number; inFlight: number; delayed: number } {
    const now = this.#now();
    this.#expire(queue, now);
    const [row] = this.#all(
      `SELECT count(*) FILTER (WHERE visibleMilliseconds <= ?1) AS visible,
              count(*) FILTER (WHERE visibleMilliseconds > ?1 AND receives > 0) AS inFlight,
              count(*) FILTER (WHERE visibleMilliseconds > ?1 AND receives = 0) AS delayed
       FROM messages WHERE queue = ?2`,
      ...[now, queue.arn],
    );
    return { visible: Number(row?.visible), inFlight: Number(row?.inFlight), delayed: Number(row?.delayed) };
  }

  close(): void {
    this.#database.close();
  }

  #expire(queue: Queue, now: number): void {
    const oldest = now - queue.retentionSeconds * MS_PER_SECOND;
    this.#run('DELETE FROM messages WHERE queue = ? AND sentMilliseconds <= ?', queue.arn, oldest);
  }

  #run(statement: string, ...values: (string | number)[]): number {
    return Number(this.#database.prepare(statement).run(...values).changes);
  }

  #all(statement: string, ...values: (string | number)[]): Record<string, unknown>[] {
    return this.#database.prepare(statement).all(...values);
  }
}
