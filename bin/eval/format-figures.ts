import { terminalText } from '../terminal-text.ts';
import type { Failure } from './failures.ts';
import { countVerdicts, FIGURES, type FigureName, type Figures, type ScoredQuestion } from './summarize.ts';
import { faultOf, worstCases } from './worst-cases.ts';

// A terminal shows these without scrolling the figures away; the HTML page lists more.
const SHOWN_MAX = 10;

/** Formats a figure: milliseconds and counts as integers, dollars with cents, shares with three decimals. */
export function formatFigure(name: FigureName, figure: number): string {
  if (name === 'errors' || name.endsWith('_ms')) {
    return figure.toFixed(0);
  }
  return figure.toFixed(name.startsWith('dollars') ? 2 : 3);
}

/** Returns the figures that were measured, in their order. */
export function measuredFigures(figures: Figures): [name: FigureName, figure: number][] {
  return (Object.keys(FIGURES) as FigureName[]).flatMap((name): [FigureName, number][] => {
    const figure = figures[name];
    return figure === null ? [] : [[name, figure]];
  });
}

/** Returns the figures as a table, and the number of answers with each verdict. */
export function formatFigures(figures: Figures, questions: readonly ScoredQuestion[]): string {
  const measured = measuredFigures(figures);
  const nameWidth = Math.max(...measured.map(([name]) => name.length));
  const rows = measured.map(
    ([name, figure]) => `${name.padEnd(nameWidth)}  ${formatFigure(name, figure).padStart(7)}  ${FIGURES[name]}`,
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

/** Returns how many requests failed for each reason; '' if none did. */
export function formatFailures(failures: readonly Failure[]): string {
  const lines = failures.map(
    ({ request, reason, requests }) => `- ${requests} x ${request}: ${terminalText(reason)}\n`,
  );
  return lines.length === 0 ? '' : `\nFailed requests:\n${lines.join('')}`;
}

/** Returns the ten worst cases, each with its fault; '' if there is none. */
export function formatWorstCases(questions: readonly ScoredQuestion[]): string {
  const worst = worstCases(questions, SHOWN_MAX).map(
    (question) => `- ${terminalText(question.entry.question)}\n  ${terminalText(faultOf(question))}\n`,
  );
  return worst.length === 0 ? '' : `\nWorst cases:\n${worst.join('')}`;
}
