import type { SignedCall } from '../../../shared/aws/signed-fetch.client.ts';
import { createPassageStore } from '../../../shared/search/passage.store.ts';

const { signal } = new AbortController();

/** The scope of every search of `candidates`. */
export const scope = { companyId: 'company', baseIds: ['base-1', 'base-2'] };

const WEIGHTED_WORDS = new Map([
  ['lease', 2.345],
  ['the', 0.001],
]);

/** Returns a hit in the form of the index, of a passage in the first base of the scope. */
export const hit = (_id: string, over: object = {}, _score: unknown = 0.9) => ({
  _id,
  _score,
  _source: {
    companyId: 'company',
    baseId: 'base-1',
    documentId: 'document',
    version: 1,
    ordinal: 0,
    title: '',
    headings: '',
    text: 'text',
    ...over,
  },
});
/** Returns a complete answer of the index to one search. */
export const part = (...hits: object[]) => ({ status: 200, timed_out: false, _shards: { failed: 0 }, hits: { hits } });

/** Creates a store whose index gives these answers, and records the lines of each request that are not empty. */
export function storeThat(answers: (call: SignedCall) => unknown) {
  const sent: { path: string; parts: Record<string, unknown>[] }[] = [];
  const store = createPassageStore('http://index', 'passages-v1', async (call) => {
    const lines = (call.body ?? '').split('\n').filter((line) => line !== '' && line !== '{}');
    sent.push({ path: new URL(call.url).pathname, parts: lines.map((line) => JSON.parse(line)) });
    return Response.json(answers(call));
  });
  return { store, sent };
}

/** Searches a scope with this many passages by a vector and by words. */
export const candidates = (store: ReturnType<typeof storeThat>['store'], passages: number, words = WEIGHTED_WORDS) =>
  store.candidates(scope, { vector: [1, 0], words, passages, sizeMax: 80 }, signal);
