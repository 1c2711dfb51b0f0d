// Guarantee: a transaction is kept as a whole or not at all, and its error says why, even when the disk is full. Risk:
// half of a change is kept, or a full disk looks like a defect.
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { inTransaction } from './in-transaction.ts';

// Creates a database with a table of notes.
function createNotes() {
  const database = new DatabaseSync(':memory:');
  database.exec('CREATE TABLE notes (text TEXT)');
  const add = (text: string) => database.prepare('INSERT INTO notes VALUES (?)').run(text);
  const all = () =>
    database
      .prepare('SELECT text FROM notes')
      .all()
      .map(({ text }) => text);
  return { database, add, all };
}

it('keeps what the work did, and returns its result', () => {
  const { database, add, all } = createNotes();
  expect(inTransaction(database, () => Number(add('a').changes))).toBe(1);
  expect(all()).toEqual(['a']);
});

it('keeps nothing of work that fails, and throws its error', () => {
  const { database, add, all } = createNotes();
  const work = () => {
    add('a');
    throw new Error('half-way');
  };
  expect(() => inTransaction(database, work)).toThrow('half-way');
  expect(all()).toEqual([]);
  expect(database.isTransaction).toBe(false);
});

it('keeps nothing when the disk is full, and throws an error that says so', () => {
  const { database, add, all } = createNotes();
  database.exec('PRAGMA max_page_count = 4');
  expect(() => inTransaction(database, () => add('a'.repeat(100_000)))).toThrow('database or disk is full');
  expect(all()).toEqual([]);
});
