/** The error code for an input that a schema refuses, for services without their own code for it. */
export const INVALID_INPUT = 'ValidationException';

/**
 * An error that a service returns in its own format; `status`, `code` and `message` are what `StandIn.refuse` takes.
 */
export class ServiceFault extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.name = 'ServiceFault';
    this.status = status;
    this.code = code;
  }
}
