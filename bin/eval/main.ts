import { open, rm, stat, writeFile } from 'node:fs/promises';
import { createProgress } from '../admin/progress.ts';
import { findApi } from '../find-api.ts';
import { endWhenUnwritable } from '../unwritable-output.ts';
import { failuresOf } from './failures.ts';
import { missedFloors, readFloors } from './floors.ts';
import { formatFailures, formatFigures, formatWorstCases } from './format-figures.ts';
import { readGoldFile } from './gold.ts';
import { htmlPage } from './html-page.ts';
import { measure } from './measure.ts';
import { type EvalOptions, MANUAL, parseEvalOptions } from './options.ts';
import { readInput } from './read-input.ts';
import { countVerdicts, type Figures, type ScoredQuestion, scoreAll, summarize } from './summarize.ts';
import { faultOf } from './worst-cases.ts';

// A question in the JSON output.
function caseOf(question: ScoredQuestion) {
  return {
    id: question.entry.id,
    verdict: question.answerScore?.verdict ?? null,
    first_rank: question.searchScore?.firstRank ?? null,
    fault: faultOf(question),
    answer: question.answer?.body?.answer ?? null,
  };
}

// Questions cost money, so a path that cannot be written is reported before the first one is asked.
async function requireWritable(path: string): Promise<void> {
  const exists = (await stat(path).catch(() => null)) !== null;
  await open(path, 'a').then(
    (file) => file.close(),
    ({ code }: NodeJS.ErrnoException) => {
      const why = code === 'ENOENT' ? 'its folder does not exist' : `it cannot be written (${code})`;
      throw new Error(`--html ${path}: ${why}.`);
    },
  );
  if (!exists) {
    await rm(path, { force: true });
  }
}

// Reads and checks all input before the first question is asked.
async function prepare(options: EvalOptions) {
  const { questions, unreadFields } = await readGoldFile(options.gold);
  if (unreadFields.length > 0) {
    process.stderr.write(`Fields of the gold set that are not read: ${unreadFields.join(', ')}\n`);
  }
  const floors = options.floors === null ? {} : readFloors(await readInput('The file with the floors', options.floors));
  const api = { ...(await findApi(options.url, options.data)), answerSeconds: options.answerSeconds };
  if (options.html !== null) {
    await requireWritable(options.html);
  }
  return { questions: questions.slice(0, options.limit), floors, api };
}

function print(
  options: EvalOptions,
  scored: readonly ScoredQuestion[],
  { figures, missed }: { readonly figures: Figures; readonly missed: readonly string[] },
): void {
  const failures = failuresOf(scored, { withMessages: !options.figuresOnly });
  const cases = options.figuresOnly ? [] : scored.map(caseOf);
  const verdicts = countVerdicts(scored);
  process.stdout.write(
    options.json
      ? `${JSON.stringify({ questions: scored.length, figures, verdicts, missed_floors: missed, failures, cases })}\n`
      : `${formatFigures(figures, scored)}${formatFailures(failures)}${options.figuresOnly ? '' : formatWorstCases(scored)}`,
  );
}

async function run(options: EvalOptions): Promise<number> {
  const { questions, floors, api } = await prepare(options);
  const progress = createProgress(process.stderr, 'Asking questions');
  const onDone = (done: number) => progress.show({ done, total: questions.length, failed: 0 });
  const { only, concurrency } = options;
  const scored = scoreAll(await measure(api, questions, { only, concurrency, onDone }));
  progress.end();
  const figures = summarize(scored, options.prices);
  const missed = missedFloors(figures, floors);
  // Printed first: if the page can no longer be written, the figures are not lost.
  print(options, scored, { figures, missed });
  if (options.html !== null) {
    await writeFile(options.html, htmlPage(`Quality: ${options.gold}`, figures, scored));
  }
  // When requests failed for most of the questions, the figures say little about the API.
  const failed = figures.errors ?? 0;
  const mostFailed = `Requests failed for ${failed} of ${questions.length} questions.`;
  const faults = [...(failed * 2 > questions.length ? [mostFailed] : []), ...missed];
  for (const sentence of faults) {
    process.stderr.write(`${sentence}\n`);
  }
  return faults.length > 0 ? 1 : 0;
}

const options = parseEvalOptions(process.argv.slice(2));
endWhenUnwritable();
if (options === 'help') {
  process.stdout.write(MANUAL);
} else if ('problem' in options) {
  process.stderr.write(`${options.problem}\nFor all options, run npm run eval -- --help.\n`);
  process.exitCode = 2;
} else {
  process.exitCode = await run(options).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  });
}
