import { CONSOLE_ORIGIN } from '../lib/console-origin.ts';
import type { Stage } from '../lib/stage.ts';
import { stackName } from '../shared/stack-name.ts';
import type { DeployedStack } from './protection.ts';

/** The console's address as its stack puts it out; null for a stage without one, or before it was deployed. */
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

/** What tells `cdk deploy` from where a browser may upload; where that is not known, the stack keeps what it has. */
export function uploadsFrom(stage: Stage, origin: string | null): string[] {
  return origin === null ? [] : ['--parameters', `${stackName(stage.name, 'Data')}:${CONSOLE_ORIGIN}=${origin}`];
}
