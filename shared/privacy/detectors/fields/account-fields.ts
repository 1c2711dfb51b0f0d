import { isOrdinaryWord } from '../../names/name-bits.ts';
import { matchAt } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import type { TextRange } from '../../text/text-range.ts';
import { looksLikeAccount } from '../accounts/mentioned-account.ts';
import { isSystemAccount } from '../accounts/system-accounts.ts';
import type { Field } from './fields.ts';

const VALUE = /[A-Za-z][A-Za-z0-9._-]{1,38}[A-Za-z0-9_]/y;
// Only the end of the value, or the next key on the line: "user=tulipa ip=10.0.0.4".
const END = /$|[\n,;)\]}"'|]|[ \t]{1,4}(?:[a-z_.-]{1,24}=|\||$|\n)/y;
// A hash, or a number with one or two letters before it: "H823200125001".
const NUMBER = /^(?=.{0,40}\d)[0-9a-f-]{16,40}$|^[UWB]0[A-Z0-9]{7,9}$|^[A-Z]{1,3}[-_]?\d{4,}/i;

/**
 * Returns the account that fills a field alone: anything below "user" or "login", and below a person's label only what
 * looks like an account.
 */
export function accountIn(
  { text, lower }: ScannedText,
  { start, end: limit, isWhole, kind, label }: Field,
): TextRange | null {
  const value = matchAt(VALUE, text, start);
  const end = start + (value?.length ?? 0);
  const isAlone = isWhole ? end === limit : end <= limit && matchAt(END, text, end) !== null;
  if (value === null || !isAlone || NUMBER.test(value)) {
    return null;
  }
  const looksLikeOne = (to: number): boolean => /^[a-z]/.test(value) && looksLikeAccount(lower, start, to);
  const isAccount =
    kind === 'user'
      ? !isSystemAccount(lower.slice(start, end)) && !isOrdinaryWord(lower.slice(start, end)) && !isJoin(label, value)
      : kind === 'person or firm'
        ? isWhole && isWriter(label, value) && looksLikeOne(start + value.replace(/\d{1,3}$/, '').length)
        : looksLikeOne(end);
  return isAccount ? { start, end } : null;
}

// "on r.idrecibo = p.idrecibo": columns of two tables.
const isJoin = (label: string, value: string): boolean => /\.[a-z_]+$/.test(value) && label === value.split('.')[1];

// "von": "tkrause", "author": "hdawson2": letters of a name, because a machine can also be a sender.
const isWriter = (label: string, value: string): boolean => WRITERS.test(label) && /^[a-z]{5,24}\d{0,3}$/.test(value);

const WRITERS = /^(?:by|from|to|author|owner|sender|von|an|absender|auteur|expediteur|autora?|autore|afzender|aan)$/;
