import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { defineOperation } from '../../protocol/operation.ts';
import { physicalName } from '../../protocol/physical-name.ts';
import { createQueryService } from '../../protocol/query-service.ts';
import { readProperties, withoutEffect } from '../../protocol/resource-properties.ts';
import { ServiceFault } from '../../protocol/service-fault.ts';
import type { CloudContext, MakeResource, StandIn } from '../../stand-in.ts';

/** A message as it was published. */
interface PublishedMessage {
  readonly topicArn: string;
  readonly subject: string;
  readonly message: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** A subscription to a topic. */
interface TopicSubscription {
  readonly arn: string;
  readonly topicArn: string;
  readonly endpoint: string;
  readonly filter: string | null;
}

/** SNS, with the messages and subscriptions that tests read. */
export interface Sns extends StandIn {
  readonly published: readonly PublishedMessage[];
  readonly subscriptions: ReadonlyMap<string, TopicSubscription>;
}

const text = v.pipe(v.string(), v.minLength(1));
const Publish = v.strictObject({
  TopicArn: text,
  // ASCII that begins with a letter, number or sign, on one line.
  Subject: v.pipe(text, v.maxLength(100), v.regex(/^[!-~][ -~]*$/, 'is not a line of ASCII')),
  Message: text,
  'MessageAttributes.entry.1.Name': text,
  'MessageAttributes.entry.1.Value.DataType': v.literal('String'),
  'MessageAttributes.entry.1.Value.StringValue': text,
});
const Subscribe = v.strictObject({
  TopicArn: text,
  Protocol: v.literal('email'),
  Endpoint: v.pipe(v.string(), v.includes('@')),
  ReturnSubscriptionArn: v.literal('true'),
  'Attributes.entry.1.key': v.literal('FilterPolicy'),
  'Attributes.entry.1.value': v.pipe(v.string(), v.check(isJsonObject, 'is not a JSON object')),
});

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

const Unsubscribe = v.strictObject({ SubscriptionArn: text });
const topicProperties = v.strictObject({
  TopicName: v.optional(v.string()),
  KmsMasterKeyId: withoutEffect,
  Tags: withoutEffect,
});

/** Creates the part of SNS that alerts use: no mail is sent locally; each message is reported as one line. */
export function createSns(context: CloudContext): Sns {
  const topics = new Set<string>();
  const published: PublishedMessage[] = [];
  const subscriptions = new Map<string, TopicSubscription>();
  const service = createQueryService({
    service: 'sns',
    version: '2010-03-31',
    namespace: 'http://sns.amazonaws.com/doc/2010-03-31/',
    invalidInput: 'InvalidParameter',
    operations: topicOperations(context, { topics, published, subscriptions }),
  });
  const resources = {
    'AWS::SNS::Topic': makeTopic(context, topics),
    'AWS::SNS::TopicPolicy': makeNothing,
    'AWS::SNS::Subscription': makeNothing,
  };
  return { ...service, resources, published, subscriptions };
}

interface TopicState {
  readonly topics: ReadonlySet<string>;
  readonly published: PublishedMessage[];
  readonly subscriptions: Map<string, TopicSubscription>;
}

function topicOperations(
  { report, region, accountId }: CloudContext,
  { topics, published, subscriptions }: TopicState,
) {
  const requireTopic = (arn: string) => {
    if (!topics.has(arn)) {
      throw new ServiceFault(404, 'NotFound', 'Topic does not exist');
    }
  };
  const permissionOn = (action: string, resource: string) => [{ action: `sns:${action}`, resource }];
  return {
    Publish: defineOperation(
      Publish,
      ({ TopicArn }) => permissionOn('Publish', TopicArn),
      (input) => {
        requireTopic(input.TopicArn);
        const attributes = {
          [input['MessageAttributes.entry.1.Name']]: input['MessageAttributes.entry.1.Value.StringValue'],
        };
        published.push({ topicArn: input.TopicArn, subject: input.Subject, message: input.Message, attributes });
        report(`Alert: ${input.Subject} (${Object.values(attributes).join(', ')})`);
        return { MessageId: randomUUID() };
      },
    ),
    Subscribe: defineOperation(
      Subscribe,
      ({ TopicArn }) => permissionOn('Subscribe', TopicArn),
      (input) => {
        requireTopic(input.TopicArn);
        const wanted = {
          topicArn: input.TopicArn,
          endpoint: input.Endpoint,
          filter: input['Attributes.entry.1.value'],
        };
        const known = findSubscription(subscriptions, wanted);
        const arn = known ?? `${input.TopicArn}:${randomUUID()}`;
        subscriptions.set(arn, { arn, ...wanted });
        return { SubscriptionArn: arn };
      },
    ),
    Unsubscribe: defineOperation(
      Unsubscribe,
      // A subscription is not a resource for IAM: SNS requires the permission on every resource of the account.
      () => permissionOn('Unsubscribe', `arn:aws:sns:${region}:${accountId}:*`),
      (input) => {
        subscriptions.delete(input.SubscriptionArn);
        return null;
      },
    ),
  };
}

/** Returns the ARN of an existing subscription, as subscribing again does; refuses a different filter. */
function findSubscription(
  subscriptions: Sns['subscriptions'],
  { topicArn, endpoint, filter }: Omit<TopicSubscription, 'arn'>,
): string | null {
  const known = [...subscriptions.values()].find((each) => each.topicArn === topicArn && each.endpoint === endpoint);
  if (known !== undefined && known.filter !== filter) {
    throw new ServiceFault(400, 'InvalidParameter', 'Subscription already exists with different attributes');
  }
  return known?.arn ?? null;
}

function makeTopic({ region, accountId }: CloudContext, topics: Set<string>): MakeResource {
  return async (resource) => {
    const wanted = readProperties(topicProperties, resource);
    const name = wanted.TopicName ?? physicalName(resource, 256);
    const arn = `arn:aws:sns:${region}:${accountId}:${name}`;
    topics.add(arn);
    return { ref: arn, attributes: { TopicArn: arn, TopicName: name } };
  };
}

// The policy requires TLS, and the subscriptions in the template are mail addresses: neither has an effect locally.
const makeNothing: MakeResource = async (resource) => ({ ref: physicalName(resource, 128), attributes: {} });
