import { closestClauses, isAmong, sharesWord } from '../../reading/evidence.ts';
import type { WordLanguage } from '../../reading/languages/language-words.ts';
import type { Clause } from '../../reading/statement.ts';
import type { Token } from '../../reading/tokens.ts';
import { BY } from '../facts/doer-rule.ts';
import type { Rule } from '../rule.ts';
import { hasFixedOrder, isBe } from '../structure-rules.ts';

// A name has two words; more belong to another part of the clause. Not measured.
const AGENT_WORDS_MAX = 2;
// At least the verb and one more word: a thing alone may be the object of any action.
const SHARED_WORDS_MIN = 2;

/**
 * Whoever does something in a passive must be the one who does it in the source: "audits are paid by the processor" for
 * "audits are paid by the controller", where another clause is about the processor.
 */
export const passiveAgentRule: Rule = ({ said, evidence, isTranslated }) => {
  const texts = evidence.filter(({ unit }) => unit.kind !== 'row');
  if (isTranslated || said.meanings.has('not') || texts.length === 0) {
    return null;
  }
  const clauses = texts.flatMap(({ source }) => source.clauses);
  // Read only when needed: whole excerpts, which few statements need.
  const isElsewhere = (word: Token) =>
    texts.some((each) => [each.source, ...each.elsewhere()].some(({ content }) => isAmong(word, content)));
  const isOther = said.clauses.some((clause) => {
    const agent = agentOf(clause, said.language);
    const rest = { ...clause, content: clause.content.filter((word) => !agent.includes(word)) };
    const [closest, ...more] = agent.length === 0 ? [] : closestOf(rest, clauses);
    if (closest === undefined || more.length > 0 || sharesWord(agent, closest.content)) {
      return false;
    }
    const passive = agentOf(closest, said.language);
    // Later clauses may begin with "he".
    const isFirst = texts.some(({ source }) => source.clauses[0] === closest);
    const isActive = isFirst && hasFixedOrder(said) && !closest.tokens.some(isBe);
    const doers = passive.length > 0 || !isActive ? passive : closest.content.slice(0, 1);
    return (
      doers.length > 0 &&
      !sharesWord(doers, said.content) &&
      agent.every(isElsewhere) &&
      rest.content.filter((word) => isAmong(word, closest.content)).length >= SHARED_WORDS_MIN
    );
  });
  return isOther ? 'swapped' : null;
};

// Returns the clauses that share most with a clause; if exactly one of them has the same words and not only synonyms,
// returns only that one.
function closestOf(said: Clause, clauses: readonly Clause[]): readonly Clause[] {
  const closest = closestClauses(said, clauses);
  const same = closest.filter(({ content }) =>
    said.content.every(({ stem }) => content.some((word) => word.stem === stem)),
  );
  return same.length === 1 ? same : closest;
}

// The first words after the "by" of a passive.
function agentOf({ tokens, content }: Clause, language: WordLanguage | null): readonly Token[] {
  const by = tokens.findIndex(({ word }) => BY[language ?? 'en'].test(word));
  const isPassive = by > 0 && tokens.some(isBe);
  const following = tokens.slice(by + 1);
  const first = following.findIndex((token) => content.includes(token));
  // The words of a name follow each other.
  const end = following.findIndex((token, at) => at > first && !content.includes(token));
  return isPassive && first >= 0
    ? following
        .slice(first, end < 0 ? undefined : end)
        .filter(({ isCapital }, at) => at === 0 || isCapital)
        .slice(0, AGENT_WORDS_MAX)
    : [];
}
