import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { explainProblem } from '../../../bin/start/explain-problem.ts';
import { MANUAL, parseTuneOptions, type TuneOptions } from './options.ts';
import { readSet } from './read-set.ts';
import { requireSet } from './require-folders.ts';
import { bestWeight, figuresOf, rankingFile, relevanceBounds, searchSet } from './tune.ts';
import { openTunedModel } from './tuned-model.ts';
import { keepVectors } from './vectors.ts';

const say = (sentence: string) => process.stderr.write(`${sentence}\n`);

async function tune({ values, positionals: folders }: TuneOptions): Promise<void> {
  const floor = Number(values.floor);
  const { embedding, name, close } = await openTunedModel(values, say);
  const vectors = keepVectors(join('.local', 'tune', 'vectors.sqlite'), name, embedding);
  try {
    const searched = [];
    for (const folder of folders) {
      searched.push(await searchSet(await readSet(folder, basename(folder)), vectors));
    }
    const figures = figuresOf(searched, floor);
    for (const { set, weight, recallAt5, hitAt1, ndcgAt10 } of figures) {
      const shown = [recallAt5, hitAt1, ndcgAt10].map((figure) => figure.toFixed(3)).join('  ');
      process.stdout.write(`${set.padEnd(12)} ${weight.toFixed(1)}  ${shown}\n`);
    }
    const weight = bestWeight(figures);
    const { bounds, ...effects } = relevanceBounds(searched, { weight, floor });
    process.stdout.write(`${JSON.stringify(effects)}\n`);
    const file = rankingFile(weight, floor, { ...bounds, measured: searched.map(({ set }) => set.name).join(', ') });
    process.stdout.write(file);
    if (values.write) {
      await writeFile(join('lib', 'ranking', `${values.name}.json`), file);
    }
  } finally {
    vectors.close();
    await close();
  }
}

async function run({ values, positionals: folders }: TuneOptions): Promise<void> {
  for (const folder of folders) {
    await requireSet(folder);
  }
  await tune({ values, positionals: folders });
}

const options = parseTuneOptions(process.argv.slice(2));
if (options === 'help') {
  process.stdout.write(MANUAL);
} else if ('problem' in options) {
  say(`${options.problem}\nFor all options, run npm run eval:tune -- --help.`);
  process.exitCode = 2;
} else if (options.positionals.length === 0) {
  process.stdout.write(MANUAL);
  process.exitCode = 2;
} else {
  await run(options).catch((error: unknown) => {
    say(explainProblem(error));
    process.exitCode = 1;
  });
}
