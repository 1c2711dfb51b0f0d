// Guarantee: a function that runs operations starts only with every variable of its stage, and reads each as it was
// written. Risk: an operation that fails in the middle because a table has no name, or a stage that makes live keys
// because a setting was misspelled.
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { operationsEnvironment } from '../../../shared/operations/operations-environment.ts';
import { INDEX_GENERATION } from '../search/index-generation.fixture.ts';
import { OPERATIONS_ENVIRONMENT } from './operations-environment.fixture.ts';

const GENERATIONS = [{ ...INDEX_GENERATION, modelId: 'amazon.titan-embed-text-v2:0' }];
const VARIABLES = {
  ...OPERATIONS_ENVIRONMENT,
  RATE_PER_MINUTE: '60',
  BURST: '20',
  CONCURRENCY: '20',
  SEARCHES_PER_MINUTE: '300',
  INDEX_GENERATIONS: JSON.stringify(GENERATIONS),
  GUARDRAIL: 'none',
};

// Created at each call, because what a file creates while it is loaded exists before a mutant is switched on.
const read = (variables: object) => v.safeParse(v.object(operationsEnvironment), variables);

describe('the environment of operations', () => {
  it('is read with every variable', () => {
    expect(read(VARIABLES)).toMatchObject({
      success: true,
      output: { ...OPERATIONS_ENVIRONMENT, INDEX_GENERATIONS: GENERATIONS },
    });
  });

  it.each(Object.keys(VARIABLES) as (keyof typeof VARIABLES)[])('is refused without %s', (name) => {
    const { [name]: _omitted, ...others } = VARIABLES;
    expect(read(others).issues?.map(({ path }) => path?.map(({ key }) => key))).toEqual([[name]]);
  });

  it.each([
    ['LIVE_KEYS', ['allowed', 'refused']],
    ['DELETION_PROTECTION', ['on', 'off', 'later']],
  ] as const)('accepts no other values of %s than %j', (name, values) => {
    const accepted = [...values, '', 'yes'].filter((value) => read({ ...VARIABLES, [name]: value }).success);
    expect(accepted).toEqual(values);
  });
});
