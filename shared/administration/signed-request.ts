import { createHash } from 'node:crypto';
import * as v from 'valibot';

/** The longest time between signing a request and its arrival. */
export const SIGNATURE_SECONDS_MAX = 60;

const SIGNATURE = 'signature is not formed as npm run admin sends it.';
const REQUEST_HEADER = 'x-knowledge-copilot-request';
const STAGE_HEADER = 'x-knowledge-copilot-stage';
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=[A-Z0-9]{16,128}\/([0-9]{8})\/([a-z0-9-]{1,40})\/sts\/aws4_request, SignedHeaders=([a-z0-9;-]{1,400}), Signature=[0-9a-f]{64}$/;
const TIME = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;
const BODY = 'Action=GetCallerIdentity&Version=2011-06-15';

/**
 * What a caller adds to a request so that the function can ask STS for the caller's identity: the signature of a
 * `GetCallerIdentity` call, without its address, its headers or its body, which the function makes by itself.
 */
export const SignatureField = v.strictObject(
  {
    /** Tells two requests of the same second apart. */
    nonce: v.pipe(v.string(SIGNATURE), v.uuid(SIGNATURE)),
    time: v.pipe(v.string(SIGNATURE), v.regex(TIME, SIGNATURE)),
    authorization: v.pipe(v.string(SIGNATURE), v.regex(AUTHORIZATION, SIGNATURE)),
    token: v.optional(v.pipe(v.string(SIGNATURE), v.regex(/^[!-~]{1,10000}$/, SIGNATURE))),
  },
  SIGNATURE,
);
/** The signature of a request, as it came. */
export type Signature = v.InferOutput<typeof SignatureField>;

/** What a signature is bound to. */
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

/** Where a Region's STS is. */
export function stsEndpoint(region: string): string {
  return `https://sts.${region}.amazonaws.com`;
}

/** Makes that call: the stage, and the hash of what is asked of it, are headers that are signed with the others. */
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

/** The one sentence that says why a signature cannot be asked about; null when it can. */
export function signatureProblem(
  { time, authorization, token }: Signature,
  { region, nowMs }: { readonly region: string; readonly nowMs: number },
): string | null {
  const [, day, signedRegion, signedHeaders] = AUTHORIZATION.exec(authorization) ?? [];
  if (day !== time.slice(0, 8) || signedHeaders !== headersToSign(token !== undefined)) {
    return SIGNATURE;
  }
  if (signedRegion !== region) {
    return 'The request must be signed for the Region of the stage.';
  }
  const ageSeconds = Math.abs(nowMs - signedAtMs(time)) / 1_000;
  // A time that does not exist has no age.
  return ageSeconds <= SIGNATURE_SECONDS_MAX
    ? null
    : `The request was not signed within the last ${SIGNATURE_SECONDS_MAX} seconds. Check the clock of your machine.`;
}

/** When a request was signed, in milliseconds; NaN for a time that does not exist. */
export function signedAtMs(time: string): number {
  return Date.parse(time.replace(TIME, '$1-$2-$3T$4:$5:$6Z'));
}

// Every header of the call, and no other: none is left to a program that passes the request on.
function headersToSign(withToken: boolean): string {
  const token = withToken ? ['x-amz-security-token'] : [];
  const own = [REQUEST_HEADER, STAGE_HEADER];
  return ['content-type', 'host', 'x-amz-content-sha256', 'x-amz-date', ...token, ...own].join(';');
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
