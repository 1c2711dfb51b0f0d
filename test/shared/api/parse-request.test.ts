// Guarantee: exactly the parts of an event that a contract names are read, in one order, as their schemas parse them; a
// parameter that was sent twice is refused, and names such as __proto__ are plain names. Risk: a parameter that two
// programs read differently, and a part that reaches a handler unparsed.
import type { APIGatewayProxyEvent } from 'aws-lambda';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parseRequest } from '../../../shared/api/parse-request.ts';

const named = v.object({ name: v.pipe(v.string('name must be a string.'), v.trim()) });
const anyParts = { path: v.unknown(), query: v.unknown(), body: v.unknown() };

const eventOf = (over: Partial<Record<keyof APIGatewayProxyEvent, unknown>>) =>
  ({ pathParameters: null, multiValueQueryStringParameters: null, body: null, ...over }) as APIGatewayProxyEvent;
const queryOf = (sent: unknown) =>
  parseRequest({ query: v.unknown() }, eventOf({ multiValueQueryStringParameters: sent })).query;

describe('the parts of a request', () => {
  const event = eventOf({
    pathParameters: { name: ' path ' },
    multiValueQueryStringParameters: { name: [' query '] },
    body: { name: ' body ' },
  });

  it('are those that the contract names, as their schemas parse them', () => {
    expect(parseRequest({ path: named, query: named, body: named }, event)).toEqual({
      path: { name: 'path' },
      query: { name: 'query' },
      body: { name: 'body' },
    });
  });

  it.each(['path', 'query', 'body'])('are only the %s when the contract names no other', (part) => {
    expect(parseRequest({ [part]: named }, event)).toEqual({ [part]: { name: part } });
  });

  it('are none when the contract names none', () => {
    expect(parseRequest({}, event)).toEqual({});
  });

  it('are empty for an event without them, except for the body', () => {
    expect(parseRequest(anyParts, eventOf({}))).toEqual({ path: {}, query: {}, body: null });
  });
});

describe('when several parts are invalid', () => {
  const contract = { path: named, query: named, body: v.strictObject({ name: v.string() }) };
  const wrong = { pathParameters: {}, multiValueQueryStringParameters: { name: ['a', 'b'] }, body: { name: 1 } };

  it.each([
    ['the path is reported first', wrong, "The parameter 'name' is required."],
    ['the query is reported next', { ...wrong, pathParameters: { name: 'x' } }, 'name must be a string.'],
    [
      'the body is reported last',
      { ...wrong, pathParameters: { name: 'x' }, multiValueQueryStringParameters: { name: ['x'] }, body: {} },
      "The field 'name' is required.",
    ],
  ])('%s', (_name, over, message) => {
    expect(() => parseRequest(contract, eventOf(over))).toThrow(
      expect.objectContaining({ code: 'invalid_request', message }),
    );
  });
});

describe('a body', () => {
  const optional = v.object({ name: v.optional(v.string()) });

  it.each([[[]], [[{ name: 'x' }]], ['{"name":"x"}'], [7], [null]])('%j is refused: it is not an object', (body) => {
    expect(() => parseRequest({ body: optional }, eventOf({ body }))).toThrow(
      expect.objectContaining({ code: 'invalid_request', message: 'The request body must be a JSON object.' }),
    );
  });

  it('may be an empty object', () => {
    expect(parseRequest({ body: optional }, eventOf({ body: {} }))).toEqual({ body: {} });
  });
});

describe('a query parameter', () => {
  it.each<[name: string, sent: unknown, parsed: unknown]>([
    ['sent once is a string', { a: ['1'] }, { a: '1' }],
    ['sent empty is an empty string', { a: [''] }, { a: '' }],
    ['sent twice is the list of both values', { a: ['1', '1'] }, { a: ['1', '1'] }],
    ['without a value is an empty list', { a: [], b: undefined }, { a: [], b: [] }],
    ['in another case is another parameter', { a: ['1'], A: ['2'] }, { a: '1', A: '2' }],
  ])('%s', (_name, sent, parsed) => {
    expect(queryOf(sent)).toEqual(parsed);
  });

  it('is read only as an own property, whatever its name', () => {
    const names = fc.oneof(fc.constantFrom('__proto__', 'constructor', 'toString', 'a[]', ''), fc.string());
    const values = fc.oneof(fc.constant(['x']), fc.constant(['x', 'y']));
    fc.assert(
      fc.property(fc.uniqueArray(fc.tuple(names, values), { selector: ([each]) => each, maxLength: 5 }), (sent) => {
        const query = queryOf(Object.fromEntries(sent)) as object;
        expect(Object.entries(query)).toEqual(
          Object.entries(Object.fromEntries(sent)).map(([each, list]) => [each, list.length === 1 ? 'x' : list]),
        );
        expect(Object.getPrototypeOf(query)).toBe(Object.prototype);
      }),
    );
  });
});
