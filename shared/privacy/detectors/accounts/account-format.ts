/**
 * A format that the maker of a program documents: what its line holds at a fixed place. All parts are sources of
 * expressions over folded text in lower case, without unbounded repetition; what their groups hold are accounts.
 */
export interface AccountFormat {
  /** What the line always holds. It begins with one fixed character, at which the format is tried. */
  readonly sign: string;
  /** What comes after the sign. */
  readonly after?: string;
  /** What comes before the sign. */
  readonly before?: string;
  /** Whether other words are possible there, so that only what looks like an account counts. */
  readonly isStrict?: boolean;
}

/** An account as a group: up to 40 letters, digits, points, dashes and underscores, and nothing of a longer word. */
export const ACCOUNT = '([a-z0-9_](?:[a-z0-9_.-]{0,38}[a-z0-9_])?)(?![a-z0-9_$-]|\\.[a-z0-9])';
/** The same before a sign, where an expression is matched backwards. */
export const ACCOUNT_BEFORE = '(?<![a-z0-9_.$@\\\\-])([a-z0-9_](?:[a-z0-9_.-]{0,38}[a-z0-9_])?)';
/** A network address, or the name of a machine in its place. */
export const HOST = '[0-9a-f.:]{3,45}';
