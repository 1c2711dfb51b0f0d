import { marksIn, withoutMarks } from '../../citation-marks.ts';
import { sentencesOfLine, withoutListSign } from './sentences.ts';

/** A sentence of an answer, with its context from the lines around it. */
export interface AnswerSentence {
  /** As in the answer, except that a mark after the full stop is moved before it. */
  readonly text: string;
  /** What it states: without marks and list signs; the cells of a table row with the headers of their columns. */
  readonly statement: string;
  readonly marks: readonly number[];
  /** Whether it is a line that introduces a list. */
  readonly isLeadIn: boolean;
  /** How many lines that list has; 0 for any other sentence. */
  readonly listed: number;
  /** The number of its line, from 0. */
  readonly line: number;
}

/**
 * Returns the sentences of an answer in order. A line that introduces a list takes the marks of the list if it has
 * none.
 */
export function answerSentences(answer: string): AnswerSentence[] {
  const lines = answer.split('\n');
  const following = followingLines(lines);
  const bare = bareTableLines(lines);
  let headers: string[] | null = null;
  return lines.flatMap((line, at) => {
    const cells = cellsOf(bare.has(at) && !line.trim().startsWith('|') ? `|${line}` : line);
    if (cells === null) {
      headers = null;
      return sentencesOfLine(line).map((text) => plainSentence(text, following[at + 1] as Following, at));
    }
    const isHeader = headers === null && isSeparatorRow(lines[at + 1] ?? '');
    const above = headers ?? [];
    headers ??= cells;
    const row = cells.map((cell, i) => (i === 0 ? cell : `${above[i] ?? ''} ${cell}`.trim())).join(', ');
    const said = isHeader || isSeparatorRow(line) ? '' : row;
    return [
      { text: line.trim(), statement: withoutMarks(said), marks: marksIn(line), isLeadIn: false, listed: 0, line: at },
    ];
  });
}

// The lines of tables that are written without bars at their ends, which only the dashes below their headers show.
function bareTableLines(lines: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [at, line] of lines.entries()) {
    const isBelowHeader = line.includes('|') && isSeparatorRow(line) && lines[at - 1]?.includes('|') === true;
    if (isBelowHeader) {
      found.add(at - 1);
    }
    if (isBelowHeader || (found.has(at - 1) && line.includes('|'))) {
      found.add(at);
    }
  }
  return found;
}

// The line of dashes below the header of a Markdown table.
function isSeparatorRow(line: string): boolean {
  return /^[\s|:-]+$/.test(line) && line.includes('-');
}

function plainSentence(text: string, following: Following, line: number): AnswerSentence {
  const statement = withoutListSign(withoutMarks(text)).trim();
  const isLeadIn = /[:：]$/u.test(statement);
  const own = marksIn(text);
  const { list, itemMarks } = following;
  if (isLeadIn) {
    return { text, statement, marks: own.length > 0 ? own : list.marks, isLeadIn, listed: list.count, line };
  }
  const marks = own.length === 0 && continues(text) ? itemMarks : own;
  return { text, statement, marks, isLeadIn, listed: 0, line };
}

interface Lines {
  readonly count: number;
  readonly marks: readonly number[];
}

/** What begins at a line, for the sentences of the line before it. */
interface Following {
  /** The lines up to the next blank one; none if this line is blank. */
  readonly block: Lines;
  /** The same lines, or those after the blank ones. */
  readonly list: Lines;
  /** The marks at the end of a sentence that consists of list items: "eye protection,", "closed shoes [2]." */
  readonly itemMarks: readonly number[];
}

const NO_LINES: Lines = { count: 0, marks: [] };
const NOTHING: Following = { block: NO_LINES, list: NO_LINES, itemMarks: [] };

// Indexed by the number of the line. The lines are read from the last to the first, so that a long list takes linear
// time.
function followingLines(lines: readonly string[]): Following[] {
  const following = [NOTHING];
  for (const line of lines.toReversed()) {
    following.push(withLine(line, following.at(-1) as Following));
  }
  return following.reverse();
}

function withLine(line: string, next: Following): Following {
  if (line.trim() === '') {
    return { block: NO_LINES, list: next.list, itemMarks: [] };
  }
  const marks = marksIn(line);
  const block = { count: next.block.count + 1, marks: unique([...marks, ...next.block.marks]) };
  return { block, list: block, itemMarks: itemMarksFrom(line, unique(marks), next) };
}

function itemMarksFrom(line: string, marks: readonly number[], next: Following): readonly number[] {
  if (marks.length > 0 && isItem(line)) {
    return marks;
  }
  return continues(line.trim()) ? next.itemMarks : [];
}

function isItem(line: string): boolean {
  return withoutListSign(line) !== line;
}

// Whether a list item continues with the next one.
function continues(text: string): boolean {
  return isItem(text) && /[,;，；]$/u.test(text);
}

function unique(marks: readonly number[]): number[] {
  return [...new Set(marks)];
}

function cellsOf(line: string): string[] | null {
  const trimmed = line.trim();
  return trimmed.startsWith('|') && trimmed.length > 1
    ? trimmed
        .replace(/^\|/, '')
        .replace(/\|$/, '')
        .split('|')
        .map((cell) => cell.trim())
    : null;
}
