import { RemovalPolicy } from 'aws-cdk-lib';
import type { Stage } from '../stage.ts';

/** What happens to data when its stack or its resource is removed. */
export function removalOf(stage: Stage): RemovalPolicy {
  return stage.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY;
}
