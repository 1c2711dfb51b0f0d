import { CfnOutput, type Stack } from 'aws-cdk-lib';
import { type IRuleTarget, Rule, RuleTargetInput } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { ServiceFunction } from './service-function.ts';

/**
 * Makes `administer` seed the smoke test after each deployment of the stack.
 *
 * @returns the target, for a schedule that makes up for lost events.
 */
export function seedAfterDeployment(stack: Stack, { lambda }: ServiceFunction, smokeTest: Secret): IRuleTarget {
  const seed = new LambdaFunction(lambda, {
    event: RuleTargetInput.fromObject({ operation: 'stage.seed-smoke-test', actor: 'deployment', input: {} }),
  });
  new Rule(stack, 'Deployed', {
    description: 'Seeds the company, the base and the key of the smoke test',
    eventPattern: {
      source: ['aws.cloudformation'],
      detailType: ['CloudFormation Stack Status Change'],
      detail: { 'stack-id': [stack.stackId], 'status-details': { status: ['CREATE_COMPLETE', 'UPDATE_COMPLETE'] } },
    },
    targets: [seed],
  });
  new CfnOutput(stack, 'SmokeTestSecret', {
    description: 'Where npm run smoke finds its key',
    value: smokeTest.secretArn,
  });
  return seed;
}
