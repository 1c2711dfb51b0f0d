import type { AwsRequest, AwsResponse } from '../../stand-in.ts';
import { answerData } from './data-plane.ts';
import type { IndexCatalog } from './index/index-catalog.ts';
import type { IndexDefinition } from './mapping.ts';
import type { DataOperation } from './operation.ts';

/** The indexes of an endpoint, kept in SQLite or on a server. */
export interface Indexes {
  /**
   * Creates the index, or finds it again, and returns its uuid.
   *
   * @throws when it exists with another definition.
   */
  readonly create: (definition: IndexDefinition) => Promise<string>;
  readonly has: (name: string) => Promise<boolean>;
  /**
   * Answers an operation on the index, in the same way for a collection and a domain.
   *
   * @throws SearchError for what the server refuses.
   */
  readonly answer: (operation: DataOperation, request: AwsRequest) => Promise<AwsResponse>;
}

/** Returns the indexes of a catalog in SQLite. */
export function localIndexes(catalog: IndexCatalog): Indexes {
  return {
    create: async (definition) => catalog.create(definition),
    has: async (name) => catalog.has(name),
    answer: async (operation, request) => answerData(catalog, operation, request),
  };
}
