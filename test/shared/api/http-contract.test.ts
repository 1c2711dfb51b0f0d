// Guarantee: a handler reads only the parts of a request that its contract names, as their schemas parse them, and
// returns only the answer that the contract names; and the contract of each endpoint is closed: its body and its answer
// have no unnamed field. Risk: a handler that reads unparsed input, and an answer with a field that the contract does
// not promise.
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { CONTRACTS } from '../../../functions/contracts.ts';
import { ENDPOINTS } from '../../../functions/endpoints.ts';
import type { HttpContract, RequestOf } from '../../../shared/api/http-contract.ts';
import { httpHandler } from '../../../shared/api/http-handler.ts';
import { parseRequest } from '../../../shared/api/parse-request.ts';

const page = v.optional(v.pipe(v.string(), v.toNumber()), '1');
const contract = {
  request: { path: v.object({ id: v.string() }), query: v.object({ page }) },
  response: v.strictObject({ pages: v.array(v.number()) }),
} as const satisfies HttpContract;

describe('a contract', () => {
  it('gives a handler the parsed parts, not the raw ones', () => {
    type Parts = RequestOf<typeof contract.request>;
    expectTypeOf<Parts>().toEqualTypeOf<{ readonly path: { id: string }; readonly query: { page: number } }>();
    const event = { pathParameters: { id: 'x' }, multiValueQueryStringParameters: null, body: '{"id":"y"}' };
    expect(parseRequest(contract.request, event as never)).toEqual({ path: { id: 'x' }, query: { page: 1 } });
  });

  it('compiles only with a handler that reads the parts it names and returns its answer', () => {
    const create = httpHandler<typeof contract.request, typeof contract.response>;
    // @ts-expect-error a body, which the contract does not name
    create(contract, async ({ body }) => ({ pages: [Number(body)] }));
    // @ts-expect-error an answer of another type
    create(contract, async () => ({ pages: ['1'] }));
    create(contract, async ({ query }) => ({ pages: [query.page] as const }));
  });
});

// Returns `additionalProperties` of every object in a schema: false where unknown fields are refused.
function additionalPropertiesOf(schema: v.GenericSchema): unknown[] {
  const found: unknown[] = [];
  JSON.stringify(toJsonSchema(schema, { errorMode: 'ignore' }), (_name, value) => {
    if (value?.type === 'object') {
      found.push(value.additionalProperties);
    }
    return value;
  });
  return found;
}

describe.each(ENDPOINTS)('the contract of $name', ({ name }) => {
  const { request, response }: HttpContract = CONTRACTS[name].contract;

  it('names only parts of a request', () => {
    expect(['body', 'path', 'query']).toEqual(expect.arrayContaining(Object.keys(request)));
  });

  it('is closed: no object of its body or answer has unnamed fields', () => {
    const perSchema = [request.body ?? [], response].flat().map(additionalPropertiesOf);
    const open = perSchema.filter((found) => found.length === 0 || found.some((additional) => additional !== false));
    expect(open).toEqual([]);
  });
});
