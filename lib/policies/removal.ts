import { RemovalPolicy } from 'aws-cdk-lib';
import type { Stage } from '../stage.ts';

/** What becomes of data when its stack, or its place in the stack, is removed. */
export function removalOf(stage: Stage): RemovalPolicy {
  return stage.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY;
}
