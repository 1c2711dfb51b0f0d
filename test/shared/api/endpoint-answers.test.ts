// Guarantee: the contract of each endpoint accepts the answers that docs/openapi.yaml shows, and none that lacks a
// field, or has one of another type, or a number, a list or a text beyond its bounds; and no request with a missing,
// unknown or invalid field. Risk: an answer that breaks a promise reaches a customer, because the check of every answer
// lets it pass.
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { readOpenApi } from '../../../bin/smoke/openapi-document.ts';
import { CONTRACTS } from '../../../functions/contracts.ts';
import { ENDPOINTS, type EndpointName, publicPath } from '../../../functions/endpoints.ts';

type Json = Readonly<Record<string, unknown>>;

const { operations } = readOpenApi();
const endpoints = ENDPOINTS.map((endpoint) => {
  const operation = operations.find(({ path }) => path === publicPath(endpoint));
  return { name: endpoint.name, examples: Object.values(operation?.responses.get(200)?.examples ?? {}) as Json[] };
});

const accepts = (name: EndpointName, answer: unknown) => v.is(CONTRACTS[name].contract.response, answer);

// Returns copies of a value with one change each: a field left out, or a value of another type in its place.
function damagedCopies(value: unknown): unknown[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, at) => damagedCopies(item).map((other) => value.with(at, other)));
  }
  if (typeof value !== 'object' || value === null) {
    return [{ other: 'type' }];
  }
  const entries = Object.entries(value);
  return entries.flatMap(([key, inner], at) => [
    Object.fromEntries(entries.toSpliced(at, 1)),
    ...damagedCopies(inner).map((other) => ({ ...value, [key]: other })),
  ]);
}

describe.each(endpoints)('an answer of $name', ({ name, examples }) => {
  it('is accepted as it is documented, and refused with a field more or less or of another type', () => {
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) {
      const shown = JSON.stringify(example);
      expect(accepts(name, example), shown).toBe(true);
      expect(accepts(name, { ...example, more: 1 }), shown).toBe(false);
      const changed = damagedCopies(example);
      expect(changed.length, shown).toBeGreaterThanOrEqual(Object.keys(example).length);
      expect(changed.filter((answer) => accepts(name, answer))).toEqual([]);
    }
  });
});

const BASE = { id: '3f6c1f0e-5a43-4a55-9d0e-2f6d8f1f7a10', name: 'Handbook', description: '' };
const EXCERPT = { n: 1, source_title: 'Leave', page: null, excerpt: 'Thirty days.', similarity: 0.5 };
const CITATION = { n: 1, source_title: 'Leave', excerpt: 'Thirty days.' };
const bases = (over: Json, count = 1) => ({ data: Array.from({ length: count }, () => ({ ...BASE, ...over })) });
const excerpts = (over: Json, count = 1) => ({ data: Array.from({ length: count }, () => ({ ...EXCERPT, ...over })) });
const citing = (citation: Json, usage: Json = {}) => ({
  answer: 'Thirty days [1].',
  grounded: true,
  citations: [{ ...CITATION, ...citation }],
  usage: { input_tokens: 0, output_tokens: 0, ...usage },
});
const health = (over: Json) => ({ status: 'ok', tenant: 'A', application: 'B', scopes: [], ...over });

it.each<[name: EndpointName, what: string, answer: unknown, expected: boolean]>([
  ['health', 'a scope of a later version', health({ scopes: ['later:scope'] }), true],
  ['health', 'another status', health({ status: 'down' }), false],
  ['knowledge-bases', 'no base', bases({}, 0), true],
  ['knowledge-bases', '500 bases', bases({}, 500), true],
  ['knowledge-bases', '501 bases', bases({}, 501), false],
  ['knowledge-bases', 'an id that is not a UUID', bases({ id: 'base' }), false],
  ['knowledge-bases', 'a description of 1,000 characters', bases({ description: '😀'.repeat(1_000) }), true],
  ['knowledge-bases', 'a description of 1,001 characters', bases({ description: 'a'.repeat(1_001) }), false],
  ['knowledge-search', 'no excerpt', excerpts({}, 0), true],
  ['knowledge-search', '20 excerpts', excerpts({}, 20), true],
  ['knowledge-search', '21 excerpts', excerpts({}, 21), false],
  ['knowledge-search', 'an excerpt numbered 0', excerpts({ n: 0 }), false],
  ['knowledge-search', 'an excerpt numbered 1.5', excerpts({ n: 1.5 }), false],
  ['knowledge-search', 'page 1', excerpts({ page: 1 }), true],
  ['knowledge-search', 'page 0', excerpts({ page: 0 }), false],
  ['knowledge-search', 'page 1.5', excerpts({ page: 1.5 }), false],
  ['knowledge-search', 'the least similarity, -1', excerpts({ similarity: -1 }), true],
  ['knowledge-search', 'the greatest similarity, 1', excerpts({ similarity: 1 }), true],
  ['knowledge-search', 'a similarity below -1', excerpts({ similarity: -1.001 }), false],
  ['knowledge-search', 'a similarity above 1', excerpts({ similarity: 1.001 }), false],
  ['copilot-query', 'a citation', citing({}), true],
  ['copilot-query', 'a citation numbered 0', citing({ n: 0 }), false],
  ['copilot-query', 'a citation numbered 1.5', citing({ n: 1.5 }), false],
  ['copilot-query', 'a negative number of tokens', citing({}, { input_tokens: -1 }), false],
  ['copilot-query', 'half a token', citing({}, { output_tokens: 0.5 }), false],
])('an answer of %s with %s is accepted: $3', (name, _what, answer, expected) => {
  expect(accepts(name, answer)).toBe(expected);
});

const ID = BASE.id;

it.each<[name: 'knowledge-search' | 'copilot-query', body: unknown, expected: boolean]>([
  ['knowledge-search', { query: 'leave' }, true],
  ['knowledge-search', { query: 'leave', base_ids: [ID], k: 20 }, true],
  ['knowledge-search', {}, false],
  ['knowledge-search', { query: 'leave', base_ids: 'all' }, false],
  ['knowledge-search', { query: 'leave', k: 21 }, false],
  ['knowledge-search', { query: 'leave', question: 'x' }, false],
  ['copilot-query', { question: 'How long?' }, true],
  ['copilot-query', { question: 'How long?', base_ids: [ID] }, true],
  ['copilot-query', {}, false],
  ['copilot-query', { question: 'How long?', base_ids: 'all' }, false],
  ['copilot-query', { question: 'How long?', k: 5 }, false],
])('a request of %s with the body %j is accepted: %s', (name, body, expected) => {
  expect(v.is(CONTRACTS[name].contract.request.body, body)).toBe(expected);
});

it.each(['health', 'knowledge-bases'] as const)('the contract of %s reads no path, query or body', (name) => {
  expect(CONTRACTS[name].contract.request).toEqual({});
});
