// Guarantee: each function reads exactly the variables that it needs, and refuses to start with one missing or wrong.
// Risk: a function knows tables that it does not use, or fails in the middle of a call instead of at its start.
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { CONTRACTS, type FunctionName } from '../../../functions/contracts.ts';
import { EXPECTED_FUNCTIONS } from '../../functions/expected-functions.ts';

it('the list of expected functions names every function', () => {
  expect(Object.keys(CONTRACTS).toSorted()).toEqual(Object.keys(EXPECTED_FUNCTIONS).toSorted());
});

describe.each(Object.entries(EXPECTED_FUNCTIONS))('the environment of %s', (name, { variables }) => {
  const entries = () => CONTRACTS[name as FunctionName].Environment.entries;

  it('names the stage, and has exactly the variables that the function needs', () => {
    expect(Object.keys(entries()).toSorted()).toEqual(['STAGE', ...variables].toSorted());
  });

  it('requires each of them', () => {
    expect(Object.entries(entries()).filter(([, schema]) => v.is(schema, undefined))).toEqual([]);
  });
});

it.each<[FunctionName, variable: string, accepted: string[], refused: string[]]>([
  ['administer', 'UNSIGNED_CALLERS', ['allowed', 'refused'], ['', 'yes']],
  ['authorizer', 'LIVE_KEYS', ['allowed', 'refused'], ['', 'yes']],
  ['console-playground', 'LIVE_KEYS', ['allowed', 'refused'], ['', 'yes']],
  ['console-authorizer', 'TOKEN_ISSUER', ['https://cognito-idp.eu-central-1.amazonaws.com/pool'], ['', 'pool']],
  ['ingest-document', 'DELIVERIES_MAX', ['1', '12'], ['', '0', '1.5', 'many']],
])('%s accepts only what it understands in %s', (name, variable, accepted, refused) => {
  const schema = (CONTRACTS[name].Environment.entries as v.ObjectEntries)[variable] ?? expect.fail('not there');
  expect(accepted.filter((value) => !v.is(schema, value))).toEqual([]);
  expect(refused.filter((value) => v.is(schema, value))).toEqual([]);
});
