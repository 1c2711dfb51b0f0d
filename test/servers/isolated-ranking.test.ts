// Guarantee: on a real OpenSearch, where the vector graph and the statistics are shared, no byte of a company's answers
// changes, whatever others write and whenever segments merge. Risk: isolation works on the exact stand-in but fails on
// AWS.
import { expect, it } from 'vitest';
import type { SignedFetch } from '../../shared/aws/signed-fetch.client.ts';
import { createPassageStore } from '../../shared/search/passage.store.ts';
import { PASSAGE_INDEX_SCHEMA } from '../../shared/search/passage-index-schema.ts';
import { countChangedAnswers } from '../shared/search/isolation/count-changed-answers.ts';
import { DIMENSION } from '../shared/search/isolation/draw-passages.ts';
import { callOpenSearch, makePassageIndex } from './opensearch/make-index.ts';
import { servers } from './servers.ts';

const INDEX = 'isolated-ranking';
// A company with a large share of a segment: for such a company the server searches its graph, unless it is told to
// compare every passage (with 80 neighbors, 50 of 600 answers changed).
const OWN_PASSAGES = 2_000;
// The least number of foreign passages at the end of a run: over 60 seeds the minimum was 235, the median 1,097.
const FOREIGN_MIN = 200;
// With 80 neighbors, answers changed from the merge after the tenth operation on; this is twice as many.
const OPERATIONS = 20;
const MERGE_EVERY = 5;

it('answers stay the same byte for byte during 20 random writes of others and forced merges', {
  timeout: 600_000,
}, async () => {
  const { openSearch: endpoint, seed } = servers();
  const vector = { ...PASSAGE_INDEX_SCHEMA.mappings.properties.vector, dimension: DIMENSION };
  const index = await makePassageIndex(endpoint, INDEX, { properties: { vector } });
  try {
    const store = createPassageStore(endpoint, INDEX, unsignedFetch);
    const run = { seed, ownPassages: OWN_PASSAGES, operations: OPERATIONS, passagesMax: 250, questions: 15 };
    const result = await countChangedAnswers(store, {
      ...run,
      async settle(operation) {
        const merges = operation % MERGE_EVERY === 0 && operation > 0;
        await callOpenSearch(endpoint, `POST /${INDEX}/${merges ? '_forcemerge?max_num_segments=1' : '_refresh'}`);
      },
    });
    process.stdout.write(`isolated ranking: seed ${seed}, ${JSON.stringify(result)}\n`);
    expect(result).toMatchObject({ answers: OPERATIONS * run.questions, changed: 0 });
    expect(result.foreign).toBeGreaterThan(FOREIGN_MIN);
    expect(result.firstAnswersLength).toBeGreaterThan(10_000);
  } finally {
    await index.remove();
  }
});

// This server checks no signature.
const unsignedFetch: SignedFetch = ({ method, url, headers, body, signal }) =>
  fetch(url, { method, signal, ...(headers && { headers }), ...(body !== undefined && { body }) });
