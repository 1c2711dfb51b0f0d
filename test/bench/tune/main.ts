import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { MeasuredRanking } from '../../../lib/ranking/rankings.ts';
import { tuneEvidence } from './evidence/tune-evidence.ts';
import { foreignLine, measureForeign, readForeign } from './foreign.ts';
import { lengthLine, measureLengths, NO_VECTORS } from './lengths.ts';
import { readSet } from './read-set.ts';
import { outcomesOf, type StageWays, stageTable } from './stages.ts';
import { bestWeight, figuresOf, rankingFile, relevanceBounds, searchSet } from './tune.ts';
import { openTunedModel, problemOfModelOptions } from './tuned-model.ts';
import { type KeptVectors, keepVectors } from './vectors.ts';

const MANUAL = `npm run eval:tune -- [options] [SET...]
Measures how passages are best ranked with an embedding model, on sets of documents with questions (docs/quality.md).
A SET is a folder with docs/ and one gold file (*.jsonl).

  --name NAME              of the ranking: lib/ranking/NAME.json (default stand-in)
  --write                  write that file; otherwise it is only printed
  --lengths                measure which length of passages is best instead: recall@5, hit@1, nDCG@10, recall of
                           1,500 words, recall@5 of the words alone
  --foreign FOLDER         measure what is lost among passages of that folder's files instead: recall@5 and hit@1
                           without and with them
  --passages N             with --foreign: how many (default 5000)
  --words-only             with --lengths or --foreign: without vectors, which takes seconds instead of an hour
  --evidence               fit the weights with which the local answering model chooses a sentence instead, and print what
                           they answer on each set, beside those in the tree and those fitted to the other sets alone;
                           with --write also local-cloud/services/bedrock/answers/evidence-weights.json
  --stages                 count at which stage the questions of each language are lost instead: found, relevant, the right
                           sentence, trusted, checked; no question is printed
  --floor N                similarityFloor: the cosine below which a vector does not count (default 0)
  --bedrock aws            measure amazon.titan-embed-text-v2:0 with your AWS credentials, which costs money
  --models URL --embedding-model NAME   measure a model of a server that speaks OpenAI's API
  --embedding-prefix TEXT  prefix that this model needs before every text (e5: 'query: ')
  --help                   this text
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    name: { type: 'string', default: 'stand-in' },
    write: { type: 'boolean', default: false },
    lengths: { type: 'boolean', default: false },
    evidence: { type: 'boolean', default: false },
    stages: { type: 'boolean', default: false },
    foreign: { type: 'string' },
    passages: { type: 'string', default: '5000' },
    'words-only': { type: 'boolean', default: false },
    floor: { type: 'string', default: '0' },
    bedrock: { type: 'string' },
    models: { type: 'string' },
    'embedding-model': { type: 'string' },
    'embedding-prefix': { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

/** Vectors, and how a stage ranks with them. */
interface Measuring {
  readonly vectors: KeptVectors;
  readonly ranking: MeasuredRanking;
}

async function printForeign(
  wanted: { folder: string; passages: number },
  { vectors, ranking }: Measuring,
): Promise<void> {
  for (const folder of positionals) {
    const set = await readSet(folder, basename(folder));
    const foreign = await readForeign(wanted, set.passages);
    process.stdout.write(`${set.name}: ${set.passages.length} passages, among ${foreign.length} foreign ones\n`);
    const ways = vectors === NO_VECTORS ? (['words'] as const) : (['words', 'stage', 'vectors'] as const);
    for (const loss of await measureForeign(set, foreign, { vectors, ranking, ways })) {
      process.stdout.write(`${foreignLine(loss)}\n`);
    }
  }
}

async function printLengths({ vectors, ranking }: Measuring): Promise<void> {
  for (const folder of positionals) {
    for await (const figures of measureLengths(folder, vectors, ranking)) {
      process.stdout.write(`${basename(folder).padEnd(12)} ${lengthLine(figures)}\n`);
    }
  }
}

async function printStages(vectors: KeptVectors, ways: StageWays): Promise<void> {
  for (const folder of positionals) {
    process.stdout.write(`${basename(folder)}\n${stageTable(await outcomesOf(folder, vectors, ways))}`);
  }
}

async function tune(): Promise<void> {
  const floor = Number(values.floor);
  const { embedding, name, ranking, comparesSentences, close } = await openTunedModel(values);
  const vectors = keepVectors(join('.local', 'tune', 'vectors.sqlite'), name, embedding);
  const used = { vectors: values['words-only'] ? NO_VECTORS : vectors, ranking };
  try {
    if (values.foreign !== undefined) {
      await printForeign({ folder: values.foreign, passages: Number(values.passages) }, used);
      return;
    }
    if (values.lengths) {
      await printLengths(used);
      return;
    }
    if (values.stages) {
      await printStages(vectors, { ranking, comparesSentences });
      return;
    }
    const searched = [];
    for (const folder of positionals) {
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

const problem = problemOfModelOptions(values);
if (problem !== null) {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 2;
} else if (values.help || positionals.length === 0) {
  process.stdout.write(MANUAL);
  process.exitCode = values.help ? 0 : 2;
} else if (values.evidence) {
  await tuneEvidence(positionals, values.write);
} else {
  await tune();
}
