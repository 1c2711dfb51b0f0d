// What the template of a model adds to a request: marks of roles, a system prompt of its own, instructions for tools.
const TEMPLATE_TOKENS_MAX = 2_000;

/**
 * Returns a count of tokens that a server reports, or null if it cannot be true: it is not a whole number, or above
 * this maximum.
 */
export function reportedTokens(count: unknown, tokensMax: number): number | null {
  return Number.isInteger(count) && Number(count) >= 0 && Number(count) <= tokensMax ? Number(count) : null;
}

/** Returns how many tokens a server can have read of a request: no token is shorter than a byte. */
export function readTokensMax(request: string): number {
  return Buffer.byteLength(request) + TEMPLATE_TOKENS_MAX;
}
