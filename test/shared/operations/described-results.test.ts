// Guarantee: the input and the result of every operation are those that docs/console-openapi.yaml describes. Risk: a
// field that a page shows is gone, or an operation refuses its own result because one of its values is not listed.
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { operations } from '../../../shared/operations/operations.ts';
import { consoleCalls } from '../../tidy/console-api/console-calls.ts';
import { readTrackedFiles } from '../../tidy/tracked-files.ts';

interface Described {
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: object } } };
  readonly responses: {
    readonly 200: { readonly content: { readonly 'application/json': { readonly schema: object } } };
  };
}

const DESCRIPTION: { readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>> } = parse(
  readTrackedFiles().get('docs/console-openapi.yaml') ?? '',
);

it('describes the input and the result of every call of the console', () => {
  const calls = consoleCalls().map(({ path, method, input, result }) => [`${method} ${path}`, { input, result }]);
  const described = Object.entries(DESCRIPTION.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody, responses }]) => {
      const input = requestBody?.content['application/json'].schema ?? null;
      return [`${method} ${path}`, { input, result: responses[200].content['application/json'].schema }];
    }),
  );
  expect(Object.fromEntries(calls)).toEqual(Object.fromEntries(described));
});

const ID = '11111111-1111-4111-8111-111111111111';

it.each([
  ['stage.prepare', { index: 'made' }],
  ['stage.seed-smoke-test', { company_id: ID, application_id: ID, base_id: ID, key_id: ID, made: ['company'] }],
] as const)('returns what %s created, and nothing else', (name, result) => {
  const schema = operations[name].result;
  expect(v.parse(schema, result)).toEqual(result);
  expect(v.is(schema, { ...result, other: 'field' })).toBe(false);
});

it('returns no unknown outcome of the preparation of an index', () => {
  expect(v.is(operations['stage.prepare'].result, { index: 'unknown' })).toBe(false);
});

// The field `outcome` says which of several results it is. A description in JSON Schema does not express that.
it('tells results of different kinds apart by their outcome', () => {
  const document = {
    id: '11111111-1111-4111-8111-111111111111',
    file: 'a.md',
    title: 'a',
    type: null,
    status: 'pending',
    reason: null,
    pages: null,
    passages: 0,
    version: 1,
    archive: null,
    entries: null,
  };
  const prepared = operations['documents.prepare'].result;
  const outcomes = ['unchanged', 'failed', 'upload', 'pending'];
  expect(outcomes.map((outcome) => v.safeParse(prepared, { outcome, document }).issues?.[0].path?.[0]?.key)).toEqual([
    undefined,
    undefined,
    'upload',
    'outcome',
  ]);
  const identified = operations['key.identify'].result;
  const hint = 'Copy the whole key.';
  expect(['found', 'not_found', 'malformed', 'lost'].map((outcome) => v.is(identified, { outcome, hint }))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
