import { readFile, writeFile } from 'node:fs/promises';
import { createProgress } from '../admin/progress.ts';
import { findApi } from '../find-api.ts';
import { endWhenUnwritable } from '../unwritable-output.ts';
import { missedFloors, readFloors } from './floors.ts';
import { formatFigures, formatWorstCases } from './format-figures.ts';
import { readGold } from './gold.ts';
import { htmlPage } from './html-page.ts';
import { measure } from './measure.ts';
import { type EvalOptions, MANUAL, parseEvalOptions } from './options.ts';
import { countVerdicts, type ScoredQuestion, scoreAll, summarize } from './summarize.ts';
import { faultOf } from './worst-cases.ts';

function caseOf(one: ScoredQuestion) {
  return {
    id: one.entry.id,
    verdict: one.answerScore?.verdict ?? null,
    first_rank: one.searchScore?.firstRank ?? null,
    fault: faultOf(one),
    answer: one.answer?.body?.answer ?? null,
  };
}

async function run(options: EvalOptions): Promise<number> {
  const questions = readGold(await readFile(options.gold, 'utf8')).slice(0, options.limit);
  const floors = options.floors === null ? {} : readFloors(await readFile(options.floors, 'utf8'));
  const api = { ...(await findApi(options.url, options.data)), answerSeconds: options.answerSeconds };
  const progress = createProgress(process.stderr, 'Asking questions');
  const onDone = (done: number) => progress.show({ done, total: questions.length, failed: 0 });
  const { only, concurrency } = options;
  const scored = scoreAll(await measure(api, questions, { only, concurrency, onDone }));
  progress.end();
  const figures = summarize(scored, options.prices);
  if (options.html !== null) {
    await writeFile(options.html, htmlPage(`Quality: ${options.gold}`, figures, scored));
  }
  const missed = missedFloors(figures, floors);
  const cases = options.figuresOnly ? [] : scored.map(caseOf);
  process.stdout.write(
    options.json
      ? `${JSON.stringify({ questions: scored.length, figures, verdicts: countVerdicts(scored), missed_floors: missed, cases })}\n`
      : `${formatFigures(figures, scored)}${options.figuresOnly ? '' : formatWorstCases(scored)}`,
  );
  for (const sentence of missed) {
    process.stderr.write(`${sentence}\n`);
  }
  return missed.length > 0 || figures.errors === questions.length ? 1 : 0;
}

const options = parseEvalOptions(process.argv.slice(2));
endWhenUnwritable();
if (options === 'help') {
  process.stdout.write(MANUAL);
} else if ('wrong' in options) {
  process.stderr.write(`${options.wrong}\nFor all options, run npm run eval -- --help.\n`);
  process.exitCode = 2;
} else {
  process.exitCode = await run(options).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  });
}
