import type { Stage } from '../lib/stage.ts';
import { type StackPart, stackName } from '../shared/stack-name.ts';

/** The state of a stack in CloudFormation. */
export interface DeployedStack {
  readonly status: string;
  readonly isProtected: boolean;
  readonly outputs: Readonly<Record<string, string>>;
}

// The statuses of a stack that was created once, however its later updates end.
const CREATED = /^(?:CREATE_COMPLETE$|IMPORT_|UPDATE_)/;

/**
 * Returns the stacks of a stage that are first deployed without protection, by their names in `-c protection=`; [] when
 * every stack exists. A stack that was never created must be removable when its creation fails. Protection is never
 * removed, and existing stacks without it are protected together with the new ones, after the smoke test.
 */
export async function protectedLater(
  stage: Stage,
  deployedStack: (stackName: string) => Promise<DeployedStack | null>,
): Promise<string[]> {
  if (!stage.keepsData) {
    return [];
  }
  const stacks = await Promise.all(
    partsOf(stage).map(async (part) => ({ part, stack: await deployedStack(stackName(stage.name, part)) })),
  );
  if (stacks.every(({ stack }) => wasCreated(stack))) {
    return [];
  }
  return stacks.flatMap(({ part, stack }) => (wasCreated(stack) && stack.isProtected ? [] : [part]));
}

/** Returns the names of the stacks of a stage that were created once. */
export async function existingStacks(
  stage: Stage,
  deployedStack: (stackName: string) => Promise<DeployedStack | null>,
): Promise<string[]> {
  const names = partsOf(stage).map((part) => stackName(stage.name, part));
  const stacks = await Promise.all(names.map(deployedStack));
  return names.filter((_, at) => wasCreated(stacks[at] ?? null));
}

function partsOf({ console }: Stage): readonly StackPart[] {
  return ['Data', 'Api', 'Background', ...(console === null ? [] : (['Console'] as const))];
}

function wasCreated(stack: DeployedStack | null): stack is DeployedStack {
  return stack !== null && CREATED.test(stack.status);
}
