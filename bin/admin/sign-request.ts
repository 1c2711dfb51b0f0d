import { randomUUID } from 'node:crypto';
import { STSClient } from '@aws-sdk/client-sts';
import { SignatureV4 } from '@smithy/signature-v4';
import { identityRequest, type Signature, stsEndpoint } from '../../shared/administration/signed-request.ts';

/** What is asked of a stage. */
interface Asked {
  readonly stage: string;
  readonly operation: string;
  readonly input: unknown;
}

/**
 * Signs requests with the caller's own AWS credentials, so that the stage can ask AWS who they are. A signature is
 * valid once, for one minute, and only for this stage, operation and input; the credentials stay here.
 */
export function createRequestSigner(): (asked: Asked) => Promise<Signature> {
  // Only for its settings, which are those of every client of the SDK: nothing is sent with it.
  const { region, credentials, sha256 } = new STSClient({}).config;
  const signer = new SignatureV4({ service: 'sts', region, credentials, sha256 });
  return async (asked) => {
    const nonce = randomUUID();
    const endpoint = ownEndpoint() ?? stsEndpoint(await region());
    const { url, headers, body } = identityRequest(endpoint, { ...asked, nonce });
    const { protocol, hostname, host, port } = new URL(url);
    const signed = await signer.sign({
      method: 'POST',
      protocol,
      hostname,
      ...(port === '' ? {} : { port: Number(port) }),
      path: '/',
      headers: { ...headers, host },
      body,
    });
    const { authorization = '', 'x-amz-date': time = '', 'x-amz-security-token': token } = signed.headers;
    return { nonce, time, authorization, ...(token === undefined ? {} : { token }) };
  };
}

// The SDK's own variable for another endpoint of every service; the function follows it too.
function ownEndpoint(): string | undefined {
  // biome-ignore lint/style/noProcessEnv: a program that a person starts, not a function of the product
  return process.env.AWS_ENDPOINT_URL?.replace(/\/+$/, '') || undefined;
}
