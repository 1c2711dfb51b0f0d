import { inject } from 'vitest';

/** The servers of a run of `npm run test:servers`. */
export interface Servers {
  /** Where the real OpenSearch is. */
  readonly openSearch: string;
  /** Another DynamoDB; null: dynoxide. */
  readonly dynamoDb: string | null;
  /** The operations of the lock-step fuzz; null: 2,000 for the index, and 80 for each other service. */
  readonly operations: number | null;
  /** The seed of the lock-step fuzz. */
  readonly seed: number;
}

declare module 'vitest' {
  interface ProvidedContext {
    servers: Servers;
  }
}

/** Returns what main.ts has started. */
export function servers(): Servers {
  return inject('servers');
}
