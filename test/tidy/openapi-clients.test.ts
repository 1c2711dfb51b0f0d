// Guarantee: openapi.yaml avoids what would make generated types, clients and pages wrong, now or when the API gets new
// fields and values. Risk: a client breaks on a new value of an enum, or a generated name shadows a built-in one.
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { publicApi } from '../../bin/openapi/public-api.ts';
import { kField } from '../../shared/api/request-fields.ts';

const text = readFileSync('docs/openapi.yaml', 'utf8');
const document = parse(text);

// Returns every object of the description with its path, such as `/components/schemas/Health`.
function objectsOf(node: unknown, place = ''): [place: string, node: Record<string, unknown>][] {
  if (typeof node !== 'object' || node === null) {
    return [];
  }
  const inner = Object.entries(node).flatMap(([key, value]) => objectsOf(value, `${place}/${key}`));
  return [[place, node as Record<string, unknown>], ...inner];
}

const objects = objectsOf(document);
const schemas = objects.filter(([place]) => place.startsWith('/components/schemas/'));

describe('openapi.yaml, for the programs that read it,', () => {
  it('has no enum, so that a new value breaks no client', () => {
    expect(objects.filter(([, node]) => 'enum' in node)).toEqual([]);
    const { items } = document.components.schemas.Health.properties.scopes;
    expect(items).toEqual({ type: 'string', examples: ['knowledge:read', 'copilot:query', 'agents:run'] });
  });

  it('has no default, from which generators make a required field, and describes it in words instead', () => {
    expect(schemas.filter(([, node]) => 'default' in node)).toEqual([]);
    const { k } = document.components.schemas.SearchRequest.properties;
    expect(k.description).toContain(`${v.parse(kField, undefined)} when absent`);
  });

  it('has no example of the Idempotency-Key, which callers would copy although it must be new for each question', () => {
    const [parameter] = document.paths['/copilot/query'].post.parameters;
    expect(parameter).toMatchObject({ name: 'Idempotency-Key', in: 'header' });
    expect(Object.keys(parameter).filter((name) => name.startsWith('example'))).toEqual([]);
    expect(Object.keys(parameter.schema).filter((name) => name.startsWith('example'))).toEqual([]);
  });

  it('gives no schema the name of a built-in type', () => {
    const taken = [
      'Error',
      'Object',
      'Array',
      'String',
      'Number',
      'Boolean',
      'Date',
      'Map',
      'Set',
      'Response',
      'Request',
    ];
    expect(taken.filter((name) => name in document.components.schemas)).toEqual([]);
  });

  it('has no component that nothing uses', () => {
    const { securitySchemes: _, ...components } = document.components;
    const names = Object.entries(components).flatMap(([kind, named]) =>
      Object.keys(named as object).map((name) => `#/components/${kind}/${name}`),
    );
    expect(names.filter((name) => !text.includes(`"${name}"`))).toEqual([]);
    expect(names.length).toBeGreaterThan(15);
  });

  // A generated client calls the first server until it is configured. A place to fill in there would be called as it
  // is, and another host would get the key.
  it('names first a server that exists without configuration, on the machine of the client', () => {
    expect(document.info.contact.name).toMatch(/operator/);
    const urls = (document.servers as { url: string }[]).map(({ url }) => url);
    expect(urls).toEqual(['http://127.0.0.1:8787/api/public/v1', 'https://{host}/api/public/v1']);
  });

  it('allows fields that a later version adds in every answer, and none that is not known in a request', () => {
    const closed = schemas.filter(([, node]) => 'properties' in node && node.additionalProperties !== true);
    expect(closed.map(([place]) => place)).toEqual([
      '/components/schemas/SearchRequest',
      '/components/schemas/CopilotRequest',
    ]);
  });

  it('lets an optional field of a request be null, as clients send it that have no absent value', () => {
    const requests = schemas.filter(([, node]) => node.additionalProperties === false);
    const optional = requests.flatMap(([, { properties, required }]) =>
      Object.entries(properties as Record<string, { type: unknown }>).filter(
        ([name]) => !(required as string[]).includes(name),
      ),
    );
    expect(optional.map(([name, { type }]) => [name, type])).toEqual([
      ['base_ids', ['array', 'null']],
      ['k', ['integer', 'null']],
      ['base_ids', ['array', 'null']],
    ]);
  });

  it('names the parameters in path and query of an endpoint that has some, and its 400', () => {
    const Page = v.strictObject({ rows: v.array(v.string()) });
    const query = v.object({
      month: v.pipe(v.string(), v.description('A month of UTC.')),
      limit: v.optional(v.string(), '10'),
    });
    const contract = { request: { path: v.object({ id: v.string() }), query }, response: Page };
    const words = {
      operationId: 'listRows',
      tag: 'Key',
      summary: 'List',
      description: 'Lists.',
      answer: 'Rows.',
    } as const;
    const documentation = { ...words, schemas: { Page }, answerExamples: {} };
    const { paths } = publicApi([
      { method: 'GET', path: '/public/v1/rows/{id}', scope: null, contract, documentation },
    ]);
    const { parameters, responses } = paths['/rows/{id}']?.get ?? expect.fail('not described');
    expect(parameters).toEqual([
      { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
      { name: 'month', in: 'query', required: true, description: 'A month of UTC.', schema: { type: 'string' } },
      { name: 'limit', in: 'query', required: false, schema: { type: 'string' } },
    ]);
    expect(Object.keys(responses)).toContain('400');
  });

  it('has no alias, no link with a body, and no pattern with an escape of one language', () => {
    expect(text.match(/(?:: |- )[&*]\w+$/gm)).toBeNull();
    expect(objects.filter(([, node]) => 'links' in node)).toEqual([]);
    const patterns = objects.flatMap(([, { pattern }]) => (typeof pattern === 'string' ? [pattern] : []));
    expect(patterns.filter((pattern) => pattern.includes('\\'))).toEqual([]);
    expect(patterns.length).toBeGreaterThan(0);
  });
});
