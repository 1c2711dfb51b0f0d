import { type Evidence, hasWord } from '../reading/evidence.ts';
import type { Quantity } from '../reading/quantities.ts';
import type { Statement } from '../reading/statement.ts';
import { wordAt } from '../reading/tokens.ts';

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

// "The first floor is empty" where the source says so of "the twenty-first floor". "In the first step, fill in the
// form" may follow from a source that says something else of "the second step".
function isOtherOfOrder(quantity: Quantity, said: Statement, evidence: readonly Evidence[]): boolean {
  const counted = said.tokens[quantity.to];
  const isOf = (source: Statement, each: Quantity) =>
    each.isOrdinal &&
    !each.values.includes(1) &&
    source.tokens[each.to]?.stem === counted?.stem &&
    said.content.every((word) => hasWord(source, word));
  return (
    quantity.isOrdinal &&
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

/** Whether a number is a word for one without a unit, which in many languages is an article: "een beurt". */
export function isArticleOne({ values, unit, from, isOrdinal }: Quantity, { tokens }: Statement): boolean {
  return values.length === 1 && values[0] === 1 && unit === null && !isOrdinal && tokens[from]?.kind === 'word';
}
