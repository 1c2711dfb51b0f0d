// Bedrock's refusals before any work of a model, and connections that were never made.
const REFUSALS = new Set([
  'AccessDeniedException',
  'CredentialsProviderError',
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
 * Whether a call to a model failed before the model worked, so that nothing is billed. A time-out or a broken
 * connection says nothing of the kind.
 */
export function neverRan(error: unknown): boolean {
  const { name, code } = error as { name?: string; code?: string };
  return REFUSALS.has(name ?? '') || UNCONNECTED.has(code ?? '');
}

/** Whether a repeat of such a call may succeed soon. */
export function mayPassSoon(error: unknown): boolean {
  return PASSING.has((error as { name?: string }).name ?? '');
}
