import { hasWord } from '../../reading/evidence.ts';
import type { Rule } from '../rule.ts';

/** A reason must be one that the source states: "because it bleeds" does not support "because it hurts". */
export const reasonRule: Rule = ({ said, evidence, question, isTranslated }) => {
  const known = [question, ...evidence.flatMap((each) => [each.said, each.context])];
  const isInvented = said.clauses.some(
    ({ opener, content, quantities }) =>
      opener === 'because' &&
      content.length > 0 &&
      quantities.length === 0 &&
      !content.some((word) => known.some((each) => hasWord(each, word))),
  );
  return isInvented && !isTranslated ? 'invented' : null;
};
