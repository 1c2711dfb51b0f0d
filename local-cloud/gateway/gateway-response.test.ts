// Guarantee: API Gateway's own answers follow the template's gateway responses, including their inheritance. Risk: a
// refusal breaks the API's contract, and a customer sees it first.
import { describe, expect, it } from 'vitest';
import { rawRequest } from '../fixtures/raw-request.ts';
import { callPuppet, getThing, startApi } from './gateway.fixture.ts';

describe('gateway responses', () => {
  const body = (template: string) => ({ ResponseTemplates: { 'application/json': template } });
  const id = { ResponseParameters: { 'gatewayresponse.header.x-request-id': 'context.requestId' } };
  const gatewayResponses = {
    UNAUTHORIZED: {
      StatusCode: '401',
      ResponseParameters: { 'gatewayresponse.header.www-authenticate': "'Bearer'" },
      ...body('{"error":"No key."}'),
    },
    ACCESS_DENIED: { StatusCode: '403', ...id, ...body('{"error":"$context.authorizer.denyReason"}') },
    MISSING_AUTHENTICATION_TOKEN: { StatusCode: '404', ...body('{"error":$context.error.messageString}') },
    REQUEST_TOO_LARGE: { StatusCode: '400', ...body('{"error":"$context.error.message $context.error.responseType"}') },
    DEFAULT_5XX: { ...id, ...body('{"error":$context.error.messageString,"stage":"$context.stage"}') },
  };

  it('have the status, mapped and static headers, and variables of the template', async () => {
    const cloud = await startApi({ gatewayResponses });
    const missing = await rawRequest(`${cloud.baseUrl}/api/public/v1/thing`);
    expect(missing).toMatchObject({
      status: 401,
      text: '{"error":"No key."}',
      headers: { 'www-authenticate': 'Bearer' },
    });
    const denied = await getThing(cloud, 'deny');
    expect(denied).toMatchObject({ status: 403, text: '{"error":"Not from here."}' });
    expect(denied.headers['x-request-id']).toBe(denied.headers['x-amzn-requestid']);
    const nowhere = await rawRequest(`${cloud.baseUrl}/api/nowhere`);
    expect(nowhere).toMatchObject({ status: 404, text: '{"error":"Missing Authentication Token"}' });
  });

  it('fall back on DEFAULT_5XX with their own status and null for a missing message', async () => {
    const cloud = await startApi({ gatewayResponses });
    const broken = await getThing(cloud, 'broken');
    expect(broken).toMatchObject({ status: 500, text: '{"error":null,"stage":"api"}' });
    const failed = await callPuppet(cloud, '!throw 1');
    expect(failed).toMatchObject({ status: 502, text: '{"error":"Internal server error","stage":"api"}' });
    expect(failed.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('take the status of DEFAULT_4XX if it sets one; a customized type inherits nothing', async () => {
    const defaults = { StatusCode: '499', ResponseParameters: { 'gatewayresponse.header.x-all': "'yes'" } };
    const cloud = await startApi({ gatewayResponses: { DEFAULT_4XX: defaults, UNAUTHORIZED: { StatusCode: '401' } } });
    const nowhere = await rawRequest(`${cloud.baseUrl}/api/nowhere`);
    expect(nowhere).toMatchObject({ status: 499, headers: { 'x-all': 'yes' } });
    const missing = await rawRequest(`${cloud.baseUrl}/api/public/v1/thing`);
    expect(missing).toMatchObject({ status: 401, text: '{"message":"Unauthorized"}' });
    expect(missing.headers).not.toHaveProperty('x-all');
  });

  it.each([
    ['over 10 MB', 10 * 1024 * 1024 + 1],
    ["over Lambda's 6 MB", 6 * 1024 * 1024],
  ])('are given for a body %s', async (_name, bytes) => {
    const cloud = await startApi({ gatewayResponses });
    const answer = await rawRequest(`${cloud.baseUrl}/api/echo`, { method: 'POST', body: Buffer.alloc(bytes, 'a') });
    expect(answer).toMatchObject({ status: 400, text: '{"error":"Request Too Long REQUEST_TOO_LARGE"}' });
    const smaller = await rawRequest(`${cloud.baseUrl}/api/echo`, {
      method: 'POST',
      body: Buffer.alloc(5_000_000, 'a'),
    });
    expect(smaller.status).toBe(200);
  });

  it('do not apply to a request line and headers over 10,240 bytes, which are refused before routing', async () => {
    const cloud = await startApi({ gatewayResponses });
    const { host } = new URL(cloud.baseUrl);
    // What each request below has besides the letters that are added.
    const least = `GET /api/nowhere? HTTP/1.1bighost${host}Connectionclose`.length;
    const send = (inLine: number, inHeader: number) =>
      rawRequest(`${cloud.baseUrl}/api/nowhere?${'x'.repeat(inLine)}`, {
        headers: { big: 'é'.repeat(inHeader), host },
      });
    const tooLarge = { status: 431, text: '{"message":"HTTP header is larger than 10240 bytes."}' };
    const room = 10_240 - least;
    expect(await send(0, room)).toMatchObject({ status: 404 });
    expect(await send(0, room + 1)).toMatchObject(tooLarge);
    expect(await send(room, 0)).toMatchObject({ status: 404 });
    expect(await send(room + 1, 0)).toMatchObject(tooLarge);
    expect(await send(20_000, 20_000)).toMatchObject(tooLarge);
  });

  it('answer requests that the stage throttles, scripted as a fault', async () => {
    const cloud = await startApi();
    cloud.faults.script({ service: 'apigateway', operation: 'POST /echo', times: 1, effect: { kind: 'throttle' } });
    const send = () => rawRequest(`${cloud.baseUrl}/api/echo`, { method: 'POST' });
    const throttled = await send();
    expect(throttled).toMatchObject({ status: 429, headers: { 'x-amzn-errortype': 'TooManyRequestsException' } });
    expect((await send()).status).toBe(200);
  });
});

describe('a function that Lambda throttles, scripted as a fault', () => {
  it('is an error of the API’s configuration, without a call of the function', async () => {
    const cloud = await startApi();
    const functionName = cloud.nameOf('Echo');
    cloud.faults.script({ service: 'lambda', functionName, times: 1, effect: { kind: 'throttle' } });
    const send = () => rawRequest(`${cloud.baseUrl}/api/echo`, { method: 'POST' });
    expect(await send()).toMatchObject({ status: 500, text: '{"message":"Internal server error"}' });
    expect((await send()).status).toBe(200);
  });

  it('is a failure of the authorizer if it is one', async () => {
    const cloud = await startApi();
    const functionName = cloud.nameOf('Auth');
    cloud.faults.script({ service: 'lambda', functionName, times: 1, effect: { kind: 'throttle' } });
    const throttled = await getThing(cloud, 'allow');
    expect(throttled).toMatchObject({
      status: 500,
      headers: { 'x-amzn-errortype': 'AuthorizerConfigurationException' },
    });
    expect((await getThing(cloud, 'allow')).status).toBe(200);
  });
});

describe('the access log', () => {
  it('has one line per request, with the authorizer’s values, and a dash for a missing value', async () => {
    const accessLogFormat =
      '{"id":"$context.requestId","status":"$context.status","who":"$context.authorizer.name","route":"$context.resourcePath","bytes":"$context.responseLength"}';
    const cloud = await startApi({ accessLogFormat });
    const answer = await getThing(cloud, 'allow');
    await rawRequest(`${cloud.baseUrl}/api/nowhere`);
    const [first, second] = cloud.logs.lines('api-gateway').map(({ text }) => JSON.parse(text));
    expect(first).toEqual({
      id: answer.headers['x-amzn-requestid'],
      status: '200',
      who: 'Ann',
      route: '/public/v1/thing',
      bytes: answer.headers['content-length'],
    });
    expect(second).toMatchObject({ status: '403', who: '-', route: '-' });
  });
});
