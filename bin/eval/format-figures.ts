import { terminalText } from '../terminal-text.ts';
import { countVerdicts, FIGURES, type FigureName, type Figures, type ScoredQuestion } from './summarize.ts';
import { faultOf, worstCases } from './worst-cases.ts';

// A terminal shows these without scrolling the figures away; the HTML page lists more.
const SHOWN_MAX = 10;

/** Formats a figure: milliseconds and counts as integers, dollars with cents, shares with three decimals. */
export function formatFigure(name: FigureName, figure: number | null): string {
  if (figure === null) {
    return '-';
  }
  if (name === 'errors' || name.endsWith('_ms')) {
    return figure.toFixed(0);
  }
  return figure.toFixed(name.startsWith('dollars') ? 2 : 3);
}

/** Returns the figures as a table, the number of answers with each verdict, and the worst cases if they are wanted. */
export function formatFigures(figures: Figures, questions: readonly ScoredQuestion[], figuresOnly = false): string {
  const names = (Object.keys(FIGURES) as FigureName[]).filter((name) => figures[name] !== null);
  const nameWidth = Math.max(...names.map((name) => name.length));
  const rows = names.map(
    (name) => `${name.padEnd(nameWidth)}  ${formatFigure(name, figures[name]).padStart(7)}  ${FIGURES[name]}`,
  );
  const worst = (figuresOnly ? [] : worstCases(questions, SHOWN_MAX)).map(
    (question) => `- ${terminalText(question.entry.question)}\n  ${terminalText(faultOf(question))}`,
  );
  const counts = Object.entries(countVerdicts(questions)).map(([verdict, count]) => `${count} ${verdict}`);
  return [
    `${questions.length} questions`,
    '',
    ...rows,
    ...(counts.length === 0 ? [] : ['', `Answers: ${counts.join(', ')}`]),
    ...(worst.length === 0 ? [] : ['', 'Worst cases:', ...worst]),
    '',
  ].join('\n');
}
