import type { Invocation } from './lambda/function-pool.ts';

/** What a function threw, as the invoking service sees it: `name` is the error's type. */
class FunctionError extends Error {
  readonly requestId: string;

  constructor(errorType: string, message: string, requestId: string) {
    super(message);
    this.name = errorType;
    this.requestId = requestId;
  }
}

/**
 * Returns what the function returned.
 *
 * @throws FunctionError if it threw.
 */
export function returnedBy({ requestId, outcome }: Invocation): unknown {
  if (!outcome.ok) {
    throw new FunctionError(outcome.error.errorType, outcome.error.errorMessage, requestId);
  }
  return JSON.parse(outcome.payload);
}
