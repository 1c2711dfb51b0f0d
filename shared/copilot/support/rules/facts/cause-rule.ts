import { isAmong } from '../../reading/evidence.ts';
import type { Statement } from '../../reading/statement.ts';
import type { Token } from '../../reading/tokens.ts';
import type { Rule } from '../rule.ts';

/** A reason must be the one that the source gives. Both give one, and none of its words is the same. */
export const causeRule: Rule = ({ said, evidence, isTranslated }) => {
  const own = reasonOf(said);
  const given = evidence.flatMap((each) => reasonOf(each.said));
  const isOther = own.length > 0 && given.length > 0 && !own.some((word) => isAmong(word, given));
  return isOther && !isTranslated ? 'invented' : null;
};

function reasonOf({ clauses }: Statement): Token[] {
  return clauses.flatMap(({ opener, content }) => (opener === 'because' ? content : []));
}
