// Errors of Bedrock before a model ran, and connections that were never made.
const REFUSALS = new Set([
  'AccessDeniedException',
  'CredentialsProviderError',
  'ExpiredTokenException',
  'ModelNotReadyException',
  'ResourceNotFoundException',
  'ServiceQuotaExceededException',
  'ServiceUnavailableException',
  'ThrottlingException',
  'UnrecognizedClientException',
  'ValidationException',
]);
const UNCONNECTED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']);
const PASSING = new Set(['ModelNotReadyException', 'ServiceUnavailableException', 'ThrottlingException']);

/**
 * Whether a call to a model failed before the model ran, so that nothing is billed. After a timeout or a broken
 * connection that is not known.
 */
export function neverRan(error: unknown): boolean {
  const { name, code } = error as { name?: string; code?: string };
  return REFUSALS.has(name ?? '') || UNCONNECTED.has(code ?? '');
}

/** Whether such a call may succeed when it is retried soon. */
export function isTransient(error: unknown): boolean {
  return PASSING.has((error as { name?: string }).name ?? '');
}
