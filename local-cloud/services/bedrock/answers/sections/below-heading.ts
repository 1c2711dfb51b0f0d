import type { Question } from '../../questions/question.ts';
import type { Evidence } from '../evidence.ts';
import { stemsOf } from '../units.ts';

// As many as an answer quotes otherwise.
const QUOTED_MAX = 3;

/**
 * Returns what is below a heading if the question is that heading ("Opening hours"): the first sentences, rows or items
 * of its section, in the order of the document; none if the question asks for a kind of thing, such as a time, or has
 * words that the heading lacks. How well they fit the question is not considered, because they need not share a word
 * with it.
 */
export function belowHeading({ terms, answerKind }: Question, evidence: readonly Evidence[]): readonly Evidence[] {
  const isNamed = (each: Evidence) => {
    const stems = stemsOf(headingOf(each));
    return each.signals.section === 1 && terms.every(({ stem }) => stems.has(stem));
  };
  const [first] = answerKind === null ? evidence.filter(isNamed) : [];
  if (first === undefined) {
    return [];
  }
  const section = evidence.filter(
    (each) => each.excerpt.n === first.excerpt.n && headingOf(each) === headingOf(first) && isNamed(each),
  );
  return section.toSorted((a, b) => a.order - b.order).slice(0, QUOTED_MAX);
}

function headingOf({ unit, excerpt }: Evidence): string {
  return unit.section || (excerpt.headings.split(' > ').at(-1) ?? '');
}
