import { marksIn, withoutMarks } from '../../citation-marks.ts';
import { sentencesOfLine, withoutListSign } from './sentences.ts';

/** A sentence of an answer with what belongs to it from the lines around it. */
export interface AnswerSentence {
  /** As it is in the answer; the mark of a sentence may have moved before its full stop. */
  readonly text: string;
  /** What it states: without marks and signs, a row of a table with the heads of its columns. */
  readonly statement: string;
  readonly marks: readonly number[];
  /** A line before a list, which the list tells. */
  readonly isLeadIn: boolean;
  /** How many lines the list has; 0 where it is no such line. */
  readonly listed: number;
  /** The line in which it stands, from 0. */
  readonly line: number;
}

/**
 * The sentences of an answer in order. A line before a list has the marks of the list, where it has none of its own.
 */
export function answerSentences(answer: string): AnswerSentence[] {
  const lines = answer.split('\n');
  let head: string[] | null = null;
  return lines.flatMap((line, at) => {
    const cells = cellsOf(line);
    if (cells === null) {
      head = null;
      return sentencesOfLine(line).map((text) => plainSentence(text, lines, at));
    }
    const isHead = head === null && isRule(lines[at + 1] ?? '');
    const heads = head ?? [];
    head ??= cells;
    const row = cells.map((cell, i) => (i === 0 ? cell : `${heads[i] ?? ''} ${cell}`.trim())).join(', ');
    const said = isHead || isRule(line) ? '' : row;
    return [
      { text: line.trim(), statement: withoutMarks(said), marks: marksIn(line), isLeadIn: false, listed: 0, line: at },
    ];
  });
}

// Under the head of a table.
function isRule(line: string): boolean {
  return /^[\s|:-]+$/.test(line) && line.includes('-');
}

function plainSentence(text: string, lines: readonly string[], line: number): AnswerSentence {
  const statement = withoutListSign(withoutMarks(text)).trim();
  const isLeadIn = /[:：]$/u.test(statement);
  const own = marksIn(text);
  const list = isLeadIn ? listAfter(lines.slice(line + 1)) : [];
  const marks = own.length > 0 || !isLeadIn ? own : [...new Set(marksIn(list.join('\n')))];
  return { text, statement, marks, isLeadIn, listed: list.length, line };
}

// Up to the first empty line after the list.
function listAfter(lines: readonly string[]): readonly string[] {
  const begin = lines.findIndex((line) => line.trim() !== '');
  const rest = begin < 0 ? [] : lines.slice(begin);
  const end = rest.findIndex((line) => line.trim() === '');
  return rest.slice(0, end < 0 ? undefined : end);
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
