// Guarantee: every caller of the local AWS is identified by a recomputed signature. Risk: a wrong signature, a wrong
// clock or a web page is accepted here, or an error differs from AWS.
import { Readable } from 'node:stream';
import { BedrockRuntimeClient, InvokeModelCommand } from '@aws-sdk/client-bedrock-runtime';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { describe, expect, it } from 'vitest';
import { rawRequest } from '../fixtures/raw-request.ts';
import { type Credentials, clientOf, getItem, presign, sign, startCallers } from './callers.fixture.ts';

const withoutToken = ({ accessKeyId, secretAccessKey }: Credentials) => ({ accessKeyId, secretAccessKey });

describe('signatures', () => {
  it.each([
    ['secret', (own: Credentials) => ({ ...own, secretAccessKey: 'x' }), 'InvalidSignatureException'],
    ['session token', (own: Credentials) => ({ ...own, sessionToken: 'x' }), 'UnrecognizedClientException'],
    ['session token, which is missing,', withoutToken, 'UnrecognizedClientException'],
    ['access key', (own: Credentials) => ({ ...own, accessKeyId: 'AKIAX' }), 'UnrecognizedClientException'],
  ])('with a wrong %s are refused', async (_name, change, code) => {
    const { cloud, credentials } = await startCallers();
    await expect(getItem(cloud.endpoint, change(credentials))).rejects.toMatchObject({ name: code });
    expect(cloud.standIns.dynamodb.requests).toEqual([]);
  });

  it('for another Region are refused', async () => {
    const { cloud, credentials } = await startCallers();
    const elsewhere = getItem(cloud.endpoint, credentials, { region: 'eu-west-1' });
    await expect(elsewhere).rejects.toMatchObject({ name: 'InvalidSignatureException' });
    expect(cloud.standIns.dynamodb.requests).toEqual([]);
  });

  it("are checked against the cloud's clock; a client whose clock is wrong corrects it by the date of the response", async () => {
    const { cloud, credentials } = await startCallers();
    cloud.clock.move(3_600_000);
    await expect(getItem(cloud.endpoint, credentials)).rejects.toMatchObject({ name: 'InvalidSignatureException' });
    await getItem(cloud.endpoint, credentials, { maxAttempts: 2 });
  });

  it('are required: an unsigned request, or one for an unknown service, is refused', async () => {
    const { cloud, operator } = await startCallers();
    expect((await rawRequest(`${cloud.endpoint}/`)).status).toBe(403);
    const signed = await sign(cloud.endpoint, operator, { service: 'ec2' });
    const answer = await rawRequest(cloud.endpoint + signed.path, signed);
    expect(answer).toMatchObject({ status: 400, text: 'The service ec2 is not supported by the local cloud.\n' });
  });

  it('must cover the host that the request was meant for', async () => {
    const { cloud, operator } = await startCallers();
    const post = { service: 'aoss', method: 'POST', path: '/i/_search', body: '{}' };
    const signed = await sign(cloud.endpoint, operator, { ...post, unsigned: ['host'] });
    expect(signed.headers.authorization).toMatch(/SignedHeaders=(?!.*host)/);
    expect((await rawRequest(`${cloud.endpoint}/i/_search`, signed)).status).toBe(403);
    expect(cloud.standIns.aoss.requests).toEqual([]);
  });

  it('a signature covers the body of its request', async () => {
    const { cloud, operator } = await startCallers();
    const signed = await sign(cloud.endpoint, operator, {
      service: 'aoss',
      method: 'POST',
      path: '/i/_search',
      body: '{}',
    });
    expect((await rawRequest(`${cloud.endpoint}/i/_search`, signed)).status).toBe(200);
    expect((await rawRequest(`${cloud.endpoint}/i/_search`, { ...signed, body: '{ }' })).status).toBe(403);
    expect((await rawRequest(`${cloud.endpoint}/i/_msearch`, signed)).status).toBe(403);
  });

  it('of OpenSearch Serverless must cover the hash of the body and must not cover its length', async () => {
    const { cloud, operator } = await startCallers();
    const post = { service: 'aoss', method: 'POST', path: '/i/_search', body: '{}' };
    const withLength = await sign(cloud.endpoint, operator, { ...post, headers: { 'content-length': '2' } });
    expect((await rawRequest(`${cloud.endpoint}/i/_search`, withLength)).status).toBe(403);
    const withoutHash = await sign(cloud.endpoint, operator, { ...post, applyChecksum: false });
    expect((await rawRequest(`${cloud.endpoint}/i/_search`, withoutHash)).status).toBe(403);
  });
});

describe('S3', () => {
  it.each([
    ['bytes', () => Buffer.from('hello')],
    ['a stream, in chunks with a trailer', () => Readable.from([Buffer.from('hello')])],
  ])("accepts %s as the SDK's client sends them", async (_name, body) => {
    const { cloud, operator } = await startCallers();
    const client = clientOf(
      new S3Client({ endpoint: cloud.endpoint, region: 'us-east-1', credentials: operator, forcePathStyle: true }),
    );
    await client.send(new PutObjectCommand({ Bucket: 'b', Key: 'ä b/(1)+', Body: body(), ContentLength: 5 }));
    expect(cloud.standIns.s3.requests[0]?.path).toBe('/b/%C3%A4%20b/%281%29%2B');
    expect(cloud.standIns.s3.requests[0]?.body.toString()).toContain('hello');
  });

  it('accepts a presigned URL, exactly as signed, until it expires', async () => {
    const { cloud, credentials } = await startCallers([
      { Effect: 'Allow', Action: 's3:PutObject', Resource: 'arn:aws:s3:::b/*' },
    ]);
    const url = await presign(cloud.endpoint, credentials, 60);
    const put = (address: string, headers: Record<string, string> = {}) =>
      rawRequest(address, { method: 'PUT', body: 'x', headers: { 'content-length': '1', ...headers } });
    expect((await put(url)).status).toBe(200);
    expect(cloud.standIns.s3.requests[0]?.principal.kind).toBe('role');
    expect((await put(url.replace('/b/k', '/b/l'))).text).toContain('SignatureDoesNotMatch');
    expect((await put(url, { 'content-length': '1', 'x-amz-acl': 'public-read' })).text).toContain('not signed');
    cloud.clock.move(61_000);
    expect((await put(url)).text).toContain('<Code>AccessDenied</Code><Message>Request has expired');
  });

  it('accepts no presigned URL that is valid for more than a week', async () => {
    const { cloud, credentials } = await startCallers([
      { Effect: 'Allow', Action: 's3:PutObject', Resource: 'arn:aws:s3:::b/*' },
    ]);
    const week = 7 * 24 * 3_600;
    const url = await presign(cloud.endpoint, credentials, week);
    const put = (address: string) =>
      rawRequest(address, { method: 'PUT', body: 'x', headers: { 'content-length': '1' } });
    expect((await put(url)).status).toBe(200);
    const longer = await put(url.replace(`X-Amz-Expires=${week}`, `X-Amz-Expires=${week + 1}`));
    expect(longer.text).toContain('X-Amz-Expires is not between a second and a week.');
  });

  it('refuses another body than the one that was signed', async () => {
    const { cloud, operator } = await startCallers();
    const put = { service: 's3', method: 'PUT', path: '/b/k', body: 'x', headers: { 'content-length': '1' } };
    const signed = await sign(cloud.endpoint, operator, put);
    expect((await rawRequest(`${cloud.endpoint}/b/k`, signed)).status).toBe(200);
    const answer = await rawRequest(`${cloud.endpoint}/b/k`, { ...signed, body: 'y' });
    expect(answer).toMatchObject({ status: 400, text: expect.stringContaining('XAmzContentSHA256Mismatch') });
    expect(cloud.standIns.s3.requests).toHaveLength(1);
  });

  it('refuses a presigned URL of a role without the permission', async () => {
    const { cloud, credentials } = await startCallers([]);
    const answer = await rawRequest(await presign(cloud.endpoint, credentials, 60), { method: 'PUT', body: 'x' });
    expect(answer).toMatchObject({
      status: 403,
      text: expect.stringContaining('is not authorized to perform: s3:PutObject'),
    });
  });
});

describe('Bedrock', () => {
  it('is reached over HTTP/2, with a colon in the name of the model', async () => {
    const { cloud, operator, environment } = await startCallers();
    expect(environment.AWS_ENDPOINT_URL_BEDROCK_RUNTIME).toBe(cloud.http2Endpoint);
    const client = clientOf(
      new BedrockRuntimeClient({ endpoint: cloud.http2Endpoint, region: 'us-east-1', credentials: operator }),
    );
    const output = await client.send(new InvokeModelCommand({ modelId: 'titan:0', body: '{"inputText":"x"}' }));
    expect(new TextDecoder().decode(output.body)).toBe('{}');
    expect(cloud.standIns.bedrock.requests[0]).toMatchObject({ path: '/model/titan%3A0/invoke', method: 'POST' });
  });
});

describe('web pages', () => {
  it.each([
    ['with an Origin', { Origin: 'http://127.0.0.1:8787' }],
    ['with a DNS name that resolves to this machine', { Host: 'attacker.example' }],
    ['with a name that only begins like loopback', { Host: '127.0.0.1.attacker.example' }],
  ])('are refused: %s', async (_name, headers) => {
    const { cloud, operator } = await startCallers();
    const signed = await sign(cloud.endpoint, operator, { service: 'aoss', method: 'POST', path: '/x', body: '{}' });
    const answer = await rawRequest(`${cloud.endpoint}/x`, { ...signed, headers: { ...signed.headers, ...headers } });
    expect(answer).toMatchObject({ status: 403, text: 'Not for web pages.\n' });
    expect(cloud.standIns.aoss.requests).toEqual([]);
  });
});
