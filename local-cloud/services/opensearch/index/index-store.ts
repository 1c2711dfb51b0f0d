import type { DatabaseSync } from 'node:sqlite';
import { type CheckedDocument, checkDocument } from '../document.ts';
import { analyzerOf, type IndexDefinition } from '../mapping.ts';
import { analyze } from '../text/analyze.ts';
import type { Condition } from './condition.ts';
import { conditionSql } from './condition-sql.ts';
import { makeTables, tablesOf, valueFields } from './index-tables.ts';

/** The scores of documents, by row. */
export type Scores = ReadonlyMap<number, number>;

/** A value that a sort compares; null when the document has none. */
export type SortValue = string | number | null;

/** What a search returns of one document. */
interface StoredDocument {
  readonly id: string;
  readonly source: Readonly<Record<string, unknown>>;
}

/** A search for the `k` documents, or fewer, whose vectors are nearest to a given one. */
interface Nearest {
  readonly field: string;
  readonly vector: Float32Array;
  readonly k: number;
}

/** The documents of one index: written at once, found after the next refresh. */
export interface IndexStore {
  readonly definition: IndexDefinition;
  /**
   * Writes the document and returns its new version, 1 if there was none.
   *
   * @throws SearchError if it does not match the mapping.
   */
  readonly put: (id: string, source: unknown) => number;
  /** Removes the document, and returns whether there was one. */
  readonly remove: (id: string) => boolean;
  readonly nearest: (nearest: Nearest, condition: Condition) => Scores;
  readonly words: (field: string, text: string, condition: Condition) => Scores;
  readonly matching: (condition: Condition) => ReadonlySet<number>;
  readonly read: (row: number) => StoredDocument;
  /** The values that each document has in the given fields, for sorting. */
  readonly values: (rows: readonly number[], fields: readonly string[]) => ReadonlyMap<number, readonly SortValue[]>;
  /** Makes visible the writes whose refresh interval is over. */
  readonly refresh: () => void;
}

/** The refresh interval, the clock and the log that an index uses. */
export interface IndexDependencies {
  /** How long a write waits before a search sees it, in milliseconds. */
  readonly refreshIntervalMs: () => number;
  readonly now: () => number;
  readonly report: (line: string) => void;
}

/** Opens the store of an index, and creates its tables if they do not exist. */
export function openIndexStore(
  database: DatabaseSync,
  { number, definition }: { readonly number: number; readonly definition: IndexDefinition },
  dependencies: IndexDependencies,
): IndexStore {
  const tables = tablesOf(number);
  const exists = database.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').get(tables.documents);
  if (exists === undefined) {
    makeTables(database, tables, definition);
  }
  const { write, refresh } = refreshedWriter(database, { definition, tables }, dependencies);
  const reportUnmapped = unmappedReporter(definition, dependencies.report);
  return {
    definition,
    ...rowReader(database, definition, tables),
    refresh: () => refresh(dependencies.now()),
    put(id, source) {
      const document = checkDocument(definition, id, source);
      reportUnmapped(document.unmapped);
      const statement = `INSERT INTO ${tables.versions} VALUES (?, 1) ON CONFLICT (id) DO UPDATE SET version = version + 1 RETURNING version`;
      const version = Number(database.prepare(statement).get(id)?.version);
      write(id, source, document);
      return version;
    },
    remove(id) {
      const { changes } = database.prepare(`DELETE FROM ${tables.versions} WHERE id = ?`).run(id);
      if (Number(changes) > 0) {
        write(id, null, null);
      }
      return Number(changes) > 0;
    },
  };
}

type Tables = ReturnType<typeof tablesOf>;

// Writes a document, or removes it, at the next refresh.
function refreshedWriter(
  database: DatabaseSync,
  { definition, tables }: { readonly definition: IndexDefinition; readonly tables: Tables },
  { now, refreshIntervalMs }: IndexDependencies,
) {
  const rows = rowWriter(database, definition, tables);
  const refresh = (until: number) => {
    const due = database.prepare(`SELECT * FROM ${tables.waiting} WHERE visible_at <= ? ORDER BY sequence`).all(until);
    for (const { sequence, id, source } of due) {
      if (source === null) {
        rows.remove(String(id));
      } else {
        rows.put(String(id), checkDocument(definition, String(id), JSON.parse(String(source))));
      }
      database.prepare(`DELETE FROM ${tables.waiting} WHERE sequence = ?`).run(sequence as number);
    }
  };
  const write = (id: string, source: unknown, document: CheckedDocument | null) => {
    const interval = refreshIntervalMs();
    if (interval > 0) {
      const text = document === null ? null : JSON.stringify(source);
      const statement = `INSERT INTO ${tables.waiting} (visible_at, id, source) VALUES (?, ?, ?)`;
      database.prepare(statement).run(now() + interval, id, text);
      return;
    }
    // An earlier write that is still waiting must not overwrite this one later.
    refresh(Number.MAX_SAFE_INTEGER);
    if (document === null) {
      rows.remove(id);
    } else {
      rows.put(id, document);
    }
  };
  return { write, refresh };
}

// Reports a field that the template does not map, once for each name.
function unmappedReporter(definition: IndexDefinition, report: IndexDependencies['report']) {
  const reported = new Set<string>();
  return (names: readonly string[]) => {
    for (const name of names) {
      if (definition.dynamic === 'true' && !reported.has(name)) {
        report(`opensearch: ${definition.name} is given the field ${name}, which the template does not map.`);
      }
      reported.add(name);
    }
  };
}

function rowWriter(database: DatabaseSync, definition: IndexDefinition, tables: Tables) {
  const valued = valueFields(definition);
  const columns = ['rowid', 'id', 'source', ...valued.map(tables.column)];
  const insert = `INSERT INTO ${tables.documents} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`;
  const derived = Object.entries(definition.fields).flatMap(([name, { type }]) => {
    if (type === 'text') {
      return [tables.words(name)];
    }
    return type === 'knn_vector' ? [tables.vectors(name)] : [];
  });
  const remove = (id: string): number | null => {
    const found = database.prepare(`DELETE FROM ${tables.documents} WHERE id = ? RETURNING rowid`).get(id);
    if (found === undefined) {
      return null;
    }
    for (const table of derived) {
      database.prepare(`DELETE FROM ${table} WHERE rowid = ?`).run(Number(found.rowid));
    }
    return Number(found.rowid);
  };
  return {
    remove,
    put(id: string, document: CheckedDocument) {
      const values = valued.map((field) => document.values[field] ?? null);
      const inserted = database.prepare(insert).run(remove(id), id, JSON.stringify(document.source), ...values);
      const row = inserted.lastInsertRowid;
      for (const [field, text] of Object.entries(document.texts)) {
        database
          .prepare(`INSERT INTO ${tables.words(field)} (rowid, words) VALUES (?, ?)`)
          .run(row, analyze(text, analyzerOf(definition, field)).join(' '));
      }
      for (const [field, vector] of Object.entries(document.vectors)) {
        database.prepare(`INSERT INTO ${tables.vectors(field)} VALUES (?, ?)`).run(row, bytesOf(vector));
      }
    },
  };
}

function rowReader(database: DatabaseSync, definition: IndexDefinition, tables: Tables) {
  const scores = (sql: string, parameters: readonly (string | number | Uint8Array)[]): Scores =>
    new Map(
      database
        .prepare(sql)
        .all(...parameters)
        .map(({ row, score }) => [Number(row), Number(score)]),
    );
  return {
    nearest({ field, vector, k }: Nearest, condition: Condition): Scores {
      const { sql, parameters } = conditionSql(tables, condition);
      // 1 - distance / 2 is (1 + cosine) / 2, the score that OpenSearch gives for this space.
      const statement = `SELECT d.rowid AS row, 1 - vec_distance_cosine(v.vector, ?) / 2 AS score
        FROM ${tables.documents} d JOIN ${tables.vectors(field)} v ON v.rowid = d.rowid
        WHERE ${sql} ORDER BY score DESC, row LIMIT ?`;
      return scores(statement, [bytesOf(vector), ...parameters, k]);
    },
    words(field: string, text: string, condition: Condition): Scores {
      const queryWords = analyze(text, analyzerOf(definition, field));
      if (queryWords.length === 0) {
        return new Map();
      }
      const { sql, parameters } = conditionSql(tables, condition);
      const table = tables.words(field);
      const statement = `SELECT d.rowid AS row, -bm25(${table}) AS score
        FROM ${table} JOIN ${tables.documents} d ON d.rowid = ${table}.rowid WHERE ${table} MATCH ? AND ${sql}`;
      return scores(statement, [queryWords.map((word) => `"${word.replaceAll('"', '')}"`).join(' OR '), ...parameters]);
    },
    matching(condition: Condition): ReadonlySet<number> {
      const { sql, parameters } = conditionSql(tables, condition);
      const statement = `SELECT d.rowid AS row, 1 AS score FROM ${tables.documents} d WHERE ${sql} ORDER BY row`;
      return new Set(scores(statement, parameters).keys());
    },
    values(rows: readonly number[], fields: readonly string[]): ReadonlyMap<number, readonly SortValue[]> {
      const columns = fields.map((field) => `, ${tables.column(field)}`).join('');
      const statement = `SELECT rowid AS row${columns} FROM ${tables.documents} WHERE rowid IN (SELECT value FROM json_each(?))`;
      const found = database.prepare(statement).all(JSON.stringify(rows));
      return new Map(
        found.map(({ row, ...values }) => [
          Number(row),
          fields.map((field) => values[tables.column(field)] as SortValue),
        ]),
      );
    },
    read(row: number): StoredDocument {
      const found = database.prepare(`SELECT id, source FROM ${tables.documents} WHERE rowid = ?`).get(row);
      return { id: String(found?.id), source: JSON.parse(String(found?.source)) };
    },
  };
}

function bytesOf(vector: Float32Array): Uint8Array {
  return new Uint8Array(vector.buffer, vector.byteOffset, vector.byteLength);
}
