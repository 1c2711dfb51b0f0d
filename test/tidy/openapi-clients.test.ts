// Guarantee: what a program makes of openapi.yaml - types, a client, a page - is right and continues being right when
// the API gains something. Risk: an enum that breaks on a new value; a name that hides one of the language's own.
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { kField } from '../../shared/api/request-fields.ts';

const text = readFileSync('docs/openapi.yaml', 'utf8');
const document = parse(text);

/** Every object of the description with its place, such as `/components/schemas/Health`. */
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
  it('closes no list of values, so that one more breaks no client', () => {
    expect(objects.filter(([, node]) => 'enum' in node)).toEqual([]);
    const { items } = document.components.schemas.Health.properties.scopes;
    expect(items).toEqual({ type: 'string', examples: ['knowledge:read', 'copilot:query', 'agents:run'] });
  });

  it('has no default, which would make an optional field required, and says in words what happens without it', () => {
    expect(schemas.filter(([, node]) => 'default' in node)).toEqual([]);
    const { k } = document.components.schemas.SearchRequest.properties;
    expect(k.description).toContain(`${v.parse(kField, undefined)} when absent`);
  });

  it('has no fixed example of a header that each request has anew', () => {
    const [parameter] = document.paths['/copilot/query'].post.parameters;
    expect(parameter).toMatchObject({ name: 'Idempotency-Key', in: 'header' });
    expect(Object.keys(parameter).filter((name) => name.startsWith('example'))).toEqual([]);
    expect(Object.keys(parameter.schema).filter((name) => name.startsWith('example'))).toEqual([]);
  });

  it('names no schema like a type of a language', () => {
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
    expect(names.length).toBeGreaterThan(30);
  });

  it('says whom to ask, and where a stage is: behind TLS first', () => {
    expect(document.info.contact.name).toMatch(/operator/);
    const urls = (document.servers as { url: string }[]).map(({ url }) => url);
    expect(urls).toEqual(['https://{host}/api/public/v1', 'http://127.0.0.1:{port}/api/public/v1']);
  });
});
