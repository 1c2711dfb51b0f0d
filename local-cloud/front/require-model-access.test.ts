// Guarantee: a start with real Bedrock asks each model once before anything is written, and says which one refuses,
// with AWS's reason and what to do about it. Risk: a person without access uploads a folder, and learns from a failed
// question that the Region, the permissions or the model were wrong all along.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { openBedrockAtAws } from './bedrock-at-aws.client.ts';
import { requireModelAccess } from './require-model-access.ts';

const TITAN = 'amazon.titan-embed-text-v2:0';
const LITE = 'us.amazon.nova-2-lite-v1:0';
const MICRO = 'us.amazon.nova-micro-v1:0';

interface Reply {
  readonly status: number;
  readonly type?: string;
  readonly body?: string;
}

// Plays Bedrock's protocol: replies to a model with what `replies` has for it, and otherwise answers.
async function bedrockWith(replies: Readonly<Record<string, Reply>>, region = 'us-east-1') {
  const seen: unknown[] = [];
  const server = createServer(async (request: IncomingMessage, response) => {
    const [, model = '', operation = ''] = /^\/model\/([^/]+)\/(\w+)$/.exec(request.url ?? '') ?? [];
    seen.push([decodeURIComponent(model), operation, await json(request)]);
    const { status, type, body = '{}' } = replies[decodeURIComponent(model)] ?? { status: 200 };
    response.writeHead(status, type === undefined ? {} : { 'x-amzn-errortype': type }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const credentials = { accessKeyId: 'A', secretAccessKey: 'b' };
  const told: string[] = [];
  const bedrock = await openBedrockAtAws({ endpoint, region, credentials }, (line) => told.push(line));
  const checked = requireModelAccess(bedrock, { embedding: TITAN, answering: [LITE, MICRO] });
  return {
    outcome: await checked.then(
      () => null,
      (error: Error) => error.message,
    ),
    seen,
    told,
  };
}

const refusal = (status: number, type: string, message: string) => ({
  status,
  type,
  body: JSON.stringify({ message }),
});

it('asks each model once, for one token of an answer', async () => {
  const { outcome, seen } = await bedrockWith({});
  const converse = { messages: [{ role: 'user', content: [{ text: 'Hello' }] }], inferenceConfig: { maxTokens: 1 } };
  expect(outcome).toBeNull();
  expect(seen).toEqual([
    [TITAN, 'invoke', { inputText: 'Hello', dimensions: 256, normalize: true }],
    [LITE, 'converse', converse],
    [MICRO, 'converse', converse],
  ]);
});

const PERMISSIONS = 'User: arn:aws:iam::1:user/ann is not authorized to perform: bedrock:InvokeModel on resource: x';
const ALLOW =
  'Allow your identity bedrock:InvokeModel on it, and enable the model for your account in the Bedrock console.';

it.each<[name: string, region: string, refused: [model: string, reply: Reply], outcome: string]>([
  [
    'permissions are missing',
    'us-east-1',
    [TITAN, refusal(403, 'AccessDeniedException', PERMISSIONS)],
    `Bedrock in us-east-1 refuses ${TITAN}: 403 AccessDeniedException ${PERMISSIONS}\n${ALLOW}`,
  ],
  [
    'the judging model is not enabled',
    'us-east-1',
    [MICRO, refusal(403, 'AccessDeniedException:http://internal.example/', "You don't have access to the model.")],
    `Bedrock in us-east-1 refuses ${MICRO}: 403 AccessDeniedException You don't have access to the model.\n${ALLOW}`,
  ],
  [
    'the Region does not have the profile',
    'eu-west-1',
    [LITE, refusal(400, 'ValidationException', 'The provided model identifier is invalid.')],
    `Bedrock in eu-west-1 refuses ${LITE}: 400 ValidationException The provided model identifier is invalid.\nThis profile can be called from us-east-1, us-east-2, us-west-2 only: set AWS_REGION to one of these.`,
  ],
  [
    'the Region does not have the model',
    'eu-west-1',
    [TITAN, refusal(404, 'ResourceNotFoundException', 'Could not resolve the foundation model.')],
    `Bedrock in eu-west-1 refuses ${TITAN}: 404 ResourceNotFoundException Could not resolve the foundation model.\nCheck in the Bedrock console whether this Region has the model, and enable it for your account.`,
  ],
  [
    'the credentials are not valid',
    'us-east-1',
    [TITAN, { status: 403, type: 'ExpiredTokenException', body: '{"Message":"The token has expired."}' }],
    `Bedrock in us-east-1 refuses ${TITAN}: 403 ExpiredTokenException The token has expired.\nYour AWS credentials are not valid or have expired: sign in again, or set AWS_PROFILE.`,
  ],
  [
    'no reason is given',
    'us-east-1',
    [TITAN, { status: 403, body: '<html>' }],
    `Bedrock in us-east-1 refuses ${TITAN}: 403\nCheck in the Bedrock console whether this Region has the model, and enable it for your account.`,
  ],
])('says so if %s', async (_name, region, [model, reply], expected) => {
  const { outcome, told } = await bedrockWith({ [model]: reply }, region);
  expect(outcome).toBe(expected);
  expect(told).toEqual([]);
});

it.each([429, 500, 503])('accepts a model that is busy (%d)', async (status) => {
  const busy = refusal(status, 'ThrottlingException', 'Too many requests.');
  expect((await bedrockWith({ [TITAN]: busy, [LITE]: busy })).outcome).toBeNull();
});

it('says that nothing answers in the Region', async () => {
  const credentials = { accessKeyId: 'A', secretAccessKey: 'b' };
  const bedrock = await openBedrockAtAws({ endpoint: 'http://127.0.0.1:9', region: 'us-moon-1', credentials });
  await expect(requireModelAccess(bedrock, { embedding: TITAN, answering: [] })).rejects.toThrow(
    new Error('Nothing answers at 127.0.0.1:9: check the Region (us-moon-1) and the network.'),
  );
});
