import { createSignedFetch, type SignedCall, type SignedFetch } from '../../../shared/aws/signed-fetch.client.ts';
import { createPassageStore } from '../../../shared/search/passage.store.ts';
import type { IndexedPassage } from '../../../shared/search/passage.ts';
import type { PassageSchemaVersion } from '../../../shared/search/passage-index-schema.ts';
import { callOpenSearch, makePassageIndex } from '../../servers/opensearch/make-index.ts';

/** The schema version with which new stages are created. */
export const BENCH_SCHEMA: PassageSchemaVersion = 2;

const PUT_AT_ONCE = 100;
const PROGRESS_EVERY = 10_000;

/** An index of a real OpenSearch with the newest schema, and the product's store of it. */
export interface BenchIndex {
  readonly name: string;
  readonly endpoint: string;
  readonly store: ReturnType<typeof createPassageStore>;
  /** Returns what the store has sent since the last call. */
  readonly takeSent: () => SignedCall[];
  /** Sends a recorded request again, and reads its answer. */
  readonly send: (call: SignedCall) => Promise<unknown>;
  readonly remove: () => Promise<void>;
}

/** Creates an empty index. */
export async function makeBenchIndex(endpoint: string, name: string): Promise<BenchIndex> {
  const index = await makePassageIndex(endpoint, name, { schema: BENCH_SCHEMA });
  const signed = createSignedFetch('aoss', {
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE',
    AWS_SECRET_ACCESS_KEY: 'example',
  });
  let sent: SignedCall[] = [];
  const recording: SignedFetch = (call) => {
    sent.push(call);
    return signed(call);
  };
  return {
    name,
    endpoint,
    store: createPassageStore(endpoint, name, recording),
    takeSent() {
      const taken = sent;
      sent = [];
      return taken;
    },
    async send({ method, url, headers, body }) {
      const answer = await fetch(url, { method, ...(headers && { headers }), ...(body !== undefined && { body }) });
      if (!answer.ok) {
        throw new Error(`OpenSearch answered with ${answer.status}.`);
      }
      return answer.json();
    },
    remove: index.remove,
  };
}

/** Where to report progress while an index is filled, and what aborts it. */
interface Filling {
  readonly say: (line: string) => void;
  readonly signal: AbortSignal;
}

/**
 * Indexes passages and waits until searches see them. The index is not refreshed in the meantime: otherwise a graph of
 * vectors would be built and merged every second, which takes most of the time of filling a large index.
 */
export async function fillIndex(index: BenchIndex, passages: Iterable<IndexedPassage>, { say, signal }: Filling) {
  const drawn = passages[Symbol.iterator]();
  let done = 0;
  const fill = async () => {
    for (let slice = take(drawn); slice.length > 0; slice = take(drawn)) {
      signal.throwIfAborted();
      const outcomes = await index.store.put(slice, signal);
      if (outcomes.some((outcome) => outcome !== 'done')) {
        throw new Error('OpenSearch refused a passage of the benchmark.');
      }
      index.takeSent();
      done += slice.length;
      if (done % PROGRESS_EVERY === 0) {
        say(`  ${done}`);
      }
    }
  };
  await refreshEvery(index, '-1');
  // Two at once: while the server writes for one, the other generates passages.
  await Promise.all([fill(), fill()]);
  await refreshEvery(index, null);
  await callOpenSearch(index.endpoint, `POST /${index.name}/_refresh`);
}

function take(passages: Iterator<IndexedPassage>): readonly IndexedPassage[] {
  const slice: IndexedPassage[] = [];
  for (let next = passages.next(); next.done !== true; next = passages.next()) {
    slice.push(next.value);
    if (slice.length === PUT_AT_ONCE) {
      break;
    }
  }
  return slice;
}

async function refreshEvery({ endpoint, name }: BenchIndex, interval: string | null): Promise<void> {
  const changed = { index: { refresh_interval: interval } };
  const { status } = await callOpenSearch(endpoint, `PUT /${name}/_settings`, changed);
  if (status !== 200) {
    throw new Error(`OpenSearch did not take the refresh interval (status ${status}).`);
  }
}
