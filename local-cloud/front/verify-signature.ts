import { timingSafeEqual } from 'node:crypto';
import type { CredentialRegistry, Holder } from '../iam/credentials.ts';
import { headerValue, payloadHash, sha256, signatureOf } from './canonical-request.ts';
import type { Signing } from './signed-request.ts';
import type { WireRequest } from './wire-request.ts';

/** The message about a signature that was made too long ago, or in the future. */
export const TIME_TOO_FAR = 'The time of the signature is too far from the current time.';

/** Why a signature is not accepted. */
export type SignatureFlaw =
  | 'unknown-key'
  | 'wrong-token'
  | 'wrong-signature'
  | 'wrong-time'
  | 'expired'
  | 'unsigned-header'
  | 'wrong-body';

/** Who signed the request, or what is wrong with the signature. */
type Verified = { readonly holder: Holder } | { readonly flaw: SignatureFlaw; readonly reason: string };

// AWS's own limits: how far a clock may be off, and how long a presigned URL may be valid.
const SKEW_MS_MAX = 15 * 60 * 1000;
const PRESIGNED_SECONDS_MAX = 7 * 24 * 3600;
const TIME = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;
const HASH = /^[0-9a-f]{64}$/;
// What a sender writes instead of a hash if it does not sign the body, or signs it in chunks.
const WITHOUT_HASH = /^(UNSIGNED-PAYLOAD|STREAMING-[A-Z0-9-]+)$/;

/**
 * Recomputes the signature with the secret of the key that it names, and checks time, token and body as the service
 * would.
 */
export function verifySignature(
  request: WireRequest,
  signing: Signing,
  place: { readonly credentials: CredentialRegistry; readonly region: string; readonly now: number },
): Verified {
  const found = place.credentials.find(signing.accessKeyId);
  if (found === null) {
    return flaw('unknown-key', 'The access key id is not known.');
  }
  const { credentials, holder } = found;
  if (credentials.sessionToken !== signing.sessionToken) {
    return flaw('wrong-token', 'The session token is missing or wrong.');
  }
  if (signing.region !== place.region) {
    return flaw('wrong-signature', `The credential scope names the region ${signing.region}; this is ${place.region}.`);
  }
  const problem = timeProblem(signing, place.now) ?? headerProblem(request, signing) ?? bodyProblem(request, signing);
  if (problem !== null) {
    return problem;
  }
  const expected = Buffer.from(signatureOf(request, signing, credentials.secretAccessKey));
  const given = Buffer.from(signing.signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) {
    return flaw('wrong-signature', 'The signature does not match the request.');
  }
  return { holder };
}

function timeProblem(signing: Signing, now: number): Verified | null {
  const signedAt = Date.parse(signing.time.replace(TIME, '$1-$2-$3T$4:$5:$6Z'));
  if (!TIME.test(signing.time) || Number.isNaN(signedAt) || !signing.time.startsWith(signing.day)) {
    return flaw(
      'wrong-signature',
      'The time of the signature is missing, does not exist or is not that of the credential scope.',
    );
  }
  if (signing.expiresSeconds === null) {
    const skewed = Math.abs(now - signedAt) > SKEW_MS_MAX;
    return skewed ? flaw('wrong-time', TIME_TOO_FAR) : null;
  }
  if (signing.expiresSeconds < 1 || signing.expiresSeconds > PRESIGNED_SECONDS_MAX) {
    return flaw('wrong-signature', 'X-Amz-Expires is not between a second and a week.');
  }
  if (signedAt - now > SKEW_MS_MAX) {
    return flaw('wrong-time', 'The request is not valid yet.');
  }
  return now > signedAt + signing.expiresSeconds * 1000 ? flaw('expired', 'Request has expired') : null;
}

function headerProblem(request: WireRequest, signing: Signing): Verified | null {
  const signed = new Set(signing.signedHeaders);
  if (!signed.has('host') && !signed.has(':authority')) {
    return flaw('wrong-signature', 'The host header must be signed.');
  }
  const missing = signing.signedHeaders.filter((name) => headerValue(request, name) === undefined);
  if (missing.length > 0) {
    return flaw('wrong-signature', `Signed headers are missing: ${missing.join(', ')}.`);
  }
  const unsigned = Object.keys(request.headers).filter((name) => name.startsWith('x-amz-') && !signed.has(name));
  if (signing.service === 's3' && unsigned.length > 0) {
    return flaw(
      'unsigned-header',
      `There were headers present in the request which were not signed: ${unsigned.join(', ')}`,
    );
  }
  // OpenSearch Serverless requires that the body's hash is signed and its length is not.
  if (signing.service === 'aoss' && (!signed.has('x-amz-content-sha256') || signed.has('content-length'))) {
    return flaw('wrong-signature', 'x-amz-content-sha256 must be signed and content-length must not.');
  }
  return null;
}

function bodyProblem(request: WireRequest, signing: Signing): Verified | null {
  const hash = payloadHash(request, signing);
  if (HASH.test(hash)) {
    return hash === sha256(request.body)
      ? null
      : flaw('wrong-body', 'The x-amz-content-sha256 is not that of the body.');
  }
  if (signing.service === 's3' && WITHOUT_HASH.test(hash)) {
    return null;
  }
  return flaw(
    'wrong-signature',
    `x-amz-content-sha256 is neither a hash nor anything that ${signing.service} accepts instead.`,
  );
}

function flaw(kind: SignatureFlaw, reason: string): Verified {
  return { flaw: kind, reason };
}
