import type { StandIns } from '../../../harness/local-cloud/stand-ins.ts';
import type { Calls } from './calls.ts';

/** The bucket whose changes become events. */
export const ANNOUNCED = 'announced';

const KEYS: readonly object[] = [
  { prefix: 'companies/' },
  { prefix: 'inbox/' },
  { suffix: '.md' },
  { wildcard: 'companies/*/a.*' },
  { 'equals-ignore-case': 'INBOX/note.txt' },
  { 'anything-but': ['inbox/note.txt', 'inbox/a.md'] },
  { 'anything-but': { prefix: 'inbox/' } },
  { exists: true },
  { exists: false },
];

const rule = (key: object, detailTypes: readonly string[]) => ({
  source: ['aws.s3'],
  'detail-type': detailTypes,
  detail: { bucket: { name: [ANNOUNCED] }, object: { key: [key] } },
});

/** Patterns of rules, each with its own queue: the product's, and one for every supported operator. */
export const RULES: readonly { readonly queue: string; readonly pattern: object }[] = [
  ...KEYS.map((key) => rule(key, ['Object Created'])),
  rule({ prefix: 'inbox/' }, ['Object Created', 'Object Deleted']),
].map((pattern, i) => ({ queue: `rule-${i}`, pattern }));

const arnOf = (service: string, name: string) => `arn:aws:${service}:us-east-1:123456789012:${name}`;

/** Creates the bucket, the queues and the rules by template. */
export async function makeRules(front: StandIns): Promise<void> {
  await front.make('AWS::S3::Bucket', 'Announced', {
    BucketName: ANNOUNCED,
    NotificationConfiguration: { EventBridgeConfiguration: { EventBridgeEnabled: true } },
  });
  for (const { queue, pattern } of RULES) {
    const { ref } = await front.make('AWS::SQS::Queue', queue, { QueueName: queue });
    const Statement = [
      { Effect: 'Allow', Principal: { Service: 'events.amazonaws.com' }, Action: 'sqs:SendMessage', Resource: '*' },
    ];
    const PolicyDocument = { Version: '2012-10-17', Statement };
    await front.make('AWS::SQS::QueuePolicy', `${queue}-policy`, { Queues: [ref], PolicyDocument });
    await front.make('AWS::Events::Rule', `${queue}-rule`, {
      EventPattern: pattern,
      Targets: [{ Id: 'queue', Arn: arnOf('sqs', queue) }],
    });
  }
  await front.start();
}

/** Creates the same resources by API. */
export async function makeRulesByApi(calls: Calls): Promise<void> {
  const make = async (service: string, operation: string, input: Readonly<Record<string, unknown>>) => {
    const { code } = await calls.send(service, operation, input);
    if (code !== null) {
      throw new Error(`moto refuses ${operation}: ${code}`);
    }
  };
  await make('s3', 'CreateBucket', { Bucket: ANNOUNCED });
  const NotificationConfiguration = { EventBridgeConfiguration: {} };
  await make('s3', 'PutBucketNotificationConfiguration', { Bucket: ANNOUNCED, NotificationConfiguration });
  for (const { queue, pattern } of RULES) {
    await make('sqs', 'CreateQueue', { QueueName: queue });
    await make('events', 'PutRule', { Name: queue, EventPattern: JSON.stringify(pattern) });
    await make('events', 'PutTargets', { Rule: queue, Targets: [{ Id: 'queue', Arn: arnOf('sqs', queue) }] });
  }
}
