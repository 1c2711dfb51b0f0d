// Guarantee: an operator's change is sent once, whatever happens to its answer, and the operator is never told that it
// was or was not made if that is unknown. Risk: a retry of the SDK makes the change twice.

import { userInfo } from 'node:os';
import { text } from 'node:stream/consumers';
import { STSClient } from '@aws-sdk/client-sts';
import { SignatureV4 } from '@smithy/signature-v4';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { CommandError } from '../../bin/admin/command.ts';
import { accessTo, openStage, stageOutput, toCommandError } from '../../bin/admin/stage.client.ts';
import { identityRequest, type Signature } from '../../shared/administration/signed-request.ts';
import { temporaryFolder } from '../harness/temporary-folder.ts';
import { RUNTIME, serveAsAws } from '../shared/aws/scripted-server.fixture.ts';
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

it.each(['dev', 'prod'])('signs each change to the stage %s, which accepts no actor by name', async (stage) => {
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
  const [{ signature }] = invoked as [{ signature: Signature }];
  expect(await authorizationFor({ stage, ...asked, nonce: signature.nonce }, endpoint, signature.time)).toBe(
    signature.authorization,
  );
});

// The signature of a request at this time, with the credentials of the environment.
async function authorizationFor(request: Parameters<typeof identityRequest>[1], endpoint: string, time: string) {
  const { url, headers, body } = identityRequest(endpoint, request);
  const { protocol, host, hostname } = new URL(url);
  const { region, credentials, sha256 } = new STSClient({}).config;
  const signer = new SignatureV4({ service: 'sts', region, credentials, sha256 });
  const signingDate = new Date(time.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)$/, '$1-$2-$3:$4:$5'));
  const signable = { method: 'POST', protocol, hostname, path: '/', headers: { ...headers, host }, body };
  return (await signer.sign(signable, { signingDate })).headers.authorization;
}

describe('the access to a stage', () => {
  const xml = (status: number, body: string) => ({ status, body });
  const refusal = (status: number, code: string) =>
    xml(status, `<ErrorResponse><Error><Code>${code}</Code><Message>secret</Message></Error></ErrorResponse>`);
  const identity = (arn: string) =>
    xml(
      200,
      `<GetCallerIdentityResponse><GetCallerIdentityResult>${arn}</GetCallerIdentityResult></GetCallerIdentityResponse>`,
    );
  const stacks = (members: string) =>
    xml(
      200,
      `<DescribeStacksResponse><DescribeStacksResult><Stacks>${members}</Stacks></DescribeStacksResult></DescribeStacksResponse>`,
    );
  const stack = (output: string) =>
    `<member><StackStatus>CREATE_COMPLETE</StackStatus><Outputs><member><OutputKey>${output}</OutputKey><OutputValue>value</OutputValue></member></Outputs></member>`;

  // AWS, which answers every request like this; returns the requests.
  async function aws({ status, body }: ReturnType<typeof xml>) {
    const asked: Record<string, string>[] = [];
    await serveAsAws(async (request, response) => {
      asked.push(Object.fromEntries(new URLSearchParams(await text(request))));
      response.writeHead(status, { 'content-type': 'text/xml' }).end(body);
    });
    vi.stubEnv('AWS_SESSION_TOKEN', '');
    vi.stubEnv('AWS_MAX_ATTEMPTS', '1');
    return asked;
  }
  const output = { part: 'Api', output: 'BaseUrl' } as const;

  it('on this machine needs a running local cloud', async () => {
    await expect(accessTo({ stage: 'local', data: temporaryFolder(), actor: null })).rejects.toThrow(
      new CommandError('The local stage is not running. Start it with npm start, with the same --data if you use one.'),
    );
  });

  it.each([
    ['<Arn>arn:aws:iam::1:user/ops</Arn>', 'arn:aws:iam::1:user/ops'],
    ['', 'unknown'],
  ])('on AWS is that of the caller whom AWS knows: %s', async (arn, actor) => {
    await aws(identity(arn));
    expect(await accessTo({ stage: 'dev', data: '', actor: 'somebody else' })).toEqual({ config: {}, actor });
  });

  it('on AWS needs valid credentials', async () => {
    await aws(refusal(403, 'InvalidClientTokenId'));
    await expect(accessTo({ stage: 'dev', data: '', actor: null })).rejects.toThrow(
      new CommandError('No valid AWS credentials were found. Sign in, then try again.'),
    );
  });

  it('finds the outputs of the stage and of the part that are asked for', async () => {
    const asked = await aws(stacks(stack('BaseUrl')));
    expect(await stageOutput({}, 'dev', output)).toBe('value');
    expect(asked).toMatchObject([{ Action: 'DescribeStacks', StackName: 'KnowledgeCopilot-dev-Api' }]);
  });

  it.each([
    ['it has no such stack', refusal(400, 'ValidationError')],
    ['no stack is returned', stacks('')],
    ['the stack has no outputs yet', stacks('<member><StackStatus>CREATE_IN_PROGRESS</StackStatus></member>')],
    ['the stack has other outputs', stacks(stack('Other'))],
  ])('says that a stage is not deployed if %s', async (_name, answer) => {
    await aws(answer);
    await expect(stageOutput({}, 'dev', output)).rejects.toThrow(
      new CommandError("The stage 'dev' is not deployed in this account and Region."),
    );
  });

  it.each([
    ['dev', 'Your AWS credentials are not allowed to do this on this stage.'],
    [
      'local',
      'The local stage did not respond. The operation may or may not have been carried out. Start the stage again with npm start and check before you repeat it.',
    ],
  ])('says why the stacks of the stage %s cannot be read', async (stage, sentence) => {
    await aws(refusal(403, 'AccessDenied'));
    await expect(stageOutput({}, stage, output)).rejects.toThrow(new CommandError(sentence));
  });
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
  const refusal = { error: 'name must be a string.', code: 'invalid_request' };
  const refused = await openCloud(answering({ ok: false, ...refusal }));
  await expect(refused.administer(CHANGE.operation, CHANGE.input)).rejects.toMatchObject({
    message: refusal.error,
    code: refusal.code,
  });
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

const NO_CREDENTIALS = 'No valid AWS credentials were found. Sign in, then try again.';
const SIGNATURE_REFUSED =
  'AWS refused the signature of the request. Check your AWS credentials and the clock of your machine.';
const THROTTLED = 'AWS is receiving too many requests and did not carry out this one. Try again in a minute.';
const NO_RESPONSE = 'The operation may or may not have been carried out. Check before you repeat it.';

it.each<[stage: string, error: object, sentence: string]>([
  ['dev', { name: 'TimeoutError' }, `AWS did not respond (TimeoutError). ${NO_RESPONSE}`],
  ['dev', { name: 'Error', code: 'ECONNRESET' }, `AWS did not respond (Error ECONNRESET). ${NO_RESPONSE}`],
  ['dev', { name: 'AccessDeniedException' }, 'Your AWS credentials are not allowed to do this on this stage.'],
  ['dev', { name: 'ExpiredTokenException' }, NO_CREDENTIALS],
  ['dev', { name: 'UnrecognizedClientException' }, NO_CREDENTIALS],
  ['dev', { name: 'SignatureDoesNotMatch' }, SIGNATURE_REFUSED],
  ['dev', { name: 'InvalidSignatureException' }, SIGNATURE_REFUSED],
  ['dev', { name: 'RequestExpired' }, SIGNATURE_REFUSED],
  ['dev', { name: 'TooManyRequestsException' }, THROTTLED],
  ['dev', { name: 'Throttling' }, THROTTLED],
  ['dev', { name: 'Error', message: 'Region is missing' }, 'Set AWS_REGION to the AWS Region of the stage.'],
  [
    'local',
    { name: 'AccessDeniedException' },
    'The local stage did not respond. The operation may or may not have been carried out. Start the stage again with npm start and check before you repeat it.',
  ],
  ['dev', {}, `AWS did not respond (Error). ${NO_RESPONSE}`],
])('on %s, explains %j in a sentence that quotes nothing of it', (stage, error, sentence) => {
  const told = toCommandError({ message: 'arn:aws:iam::1:user/secret', ...error }, stage);
  expect(told).toStrictEqual(new CommandError(sentence));
});
