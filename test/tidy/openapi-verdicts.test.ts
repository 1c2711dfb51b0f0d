// Guarantee: openapi.yaml and the code accept the same requests and the same responses, except for blank texts and
// those with half a surrogate pair, which the words of the description exclude. Risk: a client that
// validates its requests by the description sends what the service refuses, or refuses what the service would accept.
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

// What JSON Schema cannot express in the same way for all languages.
const IN_WORDS_ONLY = /must not be blank\.$|must be well-formed Unicode text\.$/;

// The values that the description and the code judge differently, and how many values the code accepts and refuses.
function differences(schema: JsonSchema, code: v.GenericSchema, values: readonly unknown[]) {
  const validate = compileSchema(schema);
  const verdicts = values.flatMap((value) => {
    const { success: accepted, issues } = v.safeParse(code, value);
    const isDecidable = accepted || issues.some(({ message }) => !IN_WORDS_ONLY.test(message));
    return isDecidable ? [{ value, described: validate(value), accepted }] : [];
  });
  return {
    accepted: verdicts.filter(({ accepted }) => accepted).length,
    refused: verdicts.filter(({ accepted }) => !accepted).length,
    different: verdicts.filter(({ described, accepted }) => described !== accepted),
  };
}

describe.each(operations.filter(({ request }) => request !== null))('the request of $operationId', (operation) => {
  const schema = operation.request?.schema ?? {};
  const code = operation.contract.request.body as v.GenericSchema;
  const { name: id } = operation;

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

  it.each([' ', '\u200b', '\u3164\n', 'a\ud800'])('with the text %j is refused only by the code', (value) => {
    const [field = ''] = Object.keys(FIELD_VALUES[id] ?? {});
    const [validate, body] = [compileSchema(schema), { [field]: value }];
    expect({ described: validate(body), accepted: v.is(code, body) }).toEqual({ described: true, accepted: false });
  });
});

describe.each(operations)('the answer of $operationId', ({ answered, contract }) => {
  const schema = closed(answered?.schema ?? {});

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
  const numbers = described.match(/\{"type":"number"[^}]*\}/g) ?? [];
  expect(numbers.map((schema) => JSON.parse(schema).format)).toEqual(['double']);
});

describe('the comparison', () => {
  it('reports a limit that differs by one, and a type that differs', () => {
    const code = v.strictObject({ k: v.pipe(v.number(), v.integer(), v.maxValue(20)) });
    const schema = { type: 'object', required: ['k'], properties: { k: { type: 'integer', maximum: 21 } } };
    expect(differences(schema, code, [{ k: 20 }, { k: 21 }, { k: 22 }]).different).toEqual([
      { value: { k: 21 }, described: true, accepted: false },
    ]);
  });
});
