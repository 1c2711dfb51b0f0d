import { type FoundDate, isSameDate } from '../../reading/dates/dates.ts';
import { isAmong } from '../../reading/evidence.ts';
import { type Clause, clauseOf, type Statement } from '../../reading/statement.ts';
import type { Token } from '../../reading/tokens.ts';
import type { Rule } from '../rule.ts';

/**
 * The date of one event must not be given for another: "the final exam is in March" for "the intermediate exam is in
 * March, the final exam in June". A statement with several dates passes, since some of them may belong to other events
 * that it mentions.
 */
export const dateOwnerRule: Rule = ({ said, evidence, isTranslated }) => {
  const [date] = said.dates;
  if (date === undefined || said.dates.length > 1 || isTranslated) {
    return null;
  }
  const clause = clauseOf(said, date);
  const dated = evidence
    .filter(({ unit }) => unit.kind !== 'row')
    .flatMap(({ source }) => [...datesByClause(source)])
    .map(([each, dates]) => ({ clause: each, isOwner: dates.some((other) => isSameDate(date, other)) }));
  const owners = dated.filter(({ isOwner }) => isOwner).map((each) => each.clause);
  const isSwapped =
    owners.length > 0 && dated.some((each) => !each.isOwner && isOnlyAbout(clause, each.clause, owners));
  return isSwapped ? 'swapped' : null;
};

function datesByClause(source: Statement): ReadonlyMap<Clause, readonly FoundDate[]> {
  return Map.groupBy(source.dates, (date) => clauseOf(source, date));
}

// Whether a clause has the subject of `rival`, its first content word, and not the subject of the clauses that own its
// date. In "the deposit is paid by 30 May, the rest by 31 July" the two share their verb, so only the subject tells
// them apart.
function isOnlyAbout({ content }: Clause, rival: Clause, owners: readonly Clause[]): boolean {
  const isSaid = (word: Token | undefined) => word !== undefined && isAmong(word, content);
  const [subject] = rival.content;
  const isOwn = subject !== undefined && owners.some((owner) => isAmong(subject, owner.content));
  const others = owners.map((owner) => owner.content.find((word) => !isAmong(word, rival.content)));
  return isSaid(subject) && !isOwn && !others.some(isSaid);
}
