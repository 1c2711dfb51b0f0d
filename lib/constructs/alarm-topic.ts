import { Stack } from 'aws-cdk-lib';
import { Alarm } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { type ITopic, Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import type { Stage } from '../stage.ts';
import { StageError } from '../stage-error.ts';

/**
 * The topic that the stage's alarms publish to: the operator's own, or one with a subscription of the stage's address.
 * It is not encrypted, because CloudWatch may not use the key of SNS; alarms name resources, and no customer.
 *
 * @throws StageError when a stage that keeps its data names nobody.
 */
export function alarmTopic(scope: Construct, id: string, { name, alarms, keepsData }: Stage): ITopic | null {
  if (alarms === null) {
    if (keepsData) {
      throw new StageError(`alarms: ${name} keeps its data, so somebody must get its alarms; set it in lib/stages.ts.`);
    }
    return null;
  }
  if ('topicArn' in alarms) {
    return Topic.fromTopicArn(scope, id, alarms.topicArn);
  }
  // The name that an email shows as its sender.
  const topic = new Topic(scope, id, { enforceSSL: true, displayName: `Knowledge and Copilot API, ${name}` });
  topic.addSubscription(new EmailSubscription(alarms.email));
  topic.addToResourcePolicy(
    new PolicyStatement({
      sid: 'Alarms',
      principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(scope).account } },
    }),
  );
  return topic;
}

/** Has every alarm of these stacks publish to the topic when it goes off and when it is over. */
export function notifyOfAlarms(stacks: readonly Stack[], topic: ITopic): void {
  const action = new SnsAction(topic);
  for (const each of stacks.flatMap((stack) => stack.node.findAll())) {
    if (each instanceof Alarm) {
      each.addAlarmAction(action);
      each.addOkAction(action);
    }
  }
}
