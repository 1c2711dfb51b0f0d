import type { ReportedError } from './worker-protocol.ts';

/** An instance that ended in the middle of something. */
export function exitError(reason: string): ReportedError {
  return { errorType: 'Runtime.ExitError', errorMessage: `Error: Runtime exited with error: ${reason}` };
}

/** An instance that was ended because it took longer than it may. */
export function timedOut(seconds: number): ReportedError {
  return { errorType: 'Sandbox.Timedout', errorMessage: `Error: Task timed out after ${seconds.toFixed(2)} seconds` };
}

/** Errors of the sandbox, unlike those of the code, begin with the request's id. */
export function withRequestId(error: ReportedError, requestId: string | undefined): ReportedError {
  const ofSandbox = error.errorType === 'Sandbox.Timedout' || error.errorType === 'Runtime.ExitError';
  if (!ofSandbox || requestId === undefined) {
    return error;
  }
  return { ...error, errorMessage: `RequestId: ${requestId} ${error.errorMessage}` };
}
