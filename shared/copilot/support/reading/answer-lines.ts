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
  let headers: string[] | null = null;
  return lines.flatMap((line, at) => {
    const cells = cellsOf(line);
    if (cells === null) {
      headers = null;
      return sentencesOfLine(line).map((text) => plainSentence(text, lines, at));
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

// The line of dashes below the header of a Markdown table.
function isSeparatorRow(line: string): boolean {
  return /^[\s|:-]+$/.test(line) && line.includes('-');
}

function plainSentence(text: string, lines: readonly string[], line: number): AnswerSentence {
  const statement = withoutListSign(withoutMarks(text)).trim();
  const isLeadIn = /[:：]$/u.test(statement);
  const own = marksIn(text);
  const list = isLeadIn ? listAfter(lines.slice(line + 1)) : [];
  const following = isLeadIn ? list.join('\n') : sentenceAfter(text, lines.slice(line + 1));
  const marks = own.length > 0 ? own : [...new Set(marksIn(following))];
  return { text, statement, marks, isLeadIn, listed: list.length, line };
}

// The items of a list that ends with its marks may be one sentence: "eye protection,", "closed shoes [2]." Returns the
// item with its marks if this one ends with a comma or a semicolon; otherwise an empty text.
function sentenceAfter(text: string, lines: readonly string[]): string {
  const next = lines[0] ?? '';
  if (withoutListSign(text) === text || !/[,;，；]$/u.test(text) || withoutListSign(next) === next) {
    return '';
  }
  return marksIn(next).length > 0 ? next : sentenceAfter(next.trim(), lines.slice(1));
}

// The lines of a list: from the first that is not blank up to the next blank one.
function listAfter(lines: readonly string[]): readonly string[] {
  const begin = lines.findIndex((line) => line.trim() !== '');
  const rest = begin < 0 ? [] : lines.slice(begin);
  const end = rest.findIndex((line) => line.trim() === '');
  return rest.slice(0, end === -1 ? undefined : end);
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
