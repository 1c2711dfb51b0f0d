import * as v from 'valibot';
import { createJsonService } from '../../protocol/json-service.ts';
import { defineOperation } from '../../protocol/operation.ts';
import { physicalName } from '../../protocol/physical-name.ts';
import { readProperties, withoutEffect } from '../../protocol/resource-properties.ts';
import type { CloudContext, MakeResource, StandIn } from '../../stand-in.ts';

/** The states that an alarm can have. */
type AlarmState = 'OK' | 'ALARM' | 'INSUFFICIENT_DATA';

/** CloudWatch, and how tests set the state of an alarm. */
export interface CloudWatch extends StandIn {
  /** Puts every alarm whose name contains a text into a state. */
  readonly setState: (nameContains: string, state: AlarmState) => void;
}

interface Alarm {
  readonly name: string;
  readonly arn: string;
  readonly description: string;
  readonly state: AlarmState;
  readonly changedAt: number;
}

// There are no metrics here that could change a state: only an alarm's name and description have an effect.
const alarmProperties = v.strictObject({
  AlarmName: v.optional(v.string()),
  AlarmDescription: v.optional(v.string()),
  ComparisonOperator: v.string(),
  EvaluationPeriods: v.number(),
  Threshold: v.number(),
  ...{ Dimensions: withoutEffect, MetricName: withoutEffect, Metrics: withoutEffect, Namespace: withoutEffect },
  ...{ Period: withoutEffect, Statistic: withoutEffect, TreatMissingData: withoutEffect, Tags: withoutEffect },
});

const DescribeAlarms = v.strictObject({
  AlarmNamePrefix: v.optional(v.pipe(v.string(), v.minLength(1))),
  AlarmTypes: v.optional(v.array(v.literal('MetricAlarm'))),
  MaxRecords: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 50),
  NextToken: v.optional(v.string()),
});

/**
 * Creates the part of CloudWatch that lists alarms: they come from the templates, and no metric changes their state.
 */
export function createCloudWatch(context: CloudContext): CloudWatch {
  const alarms = new Map<string, Alarm>();
  const { region, accountId } = context;
  const arnOf = (name: string) => `arn:aws:cloudwatch:${region}:${accountId}:alarm:${name}`;
  const makeAlarm: MakeResource = async (resource) => {
    const { AlarmName, AlarmDescription: description = '' } = readProperties(alarmProperties, resource);
    const name = AlarmName ?? physicalName(resource, 255);
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
          const names = [...alarms.keys()].filter((name) => name.startsWith(AlarmNamePrefix)).sort();
          const rest = NextToken === undefined ? names : names.filter((name) => name > NextToken);
          const page = rest.slice(0, MaxRecords);
          const last = page.at(-1);
          const more = last !== undefined && last !== names.at(-1);
          return {
            MetricAlarms: page.flatMap((name) => describe(alarms.get(name))),
            CompositeAlarms: [],
            ...(more ? { NextToken: last } : {}),
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

function describe(alarm: Alarm | undefined) {
  if (alarm === undefined) {
    return [];
  }
  const changedAt = alarm.changedAt / 1_000;
  return [
    {
      AlarmName: alarm.name,
      AlarmArn: alarm.arn,
      AlarmDescription: alarm.description,
      StateValue: alarm.state,
      StateUpdatedTimestamp: changedAt,
      StateTransitionedTimestamp: changedAt,
    },
  ];
}
