// Guarantee: both trials take the fields of their public endpoint, and refuse every other by its name. Risk: a
// misspelled `base_ids` is ignored, and a trial shows passages that the application's own call would not.
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { parseInput } from '../../../shared/administration/operation.ts';
import { trialQuestionInput, trialSearchInput } from '../../../shared/console/playground.ts';

const TRIAL = { application_id: '00000000-0000-4000-8000-0000000000a0', environment: 'test' };

it.each([
  ['a search', trialSearchInput, { ...TRIAL, query: 'rent' }],
  ['a question', trialQuestionInput, { ...TRIAL, question: 'When is the rent due?' }],
])('%s with an unknown field is refused by the name of that field', (_name, schema, input) => {
  expect(v.is(schema, input)).toBe(true);
  expect(parseInput(schema, { ...input, color: 'red' })).toEqual({ error: 'color is not known to this version.' });
});
