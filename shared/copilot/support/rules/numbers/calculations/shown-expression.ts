import { onceFor } from '../../../../../once.ts';
import { AND, type Quantity, TIMES } from '../../../reading/quantities.ts';
import type { Amount } from '../../../reading/same-quantity.ts';
import type { Statement } from '../../../reading/statement.ts';
import { meaningOf, type Token } from '../../../reading/tokens.ts';
import { isSameAmount } from './calculation.ts';

/**
 * Whether a number is the result of a calculation that the statement shows: 17.20 of "6.80 € + 2 × 5.20 €". The numbers
 * in it must be supported on their own.
 */
export function isShownResult(quantity: Amount, statement: Statement): boolean {
  return resultsIn(statement).some((value) => isSameAmount({ values: [value], unit: quantity.unit }, quantity));
}

/** Whether a number is a factor of such a calculation, such as the 2 of "2 × 5.20 €". */
export function isShownFactor({ unit, from, to }: Quantity, { tokens }: Statement): boolean {
  return unit === null && [tokens[to], tokens[from - 1]].some((token) => token !== undefined && TIMES.test(token.text));
}

const resultsIn = onceFor(({ quantities, tokens }: Statement): readonly number[] => {
  const sums: number[] = [];
  let terms: number[] = [];
  let hasProduct = false;
  const close = () => {
    sums.push(...(hasProduct ? [terms.reduce((sum, term) => sum + term, 0)] : []));
    [terms, hasProduct] = [[], false];
  };
  for (const [at, { values, from }] of quantities.entries()) {
    const before = quantities[at - 1];
    const between = before === undefined ? [] : tokens.slice(before.to, from);
    const [value = 0] = values;
    if (!between.every(isOfExpression)) {
      close();
    }
    const product = terms.at(-1);
    if (product !== undefined && between.some(({ text }) => TIMES.test(text))) {
      terms[terms.length - 1] = product * value;
      hasProduct = true;
    } else {
      terms.push(value);
    }
  }
  close();
  return sums;
});

function isOfExpression(token: Token): boolean {
  return TIMES.test(token.text) || AND.test(token.word) || meaningOf(token, 'unit') !== null;
}
