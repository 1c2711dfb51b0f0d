import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync } from 'node:crypto';
import type { KeyEnvironment } from '../keys/scope.ts';

/** A call that may be repeated without being charged again. */
export interface RepeatableCall {
  readonly companyId: string;
  readonly purpose: KeyEnvironment;
  /** The caller's `Idempotency-Key`, with the API key and the policy that a repeat must share (run-idempotent.ts). */
  readonly key: string;
  /** The parsed body in canonical form. */
  readonly body: string;
}

const KEY = /^[\x21-\x7e]{1,255}$/;
// 72 bits, as long as the id of any other call: the budget holds up to 100 of them in one item.
const ID_LENGTH = 12;
// Nonce and tag in the lengths that NIST SP 800-38D recommends for GCM.
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Whether a value of `Idempotency-Key` is well formed: 1 to 255 visible ASCII characters. */
export function isIdempotencyKey(value: string): boolean {
  return KEY.test(value);
}

/** The name of a call's record. It is a hash, so that the caller's key itself is never stored. */
export function recordName({ companyId, purpose, key }: RepeatableCall): string {
  return createHash('sha256').update(`${companyId}\n${purpose}\n${key}`).digest('base64url');
}

/** The id of one run of a call, which names its hold and its ledger entry; `salt` is different in each run. */
export function runId(call: RepeatableCall, salt: string): string {
  return createHash('sha256')
    .update(`${recordName(call)}\n${salt}`)
    .digest('base64url')
    .slice(0, ID_LENGTH);
}

/**
 * Returns a keyed hash that distinguishes two bodies without revealing them: guesses cannot be tested without the
 * caller's key.
 */
export function hashBody(call: RepeatableCall): string {
  return createHmac('sha256', secretOf(call, 'mark')).update(call.body).digest('base64url');
}

/**
 * Encrypts an answer so that only a caller that sends the same key and body again can read it. The run's id makes each
 * use of the secret unique.
 */
export function sealAnswer(call: RepeatableCall, run: string, answer: string): Uint8Array {
  const cipher = createCipheriv(CIPHER, secretOf(call, `${run}\n${call.body}`), nonceOf(run));
  return Buffer.concat([cipher.update(answer, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

/**
 * Decrypts an answer.
 *
 * @throws when it was changed, or belongs to another call.
 */
export function openAnswer(call: RepeatableCall, run: string, sealed: Uint8Array): string {
  const decipher = createDecipheriv(CIPHER, secretOf(call, `${run}\n${call.body}`), nonceOf(run));
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]).toString('utf8');
}

function secretOf({ companyId, purpose, key }: RepeatableCall, use: string): Buffer {
  const digest = createHash('sha256').update(use).digest();
  return Buffer.from(hkdfSync('sha256', key, `${companyId}\n${purpose}`, digest, 32));
}

function nonceOf(run: string): Buffer {
  return createHash('sha256').update(run).digest().subarray(0, NONCE_BYTES);
}
