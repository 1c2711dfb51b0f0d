// Guarantee: queues hide, redeliver and expire messages and move them to the dead-letter queue as SQS does, on the
// cloud's clock, over its JSON protocol, across a restart. Risk: a worker that is correct locally loses or repeats
// documents on AWS.
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { openTestFront, type TestFront } from '../../protocol/front.fixture.ts';
import { createSqs, type Sqs } from './sqs.ts';

interface Message {
  readonly MessageId: string;
  readonly ReceiptHandle: string;
  readonly Body: string;
  readonly Attributes: Record<string, string>;
}

const arn = (name: string) => `arn:aws:sqs:us-east-1:123456789012:${name}`;
const fronts: TestFront[] = [];

async function open(properties: object = {}, dataDirectory: string | null = null) {
  let sqs: Sqs | undefined;
  const front = await openTestFront((context) => {
    sqs = createSqs(context);
    return [sqs];
  }, dataDirectory);
  fronts.push(front);
  const dead = await front.make('AWS::SQS::Queue', 'Dead', { QueueName: 'dead' });
  const made = await front.make('AWS::SQS::Queue', 'Queue', {
    QueueName: 'work',
    VisibilityTimeout: 60,
    SqsManagedSseEnabled: true,
    RedrivePolicy: { deadLetterTargetArn: arn('dead'), maxReceiveCount: 2 },
    ...properties,
  });
  const call = async (operation: string, input: object, url = made.ref): Promise<Record<string, unknown>> => {
    const response = await fetch(front.context.endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.0',
        'x-amz-target': `AmazonSQS.${operation}`,
        authorization:
          'AWS4-HMAC-SHA256 Credential=AKIATRY/20261120/us-east-1/sqs/aws4_request, SignedHeaders=host, Signature=0',
      },
      body: JSON.stringify(operation === 'GetQueueUrl' ? input : { QueueUrl: url, ...input }),
    });
    return { status: response.status, ...((await response.json()) as Record<string, unknown>) };
  };
  const receive = async (input: object = {}, url = made.ref) => {
    const answer = await call('ReceiveMessage', { MessageSystemAttributeNames: ['All'], ...input }, url);
    return (answer.Messages ?? []) as Message[];
  };
  return { front, made, dead, call, receive, sqs: sqs as Sqs };
}

// Time passes only when a test advances it: on a busy machine, a second is soon over.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());
afterEach(() => Promise.all(fronts.splice(0).map((front) => front.close())));

describe('messages', () => {
  it('are received once, hidden, and gone when deleted', async () => {
    const { call, front, made, receive } = await open();
    expect(made.attributes).toEqual({ Arn: arn('work'), QueueName: 'work', QueueUrl: made.ref });
    const sent = await call('SendMessage', { MessageBody: 'größe' });
    const md5 = createHash('md5').update('größe').digest('hex');
    expect(sent).toEqual({ status: 200, MessageId: expect.any(String), MD5OfMessageBody: md5 });
    const [message] = await receive();
    expect(message).toEqual({
      MessageId: sent.MessageId,
      ReceiptHandle: expect.any(String),
      Body: 'größe',
      MD5OfBody: md5,
      Attributes: {
        ApproximateReceiveCount: '1',
        SentTimestamp: expect.stringMatching(/^\d{13}$/),
        SenderId: 'arn:aws:sts::123456789012:assumed-role/Role/worker',
        ApproximateFirstReceiveTimestamp: expect.stringMatching(/^\d{13}$/),
      },
    });
    expect(await receive()).toEqual([]);
    await call('DeleteMessage', { ReceiptHandle: message?.ReceiptHandle });
    front.advance(61_000);
    expect(await receive()).toEqual([]);
    const actions = ['SendMessage', 'ReceiveMessage', 'ReceiveMessage', 'DeleteMessage', 'ReceiveMessage'];
    expect(front.permissions).toEqual(actions.map((action) => `sqs:${action} ${arn('work')}`));
  });

  it('come back after the visibility timeout with a new receipt, and finally go to the dead-letter queue', async () => {
    const { call, dead, front, receive } = await open();
    await call('SendMessage', { MessageBody: 'again' });
    const [first] = await receive();
    front.advance(59_000);
    expect(await receive()).toEqual([]);
    front.advance(2_000);
    const [second] = await receive();
    expect(second?.Attributes).toMatchObject({ ApproximateReceiveCount: '2' });
    await call('DeleteMessage', { ReceiptHandle: first?.ReceiptHandle });
    front.advance(61_000);
    expect(await receive()).toEqual([]);
    const [given] = await receive({}, dead.ref);
    expect(given).toMatchObject({ Body: 'again', Attributes: { DeadLetterQueueSourceArn: arn('work') } });
  });

  it('become visible at once or stay hidden longer on request, but not with an old receipt', async () => {
    const { call, front, receive } = await open();
    await call('SendMessage', { MessageBody: 'a' });
    const [first] = await receive();
    const change = (receipt: string | undefined, VisibilityTimeout: number) =>
      call('ChangeMessageVisibility', { ReceiptHandle: receipt, VisibilityTimeout });
    await change(first?.ReceiptHandle, 0);
    const [second] = await receive();
    expect(await change(first?.ReceiptHandle, 0)).toMatchObject({ status: 400, __type: 'MessageNotInflight' });
    await change(second?.ReceiptHandle, 120);
    front.advance(61_000);
    expect(await receive()).toEqual([]);
  });

  it('wait for their delay, expire with the retention, and are counted', async () => {
    const { call, front, receive } = await open({ DelaySeconds: 5, MessageRetentionPeriod: 100 });
    await call('SendMessage', { MessageBody: 'late' });
    await call('SendMessage', { MessageBody: 'now', DelaySeconds: 0 });
    expect(await receive()).toHaveLength(1);
    const { Attributes } = await call('GetQueueAttributes', { AttributeNames: ['All'] });
    expect(Attributes).toEqual({
      ApproximateNumberOfMessages: '0',
      ApproximateNumberOfMessagesNotVisible: '1',
      ApproximateNumberOfMessagesDelayed: '1',
      DelaySeconds: '5',
      MessageRetentionPeriod: '100',
      QueueArn: arn('work'),
      RedrivePolicy: JSON.stringify({ deadLetterTargetArn: arn('dead'), maxReceiveCount: 2 }),
      VisibilityTimeout: '60',
    });
    front.advance(101_000);
    expect(await receive({ MaxNumberOfMessages: 10 })).toEqual([]);
  });

  it('end a long poll when they arrive, and can be deleted in a batch', async () => {
    const { call, receive } = await open();
    const waiting = receive({ WaitTimeSeconds: 20, MaxNumberOfMessages: 10 });
    await call('SendMessage', { MessageBody: 'arrived' });
    expect(await waiting).toMatchObject([{ Body: 'arrived' }]);
    const [first] = await waiting;
    const Entries = [{ Id: 'one', ReceiptHandle: first?.ReceiptHandle }];
    expect(await call('DeleteMessageBatch', { Entries })).toMatchObject({ Successful: [{ Id: 'one' }], Failed: [] });
  });

  it('are not deleted if SQS refuses the batch', async () => {
    const { call, receive } = await open();
    await call('SendMessage', { MessageBody: 'first' });
    const [message] = await receive();
    const entry = { Id: 'one', ReceiptHandle: message?.ReceiptHandle };
    const answer = await call('DeleteMessageBatch', { Entries: [entry, entry] });
    expect(answer).toMatchObject({ status: 400, __type: 'BatchEntryIdsNotDistinct' });
    expect(await call('DeleteMessageBatch', { Entries: [entry] })).toMatchObject({ Successful: [{ Id: 'one' }] });
  });

  it('survive a restart, even on another port', async () => {
    const folder = temporaryFolder();
    const first = await open({}, folder);
    await first.call('SendMessage', { MessageBody: 'kept' });
    await first.front.close();
    const second = await open({}, folder);
    expect(await second.receive()).toMatchObject([{ Body: 'kept' }]);
    expect(await second.call('GetQueueUrl', { QueueName: 'work' })).toMatchObject({ QueueUrl: second.made.ref });
  });
});

describe('a service that sends', () => {
  const policy = (changes: object) => ({
    PolicyDocument: {
      Version: '2012-10-17',
      Statement: [
        {
          Effect: 'Deny',
          Principal: { AWS: '*' },
          Action: 'sqs:*',
          Resource: arn('work'),
          Condition: { Bool: { 'aws:SecureTransport': 'false' } },
        },
        {
          Effect: 'Allow',
          Principal: { Service: 'events.amazonaws.com' },
          Action: ['sqs:SendMessage', 'sqs:GetQueueUrl'],
          Resource: arn('work'),
          Condition: { ArnEquals: { 'aws:SourceArn': 'arn:aws:events:us-east-1:123456789012:rule/uploaded' } },
          ...changes,
        },
      ],
    },
  });
  const caller = { service: 'events.amazonaws.com', sourceArn: 'arn:aws:events:us-east-1:123456789012:rule/uploaded' };

  it('needs a statement of the policy that names it, its source, the action and the queue', async () => {
    const { front, made, receive, sqs } = await open();
    const send = async (changes: object, from = caller) => {
      await front.make('AWS::SQS::QueuePolicy', 'Policy', { Queues: [made.ref], ...policy(changes) });
      return sqs.sendFor(from, arn('work'), { body: 'event' });
    };
    expect(sqs.sendFor(caller, arn('work'), { body: 'event' })).toBe(false);
    expect(await send({ Principal: { Service: 'sns.amazonaws.com' } })).toBe(false);
    expect(await send({ Action: 'sqs:ReceiveMessage' })).toBe(false);
    expect(await send({ Resource: arn('other') })).toBe(false);
    expect(await send({ Condition: { StringEquals: { 'aws:SourceAccount': '999999999999' } } })).toBe(false);
    expect(await send({}, { ...caller, sourceArn: `${caller.sourceArn}-other` })).toBe(false);
    expect(await send({ Effect: 'Deny' })).toBe(false);
    expect(await receive()).toEqual([]);
    expect(await send({})).toBe(true);
    expect(await receive()).toMatchObject([{ Body: 'event', Attributes: { SenderId: 'events.amazonaws.com' } }]);
  });
});

describe('a request or a property that is not supported', () => {
  it('is refused by name', async () => {
    const { call, front } = await open();
    expect(await call('PurgeQueue', {})).toMatchObject({
      __type: 'UnknownOperationException',
      message: expect.stringContaining('PurgeQueue'),
    });
    expect(await call('SendMessage', { MessageBody: 'a', MessageGroupId: 'g' })).toMatchObject({
      __type: 'InvalidParameterValue',
      message: 'MessageGroupId is not supported by the local cloud.',
    });
    expect(await call('GetQueueAttributes', { AttributeNames: ['Policy'] })).toMatchObject({
      __type: 'InvalidAttributeName',
    });
    expect(await call('SendMessage', { MessageBody: 'a' }, 'http://127.0.0.1/1/none')).toMatchObject({
      __type: 'QueueDoesNotExist',
    });
    await expect(front.make('AWS::SQS::Queue', 'Q', { FifoQueue: true })).rejects.toThrow('FifoQueue is not supported');
    const nowhere = { RedrivePolicy: { deadLetterTargetArn: arn('nowhere'), maxReceiveCount: 1 } };
    await expect(front.make('AWS::SQS::Queue', 'Q', nowhere)).rejects.toThrow('nowhere is not a queue');
  });
});

it.each<[what: string, operation: string, input: (handle: string) => object]>([
  ['eleven messages at once', 'ReceiveMessage', () => ({ MaxNumberOfMessages: 11 })],
  ['a delay of more than 15 minutes', 'SendMessage', () => ({ MessageBody: 'x', DelaySeconds: 901 })],
  [
    'hiding a message for more than 12 hours',
    'ChangeMessageVisibility',
    (ReceiptHandle) => ({ ReceiptHandle, VisibilityTimeout: 43_201 }),
  ],
  ['an invented receipt handle', 'DeleteMessage', () => ({ ReceiptHandle: 'invented' })],
])('%s is refused, as SQS does', async (_what, operation, input) => {
  const { call, receive } = await open();
  await call('SendMessage', { MessageBody: 'lease.pdf' });
  const [message] = await receive();
  expect((await call(operation, input(message?.ReceiptHandle ?? ''))).status).toBe(400);
});
