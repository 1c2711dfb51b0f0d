import type { Finding } from '../../finding.ts';
import { matchAt } from '../../text/match-at.ts';
import type { TextRange } from '../../text/text-range.ts';
import { foundSecret, NO_VALUE } from '../secrets/secret-value.ts';

const PASSWORD = /(?=\S{0,40}[A-Za-z])(?=\S{0,40}\d)\S{5,64}/y;

/** Returns the password that a cell below "Password" contains: letters and digits without a space. */
export function passwordIn(
  text: string,
  { start, end, isWhole }: TextRange & { readonly isWhole: boolean },
): Finding | null {
  const value = isWhole ? matchAt(PASSWORD, text.slice(start, end), 0) : null;
  return value === null || start + value.length !== end || NO_VALUE.test(value) ? null : foundSecret(start, value);
}
