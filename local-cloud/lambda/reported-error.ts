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

/**
 * Formats what a handler threw for the function's log as Lambda's Node runtime does: with every property of the error
 * and of the errors in it, whatever they contain.
 */
export function loggedError(thrown: unknown): string {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  try {
    return JSON.stringify(error, (_key, value: unknown) => (value instanceof Error ? propertiesOf(value) : value));
  } catch {
    // A property that JSON does not have, such as a BigInt.
    return JSON.stringify(reportError(error));
  }
}

function propertiesOf(error: Error): object {
  const { name: errorType, message: errorMessage, stack = '' } = error;
  return { errorType, errorMessage, ...error, stack: stack.split('\n') };
}
