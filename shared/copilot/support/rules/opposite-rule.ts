import type { Evidence } from '../reading/evidence.ts';
import { hasQuantity } from '../reading/same-quantity.ts';
import type { Statement } from '../reading/statement.ts';
import type { Rule } from './rule.ts';

// Sets of which only one member can be meant: monthly or yearly, tenant or landlord. Sets whose words have other
// senses, as in "to start with" and "phone the depot", are left out.
const SETS =
  /^(?:period|change|when|trade|side|axis|level|time|season|heat|money|work|lease|deal|job|color|place|stage|vote|fate|whichever):/;

/** A word must not replace its opposite, however the statement is worded: tenant for landlord, monthly for yearly. */
export const oppositeRule: Rule = ({ said, evidence }) => {
  const source = meaningsIn(evidence);
  for (const meaning of said.meanings) {
    if (!SETS.test(meaning) || meaning === 'stage:proposed') {
      continue;
    }
    const isKnown = source.has(meaning) || hasPeriod(meaning, said, evidence);
    // "120 euros a year are 10 a month": one period follows from the other.
    const isConverted =
      setOf(meaning) === 'period' && [...said.meanings].some((each) => setOf(each) === 'period' && source.has(each));
    const others = [...source].filter((each) => setOf(each) === setOf(meaning) && each !== meaning);
    if (!(isKnown || isConverted) && others.some((other) => !said.meanings.has(other))) {
      return 'opposite';
    }
  }
  return null;
};

// "Once a year" is every twelve months, "at the end of the quarter" every quarter, and "four times a year" quarterly.
function hasPeriod(meaning: string, said: Statement, evidence: readonly Evidence[]): boolean {
  const unit = /^period:(.+)$/.exec(meaning)?.[1];
  const isSaidOtherwise = ({ source }: Evidence) =>
    source.meanings.has(`unit:${unit}`) || hasQuantity(source, { values: [1], unit: unit ?? null });
  return (
    unit !== undefined &&
    (said.quantities.some(({ unit, values }) => unit === 'times' && !values.includes(1)) ||
      evidence.some(isSaidOtherwise))
  );
}

// A sentence about the landlord is not about the tenant whom its title names, but its period or stage may be that of
// its heading.
function meaningsIn(evidence: readonly Evidence[]): ReadonlySet<string> {
  const own = new Set(evidence.flatMap((each) => [...each.source.meanings]));
  const sets = new Set([...own].map(setOf));
  const context = evidence.flatMap((each) => [...each.context.meanings]);
  return new Set([...own, ...context.filter((each) => !sets.has(setOf(each)) || /^(?:period|stage):/.test(each))]);
}

function setOf(meaning: string): string {
  return SETS.test(meaning) ? meaning.slice(0, meaning.indexOf(':')) : meaning;
}
