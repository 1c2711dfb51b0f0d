import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../../../protocol/in-transaction.ts';
import type { IndexDefinition } from '../mapping.ts';
import { noSuchIndex } from '../search-error.ts';
import { type IndexDependencies, type IndexStore, openIndexStore } from './index-store.ts';

/** The indexes of one collection or domain, kept across restarts. */
export interface IndexCatalog {
  /**
   * Creates the index, or finds it again, and returns its uuid.
   *
   * @throws when it exists with another definition.
   */
  readonly create: (definition: IndexDefinition) => string;
  /**
   * Returns an index by its name.
   *
   * @throws index_not_found_exception when there is none.
   */
  readonly get: (name: string) => IndexStore;
  readonly has: (name: string) => boolean;
  /** Runs writes as one transaction. */
  readonly atOnce: <T>(work: () => T) => T;
}

/** Opens the catalog in a database; `owner` keeps the indexes of a collection and of a domain apart. */
export function openIndexCatalog(database: DatabaseSync, owner: string, dependencies: IndexDependencies): IndexCatalog {
  database.exec(
    'CREATE TABLE IF NOT EXISTS catalog (number INTEGER PRIMARY KEY, owner TEXT, name TEXT, uuid TEXT, definition TEXT, UNIQUE (owner, name))',
  );
  const stores = new Map<string, IndexStore>();
  const find = (name: string) =>
    database.prepare('SELECT * FROM catalog WHERE owner = ? AND name = ?').get(owner, name);
  const open = (name: string): IndexStore | undefined => {
    const row = find(name);
    if (row === undefined) {
      return undefined;
    }
    const store = openIndexStore(
      database,
      { number: Number(row.number), definition: JSON.parse(String(row.definition)) },
      dependencies,
    );
    stores.set(name, store);
    return store;
  };
  return {
    create(definition) {
      const found = find(definition.name);
      const text = JSON.stringify(definition);
      if (found !== undefined && found.definition !== text) {
        throw new Error(
          `The index ${definition.name} was created with another mapping. Give the index a new name, or delete the local state.`,
        );
      }
      if (found !== undefined) {
        return String(found.uuid);
      }
      const uuid = randomUUID().replaceAll('-', '').slice(0, 22);
      inTransaction(database, () => {
        const statement = 'INSERT INTO catalog (owner, name, uuid, definition) VALUES (?, ?, ?, ?)';
        database.prepare(statement).run(owner, definition.name, uuid, text);
        open(definition.name);
      });
      return uuid;
    },
    get(name) {
      const store = stores.get(name) ?? open(name);
      if (store === undefined) {
        throw noSuchIndex(name);
      }
      return store;
    },
    has: (name) => stores.has(name) || find(name) !== undefined,
    atOnce: (work) => inTransaction(database, work),
  };
}
