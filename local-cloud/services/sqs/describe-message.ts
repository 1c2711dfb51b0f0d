import { createHash } from 'node:crypto';
import type { ReceivedMessage } from './message-store.ts';

/** Formats a message as ReceiveMessage returns it, with the requested attributes. */
export function describeMessage(
  message: ReceivedMessage,
  asked: { readonly MessageSystemAttributeNames: readonly string[]; readonly MessageAttributeNames: readonly string[] },
) {
  const isAsked =
    (names: readonly string[]) =>
    ([name]: [string, unknown]) =>
      names.includes('All') || names.includes(name);
  const system = Object.entries(systemAttributes(message)).filter(isAsked(asked.MessageSystemAttributeNames));
  const own = Object.entries(message.attributes)
    .filter(isAsked(asked.MessageAttributeNames))
    .map(([name, value]) => [name, { DataType: 'String', StringValue: value }]);
  return {
    MessageId: message.messageId,
    ReceiptHandle: message.receiptHandle,
    Body: message.body,
    MD5OfBody: md5(message.body),
    ...(system.length > 0 ? { Attributes: Object.fromEntries(system) } : {}),
    ...(own.length > 0 ? { MessageAttributes: Object.fromEntries(own) } : {}),
  };
}

/** Formats a message as Lambda passes it to a function, one of `Records`. */
export function describeRecord(message: ReceivedMessage, queueArn: string) {
  const own = Object.entries(message.attributes).map(([name, value]) => [
    name,
    { stringValue: value, stringListValues: [], binaryListValues: [], dataType: 'String' },
  ]);
  return {
    messageId: message.messageId,
    receiptHandle: message.receiptHandle,
    body: message.body,
    attributes: systemAttributes(message),
    messageAttributes: Object.fromEntries(own),
    md5OfBody: md5(message.body),
    eventSource: 'aws:sqs',
    eventSourceARN: queueArn,
    awsRegion: queueArn.split(':')[3] ?? '',
  };
}

function systemAttributes(message: ReceivedMessage): Record<string, string> {
  return {
    ApproximateReceiveCount: String(message.receives),
    SentTimestamp: String(message.sentMilliseconds),
    SenderId: message.sender,
    ApproximateFirstReceiveTimestamp: String(message.firstReceivedMilliseconds),
    ...(message.deadLetterSourceArn === null ? {} : { DeadLetterQueueSourceArn: message.deadLetterSourceArn }),
  };
}

function md5(text: string): string {
  return createHash('md5').update(text).digest('hex');
}
