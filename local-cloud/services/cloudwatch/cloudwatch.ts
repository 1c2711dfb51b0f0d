import * as v from 'valibot';
import { createJsonService } from '../../protocol/json-service.ts';
import { defineOperation } from '../../protocol/operation.ts';
import { physicalName } from '../../protocol/physical-name.ts';
import { readProperties, withoutEffect } from '../../protocol/resource-properties.ts';
import type { CloudContext, MakeResource, StandIn } from '../../stand-in.ts';

/** The states that an alarm can have. */
type AlarmState = 'OK' | 'ALARM' | 'INSUFFICIENT_DATA';

/** The stand-in for CloudWatch, with a function by which tests set the state of alarms. */
export interface CloudWatch extends StandIn {
  /** Sets the state of every alarm whose name contains a text. */
  readonly setState: (nameContains: string, state: AlarmState) => void;
}

interface Alarm {
  readonly name: string;
  readonly arn: string;
  readonly description: string;
  readonly state: AlarmState;
  readonly changedAt: number;
}

// Locally, no metric changes the state of an alarm, so only its name and description have an effect.
const alarmProperties = v.strictObject({
  AlarmName: v.optional(v.string()),
  AlarmDescription: v.optional(v.string()),
  ComparisonOperator: v.string(),
  EvaluationPeriods: v.number(),
  Threshold: v.number(),
  Dimensions: withoutEffect,
  MetricName: withoutEffect,
  Metrics: withoutEffect,
  Namespace: withoutEffect,
  Period: withoutEffect,
  Statistic: withoutEffect,
  Tags: withoutEffect,
  TreatMissingData: withoutEffect,
});

// The limits of the length of a name and of a page, and the default length of a page, are those of AWS.
const NAME_LENGTH_MAX = 255;
const DescribeAlarms = v.strictObject({
  AlarmNamePrefix: v.optional(v.pipe(v.string(), v.minLength(1))),
  AlarmTypes: v.optional(v.array(v.literal('MetricAlarm'))),
  MaxRecords: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 50),
  NextToken: v.optional(v.string()),
});

/**
 * Creates the stand-in for the part of CloudWatch that lists alarms. The alarms come from the templates, and no metric
 * changes their state.
 */
export function createCloudWatch(context: CloudContext): CloudWatch {
  const alarms = new Map<string, Alarm>();
  const { region, accountId } = context;
  const arnOf = (name: string) => `arn:aws:cloudwatch:${region}:${accountId}:alarm:${name}`;
  const makeAlarm: MakeResource = async (resource) => {
    const { AlarmName, AlarmDescription: description = '' } = readProperties(alarmProperties, resource);
    const name = AlarmName ?? physicalName(resource, NAME_LENGTH_MAX);
    const arn = arnOf(name);
    alarms.set(name, { name, arn, description, state: 'INSUFFICIENT_DATA', changedAt: context.now() });
    return { ref: name, attributes: { Arn: arn } };
  };
  const service = createJsonService({
    service: 'monitoring',
    target: 'GraniteServiceVersion20100801',
    version: '1.0',
    operations: {
      DescribeAlarms: defineOperation(
        DescribeAlarms,
        // Listing alarms, by a prefix or not, needs the permission on all of them.
        () => [{ action: 'cloudwatch:DescribeAlarms', resource: arnOf('*') }],
        ({ AlarmNamePrefix = '', MaxRecords, NextToken }) => {
          const found = [...alarms.values()]
            .filter(({ name }) => name.startsWith(AlarmNamePrefix))
            .sort((a, b) => (a.name < b.name ? -1 : 1));
          const rest = NextToken === undefined ? found : found.filter(({ name }) => name > NextToken);
          const page = rest.slice(0, MaxRecords);
          return {
            MetricAlarms: page.map(describeAlarm),
            CompositeAlarms: [],
            // The token is the name of the last alarm on the page.
            ...(page.length < rest.length ? { NextToken: page.at(-1)?.name } : {}),
          };
        },
      ),
    },
    resources: { 'AWS::CloudWatch::Alarm': makeAlarm },
  });
  return {
    ...service,
    setState(nameContains, state) {
      for (const alarm of alarms.values()) {
        if (alarm.name.includes(nameContains)) {
          alarms.set(alarm.name, { ...alarm, state, changedAt: context.now() });
        }
      }
    },
  };
}

function describeAlarm({ name, arn, description, state, changedAt }: Alarm) {
  const changedAtSeconds = changedAt / 1_000;
  return {
    AlarmName: name,
    AlarmArn: arn,
    AlarmDescription: description,
    StateValue: state,
    StateUpdatedTimestamp: changedAtSeconds,
    StateTransitionedTimestamp: changedAtSeconds,
  };
}
