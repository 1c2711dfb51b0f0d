// Guarantee: a request for real Bedrock goes out exactly once, to Bedrock alone, signed by the user who started the
// cloud and not by the function. Risk: the operator's keys or a function's are sent elsewhere, or a failure is not
// explained.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { devNull, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { AwsRequest } from '../stand-in.ts';
import { openBedrockAtAws } from './bedrock-at-aws.client.ts';

const request: AwsRequest = {
  service: 'bedrock',
  principal: { arn: 'arn:aws:sts::1:assumed-role/r/f', kind: 'role' },
  method: 'POST',
  path: '/model/amazon.titan%3A0/invoke',
  query: new URLSearchParams(),
  headers: {
    authorization: 'AWS4-HMAC-SHA256 Credential=ASIAOPERATOR/x',
    'x-amz-security-token': 'operator',
    host: '127.0.0.1:1',
  },
  body: Buffer.from('{"inputText":"x"}'),
};

// The configuration of whoever runs the tests, such as a profile, is not used.
beforeEach(() => {
  // biome-ignore lint/style/noProcessEnv: the names of the variables are not known
  for (const name of Object.keys(process.env).filter((each) => each.startsWith('AWS_'))) {
    vi.stubEnv(name, undefined);
  }
  vi.stubEnv('AWS_CONFIG_FILE', devNull);
  vi.stubEnv('AWS_SHARED_CREDENTIALS_FILE', devNull);
  onTestFinished(() => void vi.unstubAllEnvs());
});

async function startFakeAws(status: number) {
  const seen: { url: string; headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) {
      chunks.push(chunk as Buffer);
    }
    seen.push({ url: incoming.url ?? '', headers: incoming.headers, body: Buffer.concat(chunks).toString() });
    const headers = { 'content-type': 'application/json', 'x-amzn-errortype': 'ThrottlingException', 'x-other': 'no' };
    outgoing.writeHead(status, headers).end('{"message":"slow"}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { seen, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

describe('a request to real Bedrock', () => {
  it.each([{ sessionToken: 'own-token' }, {}])(
    'is signed with the credentials and Region of the operator, not the function’s: %j',
    async (token) => {
      const { seen, endpoint } = await startFakeAws(200);
      const credentials = { accessKeyId: 'AKIAOWN', secretAccessKey: 'own', ...token };
      const bedrock = await openBedrockAtAws({ endpoint, region: 'eu-west-1', credentials });
      await bedrock.forward(request);
      expect(seen.map(({ url, body }) => [url, body])).toEqual([
        ['/model/amazon.titan%3A0/invoke', '{"inputText":"x"}'],
      ]);
      const headers = seen[0]?.headers ?? {};
      expect(headers.authorization).toMatch(/Credential=AKIAOWN\/\d{8}\/eu-west-1\/bedrock\/aws4_request/);
      expect(headers['x-amz-security-token']).toBe(token.sessionToken);
      expect(JSON.stringify(headers)).not.toMatch(/operator/i);
    },
  );

  it('is not repeated, and its error is returned unchanged', async () => {
    const { seen, endpoint } = await startFakeAws(429);
    const credentials = { accessKeyId: 'A', secretAccessKey: 'b' };
    const bedrock = await openBedrockAtAws({ endpoint, region: 'us-east-1', credentials });
    const answer = await bedrock.forward(request);
    expect(answer).toMatchObject({ status: 429, headers: { 'x-amzn-errortype': 'ThrottlingException' } });
    expect(answer.headers).not.toHaveProperty('x-other');
    expect(answer.body?.toString()).toBe('{"message":"slow"}');
    expect(seen).toHaveLength(1);
  });

  it('is sent to its own path below the path of a proxy', async () => {
    const { seen, endpoint } = await startFakeAws(200);
    const credentials = { accessKeyId: 'A', secretAccessKey: 'b' };
    const bedrock = await openBedrockAtAws({ endpoint: `${endpoint}/bedrock/`, region: 'us-east-1', credentials });
    await bedrock.forward(request);
    expect(seen.map(({ url }) => url)).toEqual(['/bedrock/model/amazon.titan%3A0/invoke']);
  });

  it('is refused when its credentials can no longer be renewed, which is reported once', async () => {
    const { seen, endpoint } = await startFakeAws(200);
    const told: string[] = [];
    let isSignedOn = true;
    const own = { accessKeyId: 'A', secretAccessKey: 'b', expiration: new Date(0) };
    const credentials = async () => (isSignedOn ? own : Promise.reject(new Error('The sign-on has ended.')));
    const bedrock = await openBedrockAtAws({ endpoint, region: 'us-east-1', credentials }, (line) => told.push(line));
    isSignedOn = false;
    const answers = [await bedrock.forward(request), await bedrock.forward(request)];
    const refused = { status: 403, headers: { 'x-amzn-errortype': 'UnrecognizedClientException' } };
    expect(answers).toMatchObject([refused, refused]);
    expect(seen).toEqual([]);
    const error = '403 UnrecognizedClientException (The sign-on has ended)';
    expect(told).toEqual([`Bedrock at ${new URL(endpoint).host} gave no answer: ${error}.`]);
  });

  it('is answered as unavailable when it reaches no server', async () => {
    const { endpoint } = await startFakeAws(200);
    const credentials = { accessKeyId: 'A', secretAccessKey: 'b' };
    const told: string[] = [];
    const config = { endpoint: endpoint.replace(/\d+$/, '1'), region: 'us-east-1', credentials };
    const bedrock = await openBedrockAtAws(config, (line) => told.push(line));
    expect((await bedrock.forward(request)).status).toBe(503);
    const error = '503 ServiceUnavailableException (bad port)';
    expect(told).toEqual([`Bedrock at 127.0.0.1:1 gave no answer: ${error}.`]);
  });

  it('goes to the endpoint of the Region over TLS by default', async () => {
    const credentials = { accessKeyId: 'A', secretAccessKey: 'b' };
    const bedrock = await openBedrockAtAws({ region: 'us-west-2', credentials });
    expect(bedrock.url.href).toBe('https://bedrock-runtime.us-west-2.amazonaws.com/');
  });

  it.each([
    ['the environment', { AWS_ENDPOINT_URL_BEDROCK_RUNTIME: 'https://proxy.example:8443' }],
    ['the environment, for all services', { AWS_ENDPOINT_URL: 'https://proxy.example:8443' }],
    ['a profile', { AWS_PROFILE: 'work' }],
  ])('goes to the endpoint that %s names', async (_name, variables) => {
    const file = join(mkdtempSync(join(tmpdir(), 'aws-config-')), 'config');
    onTestFinished(() => rmSync(dirname(file), { recursive: true }));
    const profile = 'region = eu-west-1\naws_access_key_id = A\naws_secret_access_key = b\nservices = own';
    writeFileSync(
      file,
      `[profile work]\n${profile}\n[services own]\nbedrock_runtime =\n  endpoint_url = https://proxy.example:8443\n`,
    );
    const own = { AWS_ACCESS_KEY_ID: 'A', AWS_SECRET_ACCESS_KEY: 'b', AWS_REGION: 'us-east-1' };
    const all = 'AWS_PROFILE' in variables ? variables : { ...own, ...variables };
    for (const [name, value] of Object.entries({ ...all, AWS_CONFIG_FILE: file })) {
      vi.stubEnv(name, value);
    }
    onTestFinished(() => void vi.unstubAllEnvs());
    const bedrock = await openBedrockAtAws();
    expect(bedrock.url.href).toBe('https://proxy.example:8443/');
  });

  it.each([
    ['no profile is set', {}, /Region, and none can be found: set AWS_PROFILE or the AWS_ variables\.$/],
    [
      'the profile is not there',
      { AWS_PROFILE: 'nosuch' },
      /Region, but there is no profile 'nosuch' \(AWS_PROFILE\) in \S+config or \S+\.$/,
    ],
    [
      'the profile has no Region',
      { AWS_PROFILE: 'work' },
      /Region, and the profile 'work' \(AWS_PROFILE\) has none that can be used: /,
    ],
    [
      'the profile has no credentials',
      { AWS_PROFILE: 'work', AWS_REGION: 'us-east-1' },
      /credentials, and the profile 'work' /,
    ],
  ])('is refused with what is wrong if %s', async (_name, variables, message) => {
    const file = join(mkdtempSync(join(tmpdir(), 'aws-config-')), 'config');
    onTestFinished(() => rmSync(dirname(file), { recursive: true }));
    writeFileSync(file, '[profile work]\noutput = json\n');
    for (const [name, value] of Object.entries({ ...variables, AWS_CONFIG_FILE: file })) {
      vi.stubEnv(name, value);
    }
    onTestFinished(() => void vi.unstubAllEnvs());
    await expect(openBedrockAtAws()).rejects.toThrow(message);
  });

  it.each(['AWS_ENDPOINT_URL_BEDROCK_RUNTIME', 'AWS_ENDPOINT_URL'])('names %s if it is no address', async (name) => {
    for (const given of ['127.0.0.1:18870', 'proxy.example', 'ftp://proxy.example']) {
      const own = { AWS_ACCESS_KEY_ID: 'A', AWS_SECRET_ACCESS_KEY: 'b', AWS_REGION: 'us-east-1', [name]: given };
      for (const [variable, value] of Object.entries(own)) {
        vi.stubEnv(variable, value);
      }
      await expect(openBedrockAtAws()).rejects.toThrow(
        `${name}: ${given} is not an address such as https://bedrock.example.com or http://127.0.0.1:8080.`,
      );
    }
    vi.unstubAllEnvs();
  });

  it('needs credentials, and reports missing ones before anything is started', async () => {
    const credentials = () => Promise.reject(new Error('Could not load credentials from any providers'));
    await expect(openBedrockAtAws({ region: 'us-east-1', credentials })).rejects.toThrow(
      'Bedrock on AWS needs your AWS credentials',
    );
  });
});
