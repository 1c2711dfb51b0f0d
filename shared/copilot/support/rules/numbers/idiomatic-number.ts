import type { Evidence } from '../../reading/evidence.ts';
import type { Quantity } from '../../reading/quantities.ts';
import type { Statement } from '../../reading/statement.ts';
import { wordAt } from '../../reading/tokens.ts';

/** Whether a number counts nothing: in words, "one", "once" and "first" often do not, as in "call them first". */
export function isIdiomatic(quantity: Quantity, said: Statement, evidence: readonly Evidence[]): boolean {
  const { values, unit, from } = quantity;
  const { tokens } = said;
  const isWord = tokens[from]?.kind === 'word';
  // 没有一批: "not one" means none.
  const isNone = tokens[from - 1]?.meanings.includes('not') === true;
  const isOne = values.includes(1) && (isWord || isNone) && !isOtherOfOrder(quantity, said, evidence);
  return unit === null && (isOne || isCountOfAll(tokens, from));
}

// "The first floor" where the source has "the twenty-first floor".
function isOtherOfOrder({ isOrdinal, to }: Quantity, { tokens }: Statement, evidence: readonly Evidence[]): boolean {
  const counted = tokens[to];
  const isOf = (source: Statement, each: Quantity) =>
    each.isOrdinal && !each.values.includes(1) && source.tokens[each.to]?.stem === counted?.stem;
  return (
    isOrdinal &&
    counted?.kind === 'word' &&
    evidence.some(({ source }) => source.quantities.some((each) => isOf(source, each)))
  );
}

// "The cheaper of the two": the counted things were named before.
function isCountOfAll(tokens: Statement['tokens'], at: number): boolean {
  const next = tokens[at + 1];
  const isAlone = next === undefined || next.kind === 'sign' || next.isFiller;
  const isWord =
    tokens[at]?.kind === 'word' && /^(?:the|les|des|los|las|dei|delle|i|le|der|den|die)$/.test(wordAt(tokens, at - 1));
  return isWord && isAlone;
}
