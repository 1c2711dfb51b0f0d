import { Alias } from 'aws-cdk-lib/aws-kms';
import { type CfnTopic, Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import type { Stage } from '../stage.ts';

// AWS creates this key for SNS when a topic first uses it under exactly this alias. The CDK would write the ARN of the
// alias, for which AWS creates no key: in an account without the key, the topic would refer to one that does not exist.
const KEY = 'alias/aws/sns';

/**
 * The topic for budget alerts. A company's own alerts go to the address in its alert policy, and the alerts of all
 * companies to the stage's address, if it has one.
 */
export function alertTopic(scope: Construct, id: string, { budget }: Stage): Topic {
  const topic = new Topic(scope, id, {
    masterKey: Alias.fromAliasName(scope, `${id}Key`, KEY),
    enforceSSL: true,
  });
  (topic.node.defaultChild as CfnTopic).kmsMasterKeyId = KEY;
  if (budget.alertEmail !== null) {
    topic.addSubscription(new EmailSubscription(budget.alertEmail));
  }
  return topic;
}
