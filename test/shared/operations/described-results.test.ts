// Guarantee: the input and the result of every operation are those that the description of the console's API has.
// Risk: a field that a page shows is gone, or an operation refuses its own result because one of its values is missing.
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { operations } from '../../../shared/operations/operations.ts';
import { consoleOpenApi } from '../../tidy/console-api/console-api-files.ts';
import { consoleCalls } from '../../tidy/console-api/console-calls.ts';

interface Described {
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: object } } };
  readonly responses: {
    readonly 200: { readonly content: { readonly 'application/json': { readonly schema: object } } };
  };
}

const DESCRIPTION: { readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>> } = parse(
  consoleOpenApi(),
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
] as const)('accepts as the result of %s what it created, and nothing else', (name, result) => {
  const schema = operations[name].result;
  expect(v.parse(schema, result)).toEqual(result);
  expect(v.is(schema, { ...result, other: 'field' })).toBe(false);
});

it('accepts no unknown outcome of the preparation of an index', () => {
  expect(v.is(operations['stage.prepare'].result, { index: 'unknown' })).toBe(false);
});

// The field `outcome` says which of several kinds a result is. A description in JSON Schema does not express that.
describe('a result with an outcome', () => {
  const document = {
    id: ID,
    file: 'a.md',
    title: 'a',
    type: null,
    status: 'pending',
    reason: null,
    bytes: 3,
    updated_at: '2026-11-20T06:00:00.000Z',
    pages: null,
    passages: 0,
    version: 1,
    archive: null,
    entries: null,
  };

  it.each([
    ['unchanged', 'nothing', undefined],
    ['failed', 'nothing', undefined],
    ['upload', 'the upload', 'upload'],
    ['pending', 'a known outcome', 'outcome'],
  ])('must have the fields of that outcome: %s, with only a document, lacks %s', (outcome, _what, field) => {
    const { issues } = v.safeParse(operations['documents.prepare'].result, { outcome, document });
    expect(issues?.[0].path?.[0]?.key).toBe(field);
  });

  it.each([
    ['found', false],
    ['not_found', true],
    ['malformed', true],
    ['lost', false],
  ])('must have the fields of that outcome: %s, with only a hint, is complete: %s', (outcome, isComplete) => {
    const result = { outcome, hint: 'Copy the whole key.' };
    expect(v.is(operations['key.identify'].result, result)).toBe(isComplete);
  });
});
