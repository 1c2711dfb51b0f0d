import type { LocalCloud } from '@knowledge-copilot/local-cloud';

/**
 * Runs an operation with the stage's `administer` function, as the operators' command does; throws the message of an
 * error.
 */
// biome-ignore lint/suspicious/noExplicitAny: each operation has its own result
export type Administrator = (operation: string, input: unknown) => Promise<any>;

/** Creates the administrator of a cloud that runs in this process. */
export function createAdministrator(cloud: LocalCloud): Administrator {
  const functionName = Object.values(cloud.outputs).flatMap((outputs) => outputs.AdministerFunctionName ?? [])[0];
  if (functionName === undefined) {
    throw new Error('No stack has the output AdministerFunctionName.');
  }
  return async (operation, input) => {
    const answer = (await cloud.invoke(functionName, { operation, actor: 'npm start', input })) as
      | { ok: true; result: unknown }
      | { ok: false; error: string };
    if (!answer.ok) {
      throw new Error(answer.error);
    }
    return answer.result;
  };
}
