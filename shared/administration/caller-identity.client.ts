import { failedRequest, SERVICE_UNAVAILABLE } from '../error-messages.ts';
import { ServiceError } from '../service-error.ts';
import type { IdentityRequest, Signature } from './signed-request.ts';

// STS answers within a second. The command line is waiting, and the operation itself needs the rest of the function's
// time.
const ANSWER_TIMEOUT_MS = 5_000;
const ARN = /<Arn>(arn:aws[a-z-]{0,20}:(?:iam|sts)::[0-9]{12}:[\w+=,.@/-]{1,400})<\/Arn>/;

/**
 * Asks STS who signed a call, and returns the caller's ARN; null when STS refuses the signature.
 *
 * @throws ServiceError `unavailable` when STS does neither.
 */
export async function getCallerIdentity(
  { url, headers, body }: IdentityRequest,
  { time, authorization, token }: Signature,
): Promise<string | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        ...headers,
        authorization,
        'x-amz-date': time,
        ...(token === undefined ? {} : { 'x-amz-security-token': token }),
        // Until the next operation, Lambda may freeze the instance, which would not notice that the connection is gone.
        connection: 'close',
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    const text = await response.text();
    const [, arn] = ARN.exec(text) ?? [];
    if (response.ok && arn !== undefined) {
      return arn;
    }
    // The statuses of a refused signature; throttling is a 400, too, and decides nothing.
    if ((response.status === 400 || response.status === 403) && !text.includes('<Code>Throttling')) {
      return null;
    }
    // The response's text could contain anything; its status is enough to look the error up.
    throw new Error(failedRequest('STS', response.status));
  } catch (error) {
    throw new ServiceError('unavailable', SERVICE_UNAVAILABLE, { cause: error, retryAfterSeconds: 2 });
  }
}
