import { wordsOf } from '../words.ts';
import type { Question } from './question.ts';
import { shareAsked } from './terms.ts';
import { splitIdentifiers, type Unit } from './units.ts';

// Not measured: "visitor price" asks for the column "Visitor price USD".
const COLUMN_ASKED_MIN = 0.6;

/**
 * Whether a row has no value in the column that the question names: "What is the minimum order at Hartwig?" is not
 * answered by Hartwig's other cells. A question with a negation may ask for just that: who has no minimum order.
 */
export function lacksValue({ header, cells }: Unit, { terms, isNegated }: Question): boolean {
  if (header === null || isNegated) {
    return false;
  }
  const asked = new Set(terms.map(({ stem }) => stem));
  const shares = header.slice(1).map((name) => shareAsked(wordsOf(splitIdentifiers(name)), asked));
  const most = Math.max(0, ...shares);
  return most >= COLUMN_ASKED_MIN && shares.every((share, at) => share < most || (cells[at + 1] ?? '') === '');
}
