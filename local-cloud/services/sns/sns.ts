import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { defineOperation } from '../../protocol/operation.ts';
import { physicalName } from '../../protocol/physical-name.ts';
import { createQueryService } from '../../protocol/query-service.ts';
import { readProperties, withoutEffect } from '../../protocol/resource-properties.ts';
import { ServiceFault } from '../../protocol/service-fault.ts';
import type { CloudContext, MakeResource, Permission, StandIn } from '../../stand-in.ts';

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
  /** When it was requested, by the cloud's clock. */
  readonly since: number;
}

/** SNS, with the messages and subscriptions that tests read. */
export interface Sns extends StandIn {
  readonly published: readonly PublishedMessage[];
  readonly subscriptions: ReadonlyMap<string, TopicSubscription>;
  /** Confirms every subscription, as their owners do with the link in the email. */
  readonly confirmAll: () => void;
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

const OneSubscription = v.strictObject({ SubscriptionArn: text });
const topicProperties = v.strictObject({
  TopicName: v.optional(v.string()),
  KmsMasterKeyId: withoutEffect,
  Tags: withoutEffect,
});

// Nobody reads the email locally: its link counts as clicked after a minute.
const CONFIRMED_AFTER_MS = 60_000;
// The quota "Filter Policies per Topic".
const FILTERS_MAX = 200;

/**
 * Creates the part of SNS that alerts use: no mail is sent locally; each message is reported as one line. A
 * subscription is pending for a minute, and a pending one cannot be ended.
 */
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
  const confirmAll = () => {
    for (const each of subscriptions.values()) {
      subscriptions.set(each.arn, { ...each, since: Number.NEGATIVE_INFINITY });
    }
  };
  return { ...service, resources, published, subscriptions, confirmAll };
}

interface TopicState {
  readonly topics: ReadonlySet<string>;
  readonly published: PublishedMessage[];
  readonly subscriptions: Map<string, TopicSubscription>;
}

function topicOperations(
  { report, region, accountId, now }: CloudContext,
  { topics, published, subscriptions }: TopicState,
) {
  const requireTopic = (arn: string) => {
    if (!topics.has(arn)) {
      throw new ServiceFault(404, 'NotFound', 'Topic does not exist');
    }
  };
  const permissionOn: PermissionOn = (action: string, resource: string) => [{ action: `sns:${action}`, resource }];
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
    ...subscriptionOperations({ region, accountId, now }, { requireTopic, subscriptions, permissionOn }),
  };
}

type PermissionOn = (action: string, resource: string) => readonly Permission[];

function subscriptionOperations(
  { region, accountId, now }: Pick<CloudContext, 'region' | 'accountId' | 'now'>,
  {
    requireTopic,
    subscriptions,
    permissionOn,
  }: Pick<TopicState, 'subscriptions'> & {
    readonly requireTopic: (arn: string) => void;
    readonly permissionOn: PermissionOn;
  },
) {
  // A subscription is not a resource for IAM: SNS requires the permission on every resource of the account.
  const everything = `arn:aws:sns:${region}:${accountId}:*`;
  return {
    Subscribe: defineOperation(
      Subscribe,
      ({ TopicArn }) => permissionOn('Subscribe', TopicArn),
      (input) => {
        requireTopic(input.TopicArn);
        const settings = {
          topicArn: input.TopicArn,
          endpoint: input.Endpoint,
          filter: input['Attributes.entry.1.value'],
        };
        const known = findSubscription(subscriptions, settings);
        if (known !== undefined) {
          return { SubscriptionArn: known.arn };
        }
        requireRoom(subscriptions, input.TopicArn);
        const arn = `${input.TopicArn}:${randomUUID()}`;
        subscriptions.set(arn, { arn, ...settings, since: now() });
        return { SubscriptionArn: arn };
      },
    ),
    GetSubscriptionAttributes: defineOperation(
      OneSubscription,
      () => permissionOn('GetSubscriptionAttributes', everything),
      ({ SubscriptionArn }) => {
        const found = subscriptions.get(SubscriptionArn);
        if (found === undefined) {
          throw new ServiceFault(404, 'NotFound', 'Subscription does not exist');
        }
        return { Attributes: { entry: { key: 'PendingConfirmation', value: String(isPending(found, now())) } } };
      },
    ),
    Unsubscribe: defineOperation(
      OneSubscription,
      () => permissionOn('Unsubscribe', everything),
      ({ SubscriptionArn }) => {
        const found = subscriptions.get(SubscriptionArn);
        if (found !== undefined && isPending(found, now())) {
          const message = 'Invalid parameter: Cannot unsubscribe a subscription that is pending confirmation';
          throw new ServiceFault(400, 'InvalidParameter', message);
        }
        subscriptions.delete(SubscriptionArn);
        return null;
      },
    ),
  };
}

function isPending({ since }: TopicSubscription, nowMs: number): boolean {
  return nowMs - since < CONFIRMED_AFTER_MS;
}

function requireRoom(subscriptions: Sns['subscriptions'], topicArn: string): void {
  const filters = [...subscriptions.values()].filter((each) => each.topicArn === topicArn && each.filter !== null);
  if (filters.length >= FILTERS_MAX) {
    throw new ServiceFault(403, 'FilterPolicyLimitExceeded', 'The topic has too many filter policies');
  }
}

/** Returns an existing subscription, as subscribing again does; refuses a different filter. */
function findSubscription(
  subscriptions: Sns['subscriptions'],
  { topicArn, endpoint, filter }: Pick<TopicSubscription, 'topicArn' | 'endpoint' | 'filter'>,
): TopicSubscription | undefined {
  const known = [...subscriptions.values()].find((each) => each.topicArn === topicArn && each.endpoint === endpoint);
  if (known !== undefined && known.filter !== filter) {
    throw new ServiceFault(400, 'InvalidParameter', 'Subscription already exists with different attributes');
  }
  return known;
}

function makeTopic({ region, accountId }: CloudContext, topics: Set<string>): MakeResource {
  return async (resource) => {
    const settings = readProperties(topicProperties, resource);
    const name = settings.TopicName ?? physicalName(resource, 256);
    const arn = `arn:aws:sns:${region}:${accountId}:${name}`;
    topics.add(arn);
    return { ref: arn, attributes: { TopicArn: arn, TopicName: name } };
  };
}

// The policy requires TLS, and the subscriptions in the template are mail addresses: neither has an effect locally.
const makeNothing: MakeResource = async (resource) => ({ ref: physicalName(resource, 128), attributes: {} });
