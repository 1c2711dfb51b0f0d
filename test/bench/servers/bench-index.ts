import { createSignedFetch, type SignedCall, type SignedFetch } from '../../../shared/aws/signed-fetch.client.ts';
import { createPassageStore } from '../../../shared/search/passage.store.ts';
import type { IndexedPassage } from '../../../shared/search/passage.ts';
import type { PassageSchemaVersion } from '../../../shared/search/passage-index-schema.ts';
import { callOpenSearch, makePassageIndex } from '../../servers/opensearch/make-index.ts';

/** The version of the schema that new stages are made with. */
export const BENCH_SCHEMA: PassageSchemaVersion = 2;

const PUT_AT_ONCE = 100;

/** An index of a real OpenSearch with the newest schema, and the product's store of it. */
export interface BenchIndex {
  readonly name: string;
  readonly endpoint: string;
  readonly store: ReturnType<typeof createPassageStore>;
  /** What the store has sent since it was last asked. */
  readonly takeSent: () => SignedCall[];
  /** Sends a recorded request again, and reads its answer. */
  readonly send: (call: SignedCall) => Promise<unknown>;
  readonly remove: () => Promise<void>;
}

/** Makes an empty one. */
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

/** Puts passages in, and waits until searches see them. */
export async function fillIndex(index: BenchIndex, passages: Iterable<IndexedPassage>, signal: AbortSignal) {
  let slice: IndexedPassage[] = [];
  const put = async () => {
    signal.throwIfAborted();
    const outcomes = await index.store.put(slice, signal);
    if (outcomes.some((outcome) => outcome !== 'done')) {
      throw new Error('OpenSearch refused a passage of the benchmark.');
    }
    index.takeSent();
    slice = [];
  };
  for (const passage of passages) {
    slice.push(passage);
    if (slice.length === PUT_AT_ONCE) {
      await put();
    }
  }
  await put();
  await callOpenSearch(index.endpoint, 'POST', `/${index.name}/_refresh`);
}
