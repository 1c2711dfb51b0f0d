/**
 * A documented line format of a program with an account at a fixed place. Each part is the source of an expression,
 * without unbounded repetition, that is matched against folded text in lower case. Its groups match accounts.
 */
export interface AccountFormat {
  /** What the line always contains. It begins with one fixed character, which selects where the format is tried. */
  readonly sign: string;
  /** What comes after the sign. */
  readonly after?: string;
  /** What comes before the sign. */
  readonly before?: string;
  /** Whether other words can appear there, so that only what looks like an account counts. */
  readonly isStrict?: boolean;
}

/**
 * A group that matches an account: up to 40 letters, digits, dots, dashes and underscores, not part of a longer word.
 */
export const ACCOUNT = '([a-z0-9_](?:[a-z0-9_.-]{0,38}[a-z0-9_])?)(?![a-z0-9_$-]|\\.[a-z0-9])';
/** The same group for use before a sign, where an expression is matched backwards. */
export const ACCOUNT_BEFORE = '(?<![a-z0-9_.$@\\\\-])([a-z0-9_](?:[a-z0-9_.-]{0,38}[a-z0-9_])?)';
/** A network address, or a host name in its place. */
export const HOST = '[0-9a-f.:]{3,45}';
