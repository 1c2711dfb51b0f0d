import { hasWord } from '../../reading/evidence.ts';
import type { Clause } from '../../reading/statement.ts';
import type { Token } from '../../reading/tokens.ts';
import type { Rule } from '../rule.ts';
import { maySayNo, plainDenials } from './plain-denial.ts';

// A "not" belongs to a word with at most two others between: "ist nicht im Preis enthalten". Further away, it just as
// often denies something else.
const NOT_DISTANCE_MAX = 3;
const BEFORE = ['bound:before', 'bound:until', 'bound:max'];
const LIMITING = ['only', 'except', 'reserved', 'else', 'deny'];

/**
 * If the source denies and limits nothing, a statement must not deny what it says in the source's own words: "the
 * balance is not paid in October" for "the balance is transferred in October". Only the words beside the "not" are
 * compared, so that the others may be reworded.
 */
export const addedNotRule: Rule = ({ said, evidence, cited = evidence }) => {
  const isOpen = (denied: Clause) =>
    nearNot(denied).some((word) => evidence.some(({ source }) => hasWord(source, word)));
  const isAffirmed = () =>
    cited.every(({ source }) => !maySayNo(source) && !LIMITING.some((kind) => source.meanings.has(kind)));
  const denials = plainDenials(said);
  return !denials.some(isBefore) && denials.some(isOpen) && isAffirmed() ? 'negation' : null;
};

// "It does not start by Monday" may say when it starts.
function isBefore({ tokens }: Clause): boolean {
  return tokens.some(({ meanings }) => BEFORE.some((bound) => meanings.includes(bound)));
}

function nearNot({ tokens, content }: Clause): Token[] {
  return content.filter((word) => {
    const at = tokens.indexOf(word);
    return tokens.some(({ meanings }, i) => meanings.includes('not') && Math.abs(i - at) <= NOT_DISTANCE_MAX);
  });
}
