import { isResponseLost, Problem, problemOf } from '../session/problem.ts';
import { callTexts } from '../texts/calls.ts';

/**
 * Makes a change. If its response is lost, `findResult` checks whether the change was made: it returns a substitute for
 * the response, or null if the change was not made.
 *
 * @throws Problem that says why the change failed. After a lost response, it says that the change was not made, or, if
 * `findResult` fails too, that the response was lost.
 */
export async function carryOut<Result>(
  change: () => Promise<Result>,
  findResult: () => Promise<Result | null>,
): Promise<Result> {
  try {
    return await change();
  } catch (thrown) {
    const problem = problemOf(thrown);
    if (!isResponseLost(problem)) {
      throw problem;
    }
    const found = await findResult().catch(() => Promise.reject(problem));
    if (found === null) {
      throw new Problem(-1, callTexts.notMade);
    }
    return found;
  }
}
