import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import type { VerifyToken } from './authorize-person.ts';

// The console's authorizer waits for the keys, and has 10 s for everything.
const KEYS_TIMEOUT_MS = 3_000;
// The most by which the clocks of the pool and the function may differ.
const CLOCK_SECONDS_MAX = 5;

/**
 * Verifies access tokens of one user pool and one client: signature, issuer, expiry, use. Cognito's access tokens have
 * no audience; they name the client instead.
 *
 * @throws when the pool's keys cannot be read: no call is allowed then.
 */
export function createTokenVerifier({ issuer, clientId }: { issuer: string; clientId: string }): VerifyToken {
  const keys = createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`), {
    timeoutDuration: KEYS_TIMEOUT_MS,
    // Until the keys are read again, Lambda may freeze the instance, which would not notice that the connection is
    // gone.
    headers: { connection: 'close' },
  });
  return async (token, nowMs) => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        algorithms: ['RS256'],
        requiredClaims: ['sub', 'exp', 'iat', 'client_id', 'token_use'],
        currentDate: new Date(nowMs),
        clockTolerance: CLOCK_SECONDS_MAX,
      });
      const { sub, client_id: client, token_use: use } = payload;
      return sub !== undefined && sub !== '' && client === clientId && use === 'access' ? { personId: sub } : null;
    } catch (error) {
      if (isTokenInvalid(error)) {
        return null;
      }
      throw error;
    }
  };
}

// Whether the token itself is at fault, rather than a failure to fetch the keys.
function isTokenInvalid(error: unknown): boolean {
  return (
    error instanceof errors.JWTClaimValidationFailed ||
    error instanceof errors.JWTExpired ||
    error instanceof errors.JWTInvalid ||
    error instanceof errors.JWSInvalid ||
    error instanceof errors.JWSSignatureVerificationFailed ||
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JWKSMultipleMatchingKeys ||
    error instanceof errors.JOSEAlgNotAllowed ||
    error instanceof errors.JOSENotSupported
  );
}
