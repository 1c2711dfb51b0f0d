import { type Evidence, hasWord, isAmong, type Labeled, onlyShares } from '../../reading/evidence.ts';
import type { Statement } from '../../reading/statement.ts';
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
  const isOther = evidence.some((own) => takesCell(own, comparison));
  return isOther && !isDenied && !isTranslated ? 'row' : null;
};

// Only rows have headers, and so cells.
function takesCell(own: Evidence, { said, evidence, question }: Comparison): boolean {
  const known = [...said.content, ...question.content];
  const label = own.read(own.unit.label ?? '').content;
  const others = own.neighbors().filter((row) => !onlyShares(row.label.content, said.content, label));
  const isFree = (word: Token) => !evidence.some((each) => hasWord(each.source, word) || hasWord(each.context, word));
  return (
    label.some((word) => isAmong(word, known)) &&
    own.unit.headers.some((text, at) => {
      const header = own.read(text);
      const cell = cellOf(own, at, header);
      const isOpen = cell !== null && hasAny(cell) && !cell.words.some((word) => isAmong(word, said.content));
      return isOpen && others.some((row) => replaces(cellOf(row, at, header), cell, { said, isFree }));
    })
  );
}

/** The content of a cell besides the header of its column. */
interface Cell {
  readonly words: readonly Token[];
  readonly periods: readonly string[];
}

// The parts of a row are its clauses. A row may be shorter than the head of its table. Days have their own rule,
// because "Mo–Fr" is Monday to Friday.
function cellOf({ source }: Pick<Labeled, 'source'>, at: number, { content: head }: Statement): Cell | null {
  const clause = source.clauses[at];
  const isOwn = (word: Token) => !isAmong(word, head) && meaningOf(word, 'weekday') === null;
  return clause === undefined ? null : { words: clause.content.filter(isOwn), periods: periodsOf(clause.tokens) };
}

function hasAny({ words, periods }: Cell): boolean {
  return words.length + periods.length > 0;
}

function periodsOf(tokens: readonly Token[]): string[] {
  return tokens.flatMap(({ meanings }) => meanings.filter((meaning) => meaning.startsWith('period:')));
}

interface Said {
  readonly said: Statement;
  /** Whether a word is neither in the cited rows nor in the text above them. */
  readonly isFree: (word: Token) => boolean;
}

// Whether a statement has everything that the other cell says, and nothing that the row's own cell says.
function replaces(other: Cell | null, own: Cell, { said, isFree }: Said): boolean {
  if (other === null) {
    return false;
  }
  const periods = periodsOf(said.tokens);
  // "Twelve times a year" is every month.
  const isCounted = said.quantities.some(({ unit }) => unit === 'times');
  const isPeriod = isAll(other.periods, (each) => periods.includes(each));
  const isWords = isAll(other.words, (word) => isAmong(word, said.content) && isFree(word));
  return (
    (isWords && own.words.length > 0) ||
    (isPeriod && !isCounted && own.periods.length > 0 && !own.periods.some((each) => periods.includes(each)))
  );
}

function isAll<T>(list: readonly T[], is: (each: T) => boolean): boolean {
  return list.length > 0 && list.every(is);
}
