import type { Stage } from '../lib/stage.ts';
import { type StackPart, stackName } from '../shared/stack-name.ts';

/** What CloudFormation says of one stack. */
export interface DeployedStack {
  readonly status: string;
  readonly isProtected: boolean;
  readonly outputs: Readonly<Record<string, string>>;
}

// A stack that was once created keeps one of these statuses, whatever happened to later changes.
const MADE = /^(?:CREATE|IMPORT|UPDATE\w*)_(?:COMPLETE|FAILED|IN_PROGRESS)|^(?:IMPORT|UPDATE)_ROLLBACK/;
const BEING_MADE = /^CREATE_(?:FAILED|IN_PROGRESS)/;

/**
 * The stacks of a stage that are deployed without protection first, as `-c protection=` names them: [] when every stack
 * exists. A stack that was never created must be removable when its creation fails. Protection that is on is never
 * taken away, and what is not protected yet waits for the smoke test as well.
 */
export async function protectedLater(
  stage: Stage,
  deployedStack: (stackName: string) => Promise<DeployedStack | null>,
): Promise<string[]> {
  if (!stage.keepsData) {
    return [];
  }
  const parts: StackPart[] = ['Data', 'Api', 'Background', ...(stage.console === null ? [] : (['Console'] as const))];
  const stacks = await Promise.all(
    parts.map(async (part) => ({ part, stack: await deployedStack(stackName(stage.name, part)) })),
  );
  if (stacks.every(({ stack }) => wasMade(stack))) {
    return [];
  }
  return stacks.flatMap(({ part, stack }) => (wasMade(stack) && stack.isProtected ? [] : [part]));
}

function wasMade(stack: DeployedStack | null): stack is DeployedStack {
  return stack !== null && MADE.test(stack.status) && !BEING_MADE.test(stack.status);
}
