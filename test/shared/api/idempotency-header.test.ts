// Guarantee: the header Idempotency-Key is found in upper and lower case, and is refused when it is sent twice or is
// malformed. Risk: a retry that counts as a new question, and is charged again.
import { describe, expect, it } from 'vitest';
import { idempotencyKeyOf } from '../../../shared/api/idempotency-header.ts';
import { ServiceError } from '../../../shared/service-error.ts';

const SENTENCE = "The header 'Idempotency-Key' must be sent once, with 1 to 255 visible ASCII characters.";
const single = (name: string, value: string) => ({ headers: { [name]: value }, multiValueHeaders: null as never });
const several = (values: Record<string, string[]>) => ({ headers: {}, multiValueHeaders: values });

describe('Idempotency-Key', () => {
  it.each(['Idempotency-Key', 'idempotency-key', 'IDEMPOTENCY-KEY'])('is found as %s', (name) => {
    expect(idempotencyKeyOf(single(name, 'a-key'))).toBe('a-key');
    expect(idempotencyKeyOf(several({ [name]: ['a-key'] }))).toBe('a-key');
  });

  it('is null when it is not sent', () => {
    expect(idempotencyKeyOf(single('Idempotency', 'a-key'))).toBeNull();
    expect(idempotencyKeyOf(several({ Idempotency: ['a-key'], Other: ['b'] }))).toBeNull();
    expect(idempotencyKeyOf(several({ 'Idempotency-Key': undefined as never }))).toBeNull();
    expect(idempotencyKeyOf({ headers: null as never, multiValueHeaders: null as never })).toBeNull();
  });

  it.each([
    ['twice', several({ 'Idempotency-Key': ['a', 'b'] })],
    ['twice with one value', several({ 'Idempotency-Key': ['a', 'a'] })],
    ['in two spellings', several({ 'Idempotency-Key': ['a'], 'idempotency-key': ['b'] })],
    ['empty', several({ 'Idempotency-Key': [''] })],
    ['with a space', several({ 'Idempotency-Key': ['a b'] })],
    ['with a space at its end', several({ 'Idempotency-Key': ['a '] })],
    ['with more than 255 characters', several({ 'Idempotency-Key': ['x'.repeat(256)] })],
    ['empty in a request without a list of values', single('Idempotency-Key', '')],
    ['with a letter beyond ASCII', several({ 'Idempotency-Key': ['é'] })],
  ])('is refused when it is sent %s, without quoting its value', (_name, sent) => {
    expect(() => idempotencyKeyOf(sent)).toThrow(new ServiceError('invalid_request', SENTENCE));
  });
});
