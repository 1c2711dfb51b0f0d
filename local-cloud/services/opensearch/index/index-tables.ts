import type { DatabaseSync } from 'node:sqlite';
import { fieldsOfType, type IndexDefinition } from '../mapping.ts';

/** The tables of one index. */
export interface IndexTables {
  /** The documents that searches see: one row each, with the fields that a filter can name. */
  readonly documents: string;
  /** The number of the newest version of each document, whether searches see it yet or not. */
  readonly versions: string;
  /** Writes that searches do not see yet. */
  readonly waiting: string;
  readonly words: (field: string) => string;
  readonly vectors: (field: string) => string;
  readonly column: (field: string) => string;
}

/** Returns the names of an index's tables, by its number in the catalog. */
export function tablesOf(number: number): IndexTables {
  return {
    documents: `documents_${number}`,
    versions: `versions_${number}`,
    waiting: `waiting_${number}`,
    words: (field) => `words_${number}_${field}`,
    vectors: (field) => `vectors_${number}_${field}`,
    column: (field) => `value_${field}`,
  };
}

/** Makes the tables of a new index. */
export function makeTables(database: DatabaseSync, tables: IndexTables, definition: IndexDefinition): void {
  const valued = valueFields(definition);
  const columns = valued.map((field) => `, ${tables.column(field)}`).join('');
  database.exec(`
    CREATE TABLE ${tables.versions} (id TEXT PRIMARY KEY, version INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE ${tables.waiting} (sequence INTEGER PRIMARY KEY, visible_at INTEGER NOT NULL, id TEXT NOT NULL, source TEXT);
    CREATE TABLE ${tables.documents} (rowid INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, source TEXT NOT NULL${columns});
  `);
  for (const field of fieldsOfType(definition, 'keyword')) {
    const column = tables.column(field);
    database.exec(`CREATE INDEX ${tables.documents}_${column} ON ${tables.documents} (${column})`);
  }
  for (const field of fieldsOfType(definition, 'knn_vector')) {
    database.exec(`CREATE TABLE ${tables.vectors(field)} (rowid INTEGER PRIMARY KEY, vector BLOB NOT NULL)`);
  }
  for (const field of fieldsOfType(definition, 'text')) {
    // The words arrive analyzed and separated by spaces, so that SQLite's own tokenizer only has to split at spaces.
    database.exec(
      `CREATE VIRTUAL TABLE ${tables.words(field)} USING fts5 (words, content='', contentless_delete=1, tokenize="ascii tokenchars '''-._:'")`,
    );
  }
}

/** Returns the fields that a filter can name, in the order of their columns. */
export function valueFields(definition: IndexDefinition): string[] {
  return (['keyword', 'integer', 'long', 'boolean'] as const).flatMap((type) => fieldsOfType(definition, type));
}
