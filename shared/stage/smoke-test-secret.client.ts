import * as v from 'valibot';
import type { LambdaEnvironment } from '../aws/environment.ts';
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

/**
 * The smoke test's secret in Secrets Manager. The value that the deployment generates first is not a smoke test and
 * reads as null. Reading and writing throw ServiceError `unavailable`.
 */
export function createSmokeTestSecret(secretArn: string, runtime: LambdaEnvironment): SmokeTestSecret {
  const signedFetch = createSignedFetch('secretsmanager', runtime);
  const url = `${runtime.AWS_ENDPOINT_URL ?? `https://secretsmanager.${runtime.AWS_REGION}.amazonaws.com`}/`;
  const call = async (operation: string, input: object): Promise<Record<string, unknown>> => {
    const response = await signedFetch({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': `secretsmanager.${operation}` },
      body: JSON.stringify({ SecretId: secretArn, ...input }),
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    }).catch(unavailable);
    // The response's text could contain the secret; its status is enough to look the error up.
    if (!response.ok) {
      await response.body?.cancel();
      return unavailable(new Error(failedRequest('Secrets Manager', response.status)));
    }
    // A parser's error quotes the text.
    const incomplete = () => unavailable(new Error('The response of Secrets Manager is incomplete.'));
    return (await response.json().catch(incomplete)) as Record<string, unknown>;
  };
  return {
    read: async () => parseKept((await call('GetSecretValue', {})).SecretString),
    write: async (smokeTest) => void (await call('PutSecretValue', { SecretString: JSON.stringify(smokeTest) })),
  };
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
