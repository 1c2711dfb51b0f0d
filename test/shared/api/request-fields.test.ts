// Guarantee: lengths count code points before trimming; ids are uuids, in lower case, each once; the sentence of a
// refusal names a field and a rule and never a value. Risk: a limit that a script of four-byte characters halves.
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { bodyError } from '../../../shared/api/request-error.ts';
import { baseIdsField, kField, queryField, questionField, textField } from '../../../shared/api/request-fields.ts';
import { upTo } from '../../harness/properties/up-to.ts';

const body = v.strictObject({ query: textField('query', 50), base_ids: baseIdsField, k: kField });

// One character more than the limit of the field.
const texts = upTo(51, (lengths) => fc.string({ unit: 'binary', ...lengths }));
const uuids = upTo(50, (lengths) => fc.array(fc.uuid(), { minLength: 1, ...lengths }));

const INVISIBLE = /^[\s\p{Cc}\u00ad\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\uffa0]*$/u;

describe('the fields of a request', () => {
  it('accept exactly the well-formed strings up to the limit that are not blank', () => {
    fc.assert(
      fc.property(texts, (query) => {
        const isValid = query.isWellFormed() && !INVISIBLE.test(query) && Array.from(query).length <= 50;
        expect(v.is(body, { query })).toBe(isValid);
      }),
      { numRuns: 2_000 },
    );
  });

  it('accept uuids in any case and return each once, in lower case', () => {
    fc.assert(
      fc.property(uuids, (ids) => {
        const { base_ids } = v.parse(body, {
          query: 'x',
          base_ids: [...ids, ...ids].slice(0, 50).map((id, i) => (i % 2 === 0 ? id : id.toUpperCase())),
        });
        expect(base_ids).toEqual([...new Set(ids)]);
      }),
    );
  });

  const ids = (count: number) =>
    Array.from({ length: count }, (_, i) => `${String(i).padStart(8, '0')}-0000-4000-8000-000000000000`);
  it.each<[name: string, fields: object, error: string | null]>([
    ['no base', { base_ids: [] }, "The field 'base_ids' must hold 1 to 50 uuids."],
    ['50 bases', { base_ids: ids(50) }, null],
    ['51 bases', { base_ids: ids(51) }, "The field 'base_ids' must hold 1 to 50 uuids."],
    ['one base 51 times', { base_ids: Array(51).fill(ids(1)[0]) }, "The field 'base_ids' must hold 1 to 50 uuids."],
    ['k of 0', { k: 0 }, "The field 'k' must be a whole number from 1 to 20."],
    ['k of 1', { k: 1 }, null],
    ['k of 20', { k: 20 }, null],
    ['k of 21', { k: 21 }, "The field 'k' must be a whole number from 1 to 20."],
    ['k of 1.5', { k: 1.5 }, "The field 'k' must be a whole number from 1 to 20."],
    ['k as a string', { k: '5' }, "The field 'k' must be a whole number from 1 to 20."],
    ['one base', { base_ids: ids(1) }, null],
    ['bases as a string', { base_ids: ids(1)[0] }, "The field 'base_ids' must be an array of uuids."],
    ['an id with a digit after it', { base_ids: [`${ids(1)[0]}0`] }, "The field 'base_ids' must be an array of uuids."],
    [
      'an id with a digit before it',
      { base_ids: [`0${ids(1)[0]}`] },
      "The field 'base_ids' must be an array of uuids.",
    ],
    ['bases that are numbers', { base_ids: [1] }, "The field 'base_ids' must be an array of uuids."],
    ['bases that are not uuids', { base_ids: ['x'] }, "The field 'base_ids' must be an array of uuids."],
    ['a query that is a number', { query: 1 }, "The field 'query' must be a string."],
    ['half a surrogate pair', { query: '\ud800' }, "The field 'query' must be well-formed Unicode text."],
    ['51 characters', { query: 'x'.repeat(51) }, "The field 'query' must be at most 50 characters long."],
    ['blanks', { query: ' \n' }, "The field 'query' must not be blank."],
    ['invisible characters', { query: '\u200b' }, "The field 'query' must not be blank."],
    ['invisible characters beside a visible one', { query: '\u200b?' }, null],
    ['a missing field', { query: undefined }, "The field 'query' is required."],
    ['an unknown field before any other fault', { k: 0, kk: 1 }, "The field 'kk' is not known."],
    ['an unknown field whose name may be a key', { 'kc_live_+': 1 }, 'The request body has a field that is not known.'],
    ['an unknown field with a long name', { ['x'.repeat(33)]: 1 }, 'The request body has a field that is not known.'],
  ])('with %s give the error $2', (_name, fields, error) => {
    const given = Object.entries({ query: 'x', ...fields }).filter(([, value]) => value !== undefined);
    const result = v.safeParse(body, Object.fromEntries(given));
    expect(result.success ? null : bodyError(result.issues).message).toBe(error);
  });

  it('allow a question of at most 4,000 characters, and a query of at most 500', () => {
    expect(v.is(questionField, 'x'.repeat(4_000))).toBe(true);
    expect(v.is(questionField, 'x'.repeat(4_001))).toBe(false);
    expect(v.is(queryField, 'x'.repeat(500))).toBe(true);
    expect(v.is(queryField, 'x'.repeat(501))).toBe(false);
  });

  it.each([{}, { k: null, base_ids: null }])(
    'ask for five passages of every base when nothing is said: %j',
    (fields) => {
      const { k, base_ids } = v.parse(body, { query: 'x', ...fields });
      expect({ k, base_ids }).toEqual({ k: 5, base_ids: undefined });
    },
  );

  it('read a text in NFC, and count its characters as they came', () => {
    expect(v.parse(queryField, 'Ku\u0308ndigung')).toBe('K\u00fcndigung');
    expect(v.parse(questionField, 'Ku\u0308ndigung?')).toBe('K\u00fcndigung?');
    expect(v.is(queryField, 'u\u0308'.repeat(250))).toBe(true);
    expect(v.is(queryField, 'u\u0308'.repeat(251))).toBe(false);
  });

  it('name an unknown field only if its name is at most 32 letters long and has no space', () => {
    const errorOf = (name: string) => {
      const result = v.safeParse(body, { query: 'x', [name]: 1 });
      return result.success ? null : bodyError(result.issues).message;
    };
    const longest = 'x'.repeat(32);
    expect(errorOf(longest)).toBe(`The field '${longest}' is not known.`);
    expect(errorOf(`${longest}x`)).toBe('The request body has a field that is not known.');
    expect(errorOf('a b')).toBe('The request body has a field that is not known.');
  });

  it('never repeat a value in an error', () => {
    const secret = 'S3cr3tValue';
    const anything = fc.oneof(
      fc.constant(secret),
      fc.array(fc.constant(secret)),
      fc.constant({ [secret]: secret }),
      fc.constant([[secret]]),
    );
    const request = fc.record(
      { query: anything, base_ids: anything, k: anything, 'S3cr3tValue as a name': anything },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(request, (value) => {
        const result = v.safeParse(body, value);
        if (!result.success) {
          expect(bodyError(result.issues).message).not.toContain(secret);
        }
      }),
    );
  });
});
