import type { Clause } from '../reading/statement.ts';

// Of these concepts the negative word alone says "not": "prohibited" is "may not".
const DENYING = new Set(['allow', 'accept', 'include', 'valid', 'enable', 'open', 'fee']);

/** Whether a clause denies what it is about, in words that can be compared with those of another. */
export function isDenied(clause: Clause, other: Clause): boolean {
  const signs = new Set(clause.tokens.flatMap(({ meanings }) => meanings.filter((meaning) => /^[+-]/.test(meaning))));
  const others = new Set(other.tokens.flatMap(({ meanings }) => meanings));
  const denying = [...signs].filter((sign) => {
    const concept = sign.slice(1);
    const isNegative = sign.startsWith('-') && !signs.has(`+${concept}`);
    const isOpposed = others.has(`+${concept}`) && !others.has(sign);
    const isAlone = (concept === 'allow' || (concept === 'include' && other.isNegated)) && !others.has(sign);
    return isNegative && DENYING.has(concept) && (isOpposed || isAlone);
  });
  return clause.isNegated !== (denying.length % 2 === 1);
}
