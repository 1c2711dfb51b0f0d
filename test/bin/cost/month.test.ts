// Guarantee: the bill of a month has the lines that are worked out by hand here, and an idle stage that calls keep
// awake costs what its workers cost. Risk: the accountant is told a tenth of the bill.
import { expect, it } from 'vitest';
import { monthOf, questionCost } from '../../../bin/cost/month.ts';

const PROD = { embeddingModelId: 'embed', answerModelId: 'answer', capacity: { searchOcuMin: 2, indexingOcuMin: 0 } };
const DEV = { ...PROD, capacity: { searchOcuMin: 0, indexingOcuMin: 0 } };
const NOTHING = { companies: 1, documents: 0, questions: 0, searches: 0 };
// A dollar for a million tokens in, two for a million out.
const priceOf = (modelId: string) => ({
  ...{ modelId, regions: [], inputPico: 1_000_000n, outputPico: 2_000_000n, source: '', readOn: '' },
});
const linesOf = (stage: typeof PROD, load: object) =>
  Object.fromEntries(monthOf(stage, { ...NOTHING, ...load }, priceOf).map(({ part, ...line }) => [part, line]));
const about = (value: number) => expect.closeTo(value, 6);

it('prints each line as worked out by hand', () => {
  const load = { companies: 50, documents: 20_000, questions: 100_000, searches: 100_000 };
  expect(linesOf(PROD, load)).toEqual({
    // 2 units, 730 hours, 0.24 dollars
    'index: search': { idle: about(350.4), loaded: about(350.4) },
    // 400,000 passages at 14 a second are 7.936508 hours, and ten minutes until the worker sleeps: 8.103175 h * 0.24
    'index: indexing': { idle: 0, loaded: about(1.944762) },
    // 2,990 + 2 * 145 = 3,280 dollars a million questions
    'models: answers and judge': { idle: 0, loaded: about(328) },
    // 200,000 * 20 + 20,000 * 8,000 = 164 million tokens
    'models: embeddings': { idle: 0, loaded: about(164) },
    // 300,000 + 60,000 + 20,000 + 400,000 = 780,000 GB-seconds, and 420,000 requests
    Lambda: { idle: 0, loaded: about(10.400052 + 0.084) },
    // 0.2 million calls at 3.50 and 5 % of them at 5
    'API Gateway and X-Ray': { idle: 0, loaded: about(0.75) },
    // 1.34 million writes, 2.24 + 0.292 million reads, 0.12 GB
    DynamoDB: { idle: 0, loaded: about(0.8375 + 0.3165 + 0.054) },
    // 20 GB of files, 4 GB of passages
    'S3 and index storage': { idle: 0, loaded: about(0.46 + 0.096) },
    // 60 metrics in alarms, a dashboard; 55 metrics, 0.6 GB of logs
    CloudWatch: { idle: about(6 + 3), loaded: about(9 + 16.5 + 0.3) },
    secrets: { idle: about(0.8), loaded: about(0.8) },
  });
});

it('prices the most that a question reserves', () => {
  expect(questionCost(PROD, priceOf, 'most')).toBeCloseTo(0.007_9 + 0.001_024, 9);
});

it.each([
  // 100 searches, each of which keeps two workers awake for ten minutes
  [100, (100 / 6) * 2 * 0.24],
  // one every nine minutes: 4,867 a month
  [4_867, 350.4],
])('wakes a sleeping stage with %i searches a month for at most %f dollars', (searches, dollars) => {
  expect(linesOf(DEV, { searches })['index: search']).toEqual({ idle: 0, loaded: about(dollars) });
});

it('leaves out the index of a stage with a domain of its own', () => {
  expect(monthOf({ ...DEV, capacity: null }, { ...NOTHING, searches: 9_999 }, priceOf)[0]?.loaded).toBe(0);
});
