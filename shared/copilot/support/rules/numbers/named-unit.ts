import type { Statement } from '../../reading/statement.ts';
import { meaningOf } from '../../reading/tokens.ts';

/**
 * Whether a statement names a unit without a number, so that it may apply to any number: "3 days" in a table "in
 * working days".
 */
export function namesUnitAlone({ tokens, quantities }: Statement, unit: string | null): boolean {
  return tokens.some(
    ({ meanings }, at) =>
      meanings.includes(`unit:${unit}`) && !quantities.some(({ from, to }) => from <= at && at < to),
  );
}

/** An ordinal and the unit after it, as in "every eighth week", at the index of the ordinal. */
interface OrdinalUnit {
  readonly nth: string;
  readonly unit: string;
  readonly at: number;
}

/** Returns the units of a statement that have an ordinal before them. */
export function ordinalUnitsIn({ tokens }: Statement): OrdinalUnit[] {
  return tokens.flatMap((token, at) => {
    const [nth, unit] = [meaningOf(token, 'ordinal'), meaningOf(tokens[at + 1], 'unit')];
    return nth === null || unit === null ? [] : [{ nth, unit, at }];
  });
}
