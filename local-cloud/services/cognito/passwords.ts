import { randomInt } from 'node:crypto';
import type { UserPool } from './user-pool.ts';

// Letters and digits that are easily confused (I and O, l and o, 0 and 1) are left out.
const SETS = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnpqrstuvwxyz', '23456789', '!#%+-=?@'] as const;
// More than the minimum of the console's pool.
const LENGTH = 16;

/** Generates a temporary password with a character of each kind. */
export function temporaryPassword(): string {
  const all = SETS.join('');
  const characters = Array.from({ length: LENGTH }, (_none, at) => pick(SETS[at] ?? all));
  for (let at = characters.length - 1; at > 0; at -= 1) {
    const other = randomInt(at + 1);
    [characters[at], characters[other]] = [characters[other] as string, characters[at] as string];
  }
  return characters.join('');
}

/** Returns a message that says what a password lacks, or null if it is good. */
export function passwordProblem({ passwordLengthMin }: UserPool, password: string): string | null {
  const kinds = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^A-Za-z0-9\s]/];
  const isGood = password.length >= passwordLengthMin && kinds.every((kind) => kind.test(password));
  return isGood
    ? null
    : `Choose a password of at least ${passwordLengthMin} characters with a lowercase letter, an uppercase letter, a digit and a symbol.`;
}

function pick(from: string): string {
  return from[randomInt(from.length)] as string;
}
