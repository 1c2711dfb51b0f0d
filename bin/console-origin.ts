import { CONSOLE_ORIGIN } from '../lib/console-origin.ts';
import type { Stage } from '../lib/stage.ts';
import { stackName } from '../shared/stack-name.ts';
import type { DeployedStack } from './protection.ts';

/** Returns the console's address, an output of its stack; null if there is no console or it is not deployed yet. */
export async function consoleOrigin(
  stage: Stage,
  deployedStack: (stackName: string) => Promise<DeployedStack | null>,
): Promise<string | null> {
  if (stage.console === null) {
    return null;
  }
  const stack = await deployedStack(stackName(stage.name, 'Console'));
  return stack?.outputs.ConsoleUrl ?? null;
}

/**
 * Returns the arguments of `cdk deploy` that name the origin whose pages may upload; [] if the origin is not known, and
 * then CloudFormation keeps the present one.
 */
export function uploadOriginArguments(stage: Stage, origin: string | null): string[] {
  return origin === null ? [] : ['--parameters', `${stackName(stage.name, 'Data')}:${CONSOLE_ORIGIN}=${origin}`];
}
