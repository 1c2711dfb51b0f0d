import { createHash } from 'node:crypto';
import * as v from 'valibot';

/** The longest time between signing a request and its arrival. */
export const SIGNATURE_SECONDS_MAX = 60;

const MALFORMED = 'signature must have the form that npm run admin sends.';
const TOKEN_HEADER = 'x-amz-security-token';
const REQUEST_HEADER = 'x-knowledge-copilot-request';
const STAGE_HEADER = 'x-knowledge-copilot-stage';
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=[A-Z0-9]{16,128}\/([0-9]{8})\/([a-z0-9-]{1,40})\/sts\/aws4_request, SignedHeaders=([a-z0-9;-]{1,400}), Signature=[0-9a-f]{64}$/;
const TIME = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;
const BODY = 'Action=GetCallerIdentity&Version=2011-06-15';

/**
 * The part of a request that lets the function ask STS who the caller is: the signature of a `GetCallerIdentity` call,
 * without its URL, headers and body, which the function rebuilds.
 */
export const SignatureField = v.strictObject(
  {
    /** Distinguishes requests made in the same second. */
    nonce: v.pipe(v.string(MALFORMED), v.uuid(MALFORMED)),
    time: v.pipe(v.string(MALFORMED), v.regex(TIME, MALFORMED)),
    authorization: v.pipe(v.string(MALFORMED), v.regex(AUTHORIZATION, MALFORMED)),
    token: v.optional(v.pipe(v.string(MALFORMED), v.regex(/^[!-~]{1,10000}$/, MALFORMED))),
  },
  MALFORMED,
);
/** The signature of a request, as sent. */
export type Signature = v.InferOutput<typeof SignatureField>;

/** The content to which a signature is bound. */
interface SignedContent {
  readonly stage: string;
  readonly operation: string;
  readonly input: unknown;
  readonly nonce: string;
}

/** The `GetCallerIdentity` call that is signed by the caller and sent by the function, without the signature. */
export interface IdentityRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The URL of a Region's STS. */
export function stsEndpoint(region: string): string {
  return `https://sts.${region}.amazonaws.com`;
}

/** Builds the call to sign. The stage, and a hash of the operation and its input, are among the signed headers. */
export function identityRequest(endpoint: string, { stage, operation, input, nonce }: SignedContent): IdentityRequest {
  const content = JSON.stringify([nonce, operation, input]);
  return {
    url: `${endpoint}/`,
    headers: {
      'content-type': 'application/x-www-form-urlencoded; charset=utf-8',
      'x-amz-content-sha256': sha256(BODY),
      [REQUEST_HEADER]: sha256(content),
      [STAGE_HEADER]: stage,
    },
    body: BODY,
  };
}

/** One sentence that says why a signature cannot be sent to STS; null when it can. */
export function signatureProblem(
  { time, authorization, token }: Signature,
  { region, nowMs }: { readonly region: string; readonly nowMs: number },
): string | null {
  const [, day, signedRegion, signedHeaders] = AUTHORIZATION.exec(authorization) ?? [];
  if (day !== time.slice(0, 8) || signedHeaders !== signedNames(token === undefined ? [] : [TOKEN_HEADER])) {
    return MALFORMED;
  }
  if (signedRegion !== region) {
    return 'The request must be signed for the Region of the stage.';
  }
  const ageSeconds = Math.abs(nowMs - signedAtMs(time)) / 1_000;
  // The age of a time that does not exist is NaN, and the comparison false.
  return ageSeconds <= SIGNATURE_SECONDS_MAX
    ? null
    : `The request was not signed within the last ${SIGNATURE_SECONDS_MAX} seconds. Check the clock of your machine.`;
}

/** When a request was signed, in milliseconds; NaN for a time that does not exist. */
export function signedAtMs(time: string): number {
  return Date.parse(time.replace(TIME, '$1-$2-$3T$4:$5:$6Z'));
}

// Every header of the call is signed, so that no program in between can add or change one.
function signedNames(tokenNames: readonly string[]): string {
  const own = [REQUEST_HEADER, STAGE_HEADER];
  return ['content-type', 'host', 'x-amz-content-sha256', 'x-amz-date', ...tokenNames, ...own].join(';');
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
