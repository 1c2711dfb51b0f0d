import { inject } from 'vitest';

/** The servers of a run of `npm run test:servers`. */
export interface Servers {
  /** Where the real OpenSearch is. */
  readonly openSearch: string;
  /** Another DynamoDB; null: dynoxide. */
  readonly dynamoDb: string | null;
  readonly operations: number | null;
  readonly seed: number;
}

declare module 'vitest' {
  interface ProvidedContext {
    servers: Servers;
  }
}

/** What main.ts has started. */
export function servers(): Servers {
  return inject('servers');
}
