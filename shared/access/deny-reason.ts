/**
 * Every sentence that a 403 of the authorizer can say. None names a scope or an address, and none has a quote: a
 * gateway response puts it into JSON as it is.
 */
export const DENY_REASONS = {
  address: 'Requests from this address are not allowed for this key.',
  scope: 'This key is not allowed to make this request.',
} as const;
/** Why a valid key may not make a call. */
export type DenyReason = keyof typeof DENY_REASONS;
