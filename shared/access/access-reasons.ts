import type { ApiKeyFault } from '../keys/api-key.ts';

/** Why a call is answered 401: for the log, never for the caller. docs/monitoring.md explains each. */
export type UnauthenticatedReason = 'header' | ApiKeyFault | 'stage' | 'unknown' | 'revoked' | 'expired' | 'suspended';

/** Why a call with a valid key is answered 403. docs/monitoring.md explains each. */
export type DeniedReason = keyof typeof DENIED_MESSAGES;

/**
 * Every message that a 403 of the authorizer can have. None names a scope or an address, and none contains a quotation
 * mark: the gateway response inserts the message into JSON without escaping it.
 */
export const DENIED_MESSAGES = {
  address: 'Requests from this address are not allowed for this key.',
  scope: 'This key is not allowed to make this request.',
} as const;
