// Guarantee: alerts are published, and people subscribed, only to a topic of the templates, with a subject that SNS
// accepts; the same subscription is made once. Risk: an alert that is sent locally is refused on AWS, or goes nowhere.
import { afterEach, describe, expect, it } from 'vitest';
import { openTestFront, type TestFront } from '../../protocol/front.fixture.ts';
import { createSns, type Sns } from './sns.ts';

const TOPIC = 'arn:aws:sns:us-east-1:123456789012:alerts';
const fronts: TestFront[] = [];

async function open() {
  let sns: Sns | undefined;
  const front = await openTestFront((context) => {
    sns = createSns(context);
    return [sns];
  });
  fronts.push(front);
  expect(await front.make('AWS::SNS::Topic', 'Alerts', { TopicName: 'alerts' })).toMatchObject({ ref: TOPIC });
  const call = async (Action: string, input: Record<string, string>) => {
    const response = await fetch(front.context.endpoint, {
      method: 'POST',
      headers: {
        authorization:
          'AWS4-HMAC-SHA256 Credential=AKIATRY/20261120/us-east-1/sns/aws4_request, SignedHeaders=host, Signature=0',
      },
      body: new URLSearchParams({ Action, Version: '2010-03-31', ...input }),
    });
    const text = await response.text();
    return { status: response.status, code: /<Code>(\w+)<\/Code>/.exec(text)?.[1], text };
  };
  return { call, front, sns: sns as Sns };
}

const alert = (more: Record<string, string> = {}) => ({
  TopicArn: TOPIC,
  Subject: 'Budget: 80 % used',
  Message: 'Four fifths of the budget are used.',
  'MessageAttributes.entry.1.Name': 'company_id',
  'MessageAttributes.entry.1.Value.DataType': 'String',
  'MessageAttributes.entry.1.Value.StringValue': 'one',
  ...more,
});

afterEach(async () => {
  await Promise.all(fronts.splice(0).map((front) => front.close()));
});

describe('an alert', () => {
  it('is published with its subject and attribute, by permission on its topic', async () => {
    const { call, front, sns } = await open();
    expect(await call('Publish', alert({ Subject: 'x'.repeat(100) }))).toMatchObject({ status: 200 });
    expect(sns.published).toEqual([
      {
        topicArn: TOPIC,
        subject: 'x'.repeat(100),
        message: 'Four fifths of the budget are used.',
        attributes: { company_id: 'one' },
      },
    ]);
    expect(front.permissions).toEqual([`sns:Publish ${TOPIC}`]);
  });

  it.each([
    ['for another topic', { TopicArn: `${TOPIC}-2` }, 404, 'NotFound'],
    ['with a subject of more than 100 characters', { Subject: 'x'.repeat(101) }, 400, 'InvalidParameter'],
    ['with a subject of two lines', { Subject: 'one\ntwo' }, 400, 'InvalidParameter'],
    ['with a subject that is not ASCII', { Subject: '80 % für alle' }, 400, 'InvalidParameter'],
    ['with a subject that begins with a space', { Subject: ' 80 %' }, 400, 'InvalidParameter'],
  ])('%s is refused', async (_what, more, status, code) => {
    const { call, sns } = await open();
    expect(await call('Publish', alert(more))).toMatchObject({ status, code });
    expect(sns.published).toEqual([]);
  });
});

describe('a subscription', () => {
  const subscription = (more: Record<string, string> = {}) => ({
    TopicArn: TOPIC,
    Protocol: 'email',
    Endpoint: 'ops@example.com',
    ReturnSubscriptionArn: 'true',
    'Attributes.entry.1.key': 'FilterPolicy',
    'Attributes.entry.1.value': '{"company_id":["one"]}',
    ...more,
  });

  it('is made once for an address, and not with another filter', async () => {
    const { call, sns } = await open();
    const arnOf = async () => {
      const { text } = await call('Subscribe', subscription());
      return /<SubscriptionArn>(.+)<\/SubscriptionArn>/.exec(text)?.[1];
    };
    const [first, again] = [await arnOf(), await arnOf()];
    expect(again).toBe(first);
    expect([...sns.subscriptions.values()]).toEqual([
      {
        arn: first,
        topicArn: TOPIC,
        endpoint: 'ops@example.com',
        filter: '{"company_id":["one"]}',
        since: expect.any(Number),
      },
    ]);
    const other = subscription({ 'Attributes.entry.1.value': '{"company_id":["two"]}' });
    expect(await call('Subscribe', other)).toMatchObject({ status: 400, code: 'InvalidParameter' });
  });

  it('has a filter that the topic has room for: 200 of them, as SNS by default', async () => {
    const { call, sns } = await open();
    for (let count = 0; count < 200; count += 1) {
      await call('Subscribe', subscription({ Endpoint: `ops-${count}@example.com` }));
    }
    const more = subscription({ Endpoint: 'ops-200@example.com' });
    expect(await call('Subscribe', more)).toMatchObject({ status: 403, code: 'FilterPolicyLimitExceeded' });
    expect(sns.subscriptions.size).toBe(200);
    expect(await call('Subscribe', subscription({ Endpoint: 'ops-7@example.com' }))).toMatchObject({ status: 200 });
  });

  it('ends once it is confirmed, by permission on everything of the account: IAM has no resource for it', async () => {
    const { call, front, sns } = await open();
    await call('Subscribe', subscription());
    const [SubscriptionArn = ''] = sns.subscriptions.keys();
    const pending = { status: 400, code: 'InvalidParameter', text: expect.stringContaining('is pending confirmation') };
    expect(await call('Unsubscribe', { SubscriptionArn })).toMatchObject(pending);
    const state = async () =>
      /<value>(\w+)</.exec((await call('GetSubscriptionAttributes', { SubscriptionArn })).text)?.[1];
    expect(await state()).toBe('true');
    front.advance(60_000);
    expect(await state()).toBe('false');
    expect(await call('Unsubscribe', { SubscriptionArn })).toMatchObject({ status: 200 });
    expect(await call('GetSubscriptionAttributes', { SubscriptionArn })).toMatchObject({
      status: 404,
      code: 'NotFound',
    });
    await call('Unsubscribe', { SubscriptionArn });
    expect(sns.subscriptions.size).toBe(0);
    expect(front.permissions.at(-1)).toBe('sns:Unsubscribe arn:aws:sns:us-east-1:123456789012:*');
  });

  it('to a topic that does not exist is refused', async () => {
    const { call, sns } = await open();
    const nowhere = subscription({ TopicArn: `${TOPIC}-2` });
    expect(await call('Subscribe', nowhere)).toMatchObject({ status: 404, code: 'NotFound' });
    expect(sns.subscriptions.size).toBe(0);
  });
});
