import * as v from 'valibot';
import { physicalName } from '../../protocol/physical-name.ts';
import { readProperties, withoutEffect } from '../../protocol/resource-properties.ts';
import type { CloudContext, MadeResource, TemplateResource } from '../../stand-in.ts';

/** A queue as defined in the template. */
export interface Queue {
  readonly name: string;
  readonly arn: string;
  readonly url: string;
  readonly visibilitySeconds: number;
  readonly retentionSeconds: number;
  readonly delaySeconds: number;
  /** Where a message goes after `receivesMax` receives; null when it is received again until it expires. */
  readonly redrive: { readonly deadLetterArn: string; readonly receivesMax: number } | null;
}

const seconds = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));

const properties = v.strictObject({
  QueueName: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,80}$/, 'is not the name of a standard queue'))),
  VisibilityTimeout: v.optional(seconds(43_200), 30),
  // SQS's bounds, one minute to 14 days, and its default of four days.
  MessageRetentionPeriod: v.optional(v.pipe(seconds(1_209_600), v.minValue(60)), 345_600),
  DelaySeconds: v.optional(seconds(900), 0),
  RedrivePolicy: v.optional(
    v.strictObject({
      deadLetterTargetArn: v.string(),
      maxReceiveCount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000)),
    }),
  ),
  SqsManagedSseEnabled: withoutEffect,
  Tags: withoutEffect,
});

/** Reads a standard queue from the template; its URL is on the cloud's own endpoint. */
export function readQueue(resource: TemplateResource, context: CloudContext): Queue {
  const settings = readProperties(properties, resource);
  const name = settings.QueueName ?? physicalName(resource, 80);
  const redrive = settings.RedrivePolicy;
  return {
    name,
    arn: `arn:aws:sqs:${context.region}:${context.accountId}:${name}`,
    url: `${context.endpoint}/${context.accountId}/${name}`,
    visibilitySeconds: settings.VisibilityTimeout,
    retentionSeconds: settings.MessageRetentionPeriod,
    delaySeconds: settings.DelaySeconds,
    redrive: redrive ? { deadLetterArn: redrive.deadLetterTargetArn, receivesMax: redrive.maxReceiveCount } : null,
  };
}

/** Returns the values of `Ref` and `Fn::GetAtt` for a queue. */
export function describeQueue({ url, arn, name }: Queue): MadeResource {
  return { ref: url, attributes: { Arn: arn, QueueName: name, QueueUrl: url } };
}
