// Guarantee: the handlers that need no model read their tables from the environment, refuse to start without it, and
// answer from the caller that the authorizer found; live keys are refused where the stage does not allow them. Risk: a
// function reads another stage's table, or a key of a customer works on a stage for tests.
import { text } from 'node:stream/consumers';
import type { Context } from 'aws-lambda';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { toCallerContext } from '../../../shared/access/caller-context.ts';
import { makeApiKey } from '../../../shared/keys/api-key.ts';
import { CALLER } from '../../harness/caller.ts';
import { serveAsAws } from '../aws/scripted-server.fixture.ts';

const ID = '3f6c1f0e-5a43-4a55-9d0e-2f6d8f1f7a10';
const HEALTH = import.meta.resolve('../../../functions/health/handler.ts');
const BASES = import.meta.resolve('../../../functions/knowledge-bases/handler.ts');
const AUTHORIZER = import.meta.resolve('../../../functions/authorizer/handler.ts');

let runs = 0;

// Loads a handler as a new instance of the function, with these variables.
async function loadHandler(url: string, variables: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(variables)) {
    vi.stubEnv(name, value);
  }
  onTestFinished(() => void vi.unstubAllEnvs());
  runs += 1;
  const { handler } = await import(`${url}?run=${runs}`);
  return handler;
}

// AWS, whose tables are empty; returns which services were asked, and for which table or secret.
async function emptyAws() {
  const asked: [operation: string | undefined, name: string][] = [];
  await serveAsAws(async (request, response) => {
    const { TableName, SecretId } = JSON.parse(await text(request));
    asked.push([request.headers['x-amz-target']?.toString().split('.')[1], TableName ?? SecretId]);
    const secret = { SecretString: 'pepper', VersionId: 'one', CreatedDate: 1 };
    response.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' });
    response.end(JSON.stringify({ Items: [], Count: 0, ...secret }));
  });
  return asked;
}

const caller = { ...CALLER, companyId: ID, applicationId: ID, companyName: 'Harbour', applicationName: 'Reports' };

async function answerOf(handler: (event: object, context: Context) => Promise<{ statusCode: number; body: string }>) {
  const event = {
    headers: {},
    pathParameters: null,
    queryStringParameters: null,
    multiValueQueryStringParameters: null,
    body: null,
    requestContext: { requestId: ID, authorizer: toCallerContext(caller) },
  };
  const answer = await handler(event, { getRemainingTimeInMillis: () => 10_000 } as Context);
  return [answer.statusCode, JSON.parse(answer.body)];
}

describe('GET /health', () => {
  it('answers with the company, the application and the scopes of the key', async () => {
    const handler = await loadHandler(HEALTH, { STAGE: 'dev' });
    const body = { status: 'ok', tenant: 'Harbour', application: 'Reports', scopes: CALLER.scopes };
    expect(await answerOf(handler)).toEqual([200, body]);
  });

  it('does not start without its environment', async () => {
    await expect(loadHandler(HEALTH, { STAGE: undefined as never })).rejects.toThrow(
      'Environment variables missing or wrong: STAGE',
    );
  });
});

it('GET /knowledge-bases reads the bases of the company from its table', async () => {
  const asked = await emptyAws();
  const handler = await loadHandler(BASES, { STAGE: 'dev', KNOWLEDGE_TABLE: 'knowledge-of-dev' });
  expect(await answerOf(handler)).toEqual([200, { data: [] }]);
  expect(asked).toEqual([['Query', 'knowledge-of-dev']]);
});

describe('the authorizer', () => {
  const VARIABLES = { STAGE: 'dev', ACCESS_TABLE: 'access-of-dev', PEPPER_SECRET_ARN: 'pepper-of-dev' };
  const event = (environment: 'live' | 'test') => ({
    httpMethod: 'GET',
    resource: '/public/v1/health',
    methodArn: 'arn:aws:execute-api:eu-central-1:1:api/api/GET/public/v1/health',
    headers: { Authorization: `Bearer ${makeApiKey(environment, new Uint8Array(96))}` },
    multiValueHeaders: { Authorization: [`Bearer ${makeApiKey(environment, new Uint8Array(96))}`] },
    requestContext: { identity: { sourceIp: '192.0.2.1' } },
  });

  it.each([
    ['refused', 'live', []],
    ['refused', 'test', ['access-of-dev', 'pepper-of-dev']],
    ['allowed', 'live', ['access-of-dev', 'pepper-of-dev']],
    ['allowed', 'test', ['access-of-dev', 'pepper-of-dev']],
  ] as const)('where live keys are %s, reads for a %s key: %j', async (liveKeys, environment, read) => {
    const asked = await emptyAws();
    const handler = await loadHandler(AUTHORIZER, { ...VARIABLES, LIVE_KEYS: liveKeys });
    await expect(handler(event(environment))).rejects.toThrow('Unauthorized');
    expect([...new Set(asked.map(([, name]) => name))].toSorted()).toEqual(read);
  });
});
