/**
 * A documented line format of a program with an account at a fixed place. Each part is the source of an expression,
 * without unbounded repetition, that is matched against folded text in lower case. Its groups match accounts.
 */
export interface AccountFormat {
  /** What the line always contains. The format is tried only where this sign occurs. */
  readonly sign: string;
  /** What comes after the sign. */
  readonly after?: string;
  /** What comes before the sign. */
  readonly before?: string;
  /** Whether other words can appear at the place of the account, so that only what looks like an account counts. */
  readonly isStrict?: boolean;
}

/**
 * A group that matches an account: up to 40 letters, digits, dots, dashes and underscores, not part of a longer word.
 */
export const ACCOUNT = '([a-z0-9_](?:[a-z0-9_.-]{0,38}[a-z0-9_])?)(?![a-z0-9_$-]|\\.[a-z0-9])';
/** A group that matches an account before a sign, where the expression is in a lookbehind. */
export const ACCOUNT_BEFORE = '(?<![a-z0-9_.$@\\\\-])([a-z0-9_](?:[a-z0-9_.-]{0,38}[a-z0-9_])?)';
/** An IPv4 or IPv6 address. */
export const HOST = '[0-9a-f.:]{3,45}';
