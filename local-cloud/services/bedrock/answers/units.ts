import { stem, wordsOf } from '../words.ts';
import { joinWrapped, sentencesOf } from './sentences.ts';

/** A piece of an excerpt that can be quoted: a sentence, an item of a list, a row of a table. */
export interface Unit {
  /** The excerpt's own words, on one line. */
  readonly text: string;
  /** The heading of its section within the excerpt, and the question that it follows; '' if there is neither. */
  readonly section: string;
  /** The names of its columns; null if it is no row. */
  readonly header: readonly string[] | null;
  /** Its cells, in the order of their names; only its text if it has none. */
  readonly cells: readonly string[];
  /** The line of the excerpt that it is on, from 0: sentences of one line are a paragraph. */
  readonly line: number;
  /** Whether a careful reader would accept it as an answer. */
  readonly isEvidence: boolean;
}

/** A unit, and its words as they are compared with a question. */
export interface StemmedUnit {
  readonly unit: Unit;
  readonly stems: ReadonlySet<string>;
  /** The stems of its section's heading. */
  readonly headingStems: ReadonlySet<string>;
}

/** The separator of the cells of a row. */
const CELL = ' | ';
// Not measured: a longer line is a sentence whose full stop was left out.
const WORDS_IN_HEADING_MAX = 12;
// Not measured: two cells may be a name and its value.
const CELLS_OF_HEADER_MIN = 3;
const WORDS_OF_COLUMN_MAX = 3;
// How many lines after a question at the end of its line may answer it, including an empty line.
const LINES_OF_ANSWER_MAX = 2;
// The marks before the lines of an older message in a reply.
const QUOTED = /^\s*(?:>\s?)+/u;
const QUESTION = /[?？؟]["'”’)*_]*$/u;
const SENTENCE_END = /[.!?。！？]["'”’)]*$/u;

/** A question in the document, and the last line that may answer it. */
interface PrecedingQuestion {
  readonly text: string;
  readonly lastLine: number;
}

/** Returns the units of an excerpt in their order; `above` is the heading that is nearest above it. */
export function unitsOf(text: string, above = ''): Unit[] {
  const lines = joinWrapped(text.split('\n').map((line) => line.replace(QUOTED, '').replace(/\s+/gu, ' ').trim()));
  let heading = '';
  let preceding: PrecedingQuestion | null = QUESTION.test(above) ? { text: above, lastLine: Infinity } : null;
  let header: readonly string[] | null = null;
  // In a list of questions and answers, the question states the subject of its answer.
  const askedBefore = (at: number) => (preceding === null || at > preceding.lastLine ? '' : preceding.text);
  return lines.flatMap((line, at): Unit[] => {
    const section = `${heading} ${askedBefore(at)}`.trim();
    if (line.includes(CELL)) {
      const cells = cellsOf(line);
      const isEvidence = isRow(cells, header, lines[at + 1]);
      header ??= cells;
      return [{ text: line, section, header, cells, line: at, isEvidence }];
    }
    header = isInsideTable(line, lines[at + 1]) ? header : null;
    if (line === '') {
      return [];
    }
    if (isHeading(line, lines[at + 1])) {
      heading = line;
      preceding = null;
      return [{ text: line, section: line, header: null, cells: [line], line: at, isEvidence: false }];
    }
    const sentences = sentencesOf(line);
    return sentences.map((sentence, place) => {
      if (QUESTION.test(sentence)) {
        preceding = { text: sentence, lastLine: place === sentences.length - 1 ? at + LINES_OF_ANSWER_MAX : at };
      }
      const before = askedBefore(at);
      // Below a question, the words after the last sentence of a paragraph are the name of a link.
      const isLink = before !== '' && place > 0 && !SENTENCE_END.test(sentence);
      const isEvidence = !isLink && !QUESTION.test(sentence);
      const about = `${heading} ${before}`.trim();
      return { text: sentence, section: about, header: null, cells: [sentence], line: at, isEvidence };
    });
  });
}

// Whether these are the cells of a row, and not of a header or of the line below it.
function isRow(cells: readonly string[], header: readonly string[] | null, next = ''): boolean {
  const isHeader = header === null && (next.includes(CELL) || isLoneHeader(cells));
  return !isHeader && cells.some((cell) => /[\p{L}\p{N}]/u.test(cell));
}

// The header of a table without rows, or whose rows are in another excerpt. A row would have a number or more words.
function isLoneHeader(cells: readonly string[]): boolean {
  return (
    cells.length >= CELLS_OF_HEADER_MIN &&
    cells.every((cell) => !/\d/.test(cell) && cell.split(' ').length <= WORDS_OF_COLUMN_MAX)
  );
}

// A row that has only its first cell is written without a bar, and so is a heading between rows.
function isInsideTable(line: string, next = ''): boolean {
  return line !== '' && next.includes(CELL);
}

// Markdown has bars at both ends. A bar at only one end stands next to an empty cell, and two bars in a row have one
// between them.
function cellsOf(row: string): string[] {
  const bare = /^\|(.*)\|$/.exec(row)?.[1] ?? row;
  return ` ${bare} `.split(/ \|(?= )/).map((cell) => cell.trim());
}

function isHeading(line: string, next = ''): boolean {
  return (
    next !== '' &&
    !/[.!?:;,。！？：]$/u.test(line) &&
    // An API's description has headings such as "404 > content".
    !/^(?:[-*•]|(?!\d{3} > )\d)/u.test(line) &&
    // Two lines of a sheet of facts.
    !(line.includes(': ') && next.includes(': ')) &&
    line.split(' ').filter((word) => word !== '>').length <= WORDS_IN_HEADING_MAX
  );
}

/** Formats a row as text: the cells that are asked for, with the names of their columns, or all cells. */
export function describeRow(
  { cells: [first = '', ...cells], header }: Pick<Unit, 'cells' | 'header'>,
  isAsked: (text: string) => boolean,
  isColumnAsked = isAsked,
): string {
  const named = cells.map((cell, at) => ({ cell, column: header?.[at + 1] ?? '' }));
  const isNamed = named.some(({ column }) => isColumnAsked(column));
  // The requested cell is accompanied by the cells by which the row was found.
  const asked = named.filter(({ cell, column }) => isColumnAsked(column) || isAsked(cell));
  const chosen = (isNamed ? asked : named).filter(({ cell }) => cell !== '');
  if (chosen.length === 1 && named.length === 1) {
    return `${first}: ${chosen[0]?.cell ?? ''}`;
  }
  return `${first}: ${chosen.map(({ cell, column }) => `${column} ${cell}`.trim()).join(', ')}`;
}

/**
 * Formats the cells of a row to look for a kind of answer in them: each before the name of its column, as a number
 * comes before its unit. The first cell is left out when the question names it, because it is then not the answer; a
 * date before an event may be one.
 */
export function describeCells(
  cells: readonly string[],
  header: readonly string[],
  { withFirst }: { withFirst: boolean },
): string {
  const named = cells.map((cell, at) => `${cell} ${header[at] ?? ''}`);
  return [...named.slice(1), ...(withFirst ? named.slice(0, 1) : [])].join(', ');
}

/** Returns the words of a text, those within identifiers as well: `logRetentionDays` has three. */
export function allWordsOf(text: string): string[] {
  return wordsOf(`${text} ${text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replace(/[_.[\]-]/g, ' ')}`);
}

/** Returns the stems of a text's words. */
export function stemsOf(text: string): ReadonlySet<string> {
  return new Set(allWordsOf(text).map(stem));
}

/** Returns what is in any of the sets. */
export function unionOf(sets: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  return new Set(sets.flatMap((set) => [...set]));
}
