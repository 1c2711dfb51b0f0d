import type { Quantity } from '../reading/quantities.ts';
import type { Statement } from '../reading/statement.ts';
import { wordAt } from '../reading/tokens.ts';

/** Whether a number counts nothing: in words, "one", "once" and "first" often do not, as in "call them first". */
export function isIdiomatic({ values, unit, from }: Quantity, { tokens }: Statement): boolean {
  const isWord = tokens[from]?.kind === 'word';
  // 没有一批: "not one" means none.
  const isNone = tokens[from - 1]?.meanings.includes('not') === true;
  const isOne = values.includes(1) && (isWord || isNone);
  return unit === null && (isOne || isCountOfAll(tokens, from));
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
