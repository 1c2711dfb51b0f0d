import { isResponseLost, Problem, problemOf } from '../session/problem.ts';
import { callTexts } from '../texts/calls.ts';

/**
 * Makes a change. If its response is lost, `look` reads whether the change was made, and returns what stands for the
 * response, or null if it was not.
 *
 * @throws Problem why the change failed; one that says so if it is known not to have been made; and the lost response
 * itself if that cannot be read.
 */
export async function carryOut<Result>(
  change: () => Promise<Result>,
  look: () => Promise<Result | null>,
): Promise<Result> {
  try {
    return await change();
  } catch (thrown) {
    const problem = problemOf(thrown);
    if (!isResponseLost(problem)) {
      throw problem;
    }
    const found = await look().catch(() => Promise.reject(problem));
    if (found === null) {
      throw new Problem(-1, callTexts.notMade);
    }
    return found;
  }
}
