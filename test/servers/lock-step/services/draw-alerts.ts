import type { Draw } from '../draw.ts';
import type { Call } from './call.ts';

type Form = (draw: Draw) => [operation: string, input: Record<string, unknown>];

const TEXTS = ['Spent: 75 of 100', 'größe <&> "maß"', 'x'.repeat(1_000)];
const SUBJECTS = ['75 percent', 'x'.repeat(100), 'x'.repeat(101)];

const publish: Form = (draw) => [
  'Publish',
  {
    Subject: draw.chance(0.6) ? '75 percent' : draw.one(SUBJECTS),
    Message: draw.one(TEXTS),
    'MessageAttributes.entry.1.Name': 'company_id',
    'MessageAttributes.entry.1.Value.DataType': 'String',
    'MessageAttributes.entry.1.Value.StringValue': 'c1',
  },
];

const subscribe: Form = (draw) => [
  'Subscribe',
  {
    Protocol: 'email',
    Endpoint: `person-${draw.whole(4)}@example.com`,
    ReturnSubscriptionArn: 'true',
    'Attributes.entry.1.key': 'FilterPolicy',
    'Attributes.entry.1.value': '{"company_id":["c1"]}',
  },
];

/** Draws a call of SNS: for alerts and their recipients, or one that must be refused. */
export function drawAlertCall(draw: Draw): Call {
  if (draw.chance(0.3)) {
    const SubscriptionArn = draw.chance(0.2)
      ? 'arn:aws:sns:us-east-1:123456789012:alerts:00000000-0000-4000-8000-000000000000'
      : `<SubscriptionArn ${1 + draw.whole(5)}>`;
    return { service: 'sns', operation: 'Unsubscribe', input: { SubscriptionArn } };
  }
  const [operation, input] = draw.one([publish, subscribe])(draw);
  const TopicArn = draw.chance(0.1) ? 'arn:aws:sns:us-east-1:123456789012:missing' : '<Topic>';
  return { service: 'sns', operation, input: { TopicArn, ...input } };
}
