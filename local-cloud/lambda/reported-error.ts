import type { ReportedError } from './worker-protocol.ts';

/**
 * Reports what a handler threw as Lambda's Node runtime does: an error by its name, message and stack, anything else by
 * its type and text.
 */
export function reportError(thrown: unknown): ReportedError {
  if (thrown instanceof Error) {
    return {
      errorType: thrown.name,
      errorMessage: thrown.message,
      trace: (thrown.stack ?? '').split('\n'),
    };
  }
  return { errorType: typeof thrown, errorMessage: String(thrown), trace: [] };
}
