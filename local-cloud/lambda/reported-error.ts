import type { ReportedError } from './worker-protocol.ts';

/**
 * What Lambda's Node runtime makes of something that a handler threw: the error's name, message and stack, or the text
 * of anything else.
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
