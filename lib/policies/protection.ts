import type { App } from 'aws-cdk-lib';
import type { StackPart } from '../../shared/stack-name.ts';
import type { Stage } from '../stage.ts';

// The CDK would protect a stack before it is created. If its creation then fails, it can be neither removed nor created
// again.
const LATER = /^later(?::(.*))?$/;

/**
 * Whether a stack is protected from deletion: on a stage that keeps its data, unless `-c protection=later` postpones it
 * for all stacks, or `-c protection=later:Api,Console` for these, until they have been created.
 */
export function isProtected(app: App, stage: Stage, part: StackPart): boolean {
  const later = LATER.exec(String(app.node.tryGetContext('protection') ?? ''));
  const isLater = later !== null && (later[1] === undefined || later[1].split(',').includes(part));
  return stage.keepsData && !isLater;
}
