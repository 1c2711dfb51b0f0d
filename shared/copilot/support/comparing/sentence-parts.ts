import { meansSame } from '../reading/evidence.ts';
import type { Quantity } from '../reading/quantities.ts';
import { likenessOf } from '../reading/same-quantity.ts';
import type { Statement } from '../reading/statement.ts';
import type { Token } from '../reading/tokens.ts';

/** A word or a number with which a sentence says something. */
export type Fact = Token | Quantity;

/** Whether a word or a number of a sentence is one of its facts. */
type IsFact = (fact: Fact, sentence: Statement) => boolean;

/** What a part of a sentence says. */
export interface SentencePart {
  readonly facts: readonly Fact[];
  readonly isNegated: boolean;
  /** The word or sign at which it begins; null for the first part. */
  readonly cut: Token | null;
}

/**
 * Cuts a sentence at the tokens for which `isCut` is true, and returns what its parts say, including parts that say
 * nothing.
 */
export function partsOf(sentence: Statement, isFact: IsFact, isCut: (token: Token) => boolean): SentencePart[] {
  const { tokens } = sentence;
  const cuts = tokens.flatMap((token, at) => (isCut(token) ? [at] : []));
  return [...cuts, tokens.length].map((end, i) => {
    const start = i === 0 ? 0 : (cuts[i - 1] as number) + 1;
    const isNegated = tokens.slice(start, end).some(({ meanings }) => meanings.includes('not'));
    return {
      facts: factsIn(sentence, isFact, { start, end }),
      isNegated,
      cut: i === 0 ? null : (tokens[start - 1] ?? null),
    };
  });
}

/**
 * Returns the facts of a sentence, or of the tokens in a range, in order; a number takes the place of its first word.
 */
export function factsIn(
  sentence: Statement,
  isFact: IsFact,
  { start, end }: { readonly start: number; readonly end?: number } = { start: 0 },
): Fact[] {
  const numbers = new Map(sentence.quantities.map((quantity) => [quantity.from, quantity]));
  return sentence.tokens
    .slice(start, end)
    .map((token, at): Fact => numbers.get(start + at) ?? token)
    .filter((fact) => isFact(fact, sentence));
}

/** Whether some facts include the same number, or a word for which `isSameWord` is true. */
export function isFactAmong(
  fact: Fact,
  facts: readonly Fact[],
  isSameWord: (one: Token, other: Token) => boolean = meansSame,
): boolean {
  return facts.some((each) =>
    'values' in fact
      ? 'values' in each && likenessOf(fact, each) === 'same'
      : !('values' in each) && isSameWord(fact, each),
  );
}
