import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { BedrockRuntimeClient, type BedrockRuntimeClientConfig } from '@aws-sdk/client-bedrock-runtime';
import { createFailureReporter } from '../protocol/failure-reporter.ts';
import type { AwsRequest, AwsResponse } from '../stand-in.ts';

/** Real Bedrock, reached with the credentials and Region of the user who started the cloud. */
export interface BedrockAtAws {
  readonly url: URL;
  readonly region: string;
  /**
   * Signs a request with the user's credentials and sends it to Bedrock; the response comes back unchanged, and a
   * failure is reported.
   */
  readonly forward: (request: SentRequest) => Promise<AwsResponse>;
  /** Like `forward`, without a report. */
  readonly call: (request: SentRequest) => Promise<AwsResponse>;
}

/** The parts of a request that reach Bedrock. */
type SentRequest = Pick<AwsRequest, 'method' | 'path' | 'body'>;

interface HttpRequest {
  readonly method: string;
  readonly protocol: string;
  readonly hostname: string;
  readonly port?: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

interface Signer {
  sign(request: HttpRequest, options: { signingRegion: string; signingService: string }): Promise<HttpRequest>;
}

// Longer than any function waits, so the caller times out first.
const TIMEOUT_MS = 120_000;
const RETURNED_HEADER = /^(content-type|x-amzn-.*)$/;

/** The response when nothing answers at Bedrock's address. */
export const UNREACHABLE = failure(503, 'ServiceUnavailableException', 'Bedrock on AWS cannot be reached from here.');
// Bedrock's own error for credentials that it does not know.
const UNSIGNED = failure(403, 'UnrecognizedClientException', 'Your AWS credentials can no longer be read.');

/**
 * Finds credentials, Region and endpoint as every AWS tool does (environment, profile, single sign-on). `onFailure` is
 * called with the reason for a failure, because the API says only that the model is unavailable; a repeated failure is
 * reported once.
 *
 * @throws an error if there are no credentials or no Region, or if the endpoint that is set is no address.
 */
export async function openBedrockAtAws(
  config: BedrockRuntimeClientConfig = {},
  onFailure: (sentence: string) => void = () => {},
): Promise<BedrockAtAws> {
  const client = new BedrockRuntimeClient(config);
  const region = await required('Region', () => client.config.region());
  await required('credentials', () => client.config.credentials());
  const signer = (await client.config.signer({
    name: 'sigv4',
    signingName: 'bedrock',
    signingRegion: region,
    properties: {},
  } as never)) as unknown as Signer;
  const endpoint = (await givenEndpoint(client)) ?? awsEndpoint(client, region);
  const report = createFailureReporter(onFailure);
  const exchange = async (request: SentRequest): Promise<Outcome> => {
    const sent = requestTo(endpoint, request);
    // Credentials from single sign-on expire while the cloud runs, and cannot always be renewed.
    return signer
      .sign(sent, { signingRegion: region, signingService: 'bedrock' })
      .then(
        (signed) => send(new URL(sent.path, endpoint), signed).then(answered, failed(UNREACHABLE)),
        failed(UNSIGNED),
      );
  };
  return {
    url: endpoint,
    region,
    call: async (request) => (await exchange(request)).answer,
    forward: async (request) => {
      const { answer, reason } = await exchange(request);
      report(failureOf(endpoint, answer, reason));
      return answer;
    },
  };
}

// An endpoint, such as a proxy, may have its own path, to which the request's path is appended.
function requestTo(endpoint: URL, { method, path, body }: SentRequest): HttpRequest {
  const { hostname, port, protocol, host, pathname } = endpoint;
  return {
    method,
    protocol,
    hostname,
    ...(port === '' ? {} : { port: Number(port) }),
    path: `${pathname.replace(/\/$/, '')}${path}`,
    headers: { host, 'content-type': 'application/json', accept: 'application/json' },
    body,
  };
}

interface Outcome {
  readonly answer: AwsResponse;
  /** Why there is no answer of AWS; absent if there is one. */
  readonly reason?: string;
}

const answered = (answer: AwsResponse): Outcome => ({ answer });

// The API says only that the model is unavailable: the reason goes to the person at the terminal.
const failed =
  (answer: AwsResponse) =>
  (error: Error & { readonly cause?: { readonly code?: string; readonly message?: string } }): Outcome => ({
    answer,
    reason: error.cause?.code ?? error.cause?.message ?? error.message,
  });

function failureOf(endpoint: URL, { status, headers }: AwsResponse, reason?: string): string | null {
  const error = `${status} ${headers?.['x-amzn-errortype'] ?? ''}`.trim();
  const because = reason === undefined ? '' : ` (${reason.replace(/\.$/, '')})`;
  return status < 400 ? null : `Bedrock at ${endpoint.host} gave no answer: ${error}${because}.`;
}

function failure(status: number, code: string, message: string): AwsResponse {
  const headers = { 'content-type': 'application/json', 'x-amzn-errortype': code };
  return { status, headers, body: JSON.stringify({ message }) };
}

function awsEndpoint(client: BedrockRuntimeClient, region: string): URL {
  return client.config.endpointProvider({ Region: region, UseDualStack: false, UseFIPS: false }).url;
}

// With this function, which its public type leaves out, the client reads AWS_ENDPOINT_URL_BEDROCK_RUNTIME,
// AWS_ENDPOINT_URL and their counterparts in a profile when it sends.
interface ConfiguredEndpoint {
  readonly serviceConfiguredEndpoint?: () => Promise<string | undefined>;
}

// Returns the endpoint that the user has set, in code or in the environment; null if AWS's own is used.
async function givenEndpoint(client: BedrockRuntimeClient): Promise<URL | null> {
  const given = await client.config.endpoint?.();
  if (given !== undefined) {
    return new URL(
      `${given.protocol}//${given.hostname}${given.port === undefined ? '' : `:${given.port}`}${given.path}`,
    );
  }
  const { serviceConfiguredEndpoint } = client.config as ConfiguredEndpoint;
  const configured = await serviceConfiguredEndpoint?.();
  return configured === undefined ? null : urlOf(configured);
}

function urlOf(configured: string): URL {
  if (URL.canParse(configured) && /^https?:\/\//i.test(configured)) {
    return new URL(configured);
  }
  // biome-ignore lint/style/noProcessEnv: the SDK reads these variables too
  const variables = process.env;
  const names = ['AWS_ENDPOINT_URL_BEDROCK_RUNTIME', 'AWS_ENDPOINT_URL'];
  const name = names.find((each) => variables[each] === configured) ?? 'endpoint_url in your AWS configuration';
  throw new Error(
    `${name}: ${configured} is not an address such as https://bedrock.example.com or http://127.0.0.1:8080.`,
  );
}

async function send(url: URL, { method, headers, body }: HttpRequest): Promise<AwsResponse> {
  const answer = await fetch(url, {
    method,
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'host')),
    body: new Uint8Array(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return {
    status: answer.status,
    headers: Object.fromEntries([...answer.headers].filter(([name]) => RETURNED_HEADER.test(name))),
    body: Buffer.from(await answer.arrayBuffer()),
  };
}

async function required<T>(what: string, find: () => Promise<T>): Promise<T> {
  try {
    return await find();
  } catch (error) {
    throw new Error(`Bedrock on AWS needs your AWS ${what}, ${missingBecause()}`, { cause: error });
  }
}

// A profile that is misspelled, or has nothing of what is needed, must not be reported as if none were set.
function missingBecause(): string {
  // biome-ignore lint/style/noProcessEnv: the SDK reads these variables too
  const { AWS_PROFILE: name = '', AWS_CONFIG_FILE, AWS_SHARED_CREDENTIALS_FILE } = process.env;
  const fileOf = (given: string | undefined, own: string) => given || join(homedir(), '.aws', own);
  const files = [fileOf(AWS_CONFIG_FILE, 'config'), fileOf(AWS_SHARED_CREDENTIALS_FILE, 'credentials')];
  if (name === '') {
    return 'and none can be found: set AWS_PROFILE or the AWS_ variables.';
  }
  return files.some((file) => hasProfile(file, name))
    ? `and the profile '${name}' (AWS_PROFILE) has none that can be used: add what is missing, or set the AWS_ variables.`
    : `but there is no profile '${name}' (AWS_PROFILE) in ${files.join(' or ')}.`;
}

function hasProfile(file: string, name: string): boolean {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return lines.some((line) => /^\s*\[\s*(?:profile\s+)?["']?([^\]"']*?)["']?\s*\]/.exec(line)?.[1] === name);
}
