// Guarantee: a body or a parameter that is refused gets one sentence, whatever the schema reports, and the sentence
// never holds a value. Risk: a refusal that says nothing, or one that quotes a key.
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { NOT_AN_OBJECT, parameterError, requestError } from '../../../shared/api/request-error.ts';

const issuesOf = (schema: v.GenericSchema, input: unknown) => v.safeParse(schema, input).issues ?? [];
const nested = v.strictObject({
  a: v.strictObject({ b: v.string('b must be a string.') }),
  n: v.optional(v.never('No n.')),
});

it.each<[name: string, issues: readonly v.BaseIssue<unknown>[], sentence: string]>([
  ['no reason at all', [], 'The request body is not valid.'],
  ['a text', issuesOf(nested, 'kc_live_x'), NOT_AN_OBJECT],
  ['null', issuesOf(nested, null), NOT_AN_OBJECT],
  ['a missing field', issuesOf(nested, {}), "The field 'a' is required."],
  ['a field of another kind', issuesOf(nested, { a: { b: 1 } }), 'b must be a string.'],
  ['a field that may not be there', issuesOf(nested, { a: { b: '' }, n: 1 }), 'No n.'],
  ['a field within that is not known', issuesOf(nested, { a: { b: '', c: 1 } }), "The field 'a' is not known."],
])('refuses a body with one sentence: %s', (_name, issues, sentence) => {
  expect(requestError(issues)).toMatchObject({ code: 'invalid_request', message: sentence });
});

const parameters = v.object({ month: v.pipe(v.string('month must be sent once.'), v.nonEmpty('month is empty.')) });

it.each<[name: string, issues: readonly v.BaseIssue<unknown>[], sentence: string]>([
  ['no reason at all', [], 'The request parameters are not valid.'],
  ['one that is missing', issuesOf(parameters, {}), "The parameter 'month' is required."],
  ['one that is empty', issuesOf(parameters, { month: '' }), 'month is empty.'],
  ['one that is sent twice', issuesOf(parameters, { month: ['a', 'b'] }), 'month must be sent once.'],
  [
    'a check of nothing',
    issuesOf(
      v.pipe(
        v.undefined(),
        v.check(() => false, 'Nothing.'),
      ),
      undefined,
    ),
    'Nothing.',
  ],
])('refuses parameters with one sentence: %s', (_name, issues, sentence) => {
  expect(parameterError(issues)).toMatchObject({ code: 'invalid_request', message: sentence });
});
