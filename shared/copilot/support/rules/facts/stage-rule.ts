import type { Rule } from '../rule.ts';

/** What was only proposed must not be stated as approved. A decision may be an approval. */
export const stageRule: Rule = ({ said, evidence, isTranslated }) => {
  const isDenied = said.clauses.some(({ isNegated }) => isNegated);
  const has = (meaning: string) => evidence.some((each) => each.said.meanings.has(meaning));
  const isApproved = said.meanings.has('+accept') && !said.meanings.has('modal:may') && !isDenied;
  return isApproved && !isTranslated && has('stage:proposed') && !has('+accept') && !has('stage:decided')
    ? 'opposite'
    : null;
};
