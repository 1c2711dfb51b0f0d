// Guarantee: openapi.yaml and the code accept the same requests and the same responses, except for texts with half a
// surrogate pair. Risk: a client that validates its requests by the description sends what the service refuses, or
// refuses what the service would accept.
import { toJsonSchema } from '@valibot/to-json-schema';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { closed, compileSchema, type JsonSchema, readOpenApi } from '../../bin/smoke/openapi-document.ts';
import { bodyOf, boundaryBodies, changesOf, FIELD_VALUES } from './boundary-bodies.ts';
import { contractOf, endpointOf } from './endpoint-contracts.ts';

const operations = readOpenApi().operations.map((operation) => ({
  ...operation,
  name: endpointOf(operation).name,
  contract: contractOf(endpointOf(operation).name),
  answered: operation.responses.get(200),
}));

// The values that the description and the code judge differently, and how many values the code accepts and refuses.
function differences(schema: JsonSchema, code: v.GenericSchema, values: readonly unknown[]) {
  const validate = compileSchema(schema);
  const verdicts = values.map((value) => ({
    value,
    described: validate(value),
    accepted: v.safeParse(code, value).success,
  }));
  return {
    accepted: verdicts.filter(({ accepted }) => accepted).length,
    refused: verdicts.filter(({ accepted }) => !accepted).length,
    different: verdicts.filter(({ described, accepted }) => described !== accepted),
  };
}

// The structure of a schema. Limits, and integer checks, are omitted: custom checks are not converted, and the tests of
// values below cover all limits. Defaults are omitted, too: only the code has them, because generators make fields with
// defaults required.
function skeleton({
  type,
  properties,
  required,
  items,
  enum: values,
  const: value,
  anyOf,
  ...rest
}: JsonSchema): unknown {
  if (anyOf !== undefined) {
    const [main = {}, other] = anyOf as [JsonSchema, JsonSchema];
    expect(other).toEqual({ type: 'null' });
    return skeleton({ ...main, type: [main.type, 'null'] });
  }
  return {
    type: numeric(type) ?? typeof (value ?? (values as unknown[])[0]),
    ...(values === undefined ? {} : { values }),
    ...(value === undefined ? {} : { value }),
    ...(items === undefined ? {} : { items: skeleton(items as JsonSchema) }),
    ...(properties === undefined
      ? {}
      : {
          properties: Object.entries(properties as Record<string, JsonSchema>).map(([name, of]) => [
            name,
            skeleton(of),
          ]),
        }),
    ...(required === undefined ? {} : { required }),
    ...('additionalProperties' in rest ? { additionalProperties: rest.additionalProperties } : {}),
  };
}

// `integer` as `number`, alone or beside null.
function numeric(type: unknown): unknown {
  const asNumber = (one: unknown) => (one === 'integer' ? 'number' : one);
  return Array.isArray(type) ? type.map(asNumber) : asNumber(type);
}

describe.each(operations.filter(({ request }) => request !== null))('the request of $operationId', (operation) => {
  const schema = operation.request?.schema ?? {};
  const code = operation.contract.request.body as v.GenericSchema;
  const { name: id } = operation;

  it('has the fields and types of the code', () => {
    expect(skeleton(schema)).toEqual(
      skeleton(toJsonSchema(code, { errorMode: 'ignore', typeMode: 'input' }) as JsonSchema),
    );
  });

  it('is valid for both openapi.yaml and the code, or for neither, at every limit of a field', () => {
    const { accepted, refused, different } = differences(schema, code, boundaryBodies(id));
    expect(different).toEqual([]);
    // Without both kinds of values, an equal verdict would prove nothing.
    expect({ accepted: accepted > 10, refused: refused > 30 }).toEqual({ accepted: true, refused: true });
  });

  it('is valid for both or for neither, at the limits of two fields at once', () => {
    const fields = Object.entries(FIELD_VALUES[id] ?? {}).map(([name, values]) => [name, fc.constantFrom(...values)]);
    const bodies = fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>).map(bodyOf);
    fc.assert(
      fc.property(bodies, (body) => {
        expect(differences(schema, code, [body]).different).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });

  it('is valid for both or for neither, with random JSON in its fields', () => {
    const text = fc.string({ unit: 'binary', maxLength: 40 });
    const value = fc.oneof(fc.jsonValue(), text, fc.uuid(), fc.array(fc.uuid()), fc.integer({ min: -1, max: 22 }));
    const name = fc.constantFrom(...Object.keys(FIELD_VALUES[id] ?? {}), 'other');
    fc.assert(
      fc.property(fc.dictionary(name, value), (body) => {
        expect(differences(schema, code, [body]).different).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });

  // JSON Schema cannot express this limit in the same way for all languages, so the description of the field states it.
  it('with half a surrogate pair is refused only by the code', () => {
    const [field = ''] = Object.keys(FIELD_VALUES[id] ?? {});
    const { different } = differences(schema, code, [{ [field]: 'a\ud800' }]);
    expect(different).toEqual([{ value: { [field]: 'a\ud800' }, described: true, accepted: false }]);
  });
});

describe.each(operations)('the answer of $operationId', ({ answered, contract }) => {
  const schema = closed(answered?.schema ?? {});

  it('has the fields and types of the code', () => {
    expect(skeleton(schema)).toEqual(skeleton(toJsonSchema(contract.response, { errorMode: 'ignore' }) as JsonSchema));
  });

  it('is valid for both openapi.yaml and the code, or for neither, after every single change to an example', () => {
    const changed = Object.values(answered?.examples ?? {}).flatMap(changesOf);
    const { accepted, refused, different } = differences(schema, contract.response, changed);
    expect(different).toEqual([]);
    // Few changes are accepted, because some fields have a pattern.
    expect({ accepted: accepted > 0, refused: refused > 50 }).toEqual({ accepted: true, refused: true });
  });
});

// Generated clients in Go read a number without a format into 32 bits: 0.5799 becomes 0.5799000263214111.
it('the one number in an answer that need not be whole has the format double', () => {
  const described = JSON.stringify(operations.map(({ answered }) => answered?.schema));
  const numbers = Array.from(described.matchAll(/\{"type":"number"(?:,"format":"(\w+)")?/g), ([, format]) => format);
  expect(numbers).toEqual(['double']);
});

describe('the comparison', () => {
  it('reports a limit that differs by one, and a type that differs', () => {
    const code = v.strictObject({ k: v.pipe(v.number(), v.integer(), v.maxValue(20)) });
    const schema = { type: 'object', required: ['k'], properties: { k: { type: 'integer', maximum: 21 } } };
    expect(differences(schema, code, [{ k: 20 }, { k: 21 }, { k: 22 }]).different).toEqual([
      { value: { k: 21 }, described: true, accepted: false },
    ]);
    const converted = toJsonSchema(code, { errorMode: 'ignore' }) as JsonSchema;
    expect(skeleton(closed(schema))).toEqual(skeleton(converted));
    expect(skeleton(closed({ ...schema, properties: { k: { type: 'string' } } }))).not.toEqual(skeleton(converted));
  });
});
