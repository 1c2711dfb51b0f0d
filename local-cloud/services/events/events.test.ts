// Guarantee: the bus delivers each event to the targets of the rules that it matches, in EventBridge's envelope, at
// least once, and only where policies allow. Risk: a missing permission or a lost event is noticed only on AWS, or a
// worker that fails on a repeated event goes unnoticed.
import { afterEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { InvocationNotPermitted } from '../../lambda/invoke-permissions.ts';
import { openTestFront, type TestFront } from '../../protocol/front.fixture.ts';
import { createEvents, type Events } from './events.ts';

const region = 'us-east-1:123456789012';
const queueArn = `arn:aws:sqs:${region}:work`;
const deadArn = `arn:aws:sqs:${region}:dead`;
const functionArn = `arn:aws:lambda:${region}:function:housekeeping`;
const created = {
  source: 'aws.s3',
  detailType: 'Object Created',
  resources: ['arn:aws:s3:::documents'],
  detail: { object: { key: 'companies/1' } },
};
const pattern = { source: ['aws.s3'], detail: { object: { key: [{ prefix: 'companies/' }] } } };
const MINUTE_MS = 60_000;
const fronts: TestFront[] = [];

interface Sent {
  readonly queueArn: string;
  readonly sourceArn: string;
  readonly body: string;
  readonly attributes?: Readonly<Record<string, string>>;
}

async function open(rule: object, dataDirectory: string | null = null, refusedArns: string[] = []) {
  const sent: Sent[] = [];
  let events: Events | undefined;
  const front = await openTestFront((context) => {
    events = createEvents(context, (caller, arn, message) => {
      const isAllowed = !refusedArns.includes(arn);
      if (isAllowed) {
        sent.push({ queueArn: arn, sourceArn: caller.sourceArn, ...message });
      }
      return isAllowed;
    });
    return [events];
  }, dataDirectory);
  fronts.push(front);
  const made = await front.make('AWS::Events::Rule', 'Rule', { Name: 'rule', State: 'ENABLED', ...rule });
  return { events: events as Events, front, made, sent };
}

const toQueue = { EventPattern: pattern, Targets: [{ Id: 'queue', Arn: queueArn }] };
const hourly = { ScheduleExpression: 'rate(1 hour)', Targets: [{ Id: 'function', Arn: functionArn }] };

afterEach(async () => {
  await Promise.all(fronts.splice(0).map((front) => front.close()));
});

/** Resolves when the function has been called this many times; a tick of the bus takes real time. */
function untilInvoked(front: TestFront, times: number, answer: (call: number) => unknown = () => null): Promise<void> {
  return new Promise((resolve) => {
    front.onInvoke = () => {
      const call = front.invocations.length;
      if (call === times) {
        setImmediate(resolve);
      }
      return answer(call);
    };
  });
}

describe('a rule for events', () => {
  it('delivers matching events to its queue, in the envelope, and no others', async () => {
    const { events, front, made, sent } = await open(toQueue);
    expect(made).toEqual({ ref: 'rule', attributes: { Arn: `arn:aws:events:${region}:rule/rule` } });
    await front.start();
    events.putEvent({ ...created, detail: { object: { key: 'other' } } });
    events.putEvent(created);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ queueArn, sourceArn: made.attributes.Arn });
    const envelope = JSON.parse(sent[0]?.body ?? '');
    expect(envelope).toEqual({
      version: '0',
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      'detail-type': 'Object Created',
      source: 'aws.s3',
      account: '123456789012',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
      region: 'us-east-1',
      resources: ['arn:aws:s3:::documents'],
      detail: created.detail,
    });
    expect(Object.keys(envelope).join(' ')).toBe('version id detail-type source account time region resources detail');
  });

  it('sends an event to the dead-letter queue when the queue refuses it, and reports it lost when both do', async () => {
    const targets = {
      EventPattern: pattern,
      Targets: [{ Id: 'q', Arn: queueArn, DeadLetterConfig: { Arn: deadArn } }],
    };
    const refused = await open(targets, null, [queueArn]);
    await refused.front.start();
    refused.events.putEvent(created);
    expect(refused.sent).toMatchObject([
      { queueArn: deadArn, attributes: { ERROR_CODE: 'NO_PERMISSIONS', TARGET_ARN: queueArn, RETRY_ATTEMPTS: '0' } },
    ]);
    expect(JSON.parse(refused.sent[0]?.body ?? '')).toMatchObject({ source: 'aws.s3' });

    const lost = await open(targets, null, [queueArn, deadArn]);
    await lost.front.start();
    lost.events.putEvent(created);
    expect(lost.sent).toEqual([]);
    expect(lost.front.reports.join()).toContain('is lost');
  });

  it('delivers after a restart what was not delivered before', async () => {
    const folder = temporaryFolder();
    const first = await open(toQueue, folder);
    first.events.putEvent(created);
    expect(first.sent).toEqual([]);
    await first.front.close();
    const second = await open(toQueue, folder);
    await second.front.start();
    expect(second.sent).toHaveLength(1);
  });

  it('can be made to deliver twice, or late and in reverse order', async () => {
    const { events, front, sent } = await open(toQueue);
    await front.start();
    const key = ({ body }: Sent) => JSON.parse(body).detail.object.key;
    const put = (name: string) => events.putEvent({ ...created, detail: { object: { key: `companies/${name}` } } });
    events.setCopies(2);
    put('a');
    expect(sent.map(key)).toEqual(['companies/a', 'companies/a']);
    events.setCopies(1);
    const held = events.hold();
    put('b');
    put('c');
    expect(sent).toHaveLength(2);
    held.release('reversed');
    expect(sent.slice(2).map(key)).toEqual(['companies/c', 'companies/b']);
  });
});

describe('a rule with a schedule', () => {
  it('invokes its function when it is due, once however far the clock jumps, on behalf of the rule', async () => {
    const { front, made } = await open(hourly);
    const sources: unknown[] = [];
    const invoke = front.context.invoke;
    Object.assign(front.context, {
      invoke: (...call: Parameters<typeof invoke>) => {
        sources.push(call[2]);
        return invoke(...call);
      },
    });
    await front.start();
    expect(front.invocations).toEqual([]);
    const invoked = untilInvoked(front, 1);
    front.advance(5 * 60 * MINUTE_MS);
    await invoked;
    expect(front.invocations).toMatchObject([
      {
        functionName: functionArn,
        payload: {
          'detail-type': 'Scheduled Event',
          source: 'aws.events',
          resources: [made.attributes.Arn],
          detail: {},
        },
      },
    ]);
    expect(sources).toEqual([{ service: 'events.amazonaws.com', arn: made.attributes.Arn }]);
  });

  it('can be fired at once by name, ARN or logical id, with its constant input', async () => {
    const Targets = [{ Id: 'function', Arn: functionArn, Input: '{"constant":1}' }];
    const { events, front, made } = await open({ ...hourly, Targets });
    await front.start();
    for (const name of ['rule', String(made.attributes.Arn), 'Stack/Rule']) {
      events.fire(name);
    }
    expect(front.invocations.map(({ payload }) => payload)).toEqual([
      { constant: 1 },
      { constant: 1 },
      { constant: 1 },
    ]);
    expect(() => events.fire('other')).toThrow('no schedule other');
  });

  it('retries a failed function after one minute and after two more, and then loses the event', async () => {
    const { events, front } = await open(hourly);
    await front.start();
    const fail = () => Promise.reject(new Error('it threw'));
    for (const [call, pause] of [
      [1, 0],
      [2, MINUTE_MS],
      [3, 2 * MINUTE_MS],
    ] as const) {
      const invoked = untilInvoked(front, call, fail);
      front.advance(pause);
      if (call === 1) {
        events.fire('rule');
      }
      await invoked;
    }
    expect(front.reports.join()).toContain('failed 3 times');
  });

  it('does not retry an invocation that the resource policy of the function does not allow', async () => {
    const { events, front, sent } = await open({
      ...hourly,
      Targets: [{ Id: 'f', Arn: functionArn, DeadLetterConfig: { Arn: deadArn } }],
    });
    await front.start();
    const invoked = untilInvoked(front, 1, () => Promise.reject(new InvocationNotPermitted('not permitted')));
    events.fire('rule');
    await invoked;
    expect(sent).toMatchObject([{ queueArn: deadArn, attributes: { ERROR_CODE: 'NO_PERMISSIONS' } }]);
  });
});

describe('a rule', () => {
  it('is refused by name for an unsupported property or target, and does nothing when it is disabled', async () => {
    await expect(open({ ...toQueue, RoleArn: 'arn' })).rejects.toThrow('RoleArn is not supported');
    await expect(open({ ...toQueue, Targets: [{ Id: 't', Arn: 'arn:aws:sns:us-east-1:1:t' }] })).rejects.toThrow(
      'arn:aws:sns',
    );
    await expect(open({ ...toQueue, EventBusName: 'own' })).rejects.toThrow('EventBusName');
    await expect(open({ Targets: [] })).rejects.toThrow('EventPattern or a ScheduleExpression');
    const disabled = await open({ ...toQueue, State: 'DISABLED' });
    await disabled.front.start();
    disabled.events.putEvent(created);
    expect(disabled.sent).toEqual([]);
  });
});
