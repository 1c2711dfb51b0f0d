import { terminalText } from '../terminal-text.ts';
import type { Failure } from './failures.ts';
import { countVerdicts, FIGURES, type FigureName, type Figures, type ScoredQuestion } from './summarize.ts';
import { faultOf, worstCases } from './worst-cases.ts';

// With more cases, the figures would scroll out of a terminal; the HTML page lists more.
const WORST_CASES_MAX = 10;
// The longest figure is a time in milliseconds, such as 3600000.
const FIGURE_WIDTH = 7;

// A question may be thousands of characters long; its id in the JSON output finds the rest.
const SHOWN_QUESTION_MAX = 200;

/** Formats a figure: milliseconds and counts as integers, dollars with two decimals, shares and means with three. */
export function formatFigure(name: FigureName, figure: number): string {
  if (name === 'errors' || name.endsWith('_ms')) {
    return figure.toFixed(0);
  }
  return figure.toFixed(name.startsWith('dollars') ? 2 : 3);
}

/** Returns the figures that were measured, in the order of `FIGURES`. */
export function measuredFigures(figures: Figures): [name: FigureName, figure: number][] {
  return (Object.keys(FIGURES) as FigureName[]).flatMap((name): [FigureName, number][] => {
    const figure = figures[name];
    return figure === null ? [] : [[name, figure]];
  });
}

/** Formats the number of questions, a table of the figures, and the number of answers with each verdict. */
export function formatFigures(figures: Figures, questions: readonly ScoredQuestion[]): string {
  const measured = measuredFigures(figures);
  const nameWidth = Math.max(...measured.map(([name]) => name.length));
  const rows = measured.map(
    ([name, figure]) =>
      `${name.padEnd(nameWidth)}  ${formatFigure(name, figure).padStart(FIGURE_WIDTH)}  ${FIGURES[name]}`,
  );
  const counts = Object.entries(countVerdicts(questions)).map(([verdict, count]) => `${count} ${verdict}`);
  return [
    questions.length === 1 ? '1 question' : `${questions.length} questions`,
    '',
    ...rows,
    ...(counts.length === 0 ? [] : ['', `Answers: ${counts.join(', ')}`]),
    '',
  ].join('\n');
}

/** Formats how many requests failed for each reason; '' if none failed. */
export function formatFailures(failures: readonly Failure[]): string {
  const lines = failures.map(
    ({ request, reason, requests }) => `- ${requests} x ${request}: ${terminalText(reason)}\n`,
  );
  return lines.length === 0 ? '' : `\nFailed requests:\n${lines.join('')}`;
}

/** Formats the worst cases, up to ten, each with what went wrong; '' if nothing went wrong. */
export function formatWorstCases(questions: readonly ScoredQuestion[]): string {
  const worst = worstCases(questions, WORST_CASES_MAX).map(
    (question) => `- ${beginningOf(terminalText(question.entry.question))}\n  ${terminalText(faultOf(question))}\n`,
  );
  return worst.length === 0 ? '' : `\nWorst cases:\n${worst.join('')}`;
}

function beginningOf(question: string): string {
  const characters = [...question];
  return characters.length <= SHOWN_QUESTION_MAX
    ? question
    : `${characters.slice(0, SHOWN_QUESTION_MAX).join('').trimEnd()} …`;
}
