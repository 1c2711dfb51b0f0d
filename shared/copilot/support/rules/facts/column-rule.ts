import { type Evidence, meansSame } from '../../reading/evidence.ts';
import { hasQuantity } from '../../reading/same-quantity.ts';
import { readStatement, type Statement } from '../../reading/statement.ts';
import { meaningOf, type Token } from '../../reading/tokens.ts';
import type { Comparison, Rule } from '../rule.ts';

// Words that tell columns apart besides content words: "Week", "Monthly", "from 1 May".
const TELLING = /^(?:unit|period|month|weekday|season|days|bound|money):/;

/** The number in one column must not be given for another or for an empty one: the deposit as the price of a week. */
export const columnRule: Rule = (comparison) => {
  const isOther = evidenceRows(comparison).some((row) => takesColumn(row, comparison));
  return isOther ? 'row' : null;
};

function evidenceRows({ said, evidence, isTranslated }: Comparison): readonly Evidence[] {
  return isTranslated || said.quantities.length === 0 ? [] : evidence.filter(({ unit }) => unit.kind === 'row');
}

interface Column {
  readonly words: readonly Token[];
  readonly cell: Statement;
}

// Whether a statement has the number of just one cell, names the header of another cell with such a number or of an
// empty one, and does not name the header of its own.
function takesColumn({ unit }: Evidence, { said, question }: Comparison): boolean {
  const read = (text: string) => readStatement(text, said.language);
  // A row may end before its last columns: empty cells at the end of a row are not in the text.
  const columns = Array.from(
    { length: Math.max(unit.headers.length, unit.cells.length) },
    (_, at): Column => ({ words: tellingIn(read(unit.headers[at] ?? '')), cell: read(unit.cells[at] ?? '') }),
  );
  const [label, ...values] = columns;
  const [own, ...more] = values.filter(({ cell }) => isStated(cell, said));
  if (label === undefined || own === undefined || more.length > 0) {
    return false;
  }
  const known = [...said.tokens, ...question.tokens];
  const isNamed = (word: Token) => known.some((each) => tellsSame(word, each));
  const labels = tellingIn(label.cell);
  const isIn = (word: Token, words: readonly Token[]) => words.some((each) => tellsSame(word, each));
  return values.some(({ words, cell }) => {
    const isEmpty = cell.tokens.length === 0;
    const isAlike =
      isEmpty || cell.quantities.some(({ unit: one }) => own.cell.quantities.some((each) => each.unit === one));
    const ownWords = own.words.filter((word) => !isIn(word, words));
    const otherWords = words.filter((word) => !isIn(word, own.words) && !isIn(word, labels));
    return isAlike && ownWords.length > 0 && !ownWords.some(isNamed) && otherWords.some(isNamed);
  });
}

function isStated({ quantities }: Statement, said: Statement): boolean {
  return quantities.length > 0 && quantities.every((quantity) => hasQuantity(said, quantity));
}

function tellingIn({ tokens, content }: Statement): Token[] {
  return tokens.filter(
    (token) => content.includes(token) || (token.kind === 'word' && token.meanings.some((each) => TELLING.test(each))),
  );
}

// "Weekly" and "per week" name the column "Week".
function tellsSame(one: Token, other: Token): boolean {
  const times = ({ meanings }: Token) =>
    meanings.filter((each) => /^(?:unit|period):/.test(each)).map((each) => each.slice(each.indexOf(':') + 1));
  return (
    meansSame(one, other) ||
    times(one).some((each) => times(other).includes(each)) ||
    (meaningOf(one, 'month') !== null && meaningOf(one, 'month') === meaningOf(other, 'month'))
  );
}
