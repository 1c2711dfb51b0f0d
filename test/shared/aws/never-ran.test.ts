// Guarantee: a model call counts as free only if the service says that it refused the call, or was never reached. Risk:
// a call that was billed is refunded to the company, or one is charged although no model ran.
import { expect, it } from 'vitest';
import { isTransient, neverRan } from '../../../shared/aws/never-ran.ts';

const named = (name: string) => Object.assign(new Error('an error of AWS'), { name });
const coded = (code: string) => Object.assign(new Error(`a network error, ${code}`), { code });

it.each<[error: unknown, free: boolean, transient: boolean]>([
  [named('AccessDeniedException'), true, false],
  [named('CredentialsProviderError'), true, false],
  [named('ExpiredTokenException'), true, false],
  [named('ModelNotReadyException'), true, true],
  [named('ResourceNotFoundException'), true, false],
  [named('ServiceQuotaExceededException'), true, false],
  [named('ServiceUnavailableException'), true, true],
  [named('ThrottlingException'), true, true],
  [named('UnrecognizedClientException'), true, false],
  [named('ValidationException'), true, false],
  [coded('ECONNREFUSED'), true, false],
  [coded('ENOTFOUND'), true, false],
  [coded('EAI_AGAIN'), true, false],
  // Errors after which the model may have run, completely or partly.
  [coded('ECONNRESET'), false, false],
  [coded('EPIPE'), false, false],
  [coded('ETIMEDOUT'), false, false],
  [named('TimeoutError'), false, false],
  [named('AbortError'), false, false],
  [named('InternalServerException'), false, false],
  [named('ModelErrorException'), false, false],
  [named('ModelStreamErrorException'), false, false],
  [named('ModelTimeoutException'), false, false],
  [new Error('a foreign error'), false, false],
  [{}, false, false],
])('%o ended before a model ran: %s; it may soon succeed: %s', (error, free, transient) => {
  expect(neverRan(error)).toBe(free);
  expect(isTransient(error)).toBe(transient);
});
