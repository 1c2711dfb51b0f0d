// Guarantee: the alarms of the templates are listed by prefix and page by page, with the permission that AWS requires;
// an alarm has the state that a test set, and otherwise INSUFFICIENT_DATA. Risk: a page that shows alarms works
// locally, but is refused on AWS.
import { afterEach, expect, it } from 'vitest';
import { openTestFront, type TestFront } from '../../protocol/front.fixture.ts';
import { type CloudWatch, createCloudWatch } from './cloudwatch.ts';

const fronts: TestFront[] = [];
afterEach(async () => {
  await Promise.all(fronts.splice(0).map((front) => front.close()));
});

const ALARM = {
  AlarmDescription: 'Something is wrong',
  ComparisonOperator: 'GreaterThanOrEqualToThreshold',
  EvaluationPeriods: 1,
  Threshold: 1,
};

async function open(names: readonly string[], properties: object = {}) {
  let cloudWatch: CloudWatch | undefined;
  const front = await openTestFront((context) => {
    cloudWatch = createCloudWatch(context);
    return [cloudWatch];
  });
  fronts.push(front);
  for (const [index, AlarmName] of names.entries()) {
    await front.make('AWS::CloudWatch::Alarm', `Alarm${index}`, { AlarmName, ...ALARM, ...properties });
  }
  const listAlarms = async (input: object) => {
    const response = await fetch(front.context.endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.0',
        'x-amz-target': 'GraniteServiceVersion20100801.DescribeAlarms',
        authorization:
          'AWS4-HMAC-SHA256 Credential=AKIATRY/20261120/us-east-1/monitoring/aws4_request, SignedHeaders=host, Signature=0',
      },
      body: JSON.stringify(input),
    });
    // biome-ignore lint/suspicious/noExplicitAny: what the service answers is what is asserted
    return { status: response.status, body: (await response.json()) as any };
  };
  return { front, listAlarms, setState: cloudWatch?.setState };
}

const namesIn = (alarms: { AlarmName: string }[]) => alarms.map(({ AlarmName }) => AlarmName);

it('lists the alarms with a prefix, sorted by name, each without data until a test sets its state', async () => {
  const { front, listAlarms } = await open(['stage-b', 'stage-a', 'other']);
  const { status, body } = await listAlarms({ AlarmNamePrefix: 'stage-', AlarmTypes: ['MetricAlarm'] });
  expect(status).toBe(200);
  expect(namesIn(body.MetricAlarms)).toEqual(['stage-a', 'stage-b']);
  const time = expect.any(Number);
  expect(body.MetricAlarms[0]).toEqual({
    AlarmName: 'stage-a',
    AlarmArn: 'arn:aws:cloudwatch:us-east-1:123456789012:alarm:stage-a',
    AlarmDescription: 'Something is wrong',
    StateValue: 'INSUFFICIENT_DATA',
    StateUpdatedTimestamp: time,
    StateTransitionedTimestamp: time,
  });
  expect(front.permissions).toEqual(['cloudwatch:DescribeAlarms arn:aws:cloudwatch:us-east-1:123456789012:alarm:*']);
});

it('lists the alarms page by page, without a token after the last one', async () => {
  const { listAlarms } = await open(['a', 'b', 'c']);
  const first = await listAlarms({ MaxRecords: 2 });
  expect(namesIn(first.body.MetricAlarms)).toEqual(['a', 'b']);
  const second = await listAlarms({ MaxRecords: 2, NextToken: first.body.NextToken });
  expect(namesIn(second.body.MetricAlarms)).toEqual(['c']);
  expect(second.body).not.toHaveProperty('NextToken');
  const afterLast = await listAlarms({ NextToken: 'c' });
  expect(afterLast.body).toEqual({ MetricAlarms: [], CompositeAlarms: [] });
});

it('shows the state that a test set, and when it was set', async () => {
  const { front, listAlarms, setState } = await open(['stage-errors', 'stage-backlog']);
  front.advance(60_000);
  setState?.('backlog', 'ALARM');
  const [backlog, errors] = (await listAlarms({})).body.MetricAlarms;
  expect([backlog.StateValue, errors.StateValue]).toEqual(['ALARM', 'INSUFFICIENT_DATA']);
  expect(backlog.StateTransitionedTimestamp - errors.StateTransitionedTimestamp).toBeGreaterThanOrEqual(60);
});

it('refuses an unsupported parameter or property with an error that names it', async () => {
  const { listAlarms } = await open([]);
  expect(await listAlarms({ StateValue: 'OK' })).toEqual({
    status: 400,
    body: { __type: 'ValidationException', message: 'StateValue is not supported by the local cloud.' },
  });
  await expect(open(['a'], { Color: 'red' })).rejects.toThrow('Color is not supported by the local cloud');
});
