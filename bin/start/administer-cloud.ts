import type { LocalCloud } from '@knowledge-copilot/local-cloud';
import { CommandError } from '../admin/command.ts';

/**
 * Runs an operation with the stage's `administer` function, as the operators' command does.
 *
 * @throws CommandError with the stage's message when the operation is refused or fails.
 */
// biome-ignore lint/suspicious/noExplicitAny: each operation has its own result
export type AdministerCloud = (operation: string, input: unknown) => Promise<any>;

/** Returns the function that administers a cloud that runs in this process. */
export function administerOf(cloud: Pick<LocalCloud, 'outputs' | 'invoke'>): AdministerCloud {
  const functionName = Object.values(cloud.outputs).flatMap((outputs) => outputs.AdministerFunctionName ?? [])[0];
  if (functionName === undefined) {
    throw new Error('No stack has the output AdministerFunctionName.');
  }
  return async (operation, input) => {
    const answer = (await cloud.invoke(functionName, { operation, actor: 'npm start', input })) as
      | { ok: true; result: unknown }
      | { ok: false; error: string };
    if (!answer.ok) {
      throw new CommandError(answer.error);
    }
    return answer.result;
  };
}
