import type { Evidence } from '../../reading/evidence.ts';
import type { Quantity } from '../../reading/quantities.ts';
import { hasQuantity } from '../../reading/same-quantity.ts';
import type { Statement } from '../../reading/statement.ts';
import { textAt, wordAt } from '../../reading/tokens.ts';

/**
 * Whether a number follows the same word as another number of its unit in the source, which the statement leaves out:
 * "between 3 and 17 degrees" for "between 3 and 14 degrees". That 17 is the sum of 3 and 14 is then a coincidence. In
 * "210 of 240 books are lent" for "240 books, of which 30 are not lent" the 210 has a place of its own.
 */
export function isReplacing({ unit, from }: Quantity, said: Statement, evidence: readonly Evidence[]): boolean {
  const before = wordBefore(said, from);
  return (
    before !== '' &&
    evidence.some(({ source }) =>
      source.quantities.some(
        (each) => each.unit === unit && wordBefore(source, each.from) === before && !hasQuantity(said, each),
      ),
    )
  );
}

// Returns the word before a number and the sign of its currency; empty at the start and after other signs.
function wordBefore({ tokens }: Statement, from: number): string {
  const at = /^\p{Sc}$/u.test(textAt(tokens, from - 1)) ? from - 2 : from - 1;
  return tokens[at]?.kind === 'word' ? wordAt(tokens, at) : '';
}
