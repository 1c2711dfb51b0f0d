import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { defineOperation, type Operation } from '../../protocol/operation.ts';
import { ServiceFault } from '../../protocol/service-fault.ts';
import type { Permission } from '../../stand-in.ts';
import { requireBatchIds } from './batch-ids.ts';
import { describeMessage } from './describe-message.ts';
import type { Queue } from './queue.ts';
import type { QueueRegistry } from './queue-registry.ts';

const QueueUrl = v.string();
const seconds = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));
const names = v.optional(v.array(v.string()), []);

/** Returns the supported operations of SQS. */
export function createQueueOperations(queues: QueueRegistry): Record<string, Operation> {
  const permission = (action: string) => (input: { readonly QueueUrl: string }) =>
    permissionOn(action, queues.get('url', input.QueueUrl));
  return {
    SendMessage: defineOperation(
      v.strictObject({ QueueUrl, MessageBody: v.string(), DelaySeconds: v.optional(seconds(900)) }),
      permission('SendMessage'),
      (input, request) => send(queues, input, request.principal.arn),
    ),
    ReceiveMessage: defineOperation(
      v.strictObject({
        QueueUrl,
        MaxNumberOfMessages: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)), 1),
        VisibilityTimeout: v.optional(seconds(43_200)),
        WaitTimeSeconds: v.optional(seconds(20), 0),
        MessageSystemAttributeNames: names,
        MessageAttributeNames: names,
      }),
      permission('ReceiveMessage'),
      (input) => receive(queues, input),
    ),
    DeleteMessage: defineOperation(
      v.strictObject({ QueueUrl, ReceiptHandle: v.string() }),
      permission('DeleteMessage'),
      (input) => {
        const queue = queues.get('url', input.QueueUrl);
        requireHandle(queues, queue, input.ReceiptHandle);
        queues.store.delete(queue, input.ReceiptHandle);
      },
    ),
    DeleteMessageBatch: defineOperation(
      v.strictObject({ QueueUrl, Entries: v.array(v.strictObject({ Id: v.string(), ReceiptHandle: v.string() })) }),
      permission('DeleteMessage'),
      (input) => deleteBatch(queues, input),
    ),
    ChangeMessageVisibility: defineOperation(
      v.strictObject({ QueueUrl, ReceiptHandle: v.string(), VisibilityTimeout: seconds(43_200) }),
      permission('ChangeMessageVisibility'),
      (input) => changeVisibility(queues, input),
    ),
    GetQueueAttributes: defineOperation(
      v.strictObject({ QueueUrl, AttributeNames: names }),
      permission('GetQueueAttributes'),
      (input) => ({ Attributes: attributesOf(queues, queues.get('url', input.QueueUrl), input.AttributeNames) }),
    ),
    GetQueueUrl: defineOperation(
      v.strictObject({ QueueName: v.string() }),
      (input) => permissionOn('GetQueueUrl', queues.get('name', input.QueueName)),
      (input) => ({ QueueUrl: queues.get('name', input.QueueName).url }),
    ),
  };
}

const INVALID_HANDLE = 'ReceiptHandleIsInvalid';

function requireHandle(queues: QueueRegistry, queue: Queue, handle: string): void {
  if (!queues.store.isHandle(queue, handle)) {
    throw new ServiceFault(400, INVALID_HANDLE, 'The input receipt handle is not a valid receipt handle.');
  }
}

interface DeletedBatch {
  readonly QueueUrl: string;
  readonly Entries: readonly { readonly Id: string; readonly ReceiptHandle: string }[];
}

function deleteBatch(queues: QueueRegistry, { QueueUrl: url, Entries }: DeletedBatch) {
  const queue = queues.get('url', url);
  requireBatchIds(Entries.map(({ Id }) => Id));
  const isValid = ({ ReceiptHandle }: DeletedBatch['Entries'][number]) => queues.store.isHandle(queue, ReceiptHandle);
  const valid = Entries.filter(isValid);
  for (const { ReceiptHandle } of valid) {
    queues.store.delete(queue, ReceiptHandle);
  }
  const failed = Entries.filter((entry) => !isValid(entry));
  return {
    Successful: valid.map(({ Id }) => ({ Id })),
    Failed: failed.map(({ Id }) => ({ Id, SenderFault: true, Code: INVALID_HANDLE })),
  };
}

function permissionOn(action: string, queue: Queue): Permission[] {
  return [{ action: `sqs:${action}`, resource: queue.arn }];
}

function send(
  queues: QueueRegistry,
  input: { QueueUrl: string; MessageBody: string; DelaySeconds?: number | undefined },
  sender: string,
) {
  const delay = input.DelaySeconds === undefined ? {} : { delaySeconds: input.DelaySeconds };
  const messageId = queues.store.send(queues.get('url', input.QueueUrl), {
    body: input.MessageBody,
    sender,
    ...delay,
  });
  queues.announce();
  return { MessageId: messageId, MD5OfMessageBody: createHash('md5').update(input.MessageBody).digest('hex') };
}

interface ReceiveInput {
  readonly QueueUrl: string;
  readonly MaxNumberOfMessages: number;
  readonly VisibilityTimeout?: number | undefined;
  readonly WaitTimeSeconds: number;
  readonly MessageSystemAttributeNames: readonly string[];
  readonly MessageAttributeNames: readonly string[];
}

async function receive(queues: QueueRegistry, input: ReceiveInput) {
  const queue = queues.get('url', input.QueueUrl);
  const visibility = input.VisibilityTimeout ?? queue.visibilitySeconds;
  const end = performance.now() + input.WaitTimeSeconds * 1_000;
  for (;;) {
    const messages = queues.store.receive(queue, input.MaxNumberOfMessages, visibility);
    const waitSeconds = (end - performance.now()) / 1_000;
    if (messages.length > 0 || waitSeconds <= 0) {
      return messages.length === 0 ? {} : { Messages: messages.map((message) => describeMessage(message, input)) };
    }
    await queues.nextArrival(waitSeconds);
  }
}

function changeVisibility(
  queues: QueueRegistry,
  input: { QueueUrl: string; ReceiptHandle: string; VisibilityTimeout: number },
): void {
  const queue = queues.get('url', input.QueueUrl);
  requireHandle(queues, queue, input.ReceiptHandle);
  if (!queues.store.changeVisibility(queue, input.ReceiptHandle, input.VisibilityTimeout)) {
    throw new ServiceFault(400, 'MessageNotInflight', 'The message of this receipt handle is not in flight.');
  }
  queues.announce();
}

function attributesOf(queues: QueueRegistry, queue: Queue, attributeNames: readonly string[]): Record<string, string> {
  const { visible, inFlight, delayed } = queues.store.count(queue);
  const all: Record<string, string> = {
    ApproximateNumberOfMessages: String(visible),
    ApproximateNumberOfMessagesNotVisible: String(inFlight),
    ApproximateNumberOfMessagesDelayed: String(delayed),
    DelaySeconds: String(queue.delaySeconds),
    MessageRetentionPeriod: String(queue.retentionSeconds),
    QueueArn: queue.arn,
    VisibilityTimeout: String(queue.visibilitySeconds),
  };
  if (queue.redrive !== null) {
    const { deadLetterArn, receivesMax } = queue.redrive;
    all.RedrivePolicy = JSON.stringify({ deadLetterTargetArn: deadLetterArn, maxReceiveCount: receivesMax });
  }
  const unknown = attributeNames.find(
    (name) => name !== 'All' && !Object.hasOwn(all, name) && name !== 'RedrivePolicy',
  );
  if (unknown !== undefined) {
    throw new ServiceFault(
      400,
      'InvalidAttributeName',
      `The attribute ${unknown} is not supported by the local cloud.`,
    );
  }
  return Object.fromEntries(
    Object.entries(all).filter(([name]) => attributeNames.includes('All') || attributeNames.includes(name)),
  );
}
