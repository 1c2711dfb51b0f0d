import type { Finding } from '../../finding.ts';
import type { TextRange } from '../../text/text-range.ts';
import { foundSecret, NO_VALUE } from '../secrets/secret-value.ts';

const PASSWORD = /^(?=\S{0,40}[A-Za-z])(?=\S{0,40}\d)\S{5,64}$/;

/** Returns the password that a cell below "Password" contains: letters and digits without a space. */
export function passwordIn(
  text: string,
  { start, end, isWhole }: TextRange & { readonly isWhole: boolean },
): Finding | null {
  const value = text.slice(start, end);
  return isWhole && PASSWORD.test(value) && !NO_VALUE.test(value) ? foundSecret(start, value) : null;
}
