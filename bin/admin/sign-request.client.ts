import { randomUUID } from 'node:crypto';
import { STSClient } from '@aws-sdk/client-sts';
import { SignatureV4 } from '@smithy/signature-v4';
import { identityRequest, type Signature, stsEndpoint } from '../../shared/administration/signed-request.ts';

/** What a signature covers: an operation on a stage, and its input. */
interface StageRequest {
  readonly stage: string;
  readonly operation: string;
  readonly input: unknown;
}

/**
 * Signs requests with the caller's own AWS credentials, so that the stage can ask AWS who the caller is. A signature is
 * valid once, for one minute, and only for this stage, operation and input; the credentials stay here.
 */
export function createRequestSigner(): (request: StageRequest) => Promise<Signature> {
  // Nothing is sent with this client: it only resolves Region and credentials like every client of the SDK.
  const { region, credentials, sha256 } = new STSClient({}).config;
  const signer = new SignatureV4({ service: 'sts', region, credentials, sha256 });
  return async (request) => {
    const nonce = randomUUID();
    const endpoint = endpointOverride() ?? stsEndpoint(await region());
    const { url, headers, body } = identityRequest(endpoint, { ...request, nonce });
    const { protocol, hostname, host } = new URL(url);
    const signed = await signer.sign({
      method: 'POST',
      protocol,
      hostname,
      path: '/',
      headers: { ...headers, host },
      body,
    });
    const { authorization = '', 'x-amz-date': time = '', 'x-amz-security-token': token } = signed.headers;
    return { nonce, time, authorization, ...(token === undefined ? {} : { token }) };
  };
}

// Returns the endpoint that the SDK uses for every service instead of the service's own, if one is set. The stage reads
// the same variable.
function endpointOverride(): string | undefined {
  // biome-ignore lint/style/noProcessEnv: a program that a person starts, not a function of the product
  return process.env.AWS_ENDPOINT_URL?.replace(/\/+$/, '') || undefined;
}
