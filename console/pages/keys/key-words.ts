import type { ResultOf } from '../../api/types.ts';
import { visible } from '../../parts/visible.ts';
import { keysTexts } from '../../texts/keys.ts';

/** A key of the company, without its secret. */
export type CompanyKey = ResultOf<'company.keys'>['keys'][number];
/** A permission that a key can have. */
export type KeyScope = CompanyKey['scopes'][number];

type NamedKey = Pick<CompanyKey, 'name' | 'first' | 'last'>;

/** Returns the first and last characters of a key, the part that is not secret. */
export function endsOf({ first, last }: Omit<NamedKey, 'name'>): string {
  return `${first}…${last}`;
}

/** Returns the label of a key: its name, or its first and last characters if it has none. */
export function labelOf(key: NamedKey): string {
  return hasName(key) ? visible(key.name) : endsOf(key);
}

/** Whether a key has a name; spaces alone are not one. */
export function hasName({ name }: Pick<NamedKey, 'name'>): boolean {
  return name.trim() !== '';
}

/** Describes the permissions of a key in words. */
export function scopesOf({ scopes }: Pick<CompanyKey, 'scopes'>): string {
  return scopes.length === 0 ? keysTexts.noScope : scopes.map((scope) => keysTexts.scopes[scope]).join(', ');
}
