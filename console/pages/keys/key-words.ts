import type { ResultOf } from '../../api/types.ts';
import { visible } from '../../shown/visible.ts';
import { keysTexts } from '../../texts/keys.ts';

/** A key of the company, without its secret. */
export type CompanyKey = ResultOf<'company.keys'>['keys'][number];
/** A right that a key can have. */
export type KeyScope = CompanyKey['scopes'][number];

/** Returns the label of a key: its name, or its first and last characters if it has none. */
export function labelOf({ name, first, last }: Pick<CompanyKey, 'name' | 'first' | 'last'>): string {
  return name.trim() === '' ? `${first}…${last}` : visible(name);
}

/** Describes the rights of a key in words. */
export function scopesOf({ scopes }: Pick<CompanyKey, 'scopes'>): string {
  return scopes.length === 0 ? keysTexts.noScope : scopes.map((scope) => keysTexts.scopes[scope]).join(', ');
}
