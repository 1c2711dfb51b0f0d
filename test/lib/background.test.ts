// Guarantee: an upload gets from the bucket to a worker, housekeeping runs hourly, and a failure of either raises an
// alarm. Risk: a document is delivered to two workers at once, or lost without an alarm.
import { describe, expect, it } from 'vitest';
import { STAGES } from '../../lib/stages.ts';
import { QUEUE_PACE_MINUTES } from '../../shared/ingestion/retry-delay.ts';
import { readable } from './readable.ts';
import { resourcesOf, synthesize } from './synthesized.ts';

const dev = synthesize(STAGES.dev);
const background = dev.stacks.Background;
const at = (place: string, type: string) =>
  (resourcesOf(background, type)[place] ?? expect.fail(`no ${type} at ${place}`)).Properties;
const read = (value: unknown) => readable(dev, 'Background', value);

describe('an upload', () => {
  it('reaches the queue by an event, and the dead-letter queue when that fails', () => {
    const { EventPattern, Targets, State } = at('Uploads/Uploaded', 'AWS::Events::Rule');
    expect(State).toBe('ENABLED');
    expect(EventPattern).toMatchObject({
      source: ['aws.s3'],
      'detail-type': ['Object Created'],
      detail: { object: { key: [{ prefix: 'companies/' }] } },
    });
    expect(EventPattern.detail.bucket.name.map((name: unknown) => readable(dev, 'Background', name))).toEqual([
      'Documents',
    ]);
    expect(Targets).toHaveLength(1);
    expect(read(Targets[0].Arn)).toBe('Uploads/Queue.Arn');
    expect(read(Targets[0].DeadLetterConfig.Arn)).toBe('Uploads/DeadLetters.Arn');
    expect(Targets[0]).not.toHaveProperty('InputTransformer');
  });

  it('also comes from the inbox: every file that is added or deleted there, under a fixed prefix', () => {
    const { EventPattern, Targets, State } = at('Uploads/Inbox', 'AWS::Events::Rule');
    expect(State).toBe('ENABLED');
    expect(EventPattern).toMatchObject({
      source: ['aws.s3'],
      'detail-type': ['Object Created', 'Object Deleted'],
      detail: { object: { key: [{ prefix: 'inbox/' }] } },
    });
    expect(EventPattern.detail.bucket.name.map(read)).toEqual(['Documents']);
    expect(
      Targets.map(({ Arn, DeadLetterConfig }: Record<string, { Arn?: unknown }>) => [
        read(Arn),
        read(DeadLetterConfig?.Arn),
      ]),
    ).toEqual([['Uploads/Queue.Arn', 'Uploads/DeadLetters.Arn']]);
  });

  it('is invisible to other workers for six times the timeout of one', () => {
    const { VisibilityTimeout } = at('Uploads/Queue', 'AWS::SQS::Queue');
    const { Timeout } = at('ingest-document/Function', 'AWS::Lambda::Function');
    // Operators see it as the time until a document's next attempt.
    expect(VisibilityTimeout).toBe(QUEUE_PACE_MINUTES * 60);
    expect(VisibilityTimeout).toBeGreaterThanOrEqual(6 * Timeout);
  });

  it('is moved to the dead-letter queue after the number of deliveries that the worker knows', () => {
    const { RedrivePolicy } = at('Uploads/Queue', 'AWS::SQS::Queue');
    const { Environment } = at('ingest-document/Function', 'AWS::Lambda::Function');
    expect(read(RedrivePolicy.deadLetterTargetArn)).toBe('Uploads/DeadLetters.Arn');
    expect(RedrivePolicy.maxReceiveCount).toBe(5);
    expect(Environment.Variables.DELIVERIES_MAX).toBe('5');
  });

  it('is delivered and retried individually, to as many workers as the stage allows', () => {
    const { EventSourceArn, FunctionName, ...mapping } = at('Uploads/Feed', 'AWS::Lambda::EventSourceMapping');
    expect(read(EventSourceArn)).toBe('Uploads/Queue.Arn');
    expect(read(FunctionName)).toBe('ingest-document/Function');
    expect(mapping).toEqual({
      BatchSize: 1,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      ScalingConfig: { MaximumConcurrency: STAGES.dev.ingestConcurrencyMax },
    });
  });
});

describe.each(Object.entries(resourcesOf(background, 'AWS::SQS::Queue')))('the queue %s', (place, { Properties }) => {
  it('is encrypted and keeps messages for two weeks', () => {
    expect(Properties).toMatchObject({ SqsManagedSseEnabled: true, MessageRetentionPeriod: 14 * 24 * 3600 });
  });

  it('accepts messages only from its rules, over TLS', () => {
    const { PolicyDocument } = at(`${place}/Policy`, 'AWS::SQS::QueuePolicy');
    const [deny, ...allowed] = PolicyDocument.Statement;
    expect(deny).toMatchObject({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } });
    const source = { Effect: 'Allow', Principal: { Service: 'events.amazonaws.com' } };
    expect(allowed).toMatchObject([source, source]);
    expect(allowed.map(({ Condition }: typeof deny) => read(Condition.ArnEquals['aws:SourceArn']))).toEqual([
      'Uploads/Uploaded.Arn',
      'Uploads/Inbox.Arn',
    ]);
  });
});

describe('housekeeping', () => {
  it('starts once an hour', () => {
    const { ScheduleExpression, State, Targets } = at('Hourly', 'AWS::Events::Rule');
    expect({ ScheduleExpression, State }).toEqual({ ScheduleExpression: 'rate(1 hour)', State: 'ENABLED' });
    expect(Targets.map(({ Arn }: { Arn: unknown }) => read(Arn))).toEqual([
      'housekeeping/Function.Arn',
      'administer/Function.Arn',
    ]);
  });
});

describe('the smoke test', () => {
  it('is set up after each deployment of the stack, and hourly in case an event was lost', () => {
    const { EventPattern, Targets, State } = at('Deployed', 'AWS::Events::Rule');
    expect(State).toBe('ENABLED');
    expect(EventPattern).toEqual({
      source: ['aws.cloudformation'],
      'detail-type': ['CloudFormation Stack Status Change'],
      detail: {
        'stack-id': [{ Ref: 'AWS::StackId' }],
        'status-details': { status: ['CREATE_COMPLETE', 'UPDATE_COMPLETE'] },
      },
    });
    const request = JSON.stringify({ operation: 'stage.seed-smoke-test', actor: 'deployment', input: {} });
    const [, hourly] = at('Hourly', 'AWS::Events::Rule').Targets;
    const target = { arn: 'administer/Function.Arn', input: request };
    expect([...Targets, hourly].map(({ Arn, Input }) => ({ arn: read(Arn), input: Input }))).toEqual([target, target]);
  });
});

// Every function has these two.
const LIMITS = /\/(?:Throttles|Duration)Alarm$/;

interface Watched {
  readonly Stat: string;
  readonly Period: number;
  readonly Metric: { readonly MetricName: string; readonly Dimensions: readonly { Value: unknown }[] };
}

describe('the alarms', () => {
  it('cover errors, money, foreign and malformed passages, dead letters, the inbox and unfinished rounds, and nothing else', () => {
    const alarms = ['Api', 'Background'].flatMap((part) =>
      Object.entries(resourcesOf(dev.stacks[part], 'AWS::CloudWatch::Alarm')).map(([place, { Properties }]) => {
        expect(Properties.ComparisonOperator).toBe('GreaterThanOrEqualToThreshold');
        expect(Properties.TreatMissingData).toBe('notBreaching');
        const { Metrics = [] } = Properties;
        const parts = Metrics.flatMap(({ MetricStat: part }: { MetricStat?: Watched }) => (part ? [part] : []));
        const [first] = parts;
        const { Threshold, EvaluationPeriods, Period = first?.Period } = Properties;
        const when = `${Threshold} in ${EvaluationPeriods} x ${Period} s`;
        const dimensions = [
          Properties.Dimensions ?? [],
          ...parts.map(({ Metric }: Watched) => Metric.Dimensions),
        ].flat();
        const about = [...new Set(dimensions.map(({ Value }) => readable(dev, part, Value)))].join(' ');
        const bounds = when === '1 in 1 x 300 s' ? [] : [when];
        const { Statistic = first?.Stat, MetricName = first?.Metric.MetricName } = Properties;
        return [place, `${Statistic} ${MetricName}`, about, ...bounds];
      }),
    );
    const limits = alarms.filter(([place = '']) => LIMITS.test(place));
    expect(limits).toEqual(
      limits.map(([place = '', what]) => {
        const name = place.split('/')[0];
        const seconds =
          name === 'authorizer'
            ? 10
            : ({ administer: 120 }[name ?? ''] ??
              (resourcesOf(dev.stacks.Api, 'AWS::Lambda::Function')[`${name}/Function`] ? 27 : 300));
        return what === 'Sum Throttles'
          ? [place, what, `${name}/Function`]
          : [place, 'Maximum Duration', `${name}/Function`, `${seconds * 900} in 3 x 300 s`];
      }),
    );
    expect(limits).toHaveLength(2 * 8);
    expect(alarms.filter((alarm) => !limits.includes(alarm))).toEqual([
      ['ServerErrorsAlarm', 'Sum ServerErrors', ''],
      ['ThrottledAlarm', 'Sum Throttled', '', '100 in 1 x 300 s'],
      ['ForeignHitsAlarm', 'Sum ForeignHits', ''],
      ['MalformedHitsAlarm', 'Sum MalformedHits', ''],
      ['LostHoldsAlarm', 'Sum LostHolds', ''],
      ['BoundsPassedAlarm', 'Sum BoundsPassed', ''],
      ['UsageMissingAlarm', 'Sum UsageMissing', ''],
      ['HoldsLeftAlarm', 'Sum HoldsLeft', ''],
      ['ingest-document/ErrorsAlarm', 'Sum Errors', 'ingest-document/Function'],
      ['administer/ErrorsAlarm', 'Sum Errors', 'administer/Function'],
      ['housekeeping/ErrorsAlarm', 'Sum Errors', 'housekeeping/Function'],
      ['DeadLettersAlarm', 'Maximum ApproximateNumberOfMessagesVisible', 'Uploads/DeadLetters.QueueName'],
      ['InboxRefusedAlarm', 'Sum InboxRefused', ''],
      ['LostHoldsFoundAlarm', 'Sum LostHolds', ''],
      ['LedgerDiffersAlarm', 'Sum LedgerDiffers', ''],
      ['BudgetsUnfinishedAlarm', 'Sum BudgetsUnfinished', '', '1 in 24 x 3600 s'],
      ['DocumentsUnfinishedAlarm', 'Sum DocumentsUnfinished', '', '1 in 24 x 3600 s'],
      ['QueueAgeAlarm', 'Maximum ApproximateAgeOfOldestMessage', 'Uploads/Queue.QueueName', '3600 in 1 x 300 s'],
      ['RulesFailedAlarm', 'Sum FailedInvocations', 'Hourly Uploads/Uploaded Uploads/Inbox'],
      [
        'TablesThrottledAlarm',
        'Sum ReadThrottleEvents',
        'AccessTable KnowledgeTable AuditTable BudgetTable MemberTable',
      ],
      [
        'ModelsThrottledAlarm',
        'Sum InvocationThrottles',
        'amazon.titan-embed-text-v2:0 us.amazon.nova-2-lite-v1:0',
        '10 in 1 x 300 s',
      ],
    ]);
  });

  // What searches and questions log: a passage that was dropped because it is unreadable or another company's, and
  // errors with money.
  const words = {
    ForeignHits: 'foreign_hit',
    MalformedHits: 'malformed_hit',
    LostHolds: 'budget_lost',
    BoundsPassed: 'budget_over_bound',
    UsageMissing: 'budget_unmetered',
    HoldsLeft: 'budget_left',
  };

  it.each(Object.entries(words))('%s counts the word %s in the logs of both endpoints that spend', (metric, word) => {
    const filters = Object.values(resourcesOf(dev.stacks.Api, 'AWS::Logs::MetricFilter'))
      .map(({ Properties }) => Properties)
      .filter(({ FilterPattern }) => FilterPattern === `"${word}"`);
    expect(filters.map(({ LogGroupName }) => readable(dev, 'Api', LogGroupName)).sort()).toEqual([
      'copilot-query/Log',
      'knowledge-search/Log',
    ]);
    const counted = [{ MetricName: metric, MetricNamespace: 'KnowledgeCopilot/dev', MetricValue: '1' }];
    expect(filters.map(({ MetricTransformations }) => MetricTransformations)).toEqual([counted, counted]);
  });
});

// What the workers and housekeeping log.
it.each([
  ['InboxRefused', 'inbox_refused', 'ingest-document/Log'],
  ['LostHolds', 'budget_lost', 'housekeeping/Log'],
  ['LedgerDiffers', 'budget_differs', 'housekeeping/Log'],
  ['BudgetsUnfinished', '{ $.finished IS FALSE }', 'housekeeping/Log'],
  ['DocumentsUnfinished', '{ $.complete IS FALSE }', 'housekeeping/Log'],
])('%s counts %s in the log of the function that writes it', (metric, word, log) => {
  const filters = Object.values(resourcesOf(background, 'AWS::Logs::MetricFilter'))
    .map(({ Properties }) => Properties)
    .filter(({ MetricTransformations: [{ MetricName }] }) => MetricName === metric);
  expect(filters.map(({ FilterPattern, LogGroupName }) => [FilterPattern, read(LogGroupName)])).toEqual([
    [word.startsWith('{') ? word : `"${word}"`, log],
  ]);
});

describe('the outputs', () => {
  it('name the function that operators call and the secret of the smoke test, and nothing else', () => {
    // The CDK exports what another stack of the same stage uses.
    const own = Object.entries(background?.Outputs ?? {}).filter(([name]) => !name.startsWith('PublishOutput'));
    const outputs = own.map(([key, { Value }]) => [key, read(Value)]);
    expect(outputs).toEqual([
      ['SmokeTestSecret', 'SmokeTest'],
      ['AdministerFunctionName', 'administer/Function'],
    ]);
  });
});

it.each([
  ['dev', undefined, 'off'],
  ['prod', undefined, 'on'],
  ['prod', 'later', 'later'],
] as const)('administer on %s, with -c protection=%s, is told that protection is %s', (name, protection, told) => {
  const { stacks } = synthesize(STAGES[name], protection === undefined ? {} : { protection });
  const functions = resourcesOf(stacks.Background, 'AWS::Lambda::Function');
  expect(functions['administer/Function']?.Properties.Environment.Variables.DELETION_PROTECTION).toBe(told);
});

it.each(['dev', 'prod'] as const)('operators’ requests to the stage %s are signed', (name) => {
  const functions = resourcesOf(synthesize(STAGES[name]).stacks.Background, 'AWS::Lambda::Function');
  expect(functions['administer/Function']?.Properties.Environment.Variables.UNSIGNED_CALLERS).toBe('refused');
});
