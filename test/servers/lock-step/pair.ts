import {
  INDEX,
  openOpenSearch,
  READ_AND_WRITE,
  type TestOpenSearch,
} from '@knowledge-copilot/local-cloud/fixtures/opensearch';
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
  const standIn = await openWithIndex({}, index);
  // Both make a write visible to the next search.
  const real = await openWithIndex({ endpoint, refreshIntervalMs: 0 }, index);
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

async function openWithIndex(
  options: Parameters<typeof openOpenSearch>[0],
  IndexName: string,
): Promise<TestOpenSearch> {
  const opened = await openOpenSearch(options);
  await opened.makeCollection();
  await opened.makePolicies(['aoss:CreateIndex', ...READ_AND_WRITE]);
  const vector = { ...INDEX.Mappings.Properties.vector, Dimension: DIMENSION };
  await opened.makeIndex({ IndexName, Mappings: { Properties: { ...INDEX.Mappings.Properties, vector } } });
  return opened;
}
