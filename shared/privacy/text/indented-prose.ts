import type { Replacement } from './text-range.ts';
import { wrapsIn } from './wrapped-prose.ts';

/** A line without its indent, the mark of a list item and the spaces at its end. */
interface Line {
  readonly number: number;
  readonly isItem: boolean;
  readonly text: string;
  readonly start: number;
}

// A wider indent is a column.
const INDENT_MAX = 12;
// The lines of a list item begin where its text begins, after the mark.
const INDENT = /^ {0,12}(?:(?:[-*+\u2022]|\d{1,3}[.)]) {1,3})?(?! )/;
const HAS_INDENTED_LINE = /\n {1,12}[^ \n]/;

/**
 * Finds the line breaks inside indented prose that a program wrapped, with the indent after each, as manuals and mail
 * have them, and inside items of lists. Each is read as one space. The lines of each indent are judged by themselves.
 */
export function indentedWrapsIn(source: string): Replacement[] {
  return HAS_INDENTED_LINE.test(source) ? linesByIndent(source).flatMap(wrapsBetween) : [];
}

function linesByIndent(source: string): Line[][] {
  const byIndent: Line[][] = Array.from({ length: INDENT_MAX }, () => []);
  let lineStart = 0;
  for (const [number, line] of source.split('\n').entries()) {
    const indent = INDENT.exec(line)?.[0] ?? '';
    byIndent[indent.length - 1]?.push({
      number,
      isItem: indent.trim() !== '',
      text: line.slice(indent.length).trimEnd(),
      start: lineStart + indent.length,
    });
    lineStart += line.length + 1;
  }
  return byIndent;
}

function wrapsBetween(lines: readonly Line[]): Replacement[] {
  let text = '';
  let before: Line | undefined;
  const breaks = new Map<number, Replacement>();
  for (const line of lines) {
    if (before?.number === line.number - 1 && !line.isItem) {
      breaks.set(text.length, { start: before.start + before.text.length, end: line.start, as: ' ' });
    } else {
      // An empty line stands for the lines between them.
      text += '\n';
    }
    text += `\n${line.text}`;
    before = line;
  }
  return wrapsIn(text).flatMap((at) => breaks.get(at) ?? []);
}
