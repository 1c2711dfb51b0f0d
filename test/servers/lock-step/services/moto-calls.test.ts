// Guarantee: a call of moto whose connection is reset is made again, up to three times, and any other error is passed
// on. Risk: one reset among thousands of calls fails the comparison with moto, or a call that moto refuses to serve is
// repeated forever.
import type { Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { serve } from '../../../shared/aws/scripted-server.fixture.ts';
import { createMotoCalls } from './moto-calls.ts';

const HEADERS = { 'content-type': 'application/x-amz-json-1.1' };

/** A server that resets the first connections and then answers with `{}`. */
async function openResetting(resets: number) {
  let made = 0;
  const origin = await serve((incoming, outgoing) => {
    made += 1;
    return made <= resets ? reset(incoming.socket) : void outgoing.writeHead(200, HEADERS).end('{}');
  });
  const calls = createMotoCalls(origin);
  onTestFinished(calls.close);
  return { calls, made: () => made };
}

function reset(socket: Socket): void {
  socket.resetAndDestroy();
}

it.each([
  ['the SDK', 'secrets', 'PutSecretValue', { SecretId: 'pepper', SecretString: 'a' }],
  ['fetch', 'sqs', 'ListQueues', {}],
])('makes a call by %s again after each of three resets', async (_client, service, operation, input) => {
  const { calls, made } = await openResetting(3);
  expect(await calls.send(service, operation, input)).toEqual({ status: 200, code: null, body: {} });
  expect(made()).toBe(4);
});

it('gives up after the fourth reset', async () => {
  const { calls, made } = await openResetting(9);
  await expect(calls.send('secrets', 'GetSecretValue', { SecretId: 'pepper' })).rejects.toThrow('ECONNRESET');
  expect(made()).toBe(4);
});

it('does not repeat a call that the SDK refuses', async () => {
  const { calls, made } = await openResetting(0);
  await expect(calls.send('s3', 'GetObject', { Bucket: 'documents' })).rejects.toThrow('Key');
  expect(made()).toBe(0);
});
