import type { ResultOf } from '../../api/types.ts';
import { visible } from '../../shown/visible.ts';
import { keysTexts } from '../../texts/keys.ts';

/** A key of the company, without its secret. */
export type CompanyKey = ResultOf<'company.keys'>['keys'][number];
/** What a key may do. */
export type KeyScope = CompanyKey['scopes'][number];

/** What a key is called: its name, or its first and last characters when it has none. */
export function labelOf({ name, first, last }: Pick<CompanyKey, 'name' | 'first' | 'last'>): string {
  return name.trim() === '' ? `${first}…${last}` : visible(name);
}

/** What a key may do, in words. */
export function scopesOf({ scopes }: Pick<CompanyKey, 'scopes'>): string {
  return scopes.length === 0 ? keysTexts.noScope : scopes.map((scope) => keysTexts.scopes[scope]).join(', ');
}
