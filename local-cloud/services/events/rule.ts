import * as v from 'valibot';
import { physicalName } from '../../protocol/physical-name.ts';
import { readProperties, withoutEffect } from '../../protocol/resource-properties.ts';
import type { CloudContext, TemplateResource } from '../../stand-in.ts';
import { compilePattern, type EventPattern } from './event-pattern.ts';
import { parseSchedule, type Schedule } from './schedule-expression.ts';

/** Where a rule sends an event. */
export interface Target {
  readonly id: string;
  readonly arn: string;
  readonly kind: 'queue' | 'function';
  /** A constant that is sent instead of the event; null sends the event. */
  readonly input: string | null;
  readonly deadLetterArn: string | null;
}

/** A rule of the default bus. */
export interface Rule {
  readonly name: string;
  readonly arn: string;
  /** `Stack/LogicalId`, by which tests name a rule whose name CloudFormation generates. */
  readonly templatePath: string;
  readonly pattern: EventPattern | null;
  readonly schedule: Schedule | null;
  readonly targets: readonly Target[];
}

const json = v.pipe(
  v.string(),
  v.check((text) => isJson(text), 'is not JSON'),
);

const properties = v.strictObject({
  Name: v.optional(v.string()),
  EventBusName: v.optional(v.literal('default')),
  EventPattern: v.optional(v.unknown()),
  ScheduleExpression: v.optional(v.string()),
  State: v.optional(v.picklist(['ENABLED', 'DISABLED']), 'ENABLED'),
  Targets: v.optional(
    v.array(
      v.strictObject({
        Id: v.string(),
        Arn: v.string(),
        Input: v.optional(json),
        DeadLetterConfig: v.optional(v.strictObject({ Arn: v.string() })),
        RetryPolicy: withoutEffect,
      }),
    ),
    [],
  ),
  Description: withoutEffect,
  Tags: withoutEffect,
});

/**
 * Reads a rule of a template, and whether it is enabled.
 *
 * @throws for a property or target that is not supported.
 */
export function readRule(resource: TemplateResource, context: CloudContext): { rule: Rule; isEnabled: boolean } {
  const settings = readProperties(properties, resource);
  const name = settings.Name ?? physicalName(resource, 64);
  const { EventPattern: pattern, ScheduleExpression: schedule } = settings;
  if (pattern === undefined && schedule === undefined) {
    throw new Error('A rule needs an EventPattern or a ScheduleExpression.');
  }
  return {
    isEnabled: settings.State === 'ENABLED',
    rule: {
      name,
      arn: `arn:aws:events:${context.region}:${context.accountId}:rule/${name}`,
      templatePath: `${resource.stack}/${resource.logicalId}`,
      pattern: pattern === undefined ? null : compilePattern(pattern),
      schedule: schedule === undefined ? null : parseSchedule(schedule),
      targets: settings.Targets.map((target) => ({
        id: target.Id,
        arn: target.Arn,
        kind: kindOf(target.Arn),
        input: target.Input ?? null,
        deadLetterArn: target.DeadLetterConfig?.Arn ?? null,
      })),
    },
  };
}

function kindOf(arn: string): Target['kind'] {
  const service = arn.split(':')[2];
  if (service === 'sqs') {
    return 'queue';
  }
  if (service === 'lambda') {
    return 'function';
  }
  throw new Error(`A target such as ${arn} is not supported by the local cloud.`);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
