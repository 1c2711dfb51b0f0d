import { StartProblem, type StartProblemCode } from '@knowledge-copilot/local-cloud/start-problem';

/** Returns an error of the local cloud for a start that failed. */
export function startProblem(code: StartProblemCode, message: string): Error {
  return new StartProblem(code, message);
}
