import { failuresOf } from './failures.ts';
import { formatFigure, measuredFigures } from './format-figures.ts';
import { countVerdicts, FIGURES, type Figures, type ScoredQuestion } from './summarize.ts';
import { faultOf, worstCases } from './worst-cases.ts';

// The page lists at most this many of the worst cases; the figures include all questions.
const CASES_MAX = 40;
// The chart of ranks has a bar for each of these; later ranks share one.
const RANKS_SHOWN = 10;
const RESULTS_SHOWN = 3;
const BAR_WIDTH_PIXELS = 320;
const EXCERPT_CHARACTERS_MAX = 700;

// A bar takes at most half of a narrow screen. Long words, such as URLs in an excerpt, are broken.
const STYLE = `body{font:15px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem;color:#1a1a1a;background:#fff;overflow-wrap:anywhere}
table{border-collapse:collapse}td:first-child{overflow-wrap:normal}td,th{padding:.2rem .8rem .2rem 0;text-align:left;vertical-align:top}td.number{text-align:right;font-variant-numeric:tabular-nums}
td svg{width:${BAR_WIDTH_PIXELS}px;max-width:50vw}article{border-top:1px solid #bbb;margin-top:1rem;padding-top:.5rem}blockquote{margin:.3rem 0 .3rem 1rem;white-space:pre-wrap;color:#444}rect{fill:#2b6cb0}`;

/** Returns a self-contained page with the figures, charts of ranks, verdicts and times, and the worst cases. */
export function htmlPage(title: string, figures: Figures, questions: readonly ScoredQuestion[]): string {
  const cases = worstCases(questions, CASES_MAX);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title><style>${STYLE}</style></head><body>
<h1>${escaped(title)}</h1>
<p>${questions.length} questions, ${questions.filter(({ entry }) => entry.answerable).length} of them answerable.</p>
<h2>Figures</h2>
${figureTable(figures)}
<h2>Rank of the first right passage</h2>
${chart(rankCounts(questions))}
<h2>Answers</h2>
${chart(verdictCounts(questions))}
<h2>Time to an answer</h2>
${chart(timeCounts(questions))}
${failureTable(questions)}<h2>The ${cases.length} worst cases</h2>
${cases.map(articleOf).join('\n')}
</body></html>
`;
}

function figureTable(figures: Figures): string {
  const rows = measuredFigures(figures).map(
    ([name, figure]) =>
      `<tr><td>${name.replaceAll('_', '_<wbr>')}</td><td class="number">${formatFigure(name, figure)}</td><td>${escaped(FIGURES[name])}</td></tr>`,
  );
  return `<table>${rows.join('')}</table>`;
}

function failureTable(questions: readonly ScoredQuestion[]): string {
  const rows = failuresOf(questions, { withMessages: true }).map(
    ({ request, reason, requests }) =>
      `<tr><td class="number">${requests}</td><td>${request}</td><td>${escaped(reason)}</td></tr>`,
  );
  return rows.length === 0 ? '' : `<h2>Failed requests</h2>\n<table>${rows.join('')}</table>\n`;
}

/** The bars of a chart. */
type Counts = readonly (readonly [label: string, count: number])[];

function rankCounts(questions: readonly ScoredQuestion[]): Counts {
  const scores = questions.flatMap(({ searchScore }) => searchScore ?? []);
  const at = (rank: number) => scores.filter(({ firstRank }) => firstRank === rank).length;
  const first = Array.from({ length: RANKS_SHOWN }, (_, i) => [`${i + 1}`, at(i + 1)] as const);
  const later = scores.filter(({ firstRank }) => firstRank !== null && firstRank > RANKS_SHOWN).length;
  const never = scores.filter(({ firstRank }) => firstRank === null).length;
  return [...first, ['later', later], ['not found', never]];
}

function verdictCounts(questions: readonly ScoredQuestion[]): Counts {
  return Object.entries(countVerdicts(questions)).sort(([, a], [, b]) => b - a);
}

// The upper limit of each bar in the chart of times.
const TIME_STEPS_MS = [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 30_000, Number.POSITIVE_INFINITY];

function timeCounts(questions: readonly ScoredQuestion[]): Counts {
  const times = questions.flatMap(({ answer }) => answer?.milliseconds ?? []);
  return TIME_STEPS_MS.map((step, i) => {
    const from = TIME_STEPS_MS[i - 1] ?? 0;
    const label = step === Number.POSITIVE_INFINITY ? `over ${from} ms` : `up to ${step} ms`;
    return [label, times.filter((time) => time > from && time <= step).length] as const;
  });
}

function chart(counts: Counts): string {
  const most = Math.max(1, ...counts.map(([, count]) => count));
  const rows = counts.map(([label, count]) => {
    const width = Math.round((count / most) * BAR_WIDTH_PIXELS);
    const bar = `<svg viewBox="0 0 ${BAR_WIDTH_PIXELS} 14" preserveAspectRatio="none" height="14" role="img" aria-label="${count}"><rect width="${width}" height="14"/></svg>`;
    return `<tr><td>${escaped(label)}</td><td>${bar}</td><td class="number">${count}</td></tr>`;
  });
  return `<table>${rows.join('')}</table>`;
}

function articleOf(question: ScoredQuestion): string {
  const { entry, answer, search } = question;
  const wanted = entry.answerable ? entry.answers.join(' / ') : 'no answer: the documents do not say';
  const passages = entry.gold.map(({ file, text }) => quote(file, text ?? ''));
  const cited = (answer?.body?.citations ?? []).map(({ n, source_title, excerpt }) =>
    quote(`[${n}] ${source_title}`, excerpt),
  );
  const found = (search?.body?.data ?? [])
    .slice(0, RESULTS_SHOWN)
    .map(({ n, source_title, excerpt }) => quote(`${n}. ${source_title}`, excerpt));
  return `<article><h3>${escaped(entry.question)}</h3><p><b>${escaped(faultOf(question))}</b></p>
<p>Wanted: ${escaped(wanted)}</p>${section('Right passages', passages)}
<p>Answer: ${escaped(answer?.body?.answer ?? '-')}</p>${section('Cited', cited)}${section('Found first', found)}</article>`;
}

function section(title: string, parts: readonly string[]): string {
  return parts.length === 0 ? '' : `<details><summary>${title}</summary>${parts.join('')}</details>`;
}

function quote(source: string, text: string): string {
  return `<blockquote><b>${escaped(source)}</b>\n${escaped(text.slice(0, EXCERPT_CHARACTERS_MAX))}</blockquote>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
