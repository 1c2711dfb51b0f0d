import type { SignatureFlaw } from './verify-signature.ts';

/** An error as `StandIn.refuse` takes it. */
export interface ErrorSpec {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

// The services that speak the same protocol, and refuse with the same codes.
type Family = 'json' | 'older-json' | 's3' | 'query';

const FAMILIES: Readonly<Record<string, Family>> = {
  dynamodb: 'older-json',
  secretsmanager: 'older-json',
  s3: 's3',
  sns: 'query',
  sts: 'query',
  cloudformation: 'query',
};

// Status and code of each refusal, by family of services. Older JSON services answer 400 where others answer 403.
const SIGNATURE: Readonly<Record<Family, Readonly<Record<SignatureFlaw, readonly [number, string]>>>> = {
  s3: {
    'unknown-key': [403, 'InvalidAccessKeyId'],
    'wrong-token': [400, 'InvalidToken'],
    'wrong-signature': [403, 'SignatureDoesNotMatch'],
    'wrong-time': [403, 'RequestTimeTooSkewed'],
    expired: [403, 'AccessDenied'],
    'unsigned-header': [403, 'AccessDenied'],
    'wrong-body': [400, 'XAmzContentSHA256Mismatch'],
  },
  query: sameFor(403, 'InvalidClientTokenId', 'SignatureDoesNotMatch'),
  'older-json': sameFor(400, 'UnrecognizedClientException', 'InvalidSignatureException'),
  json: sameFor(403, 'UnrecognizedClientException', 'InvalidSignatureException'),
};
const DENIED: Readonly<Record<Family, readonly [number, string]>> = {
  s3: [403, 'AccessDenied'],
  query: [403, 'AccessDenied'],
  'older-json': [400, 'AccessDeniedException'],
  json: [403, 'AccessDeniedException'],
};
// SNS has its own code for a missing permission.
const DENIED_BY_SNS = [403, 'AuthorizationError'] as const;
// By service; any other answers 429.
const THROTTLED: Readonly<Record<string, readonly [number, string]>> = {
  s3: [503, 'SlowDown'],
  dynamodb: [400, 'ThrottlingException'],
  secretsmanager: [400, 'ThrottlingException'],
  sqs: [403, 'RequestThrottled'],
  lambda: [429, 'TooManyRequestsException'],
  sts: [400, 'Throttling'],
  cloudformation: [400, 'Throttling'],
};

/** Returns the service's error for an invalid signature. */
export function signatureError(service: string, flaw: SignatureFlaw, message: string): ErrorSpec {
  return spec(SIGNATURE[familyOf(service)][flaw], message);
}

/** Returns the service's error for a missing permission. */
export function deniedError(service: string, message: string): ErrorSpec {
  return spec(service === 'sns' ? DENIED_BY_SNS : DENIED[familyOf(service)], message);
}

/** Returns the service's error for too many requests. */
export function throttledError(service: string): ErrorSpec {
  return spec(THROTTLED[service] ?? [429, 'ThrottlingException'], 'Rate exceeded');
}

function familyOf(service: string): Family {
  return FAMILIES[service] ?? 'json';
}

function sameFor(
  status: number,
  keyCode: string,
  code: string,
): Readonly<Record<SignatureFlaw, readonly [number, string]>> {
  return {
    'unknown-key': [status, keyCode],
    'wrong-token': [status, keyCode],
    'wrong-signature': [status, code],
    'wrong-time': [status, code],
    expired: [status, code],
    'unsigned-header': [status, code],
    'wrong-body': [status, code],
  };
}

function spec([status, code]: readonly [number, string], message: string): ErrorSpec {
  return { status, code, message };
}
