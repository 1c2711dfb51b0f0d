import type { LambdaEnvironment } from '../aws/environment.wiring.ts';
import { createSignedFetch, type SignedFetch } from '../aws/signed-fetch.client.ts';
import { failedRequest, SERVICE_UNAVAILABLE } from '../error-messages.ts';
import { ServiceError } from '../service-error.ts';
import type { Pepper } from './key-mac.ts';
import type { PepperSource, Peppers } from './pepper.ts';

// The authorizer waits for the secret, and has 10 s for everything.
const ANSWER_TIMEOUT_MS = 2_000;
// After this time the secret is read again. If that fails, the versions read last stay in use until the limit.
const READ_AGAIN_MS = 120_000;
const STALE_LIMIT_MS = 240_000;
// Every instance knows a version that is this old: longer than the limit, with a margin for clock skew.
const PROPAGATED_MS = 300_000;

interface DatedPepper extends Pepper {
  readonly createdMs: number;
}

interface PepperSecret {
  readonly arn: string;
  readonly url: string;
  readonly signedFetch: SignedFetch;
}

interface CachedPeppers {
  readonly current: DatedPepper;
  readonly previous: Pepper | null;
  readonly readAtMs: number;
}

/**
 * Reads the stage's pepper, current and previous version, from Secrets Manager, and caches it for two minutes (four
 * while it cannot be read). It signs its requests itself: the SDK's client would add 13 kB to the authorizer's bundle.
 */
export function createPepperClient(
  secretArn: string,
  runtime: LambdaEnvironment,
  nowMs: () => number = Date.now,
): PepperSource {
  const secret = {
    arn: secretArn,
    url: `${runtime.AWS_ENDPOINT_URL ?? `https://secretsmanager.${runtime.AWS_REGION}.amazonaws.com`}/`,
    signedFetch: createSignedFetch('secretsmanager', runtime),
  };
  const readVersions = async (readAtMs: number): Promise<CachedPeppers> => {
    const current = await readVersion(secret, 'AWSCURRENT');
    if (current === null) {
      throw new Error('The pepper has no current version.');
    }
    // Not at the same time as the current version: if the pepper was rotated between the two answers, the version that
    // was replaced could be in neither, and its keys would look unknown for two minutes.
    const previous = await readVersion(secret, 'AWSPREVIOUS');
    return { current, previous, readAtMs };
  };
  let cached: CachedPeppers | null = null;
  return {
    async read() {
      if (cached === null || nowMs() - cached.readAtMs >= READ_AGAIN_MS) {
        const readAtMs = nowMs();
        cached = await readVersions(readAtMs).catch((error: unknown) => {
          if (cached !== null && readAtMs - cached.readAtMs < STALE_LIMIT_MS) {
            return cached;
          }
          const options = { cause: error, retryAfterSeconds: 2 };
          throw new ServiceError('unavailable', SERVICE_UNAVAILABLE, options);
        });
      }
      return peppersOf(cached, nowMs());
    },
  };
}

function peppersOf({ current, previous, readAtMs }: CachedPeppers, nowMs: number): Peppers {
  return {
    current,
    previous,
    propagated: nowMs - current.createdMs >= PROPAGATED_MS,
    stale: nowMs - readAtMs >= READ_AGAIN_MS,
  };
}

// Null if the secret has no previous version: before the first rotation, and after the version was removed.
async function readVersion(
  { arn, url, signedFetch }: PepperSecret,
  label: 'AWSCURRENT' | 'AWSPREVIOUS',
): Promise<DatedPepper | null> {
  const send = () =>
    signedFetch({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': 'secretsmanager.GetSecretValue' },
      body: JSON.stringify({ SecretId: arn, VersionStage: label }),
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
  const response = await send().catch((error: unknown) => (isLostConnection(error) ? send() : Promise.reject(error)));
  const body = (await response.json()) as Record<string, unknown>;
  if (!response.ok) {
    if (label === 'AWSPREVIOUS' && String(body.__type).endsWith('ResourceNotFoundException')) {
      return null;
    }
    // The response's text could contain anything; its status is enough to look the error up.
    throw new Error(failedRequest('Secrets Manager', response.status));
  }
  const { SecretString: secret, VersionId: version, CreatedDate: createdSeconds } = body;
  if (typeof secret !== 'string' || typeof version !== 'string' || typeof createdSeconds !== 'number') {
    throw new Error('The pepper secret does not contain a string.');
  }
  return { version, secret, createdMs: createdSeconds * 1_000 };
}

// Between invocations, Lambda freezes an instance, which does not notice that its connections are closed meanwhile: the
// first request after a pause may be sent on one of them. Only the time limit rejects with a DOMException.
function isLostConnection(error: unknown): boolean {
  return !(error instanceof DOMException);
}
