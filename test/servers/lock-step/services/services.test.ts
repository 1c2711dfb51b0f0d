// Guarantee: the stand-ins of S3, SQS, SNS, EventBridge, Secrets Manager, STS, Cognito and DynamoDB answer the
// product's calls, valid and invalid ones, like moto, another imitation of AWS that others wrote from the same
// documentation; where moto is wrong, tolerances.ts and the README of the stand-in say so. Risk: this project makes the
// same mistake about AWS twice, in the product and in its stand-ins.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ControlPlane, startControlPlane } from '../../control-plane/start-control-plane.ts';
import { servers } from '../../servers.ts';
import { createDraw, type Draw } from '../draw.ts';
import type { Call, Outcome } from './call.ts';
import { drawIdentityCall, drawPersonCall, drawSecretCall } from './draw-accounts.ts';
import { drawAlertCall } from './draw-alerts.ts';
import { drawFileCalls, FIRST_FILES } from './draw-files.ts';
import { drawItemCall } from './draw-items.ts';
import { createMessages } from './draw-messages.ts';
import { openSides } from './open-sides.ts';
import { ANNOUNCED, RULES } from './rules.ts';
import type { Side } from './side.ts';

const { operations, seed } = servers();
const CALLS = operations ?? 80;
const KEYS = ['companies/1/a.md', 'companies/2/b.txt', 'inbox/note.txt', 'Inbox/Note.TXT', 'inbox/a.md', 'größe.md'];

let moto: ControlPlane;
let sides: Awaited<ReturnType<typeof openSides>>;
beforeAll(async () => {
  moto = await startControlPlane('.local/servers', () => undefined);
  sides = await openSides(moto.endpoint);
});
afterAll(async () => {
  await sides?.close();
  await moto?.stop();
});

async function callBoth(call: Call): Promise<Outcome> {
  const [mine, theirs] = await Promise.all([sides.standIns.call(call), sides.moto.call(call)]);
  expect(mine, `seed ${seed}: ${call.operation} ${JSON.stringify(call.input).slice(0, 1_000)}`).toEqual(theirs);
  return mine;
}

/** Makes drawn calls and returns the outcomes of each operation: calls that are all refused prove nothing. */
async function callDrawn(drawCalls: (draw: Draw) => readonly Call[], learn?: (call: Call, outcome: Outcome) => void) {
  const draw = createDraw(seed);
  const seen = new Set<string>();
  for (let done = 0; done < CALLS; done += 1) {
    for (const call of drawCalls(draw)) {
      const outcome = await callBoth(call);
      learn?.(call, outcome);
      seen.add(`${call.operation} ${outcome.code ?? 'answered'}`);
    }
  }
  return seen;
}

const LONG = operations === null ? 600_000 : 24 * 3_600_000;

it('the stand-in of S3 stores, reads, lists and removes versions like moto', { timeout: LONG }, async () => {
  for (const call of FIRST_FILES) {
    await callBoth(call);
  }
  const seen = await callDrawn(drawFileCalls);
  expect(seen).toContain('PutObject answered');
  expect(seen.size).toBeGreaterThan(5);
});

it('the stand-in of SQS sends, receives, postpones, deletes and dead-letters messages like moto', {
  timeout: LONG,
}, async () => {
  const messages = createMessages();
  const seen = await callDrawn((draw) => [messages.draw(draw)], messages.learn);
  expect(seen).toContain('ReceiveMessage answered');
  expect(seen.size).toBeGreaterThan(5);
});

it.each([
  ['SNS publishes and subscribes', drawAlertCall, 'Publish answered', 2],
  ['Secrets Manager keeps versions and their labels', drawSecretCall, 'PutSecretValue answered', 3],
  ['STS names the caller', drawIdentityCall, 'GetCallerIdentity answered', 1],
  ['Cognito invites, disables and enables people', drawPersonCall, 'AdminCreateUser answered', 5],
  ["DynamoDB evaluates the stores' expressions", drawItemCall, 'UpdateItem answered', 6],
] as const)('the stand-in of %s like moto', { timeout: LONG }, async (_name, draw, expected, outcomesMin) => {
  const seen = await callDrawn((draws) => [draw(draws)]);
  expect(seen).toContain(expected);
  expect(seen.size).toBeGreaterThanOrEqual(outcomesMin);
});

it('the stand-in of EventBridge announces the same files to the same queues in the same form as moto', {
  timeout: LONG,
}, async () => {
  for (const Key of KEYS) {
    await callBoth({
      service: 's3',
      operation: 'PutObject',
      input: { Bucket: ANNOUNCED, Key, Body: Buffer.from('a') },
    });
  }
  await callBoth({ service: 's3', operation: 'DeleteObject', input: { Bucket: ANNOUNCED, Key: 'inbox/note.txt' } });
  for (const { queue, pattern } of RULES) {
    await expect.poll(() => countIn(queue, sides.standIns)).toEqual(await countIn(queue, sides.moto));
    const [mine, theirs] = await Promise.all([eventsIn(queue, sides.standIns), eventsIn(queue, sides.moto)]);
    expect(mine, JSON.stringify(pattern)).toEqual(theirs);
  }
});

// Fields that differ between two events of the same change: time, source and sequence numbers. Then the fields in which
// moto differs: eTag for etag, ObjectCreated for PutObject, a version-id of null where there are no versions, and a
// size but no type of deletion. The stand-in follows "EventBridge event structure" in S3's user guide.
const OWN = new Set(['id', 'time', 'sequencer', 'request-id', 'source-ip-address', 'requester']);
const MOTO = new Set(['etag', 'eTag', 'reason', 'version-id', 'deletion-type', 'size']);

function countIn(queue: string, side: Side): Promise<Outcome> {
  const input = { QueueUrl: `/123456789012/${queue}`, AttributeNames: ['ApproximateNumberOfMessages'] };
  return side.call({ service: 'sqs', operation: 'GetQueueAttributes', input });
}

async function eventsIn(queue: string, side: Side): Promise<readonly unknown[]> {
  const QueueUrl = `/123456789012/${queue}`;
  const { body } = await side.call({
    service: 'sqs',
    operation: 'ReceiveMessage',
    input: { QueueUrl, MaxNumberOfMessages: 10 },
  });
  const { Messages = [] } = body as { Messages?: readonly { readonly Body: string }[] };
  const read = (text: string) => JSON.parse(text, (name, value) => comparable(name, value));
  return Messages.map(({ Body }) => read(Body)).toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}

function comparable(name: string, value: unknown): unknown {
  if (MOTO.has(name)) {
    return undefined;
  }
  return OWN.has(name) ? `<${name}>` : value;
}
