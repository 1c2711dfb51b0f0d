/** The code of an input that a schema refuses, for the services that have no code of their own for it. */
export const INVALID_INPUT = 'ValidationException';

/** An error that a service answers in its own shape; `status`, `code` and `message` are what `StandIn.refuse` takes. */
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
