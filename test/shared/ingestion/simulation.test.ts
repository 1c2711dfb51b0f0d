// Guarantee: with events that come twice, late, out of order or never, functions that are killed at any call, partly
// refused bulk writes, a throttled model, deletions, rebuilds and concurrent versions, the documents finally match what
// operators wanted, and a reader finds complete versions at every step. Risk: the one order that nobody thought of.
import { expect, it } from 'vitest';
import { runLife } from './simulation/run-life.ts';

const LIVES = 45;
// Real time passes in some runs, so what occurs in them differs a little: more runs bring what is still missing.
const LIVES_MAX = 450;
const EVERYTHING = [
  ['deleted', 'indexed again', 'delivered', 'delivered again', 'announced twice', 'event lost'],
  ['ready', 'failed', 'outdated', 'unchanged', 'continued', 'not ingested', 'archive uploaded', 'unpacked'],
  ['killed before a call', 'killed after a call', 'out of time', 'partly refused', 'throttled'],
  [
    'written into the inbox',
    'written again into the inbox',
    'deleted in the inbox',
    'inbox announced',
    'inbox unchanged',
    'inbox deleted',
    'inbox not followed',
  ],
].flat();

it(`brings documents to the wanted state in ${LIVES} simulated runs, in which every kind of event occurs`, async () => {
  const met: Record<string, number> = {};
  const missing = () => EVERYTHING.filter((what) => met[what] === undefined);
  for (let seed = 1; seed <= LIVES || (missing().length > 0 && seed <= LIVES_MAX); seed += 1) {
    await runLife(seed, met);
  }
  expect(missing()).toEqual([]);
});
