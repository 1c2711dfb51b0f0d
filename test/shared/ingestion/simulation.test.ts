// Guarantee: readers find complete versions at every step, and the documents finally match what operators wanted, even
// if events come twice, late, out of order or never, functions are killed at any call, bulk writes are partly refused,
// the model is throttled, and documents are deleted, reindexed and replaced concurrently. Risk: an order of calls that
// no other test covers.
import { expect, it } from 'vitest';
import { runScenario } from './simulation/run-scenario.ts';

const SCENARIOS = 45;
// Some scenarios depend on real time, so their events vary a little: more scenarios run until every kind has occurred.
const SCENARIOS_MAX = 450;
const EVENT_KINDS = [
  ['deleted', 'indexed again', 'delivered', 'delivered again', 'announced twice', 'event lost'],
  ['ready', 'failed', 'outdated', 'unchanged', 'continued', 'not ingested', 'archive uploaded', 'unpacked'],
  ['killed before a call', 'killed after a call', 'out of time', 'partly refused', 'throttled'],
  [
    'written into the inbox',
    'same bytes written into the inbox',
    'deleted in the inbox',
    'inbox announced',
    'inbox unchanged',
    'inbox deleted',
    'inbox not followed',
  ],
].flat();

it(`brings documents to the wanted state in ${SCENARIOS} random scenarios, in which every kind of event occurs`, async () => {
  const eventCounts: Record<string, number> = {};
  const missing = () => EVENT_KINDS.filter((kind) => eventCounts[kind] === undefined);
  for (let seed = 1; seed <= SCENARIOS || (missing().length > 0 && seed <= SCENARIOS_MAX); seed += 1) {
    await runScenario(seed, eventCounts);
  }
  expect(missing()).toEqual([]);
});
