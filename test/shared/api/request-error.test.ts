// Guarantee: an invalid body or parameter is refused with one sentence, whatever the schema reports, and the sentence
// never quotes a value. Risk: a refusal that explains nothing, or one that quotes a key.
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { bodyError, NOT_AN_OBJECT, parameterError } from '../../../shared/api/request-error.ts';

const issuesOf = (schema: v.GenericSchema, input: unknown) => v.safeParse(schema, input).issues ?? [];
const nested = v.strictObject({
  a: v.strictObject({ b: v.string('b must be a string.') }),
  n: v.optional(v.never('No n.')),
});

it.each<[name: string, issues: readonly v.BaseIssue<unknown>[], sentence: string]>([
  ['no issue at all', [], 'The request body is not valid.'],
  ['a string', issuesOf(nested, 'kc_live_x'), NOT_AN_OBJECT],
  ['null', issuesOf(nested, null), NOT_AN_OBJECT],
  ['a missing field', issuesOf(nested, {}), "The field 'a' is required."],
  ['a field of another type', issuesOf(nested, { a: { b: 1 } }), 'b must be a string.'],
  ['a field that is not allowed', issuesOf(nested, { a: { b: '' }, n: 1 }), 'No n.'],
  ['an unknown nested field', issuesOf(nested, { a: { b: '', c: 1 } }), "The field 'a' is not known."],
])('refuses a body with one sentence: %s', (_name, issues, sentence) => {
  expect(bodyError(issues)).toMatchObject({ code: 'invalid_request', message: sentence });
});

const parameters = v.object({ month: v.pipe(v.string('month must be sent once.'), v.nonEmpty('month is empty.')) });

it.each<[name: string, issues: readonly v.BaseIssue<unknown>[], sentence: string]>([
  ['no issue at all', [], 'The request parameters are not valid.'],
  ['a missing parameter', issuesOf(parameters, {}), "The parameter 'month' is required."],
  ['an empty parameter', issuesOf(parameters, { month: '' }), 'month is empty.'],
  ['a parameter sent twice', issuesOf(parameters, { month: ['a', 'b'] }), 'month must be sent once.'],
  [
    'an issue without a path',
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
