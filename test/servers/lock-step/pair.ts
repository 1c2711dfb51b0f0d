import { openPassageIndex } from '../../harness/local-cloud/opensearch.ts';
import { callOpenSearch } from '../opensearch/make-index.ts';

/** The dimension of the vectors in the pair's index. */
export const DIMENSION = 8;

/** What a server answered. */
export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the many shapes of a server's answers.
  readonly body: any;
}

/** The stand-in and a real server with the same empty index, reached by the same signed calls. */
export interface Pair {
  readonly index: string;
  readonly send: (path: string, body: unknown) => Promise<{ readonly standIn: Answer; readonly real: Answer }>;
  readonly close: () => Promise<void>;
}

/** Opens both; `close` removes the index from the real server. */
export async function openPair(endpoint: string, index: string): Promise<Pair> {
  const remove = () => callOpenSearch(endpoint, `DELETE /${index}`);
  await remove();
  const standIn = await openPassageIndex(index, DIMENSION);
  // Both make a write visible to the next search.
  const real = await openPassageIndex(index, DIMENSION, { endpoint, refreshIntervalMs: 0 });
  return {
    index,
    async send(path, body) {
      const [mine, theirs] = await Promise.all([standIn.call(path, body), real.call(path, body)]);
      return { standIn: mine, real: theirs };
    },
    async close() {
      await remove();
      await Promise.all([standIn.front.close(), real.front.close()]);
    },
  };
}
