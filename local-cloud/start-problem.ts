/** Why a start failed, if the person who started the cloud can fix it. */
export type StartProblemCode =
  | 'no_dynamodb'
  | 'other_table_keys'
  | 'unreadable_state'
  | 'no_model_server'
  | 'other_model_address';

/**
 * An error whose message says what is wrong. What to do depends on the program that starts the cloud, which knows how
 * its users choose the options; it adds that by the code.
 */
export class StartProblem extends Error {
  readonly code: StartProblemCode;

  constructor(code: StartProblemCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartProblem';
    this.code = code;
  }
}
