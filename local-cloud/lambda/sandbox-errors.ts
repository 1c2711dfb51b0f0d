import type { ReportedError } from './worker-protocol.ts';

/** Returns the error of an instance that ended while it was loading or during an invocation. */
export function exitError(reason: string): ReportedError {
  return { errorType: 'Runtime.ExitError', errorMessage: `Error: Runtime exited with error: ${reason}` };
}

/** Returns the error of an instance that exceeded its timeout. */
export function timedOut(seconds: number): ReportedError {
  return { errorType: 'Sandbox.Timedout', errorMessage: `Error: Task timed out after ${seconds.toFixed(2)} seconds` };
}

/** Puts the request's id before the message: errors of the sandbox begin with it, those of the code do not. */
export function withRequestId(error: ReportedError, requestId: string | undefined): ReportedError {
  const ofSandbox = error.errorType === 'Sandbox.Timedout' || error.errorType === 'Runtime.ExitError';
  if (!ofSandbox || requestId === undefined) {
    return error;
  }
  return { ...error, errorMessage: `RequestId: ${requestId} ${error.errorMessage}` };
}
