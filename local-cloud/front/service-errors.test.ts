// Guarantee: a refusal has the status and code of its service on AWS. Risk: code that handles a refusal works here, and
// does not recognize it on AWS.
import { expect, it } from 'vitest';
import { deniedError, signatureError, throttledError } from './service-errors.ts';

it.each([
  ['s3', [403, 'AccessDenied'], [403, 'InvalidAccessKeyId'], [503, 'SlowDown']],
  ['sts', [403, 'AccessDenied'], [403, 'InvalidClientTokenId'], [400, 'Throttling']],
  ['sns', [403, 'AuthorizationError'], [403, 'InvalidClientTokenId'], [429, 'ThrottlingException']],
  ['dynamodb', [400, 'AccessDeniedException'], [400, 'UnrecognizedClientException'], [400, 'ThrottlingException']],
  [
    'secretsmanager',
    [400, 'AccessDeniedException'],
    [400, 'UnrecognizedClientException'],
    [400, 'ThrottlingException'],
  ],
  ['bedrock', [403, 'AccessDeniedException'], [403, 'UnrecognizedClientException'], [429, 'ThrottlingException']],
])('%s: no permission %j, an unknown key %j, too many requests %j', (service, denied, unknownKey, throttled) => {
  const of = ([status, code]: (string | number)[], message: string) => ({ status, code, message });
  expect(deniedError(service, 'Why.')).toEqual(of(denied, 'Why.'));
  expect(signatureError(service, 'unknown-key', 'Why.')).toEqual(of(unknownKey, 'Why.'));
  expect(throttledError(service)).toEqual(of(throttled, 'Rate exceeded'));
});
