import { RemovalPolicy } from 'aws-cdk-lib';
import type { Stage } from '../stage.ts';

/**
 * What happens to data when its stack or its resource is removed. Resources of a failed creation are always deleted, so
 * that the first deployment can be repeated.
 */
export function removalOf(stage: Stage): RemovalPolicy {
  return stage.keepsData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY;
}
