// Guarantee: lengths count code points and are taken before trimming; ids are uuids, in lower case, once each; the
// sentence of a refusal names a field and a rule and never a value. Risk: a limit that a script of four-byte characters
// halves.
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { requestError } from '../../../shared/api/request-error.ts';
import { baseIdsField, kField, textField } from '../../../shared/api/request-fields.ts';

const body = v.strictObject({ query: textField('query', 50), base_ids: v.optional(baseIdsField), k: kField });

describe('the fields of a request', () => {
  it('take every well-formed text that is not blank up to the limit, and no other', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (query) => {
        const right = query.isWellFormed() && query.trim() !== '' && Array.from(query).length <= 50;
        expect(v.is(body, { query })).toBe(right);
      }),
      { numRuns: 2_000 },
    );
  });

  it('take uuids in any case and return each once, in lower case', () => {
    fc.assert(
      fc.property(fc.array(fc.uuid(), { minLength: 1, maxLength: 50 }), (ids) => {
        const { base_ids } = v.parse(body, {
          query: 'x',
          base_ids: [...ids, ...ids].slice(0, 50).map((id, i) => (i % 2 === 0 ? id : id.toUpperCase())),
        });
        expect(base_ids).toEqual([...new Set(ids)]);
      }),
    );
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
          expect(requestError(result.issues).message).not.toContain(secret);
        }
      }),
    );
  });
});
