// Guarantee: an operator's change is sent once, whatever happens to its answer, and the operator is never told that it
// was or was not made if that is unknown. Risk: a retry of the SDK makes the change twice.
import { userInfo } from 'node:os';
import { expect, it, onTestFinished, vi } from 'vitest';
import { CommandError } from '../../bin/admin/command.ts';
import { openStage, toCommandError } from '../../bin/admin/stage.client.ts';
import { RUNTIME } from '../shared/aws/scripted-server.fixture.ts';
import { answering, type Respond, startLocalStage } from './local-stage.fixture.ts';

async function openCloud(respond: Respond, actor: string | null = 'ops') {
  const { data, invoked } = await startLocalStage(respond);
  return { administer: await openStage({ stage: 'local', data, actor }), invoked };
}

const CHANGE = { operation: 'company.create', actor: 'ops', input: { name: 'Harbour' } };

it('sends a change once and returns its result', async () => {
  const { administer, invoked } = await openCloud(answering({ ok: true, result: { id: '1' } }));
  expect(await administer(CHANGE.operation, CHANGE.input)).toEqual({ id: '1' });
  expect(invoked).toEqual([CHANGE]);
});

it('names the user of this machine to the local stage if no actor is named', async () => {
  const { administer, invoked } = await openCloud(answering({ ok: true, result: null }), null);
  await administer(CHANGE.operation, CHANGE.input);
  expect(invoked).toEqual([{ ...CHANGE, actor: userInfo().username }]);
});

it.each(['dev', 'prod'])('signs each change of the stage %s, which believes no name', async (stage) => {
  const { endpoint, invoked } = await startLocalStage(answering({ ok: true, result: null }));
  for (const [name, value] of Object.entries({ ...RUNTIME, AWS_SESSION_TOKEN: '', AWS_ENDPOINT_URL: endpoint })) {
    vi.stubEnv(name, value);
  }
  onTestFinished(() => void vi.unstubAllEnvs());
  const administer = await openStage({ stage, data: '', actor: 'somebody else' });
  await administer(CHANGE.operation, CHANGE.input);
  const text = expect.any(String);
  const { actor: _, ...asked } = CHANGE;
  expect(invoked).toEqual([{ ...asked, signature: { nonce: text, time: text, authorization: text } }]);
});

it.each<[name: string, respond: Respond]>([
  ['the connection breaks', (response) => response.destroy()],
  ['the service fails', (response) => response.writeHead(500).end('{}')],
  ['the service is not there', (response) => response.writeHead(503).end('{}')],
  [
    'the service is busy',
    (response) => response.writeHead(429, { 'x-amzn-errortype': 'TooManyRequestsException' }).end('{}'),
  ],
])('sends a change once, and says that it may have been made, if %s', async (_name, respond) => {
  const { administer, invoked } = await openCloud(respond);
  const error = await administer(CHANGE.operation, CHANGE.input).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(CommandError);
  expect(String(error)).toContain('may or may not have been carried out');
  expect(invoked).toEqual([CHANGE]);
});

it('reports the message of a refusal, but nothing that a failed function wrote', async () => {
  const refused = await openCloud(answering({ ok: false, error: 'name must be a string.' }));
  await expect(refused.administer(CHANGE.operation, CHANGE.input)).rejects.toThrow('name must be a string.');
  const failed = await openCloud(answering({ errorMessage: 'secret' }, { 'x-amz-function-error': 'Unhandled' }));
  await expect(failed.administer(CHANGE.operation, CHANGE.input)).rejects.toThrow(
    'The administer function ended before it answered.',
  );
});

it('refuses a reply that has no outcome', async () => {
  const { administer } = await openCloud(answering({ result: { id: '1' } }));
  await expect(administer(CHANGE.operation, CHANGE.input)).rejects.toBeInstanceOf(CommandError);
});

it('stops waiting for an answer after 150 seconds, which is longer than the function may run', async () => {
  const waits: number[] = [];
  const { setTimeout: wait } = globalThis;
  const { administer } = await openCloud(() => undefined);
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((done: () => void, milliseconds = 0) => {
    waits.push(milliseconds);
    return wait(done, milliseconds === 150_000 ? 0 : milliseconds);
  }) as typeof setTimeout);
  onTestFinished(() => void vi.restoreAllMocks());
  await expect(administer(CHANGE.operation, CHANGE.input)).rejects.toThrow('may or may not have been carried out');
  expect(waits).toContain(150_000);
});

it.each<[stage: string, error: object, sentence: string]>([
  ['dev', { name: 'TimeoutError' }, 'AWS did not respond (TimeoutError). The operation may or may not have been'],
  ['dev', { name: 'Error', code: 'ECONNRESET' }, 'AWS did not respond (Error ECONNRESET).'],
  ['dev', { name: 'AccessDeniedException' }, 'Your AWS credentials are not allowed to do this on this stage.'],
  ['dev', { name: 'ExpiredTokenException' }, 'No valid AWS credentials were found. Sign in, then try again.'],
  ['dev', { name: 'UnrecognizedClientException' }, 'No valid AWS credentials were found. Sign in, then try again.'],
  ['dev', { name: 'SignatureDoesNotMatch' }, 'AWS refused the signature of the request. Check your AWS credentials'],
  ['dev', { name: 'InvalidSignatureException' }, 'AWS refused the signature of the request. Check your AWS'],
  ['dev', { name: 'RequestExpired' }, 'AWS refused the signature of the request. Check your AWS credentials and the'],
  ['dev', { name: 'TooManyRequestsException' }, 'AWS receives too many requests and did not carry out this one. Try'],
  ['dev', { name: 'Throttling' }, 'AWS receives too many requests and did not carry out this one. Try again in a'],
  ['dev', { name: 'Error', message: 'Region is missing' }, 'Set AWS_REGION to the AWS Region of the stage.'],
  ['local', { name: 'AccessDeniedException' }, 'The local stage did not respond.'],
])('on %s, explains %j', (stage, error, sentence) => {
  const told = toCommandError({ message: 'arn:aws:iam::1:user/secret', ...error }, stage);
  expect(told).toBeInstanceOf(CommandError);
  expect(told.message.slice(0, sentence.length)).toBe(sentence);
  expect(told.message).not.toContain('secret');
});
