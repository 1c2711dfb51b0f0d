import * as v from 'valibot';
import { physicalName } from '../../protocol/physical-name.ts';
import { readProperties, withoutEffect } from '../../protocol/resource-properties.ts';
import type { CloudContext, TemplateResource } from '../../stand-in.ts';
import type { Queue } from './queue.ts';
import type { EventSourceMapping } from './queue-poller.ts';

const properties = v.strictObject({
  EventSourceArn: v.string(),
  FunctionName: v.string(),
  // Without a batching window, which is not supported here, an SQS batch has at most ten messages.
  BatchSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)), 10),
  FunctionResponseTypes: v.optional(v.array(v.literal('ReportBatchItemFailures')), []),
  ScalingConfig: v.optional(
    // Lambda's bounds for an event source of SQS.
    v.strictObject({ MaximumConcurrency: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(1_000)) }),
  ),
  Enabled: v.optional(v.literal(true)),
  Tags: withoutEffect,
});

// Lambda starts with five batches at a time and scales with the queue; the local cloud stays at five.
const CONCURRENCY_DEFAULT = 5;
const NEEDED_ACTIONS = ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'];

/**
 * Reads an event source mapping.
 *
 * @throws when the queue does not exist and, as Lambda does, when the function's role may not consume it, or when the
 * function may run longer than its messages stay hidden.
 */
export function readEventSourceMapping(
  resource: TemplateResource,
  queueOf: (arn: string) => Queue | undefined,
  context: CloudContext,
): { readonly id: string; readonly mapping: EventSourceMapping } {
  const settings = readProperties(properties, resource);
  const queue = queueOf(settings.EventSourceArn);
  if (queue === undefined) {
    throw new Error(`EventSourceArn ${settings.EventSourceArn} is not a queue of the local cloud.`);
  }
  const isAllowed = (action: string) =>
    context.roleAllows?.(settings.FunctionName, { action, resource: queue.arn }) ?? true;
  const missing = NEEDED_ACTIONS.filter((action) => !isAllowed(action));
  if (missing.length > 0) {
    throw new Error(
      `The role of ${settings.FunctionName} does not have permissions to call ${missing.join(', ')} on ${queue.arn}.`,
    );
  }
  const seconds = context.timeoutSecondsOf?.(settings.FunctionName) ?? 0;
  if (queue.visibilitySeconds < seconds) {
    throw new Error(
      `Queue visibility timeout: ${queue.visibilitySeconds} seconds is less than Function timeout: ${seconds} seconds`,
    );
  }
  return {
    id: physicalName(resource, 100),
    mapping: {
      queue,
      functionName: settings.FunctionName,
      batchMax: settings.BatchSize,
      concurrencyMax: settings.ScalingConfig?.MaximumConcurrency ?? CONCURRENCY_DEFAULT,
      reportsFailures: settings.FunctionResponseTypes.length > 0,
    },
  };
}
