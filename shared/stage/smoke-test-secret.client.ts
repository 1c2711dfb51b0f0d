import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { LambdaEnvironment } from '../aws/environment.wiring.ts';
import { createSignedFetch } from '../aws/signed-fetch.client.ts';
import { failedRequest, SERVICE_UNAVAILABLE } from '../error-messages.ts';
import { ServiceError } from '../service-error.ts';
import type { SmokeTestSecret } from './smoke-test.ts';

// Secrets Manager answers within milliseconds.
const ANSWER_TIMEOUT_MS = 2_000;

const Kept = v.strictObject({
  company_id: v.string(),
  application_id: v.string(),
  base_id: v.string(),
  key_id: v.string(),
  key: v.string(),
});

const GetSecretValueResponse = v.object({ VersionId: v.string(), SecretString: v.optional(v.string()) });

// The error of Secrets Manager for another value under the id of a version that exists.
const VersionExists = v.object({ __type: v.literal('ResourceExistsException') });

/**
 * The smoke test's secret in Secrets Manager. The value that the deployment generates first is not a smoke test.
 * Reading and replacing throw ServiceError `unavailable`.
 */
export function createSmokeTestSecret(secretArn: string, runtime: LambdaEnvironment): SmokeTestSecret {
  const signedFetch = createSignedFetch('secretsmanager', runtime);
  const url = `${runtime.AWS_ENDPOINT_URL ?? `https://secretsmanager.${runtime.AWS_REGION}.amazonaws.com`}/`;
  const call = async (operation: string, input: object) => {
    const response = await signedFetch({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': `secretsmanager.${operation}` },
      body: JSON.stringify({ SecretId: secretArn, ...input }),
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    }).catch(unavailable);
    // A parser's error quotes the text, which could contain the secret.
    return { status: response.status, body: await response.json().catch(() => null) };
  };
  return {
    async read() {
      const { status, body } = await call('GetSecretValue', {});
      const version = v.safeParse(GetSecretValueResponse, body);
      if (status !== 200) {
        return unavailable(new Error(failedRequest('Secrets Manager', status)));
      }
      if (!version.success) {
        return unavailable(new Error('The response of Secrets Manager is incomplete.'));
      }
      return { id: version.output.VersionId, smokeTest: parseKept(version.output.SecretString) };
    },
    async replace(versionId, smokeTest) {
      const input = { ClientRequestToken: successorOf(versionId), SecretString: JSON.stringify(smokeTest) };
      const { status, body } = await call('PutSecretValue', input);
      if (status !== 200 && !v.is(VersionExists, body)) {
        unavailable(new Error(failedRequest('Secrets Manager', status)));
      }
    },
  };
}

// The id of the only version that replaces another. Secrets Manager accepts one value under it, so that of requests
// that replace the same version at the same time, one succeeds.
function successorOf(versionId: string): string {
  return createHash('sha256').update(versionId).digest('hex');
}

function parseKept(text: unknown) {
  try {
    const result = v.safeParse(Kept, JSON.parse(String(text)));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

function unavailable(cause: unknown): never {
  throw new ServiceError('unavailable', SERVICE_UNAVAILABLE, { cause, retryAfterSeconds: 2 });
}
