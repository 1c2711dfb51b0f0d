import { onceFor } from '../../../once.ts';
import type { Comparison } from '../comparing/comparison.ts';
import { type Evidence, meansSame } from '../reading/evidence.ts';
import type { Quantity } from '../reading/quantities.ts';
import { hasQuantity } from '../reading/same-quantity.ts';
import type { Statement } from '../reading/statement.ts';
import { meaningOf, type Token } from '../reading/tokens.ts';
import type { Rule } from './rule.ts';

// Words that tell columns apart besides content words: "Week", "Monthly", "from 1 May".
const TELLING = /^(?:unit|period|month|weekday|season|days|bound|money):/;

/**
 * The number or the words in one column must not be given for another or for an empty one: the deposit as the price of
 * a week, or the firm that cleans as the one that repairs.
 */
export const columnRule: Rule = (comparison) => {
  const { evidence, isTranslated } = comparison;
  const rows = isTranslated ? [] : evidence.filter(({ unit }) => unit.kind === 'row');
  const isOther = rows.some((row) => takesColumn(row, comparison));
  return isOther ? 'row' : null;
};

/** What tells a header from others: words, and numbers as in "25 kg" and "65+". */
interface Header {
  readonly words: readonly Token[];
  readonly numbers: readonly Quantity[];
}

interface Column extends Header {
  readonly cell: Statement;
}

// Computed once, because each statement is compared with every cell. A row may end before its last columns: empty cells
// at the end of a row are not in the text.
const columnsOf = onceFor(({ unit, read }: Evidence) =>
  Array.from({ length: Math.max(unit.headers.length, unit.cells.length) }, (_, at): Column => {
    const header = read(unit.headers[at] ?? '');
    return { words: tellingIn(header), numbers: header.quantities, cell: read(unit.cells[at] ?? '') };
  }),
);

// Whether a statement has the content of a cell, names the header of another cell of its kind or of an empty one, and
// does not name the header of its own. Of several cells only amounts count: "40 seats and 720 euros for half a day".
function takesColumn(row: Evidence, { said, question }: Comparison): boolean {
  const [label, ...values] = columnsOf(row);
  const isAsked = (word: Token) => question.content.some((each) => meansSame(word, each));
  const stated = values.filter(({ cell }) => isStated(cell, said) && !cell.content.some(isAsked));
  // An amount that two columns have may be that of either.
  const isAmount = (own: Column) =>
    own.cell.quantities.some(({ unit }) => unit !== null) &&
    !stated.some((other) => other !== own && own.cell.quantities.some((each) => hasQuantity(other.cell, each)));
  if (label === undefined) {
    return false;
  }
  const labels = tellingIn(label.cell);
  const known = [...said.tokens, ...question.tokens];
  const isNamed = ({ words, numbers }: Header) =>
    words.some((word) => isIn(word, known)) ||
    numbers.some((number) => [said, question].some((each) => hasQuantity(each, number)));
  const isTaken = (own: Column, other: Column) => {
    const ownHeader = withoutShared(own, other);
    const otherHeader = withoutShared(other, { words: [...own.words, ...labels], numbers: own.numbers });
    return (
      isAlike(other.cell, own.cell) &&
      ownHeader.words.length + ownHeader.numbers.length > 0 &&
      !isNamed(ownHeader) &&
      isNamed(otherHeader)
    );
  };
  const left = values.filter((each) => !stated.includes(each));
  return (stated.length > 1 ? stated.filter(isAmount) : stated).some((own) => left.some((each) => isTaken(own, each)));
}

// Returns what only the first of two headers has.
function withoutShared({ words, numbers }: Header, other: Header): Header {
  return {
    words: words.filter((word) => !isIn(word, other.words)),
    numbers: numbers.filter((number) => !hasQuantity({ quantities: other.numbers }, number)),
  };
}

function isIn(word: Token, words: readonly Token[]): boolean {
  return words.some((each) => tellsSame(word, each));
}

// Only cells of one kind can be confused: numbers with the same unit, or words.
function isAlike(cell: Statement, own: Statement): boolean {
  const isWords = own.quantities.length === 0;
  return (
    cell.tokens.length === 0 ||
    (isWords && cell.quantities.length === 0 && cell.content.length > 0) ||
    cell.quantities.some(({ unit: one }) => own.quantities.some((each) => each.unit === one))
  );
}

function isStated({ quantities, content }: Statement, said: Statement): boolean {
  // "It is not the caretaker" correctly names another cell.
  const isWords = content.length > 0 && !said.meanings.has('not');
  return quantities.length > 0
    ? quantities.every((quantity) => hasQuantity(said, quantity))
    : isWords && content.every((word) => said.content.some((each) => meansSame(word, each)));
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
