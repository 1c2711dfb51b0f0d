import type { Quantity } from '../../reading/quantities.ts';
import { likenessOf } from '../../reading/same-quantity.ts';
import type { Statement } from '../../reading/statement.ts';
import type { Comparison } from '../rule.ts';

/**
 * Whether a number of a statement is on one side and, wherever its source has that number, on the other: "each" for
 * "together", "minimum" for "maximum".
 *
 * @param sideAt returns the side on which the words around a number put it; null if they put it on neither.
 */
export function isOnOtherSide<Side extends string>(
  { said, evidence }: Pick<Comparison, 'said' | 'evidence'>,
  sideAt: (statement: Statement, quantity: Quantity) => Side | null,
): boolean {
  return said.quantities.some((quantity) => {
    const own = sideAt(said, quantity);
    const others = evidence.flatMap(({ source }) =>
      source.quantities.filter((each) => likenessOf(quantity, each) === 'same').map((each) => sideAt(source, each)),
    );
    return own !== null && others.length > 0 && others.every((other) => other !== null && other !== own);
  });
}
