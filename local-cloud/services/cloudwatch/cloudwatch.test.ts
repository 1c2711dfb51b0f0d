// Guarantee: the alarms of the templates are listed by prefix and page by page, with the permission that AWS requires;
// an alarm has the state that a test set, and otherwise no data. Risk: a page that shows alarms works here and is
// refused on AWS.
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
  const list = async (input: object) => {
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
  return { front, list, setState: cloudWatch?.setState };
}

const namesIn = (alarms: { AlarmName: string }[]) => alarms.map(({ AlarmName }) => AlarmName);

it('lists the alarms with a prefix, each without data until a test sets its state', async () => {
  const { front, list } = await open(['stage-b', 'stage-a', 'other']);
  const { status, body } = await list({ AlarmNamePrefix: 'stage-', AlarmTypes: ['MetricAlarm'] });
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

it('lists page by page', async () => {
  const { list } = await open(['a', 'b', 'c']);
  const first = await list({ MaxRecords: 2 });
  expect(namesIn(first.body.MetricAlarms)).toEqual(['a', 'b']);
  const second = await list({ MaxRecords: 2, NextToken: first.body.NextToken });
  expect(namesIn(second.body.MetricAlarms)).toEqual(['c']);
  expect(second.body).not.toHaveProperty('NextToken');
  const afterLast = await list({ NextToken: 'c' });
  expect(afterLast.body).toEqual({ MetricAlarms: [], CompositeAlarms: [] });
});

it('shows the state that a test set, and when it was set', async () => {
  const { front, list, setState } = await open(['quiet', 'loud']);
  front.advance(60_000);
  setState?.('loud', 'ALARM');
  const [loud, quiet] = (await list({})).body.MetricAlarms;
  expect([loud.StateValue, quiet.StateValue]).toEqual(['ALARM', 'INSUFFICIENT_DATA']);
  expect(loud.StateTransitionedTimestamp - quiet.StateTransitionedTimestamp).toBeGreaterThanOrEqual(60);
});

it('refuses an unsupported parameter or property by name', async () => {
  const { list } = await open([]);
  expect(await list({ StateValue: 'OK' })).toMatchObject({ status: 400, body: { __type: 'ValidationException' } });
  await expect(open(['a'], { Color: 'red' })).rejects.toThrow('Color');
});
