// Guarantee: a log line names an error by its name and code and never by its message, because SDK and parser messages
// quote their input. Risk: a key, a question or an excerpt in the log.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeError } from '../../../shared/aws/log.ts';
import { ServiceError } from '../../../shared/service-error.ts';

const SECRET = 'kc_live_SECRET and the question of Jane Doe';

describe('describeError', () => {
  it.each([
    [new Error(SECRET), 'Error'],
    [new TypeError(SECRET, { cause: new RangeError(SECRET) }), 'TypeError < RangeError'],
    [
      Object.assign(new Error(SECRET), { name: 'ThrottlingException', $metadata: { httpStatusCode: 429 } }),
      'ThrottlingException 429',
    ],
    [Object.assign(new Error(SECRET), { code: 'ECONNRESET' }), 'Error ECONNRESET'],
    [Object.assign(new Error(SECRET), { code: SECRET }), 'Error'],
    [new ServiceError('unavailable', SECRET, { cause: new Error(SECRET) }), 'unavailable < Error'],
    [new ServiceError('unavailable', SECRET, { cause: 'response_shape' }), 'unavailable < response_shape'],
    [new ServiceError('unavailable', SECRET, { cause: 'http_403' }), 'unavailable < http_403'],
    [new ServiceError('unavailable', SECRET, { cause: 'kc_live_012' }), 'unavailable < string'],
    [new ServiceError('unavailable', SECRET, { cause: SECRET }), 'unavailable < string'],
    [SECRET, 'string'],
    [{ message: SECRET }, 'object'],
    [undefined, 'undefined'],
    [null, 'object'],
  ])('describes %o as %s', (error, description) => {
    expect(describeError(error)).toBe(description);
  });

  it('stays short, however long the chain of causes', () => {
    const ring = new Error(SECRET);
    ring.cause = ring;
    expect(describeError(ring).length).toBeLessThan(100);
  });

  it('repeats no part of a message', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 8 }), (text) => {
        const described = describeError(
          new ServiceError('internal', text, { cause: new Error(text, { cause: { text } }) }),
        );
        expect(described).toBe('internal < Error < object');
      }),
    );
  });
});
