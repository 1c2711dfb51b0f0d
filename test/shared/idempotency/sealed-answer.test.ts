// Guarantee: a stored answer can only be decrypted with exactly its key and body, and reveals neither. Risk: a reader
// of the table reads answers, or one caller gets another's.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hashBody,
  isIdempotencyKey,
  openAnswer,
  recordName,
  runId,
  sealAnswer,
} from '../../../shared/idempotency/sealed-answer.ts';

const call = { companyId: 'company', purpose: 'live', key: 'a key', body: '["a question",null]' } as const;
const others = [
  { ...call, companyId: 'other' },
  { ...call, purpose: 'test' as const },
  { ...call, key: 'another key' },
  { ...call, body: '["another question",null]' },
];
const run = runId(call, 'salt');
const sealed = sealAnswer(call, run, 'the answer');

describe('a stored answer', () => {
  it('is decrypted for the same call', () => {
    expect(openAnswer(call, run, sealed)).toBe('the answer');
  });

  it.each(others)('is not decrypted for the call $companyId, $purpose, $key, $body', (other) => {
    expect(() => openAnswer(other, run, sealed)).toThrow();
  });

  it('is not decrypted for another run', () => {
    expect(() => openAnswer(call, runId(call, 'other salt'), sealed)).toThrow();
  });

  it('is not decrypted once it was altered', () => {
    const changed = Uint8Array.from(sealed, (byte, index) => (index === 0 ? byte ^ 1 : byte));
    expect(() => openAnswer(call, run, changed)).toThrow();
  });

  it('reveals nothing of key, body or answer', () => {
    const stored = [
      recordName(call),
      hashBody(call),
      Buffer.from(sealAnswer(call, 'run', 'the answer')).toString('latin1'),
    ].join();
    expect(stored).not.toMatch(/a key|a question|the answer/);
  });

  it('has its own name and body hash for every call, and its own run id for every salt and key', () => {
    const names = [call, ...others].map((each) => recordName(each) + hashBody(each));
    expect(new Set(names).size).toBe(names.length);
    expect(runId(call, 'one')).not.toBe(runId(call, 'two'));
    expect(runId(call, 'one')).toMatch(/^[\w-]{12}$/);
    expect(runId(call, 'one')).not.toBe(runId({ ...call, key: 'another key' }, 'one'));
  });

  it('is named by company, purpose and key, without a collision', () => {
    const named = [call, ...others.slice(0, 3)].map(recordName);
    expect(new Set(named).size).toBe(named.length);
    expect(recordName({ ...call, body: 'other' })).toBe(recordName(call));
  });

  it('has a body hash that depends on the company, purpose, key and body of its call', () => {
    const hashes = [call, ...others].map(hashBody);
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  it('a stored answer preserves any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (answer) => {
        const whole = answer.toWellFormed();
        expect(openAnswer(call, 'run', sealAnswer(call, 'run', whole))).toBe(whole);
      }),
    );
  });
});

it.each([
  ['x', true],
  ['~!', true],
  ['x'.repeat(255), true],
  ['', false],
  ['a b', false],
  ['é', false],
  ['x'.repeat(256), false],
  ['a\n', false],
])('accepts %j as an Idempotency-Key: %s', (key, expected) => {
  expect(isIdempotencyKey(key)).toBe(expected);
});
