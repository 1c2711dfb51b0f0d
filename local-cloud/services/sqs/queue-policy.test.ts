// Guarantee: a service sends to a queue only if a statement of its policy allows it for the source, and none denies it.
// Risk: events that reach the queue here are refused on AWS, and no document is ingested.
import { expect, it } from 'vitest';
import { allowsService, type QueueStatement } from './queue-policy.ts';

const queueArn = 'arn:aws:sqs:us-east-1:123456789012:work';
const sourceArn = 'arn:aws:events:us-east-1:123456789012:rule/uploaded';
const use = { caller: { service: 'events.amazonaws.com', sourceArn }, action: 'sqs:SendMessage', queueArn };
const allow: QueueStatement = {
  Effect: 'Allow',
  Principal: { Service: 'events.amazonaws.com' },
  Action: 'sqs:SendMessage',
  Resource: queueArn,
  Condition: { ArnEquals: { 'aws:SourceArn': sourceArn } },
};

it.each<[what: string, allowed: boolean, statements: QueueStatement[]]>([
  ['that a statement names', true, [allow]],
  ['without a statement', false, []],
  ['for another source', false, [{ ...allow, Condition: { ArnEquals: { 'aws:SourceArn': `${sourceArn}2` } } }]],
  ['for another account', false, [{ ...allow, Condition: { StringEquals: { 'aws:SourceAccount': '1' } } }]],
  ['for another action', false, [{ ...allow, Action: 'sqs:ReceiveMessage' }]],
  ['for another queue', false, [{ ...allow, Resource: `${queueArn}2` }]],
  ['that is allowed and denied', false, [allow, { ...allow, Effect: 'Deny' }]],
  [
    'that is denied without TLS, which services always use',
    true,
    [allow, { ...allow, Effect: 'Deny', Principal: '*', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }],
  ],
])('a service %s may send: %s', (_what, allowed, statements) => {
  expect(allowsService(statements, use)).toBe(allowed);
});
