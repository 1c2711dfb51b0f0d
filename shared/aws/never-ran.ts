// Errors that Bedrock returns before a model runs, and errors of the SDK when it cannot send the request.
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
const TRANSIENT = new Set(['ModelNotReadyException', 'ServiceUnavailableException', 'ThrottlingException']);

/**
 * Whether a call failed before the model ran, so that nothing is billed. False if that is not known, as after a
 * timeout or a broken connection.
 */
export function neverRan(error: unknown): boolean {
  const { name, code } = error as { name?: string; code?: string };
  return REFUSALS.has(name ?? '') || UNCONNECTED.has(code ?? '');
}

/** Whether a failed call may succeed when it is retried soon. */
export function isTransient(error: unknown): boolean {
  return TRANSIENT.has((error as { name?: string }).name ?? '');
}
