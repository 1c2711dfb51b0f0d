// Guarantee: a mapping passes a queue's messages to its function as Lambda does: the shape of records, batches,
// concurrency, partial and complete failure. Risk: once deployed, a document is ingested twice, not retried, or never
// ingested.
import { afterEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { openTestFront, type TestFront } from '../../protocol/front.fixture.ts';
import type { CloudContext, Permission } from '../../stand-in.ts';
import { createSqs, type Sqs } from './sqs.ts';

interface Batch {
  readonly Records: { messageId: string; body: string; receiptHandle: string; attributes: Record<string, string> }[];
}

const arn = 'arn:aws:sqs:us-east-1:123456789012:work';
const caller = { service: 'events.amazonaws.com', sourceArn: 'arn:aws:events:us-east-1:123456789012:rule/r' };
const fronts: TestFront[] = [];

async function open(mapping: object = {}, changes: Partial<CloudContext> = {}) {
  let sqs: Sqs | undefined;
  const front = await openTestFront(
    (context) => {
      sqs = createSqs(context);
      return [sqs];
    },
    changes.dataDirectory ?? null,
    changes,
  );
  fronts.push(front);
  const dead = await front.make('AWS::SQS::Queue', 'Dead', { QueueName: 'dead' });
  const queue = await front.make('AWS::SQS::Queue', 'Work', {
    QueueName: 'work',
    VisibilityTimeout: 60,
    RedrivePolicy: { deadLetterTargetArn: dead.attributes.Arn, maxReceiveCount: 2 },
  });
  const Statement = [{ Effect: 'Allow', Principal: '*', Action: 'sqs:SendMessage', Resource: arn }];
  await front.make('AWS::SQS::QueuePolicy', 'Policy', {
    Queues: [queue.ref],
    PolicyDocument: { Version: '2012-10-17', Statement },
  });
  await front.make('AWS::Lambda::EventSourceMapping', 'Feed', {
    EventSourceArn: arn,
    FunctionName: 'ingest',
    BatchSize: 2,
    FunctionResponseTypes: ['ReportBatchItemFailures'],
    ...mapping,
  });
  const send = (body: string) => (sqs as Sqs).sendFor(caller, arn, { body });
  return { front, send, bodiesIn: (name: string) => bodiesIn(sqs as Sqs, front, name) };
}

/** Returns the bodies of all messages that can now be received from a queue. */
async function bodiesIn(sqs: Sqs, front: TestFront, name: string): Promise<string[]> {
  const answer = await sqs.answer({
    service: 'sqs',
    principal: { arn: 'operator', kind: 'operator' },
    method: 'POST',
    path: '/',
    query: new URLSearchParams(),
    headers: { 'x-amz-target': 'AmazonSQS.ReceiveMessage' },
    body: Buffer.from(
      JSON.stringify({
        QueueUrl: `${front.context.endpoint}/123456789012/${name}`,
        MaxNumberOfMessages: 10,
        VisibilityTimeout: 0,
      }),
    ),
  });
  const { Messages = [] } = JSON.parse(String(answer.body)) as { Messages?: { Body: string }[] };
  return Messages.map(({ Body }) => Body);
}

/** Records calls of the function, each answered by the test. */
function calls(front: TestFront) {
  const waiting: ((call: Call) => void)[] = [];
  const arrived: Call[] = [];
  front.onInvoke = (_functionName, payload) => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const call = { batch: payload as Batch, answer: resolve, fail: () => reject(new Error('the function threw')) };
    const next = waiting.shift();
    if (next) {
      next(call);
    } else {
      arrived.push(call);
    }
    return promise;
  };
  return {
    next: () =>
      new Promise<Call>((resolve) => (arrived.length > 0 ? resolve(arrived.shift() as Call) : waiting.push(resolve))),
    arrived,
  };
}
interface Call {
  readonly batch: Batch;
  readonly answer: (value: unknown) => void;
  readonly fail: () => void;
}

afterEach(async () => {
  await Promise.all(fronts.splice(0).map((front) => front.close()));
});

describe('an event source mapping', () => {
  it('passes records in the shape of Lambda and deletes the messages that succeeded', async () => {
    const { front, send, bodiesIn: bodies } = await open();
    const functions = calls(front);
    send('{"a":1}');
    await front.start();
    const { batch, answer } = await functions.next();
    expect(front.invocations[0]?.functionName).toBe('ingest');
    expect(batch).toEqual({
      Records: [
        {
          messageId: expect.any(String),
          receiptHandle: expect.any(String),
          body: '{"a":1}',
          attributes: {
            ApproximateReceiveCount: '1',
            SentTimestamp: expect.stringMatching(/^\d{13}$/),
            SenderId: 'events.amazonaws.com',
            ApproximateFirstReceiveTimestamp: expect.stringMatching(/^\d{13}$/),
          },
          messageAttributes: {},
          md5OfBody: expect.stringMatching(/^[0-9a-f]{32}$/),
          eventSource: 'aws:sqs',
          eventSourceARN: arn,
          awsRegion: 'us-east-1',
        },
      ],
    });
    answer({ batchItemFailures: [] });
    await settled();
    front.advance(61_000);
    expect(await bodies('work')).toEqual([]);
  });

  it('retries only the messages reported as failed, after the visibility timeout, and then moves them to the dead-letter queue', async () => {
    const { front, send, bodiesIn: bodies } = await open();
    const functions = calls(front);
    send('good');
    send('bad');
    await front.start();
    const fail = async () => {
      const { batch, answer } = await functions.next();
      const bad = batch.Records.find(({ body }) => body === 'bad');
      answer({ batchItemFailures: [{ itemIdentifier: bad?.messageId }] });
      await settled();
      return batch.Records.map(({ body }) => body);
    };
    expect(await fail()).toEqual(['good', 'bad']);
    expect(functions.arrived).toEqual([]);
    front.advance(61_000);
    expect(await fail()).toEqual(['bad']);
    front.advance(61_000);
    await settled();
    expect(await bodies('work')).toEqual([]);
    expect(await bodies('dead')).toEqual(['bad']);
  });

  it('retries the whole batch when the function throws', async () => {
    const { front, send } = await open();
    const functions = calls(front);
    send('one');
    send('two');
    await front.start();
    (await functions.next()).fail();
    await settled();
    front.advance(61_000);
    const { batch } = await functions.next();
    expect(batch.Records.map(({ body, attributes }) => [body, attributes.ApproximateReceiveCount])).toEqual([
      ['one', '2'],
      ['two', '2'],
    ]);
  });

  it('never exceeds its maximum concurrency, and runs the next batch as soon as one ends', async () => {
    const { front, send } = await open({ BatchSize: 1, ScalingConfig: { MaximumConcurrency: 2 } });
    const functions = calls(front);
    await front.start();
    for (const body of ['a', 'b', 'c']) {
      send(body);
    }
    const first = await functions.next();
    await functions.next();
    await settled();
    expect(functions.arrived).toEqual([]);
    first.answer(null);
    expect((await functions.next()).batch.Records[0]?.body).toBe('c');
  });

  it('delivers the messages in flight again at the next start, and only those', async () => {
    const dataDirectory = temporaryFolder();
    const first = await open({ BatchSize: 1 }, { dataDirectory });
    const before = calls(first.front);
    first.send('failed');
    await first.front.start();
    (await before.next()).fail();
    await settled();
    first.send('interrupted');
    const interrupted = await before.next();
    await first.front.close();
    interrupted.answer(null);
    const second = await open({ BatchSize: 1 }, { dataDirectory });
    const after = calls(second.front);
    await second.front.start();
    expect((await after.next()).batch.Records[0]?.body).toBe('interrupted');
    await settled();
    expect(after.arrived).toEqual([]);
  });

  it('is refused without the permissions that Lambda polls with, and for an unsupported property', async () => {
    const roleAllows = (_name: string, { action }: Permission) => action !== 'sqs:DeleteMessage';
    await expect(open({}, { roleAllows })).rejects.toThrow('sqs:DeleteMessage');
    await expect(open({ FilterCriteria: {} })).rejects.toThrow('FilterCriteria is not supported');
    await expect(open({ EventSourceArn: `${arn}-other` })).rejects.toThrow('is not a queue');
  });
});

/** Waits until every pending microtask has run, after which the poller is idle. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

// The queue of these tests hides a message for 60 seconds.
it('a mapping to a function that may run longer than its messages stay hidden is refused, as Lambda does', async () => {
  await expect(open({}, { timeoutSecondsOf: () => 61 })).rejects.toThrow(
    'Queue visibility timeout: 60 seconds is less than Function timeout: 61 seconds',
  );
  await expect(open({}, { timeoutSecondsOf: () => 60 })).resolves.toBeDefined();
});

it('a mapping to one function at a time is refused, as Lambda does', async () => {
  await expect(open({ ScalingConfig: { MaximumConcurrency: 1 } })).rejects.toThrow('MaximumConcurrency');
});
