/**
 * The reason why a real server cannot be used, with a message for the person at the terminal: what happened and what to
 * do.
 */
export class ServerProblem extends Error {
  override readonly name = 'ServerProblem';
}
