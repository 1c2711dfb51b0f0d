import type { Evidence } from '../evidence.ts';
import type { Quantity } from '../reading/quantities.ts';
import type { Clause } from '../reading/statement.ts';

// Words with which a difference, a sum or a multiple is said.
const COMPARED =
  /^(?:more|less|fewer|mehr|weniger|plus|moins|mas|menos|piu|meno|difference|unterschied|differenz|diferencia|differenza|\p{L}{3,}er)$/u;
const SUMMED =
  /^(?:total|together|altogether|all|zusammen|insgesamt|gesamt|summe|ensemble|somme|tout|suma|juntos|totale|somma|insieme|maximal|maximum|each|je|jeweils|chacun|cada|ciascuno)$/u;
const COMPARED_HAN = /[多少高低快慢增减省贵]/u;
const SUMMED_HAN = /[共总合即]/u;
const NEARLY = 1e-6;

/**
 * Whether a number follows from two of the source, as "five weeks quicker" does from nine and fourteen: a difference
 * where something is compared or changes, a sum or a product where a whole is named. Whether it is the right one, code
 * cannot say.
 */
export function isDerived(quantity: Quantity, clause: Clause | undefined, evidence: readonly Evidence[]): boolean {
  const words = clause?.tokens.map(({ word }) => word) ?? [];
  const meanings = clause?.tokens.flatMap((token) => token.meanings) ?? [];
  const isCompared =
    words.some((word) => COMPARED.test(word) || COMPARED_HAN.test(word)) ||
    meanings.some((meaning) => meaning.startsWith('change:'));
  const isSummed = words.some((word) => SUMMED.test(word) || SUMMED_HAN.test(word));
  const known = evidence.flatMap(({ said, context }) => [...said.quantities, ...context.quantities]);
  return known.some((one, at) =>
    known.slice(at + 1).some((other) => {
      const results = [
        ...(isCompared && areOfUnit(quantity, [one, other]) ? combined(one, other, (a, b) => Math.abs(a - b)) : []),
        ...(isSummed && areOfUnit(quantity, [one, other]) ? combined(one, other, (a, b) => a + b) : []),
        ...(isSummed ? combined(one, other, (a, b) => a * b) : []),
      ];
      return quantity.values.some((value) => results.some((each) => Math.abs(each - value) <= NEARLY * value));
    }),
  );
}

function areOfUnit({ unit }: Quantity, operands: readonly Quantity[]): boolean {
  return operands.every((each) => each.unit === unit || each.unit === null || unit === null);
}

function combined(one: Quantity, other: Quantity, combine: (a: number, b: number) => number): number[] {
  return one.values.flatMap((a) => other.values.map((b) => combine(a, b)));
}
