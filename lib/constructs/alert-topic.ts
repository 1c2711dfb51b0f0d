import { Alias } from 'aws-cdk-lib/aws-kms';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import type { Stage } from '../stage.ts';

/**
 * The topic for budget alerts. A company's own alerts go to the address in its alert policy, and the alerts of all
 * companies to the stage's address, if it has one.
 */
export function alertTopic(scope: Construct, id: string, { budget }: Stage): Topic {
  const topic = new Topic(scope, id, {
    masterKey: Alias.fromAliasName(scope, `${id}Key`, 'alias/aws/sns'),
    enforceSSL: true,
  });
  if (budget.alertEmail !== null) {
    topic.addSubscription(new EmailSubscription(budget.alertEmail));
  }
  return topic;
}
