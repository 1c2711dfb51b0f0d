import type { App } from 'aws-cdk-lib';
import type { StackPart } from '../../shared/stack-name.ts';
import type { Stage } from '../stage.ts';
import { StageError } from '../stage-error.ts';

// The CDK would protect a stack before it is created. If its creation then fails, it can be neither removed nor created
// again.
const LATER = /^later(?::(.*))?$/;
const PARTS: readonly StackPart[] = ['Data', 'Api', 'Background', 'Console'];

/**
 * Whether a stack is protected from deletion: on a stage that keeps its data, unless `-c protection=later` postpones it
 * for all stacks, or `-c protection=later:Api,Console` for these, until they have been created.
 *
 * @throws StageError for any other value: if it were ignored, a first deployment would be protected, and could not be
 * undone if it failed.
 */
export function isProtected(app: App, stage: Stage, part: StackPart): boolean {
  return stage.keepsData && !protectedLater(app).includes(part);
}

function protectedLater(app: App): readonly string[] {
  const protection: unknown = app.node.tryGetContext('protection');
  if (protection === undefined) {
    return [];
  }
  const later = LATER.exec(String(protection));
  const parts = later?.[1]?.split(',') ?? PARTS;
  if (later === null || !parts.every((part) => PARTS.some((known) => known === part))) {
    throw new StageError(
      `-c protection must be later, or later: and a list of ${PARTS.join(', ')} with commas between them.`,
    );
  }
  return parts;
}
