import { onceFor } from '../../../../once.ts';
import { type Evidence, hasWord, isAmong, type Labeled, sharesWordOnlyWith } from '../../reading/evidence.ts';
import type { Clause, Statement } from '../../reading/statement.ts';
import { meaningOf, type Token } from '../../reading/tokens.ts';
import type { Comparison, Rule } from '../rule.ts';

/**
 * The words of a cell in one row must not be stated about another row: if the gate is checked by the caretaker and the
 * lift by an inspector, "the caretaker checks the lift" is wrong. Numbers have their own rule.
 */
export const cellRule: Rule = (comparison) => {
  const { said, evidence, isTranslated } = comparison;
  // "It is not the caretaker who checks the lift" correctly names the other cell.
  const isDenied = said.meanings.has('not');
  const isOther = !isDenied && !isTranslated && evidence.some((own) => takesCell(own, comparison));
  return isOther ? 'row' : null;
};

// Only rows have headers, and so cells.
function takesCell(own: Evidence, { said, evidence, question }: Comparison): boolean {
  const known = [...said.content, ...question.content];
  const label = own.read(own.unit.label ?? '').content;
  if (own.unit.headers.length === 0 || !label.some((word) => isAmong(word, known))) {
    return false;
  }
  const others = own.neighbors().filter((row) => !sharesWordOnlyWith(row.label.content, said.content, label));
  // The row from which a word was taken is evidence for it, but a statement is only about a row that it names.
  const isOther = ({ unit, source }: Evidence) =>
    unit.kind === 'row' &&
    others.some((row) => row.source === source && !sharesWordOnlyWith(row.label.content, known, label));
  const named = evidence.filter((each) => !isOther(each));
  const isFree = (word: Token) => !named.some((each) => hasWord(each.source, word) || hasWord(each.context, word));
  const stated = { said, periods: periodsOf(said.tokens), isFree };
  return cellsOf(own, own).some((cell, at) => {
    const left = cell === null ? null : leftOf(cell, stated);
    const isOpen = left !== null && (left.words || left.periods);
    return isOpen && others.some((row) => replaces(cellsOf(row, own)[at] ?? null, left, stated));
  });
}

/** The content of a cell besides the header of its column. */
interface Cell {
  readonly words: readonly Token[];
  readonly periods: readonly string[];
}

type Cells = readonly (Cell | null)[];

// The cells of a row, by the headers of the table. Read once, because each statement is compared with every cell.
const cellsByHeaders = onceFor((_row: Statement) => new Map<readonly string[], Cells>());

function cellsOf({ source }: Pick<Labeled, 'source'>, { unit: { headers }, read }: Evidence): Cells {
  const known = cellsByHeaders(source);
  const cells = known.get(headers) ?? headers.map((text, at) => cellOf(source.clauses[at], read(text)));
  known.set(headers, cells);
  return cells;
}

// The parts of a row are its clauses. A row may be shorter than the header of its table. Days have their own rule,
// because "Mo–Fr" is Monday to Friday.
function cellOf(clause: Clause | undefined, { content: head }: Statement): Cell | null {
  const isOwn = (word: Token) => !isAmong(word, head) && meaningOf(word, 'weekday') === null;
  return clause === undefined ? null : { words: clause.content.filter(isOwn), periods: periodsOf(clause.tokens) };
}

function periodsOf(tokens: readonly Token[]): string[] {
  return tokens.flatMap(({ meanings }) => meanings.filter((meaning) => meaning.startsWith('period:')));
}

interface Stated {
  readonly said: Statement;
  readonly periods: readonly string[];
  /** Whether a word is neither in the cited rows nor in the text above them. */
  readonly isFree: (word: Token) => boolean;
}

/** Whether a statement leaves out the words and the periods of a cell, so that others can take their place. */
type Left = Readonly<Record<'words' | 'periods', boolean>>;

function leftOf({ words, periods }: Cell, { said, periods: stated }: Stated): Left {
  // "Twelve times a year" is every month.
  const isCounted = said.quantities.some(({ unit }) => unit === 'times');
  const isSaid = words.some((word) => isAmong(word, said.content));
  return {
    words: !isSaid && words.length > 0,
    periods: !isSaid && !isCounted && periods.length > 0 && !periods.some((each) => stated.includes(each)),
  };
}

// Whether a statement has everything that the other cell says in place of what it leaves out.
function replaces(other: Cell | null, left: Left, { said, periods, isFree }: Stated): boolean {
  return (
    other !== null &&
    ((left.words && hasOnly(other.words, (word) => isAmong(word, said.content) && isFree(word))) ||
      (left.periods && hasOnly(other.periods, (each) => periods.includes(each))))
  );
}

function hasOnly<T>(list: readonly T[], is: (each: T) => boolean): boolean {
  return list.length > 0 && list.every(is);
}
