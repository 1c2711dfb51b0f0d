import type { FoundDate } from '../../reading/dates.ts';
import { isAmong } from '../../reading/evidence.ts';
import type { Clause, Statement } from '../../reading/statement.ts';
import type { Token } from '../../reading/tokens.ts';
import type { Rule } from '../rule.ts';

/**
 * The date of one event must not be stated of another: "the final exam is in March" for "the intermediate exam is in
 * March, the final exam in June". A statement with several dates may tell what happened before.
 */
export const dateOwnerRule: Rule = ({ said, evidence, isTranslated }) => {
  const [date] = said.dates;
  if (date === undefined || said.dates.length > 1 || isTranslated) {
    return null;
  }
  const clause = said.clauses.find(({ tokens }) => tokens.includes(said.tokens[date.from] as Token));
  const dated = evidence
    .filter(({ unit }) => unit.kind !== 'row')
    .flatMap(({ said: source }) => datedIn(source))
    .map(({ clause: each, dates }) => ({ clause: each, isOwner: dates.some((other) => isSame(date, other)) }));
  const owners = dated.filter(({ isOwner }) => isOwner).map((each) => each.clause);
  const isOfOther =
    clause !== undefined &&
    owners.length > 0 &&
    dated.some((each) => !each.isOwner && isOnlyAbout(clause, each.clause, owners));
  return isOfOther ? 'swapped' : null;
};

function datedIn(source: Statement): { readonly clause: Clause; readonly dates: readonly FoundDate[] }[] {
  return source.clauses.flatMap((clause) => {
    const dates = source.dates.filter(({ from }) => clause.tokens.includes(source.tokens[from] as Token));
    return dates.length === 0 ? [] : [{ clause, dates }];
  });
}

function isSame({ readings }: FoundDate, other: FoundDate): boolean {
  return JSON.stringify(readings) === JSON.stringify(other.readings);
}

// Whether a clause has the subject of `rival`, which comes first, and not that of the owners of its date. In "the
// deposit is paid by 30 May, the rest by 31 July" the verb is that of both.
function isOnlyAbout({ content }: Clause, rival: Clause, owners: readonly Clause[]): boolean {
  const isSaid = (word: Token | undefined) => word !== undefined && isAmong(word, content);
  const [subject] = rival.content;
  const isOwn = subject !== undefined && owners.some((owner) => isAmong(subject, owner.content));
  const others = owners.map((owner) => owner.content.find((word) => !isAmong(word, rival.content)));
  return isSaid(subject) && !isOwn && !others.some(isSaid);
}
