import type { Draw } from '../draw.ts';
import type { Call, Outcome } from './call.ts';

/** Draws calls of SQS, and learns from the answers which receipts hold which messages. */
interface Messages {
  readonly draw: (draw: Draw) => Call;
  readonly learn: (call: Call, outcome: Outcome) => void;
}

type Form = (draw: Draw) => [operation: string, input: Record<string, unknown>];

const QUEUES = ['/123456789012/work', '/123456789012/dead'];
const BODIES = ['{"detail":{"object":{"key":"companies/1/a.md"}}}', 'größe <&> "maß"', ' ', 'x'.repeat(1_000)];
const ATTRIBUTES = ['ApproximateNumberOfMessages', 'ApproximateNumberOfMessagesNotVisible'];
const UNKNOWN = 'unknown';

/**
 * Draws the calls of producers, of Lambda for a worker, and calls that must be refused. A receipt is used while it
 * holds a message and after the message is deleted, but not once the message is visible again: moto would still accept
 * it.
 */
export function createMessages(): Messages {
  const held = new Map<string, string>();
  const deleted: string[] = [];
  let sent = 0;
  const receiptOf = (draw: Draw, url: string) => {
    const own = [...held].filter(([, queue]) => queue === url).map(([handle]) => handle);
    return own.length === 0 || draw.chance(0.1) ? UNKNOWN : draw.one(own);
  };
  const forms = (url: string): readonly Form[] => [
    (draw) => {
      sent += 1;
      return ['SendMessage', { MessageBody: `${sent} ${draw.one(BODIES)}` }];
    },
    receive,
    receive,
    (draw) => [
      'DeleteMessage',
      { ReceiptHandle: draw.chance(0.2) ? (deleted.at(-1) ?? UNKNOWN) : receiptOf(draw, url) },
    ],
    (draw) => [
      'DeleteMessageBatch',
      {
        Entries: [...new Set(draw.many(3, () => receiptOf(draw, url)))].map((ReceiptHandle, i) => ({
          Id: `${i}`,
          ReceiptHandle,
        })),
      },
    ],
    (draw) => [
      'ChangeMessageVisibility',
      { ReceiptHandle: receiptOf(draw, url), VisibilityTimeout: draw.one([0, 1_800, 3_600]) },
    ],
    (draw) => ['GetQueueAttributes', { AttributeNames: draw.one([ATTRIBUTES, ['VisibilityTimeout'], ['Odd']]) }],
  ];
  return {
    draw(draw) {
      if (draw.chance(0.1)) {
        return draw.one(FIXED_CALLS);
      }
      const url = draw.one([...QUEUES.slice(0, 1), ...QUEUES.slice(0, 1), ...QUEUES]);
      const [operation, input] = draw.one(forms(url))(draw);
      return { service: 'sqs', operation, input: { QueueUrl: url, ...input } };
    },
    learn({ operation, input }, { body }) {
      for (const handle of receiptsIn(body)) {
        held.set(handle, String(input.QueueUrl));
      }
      const entries = (input.Entries ?? [input]) as readonly { readonly ReceiptHandle?: string }[];
      for (const { ReceiptHandle: handle = UNKNOWN } of entries) {
        if (operation.startsWith('Delete') && held.delete(handle)) {
          deleted.push(handle);
        }
        if (operation === 'ChangeMessageVisibility' && input.VisibilityTimeout === 0) {
          held.delete(handle);
        }
      }
    },
  };
}

// Receives all visible messages, because a queue guarantees no order. They stay hidden for longer than the test takes:
// when they come back depends on the clock of each side.
const receive: Form = (draw) => [
  'ReceiveMessage',
  {
    MaxNumberOfMessages: 10,
    VisibilityTimeout: draw.one([1_800, 43_200]),
    ...(draw.chance(0.5) && { MessageSystemAttributeNames: ['ApproximateReceiveCount'] }),
  },
];

function receiptsIn(body: unknown): string[] {
  const { Messages = [] } = (body ?? {}) as { Messages?: readonly { readonly ReceiptHandle: string }[] };
  return Messages.map(({ ReceiptHandle }) => ReceiptHandle);
}

const onWork = (operation: string, input: Call['input']): Call => ({
  service: 'sqs',
  operation,
  input: { QueueUrl: QUEUES[0], ...input },
});
const MISSING = { QueueUrl: '/123456789012/missing' };

// Most of these must be refused.
const FIXED_CALLS: readonly Call[] = [
  ...['work', 'dead', 'missing'].map(
    (QueueName): Call => ({ service: 'sqs', operation: 'GetQueueUrl', input: { QueueName } }),
  ),
  onWork('SendMessage', { MessageBody: '' }),
  onWork('SendMessage', { MessageBody: 'one', DelaySeconds: 901 }),
  onWork('ReceiveMessage', { MaxNumberOfMessages: 0 }),
  onWork('ReceiveMessage', { MaxNumberOfMessages: 11 }),
  onWork('ChangeMessageVisibility', { ReceiptHandle: UNKNOWN, VisibilityTimeout: 43_201 }),
  onWork('SendMessage', { MessageBody: 'one', ...MISSING }),
  onWork('ReceiveMessage', { MaxNumberOfMessages: 1, ...MISSING }),
  onWork('DeleteMessage', { ReceiptHandle: UNKNOWN, ...MISSING }),
  onWork('GetQueueAttributes', { AttributeNames: ATTRIBUTES, ...MISSING }),
];
