import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readSentences } from './inserted-sentences.ts';
import { readNameLists } from './name-lists.ts';
import { type NameScore, scoreRules, scoreTagged } from './score-names.ts';
import { trainNames } from './train-names.ts';
import { readTrainingTexts, TRAINING_SETS } from './training-texts.ts';
import { WEIGHTS_PATH, weightsFile } from './weights-file.ts';

const USAGE = `npm run train:names -- [options]
Trains the weights that distinguish names of persons from other words (shared/privacy/tagger/), with the marked texts
of test/privacy-texts and what the rules found in them before they were corrected with them (training/before/).

  --write        write them to shared/privacy/tagger/name-weights.json; otherwise nothing is written
  --apart SET,…  train without these sets, and print how many of their names are masked (share, and wrong findings for
                 100 texts), by the rules alone and at several thresholds; sets of one writer are joined by +
  --added N      what the score of a word that no rule found must exceed (default -24); write it as --added=-12
  --likely N     the same for a likely name near other personal data (default -48)
  --alone N      the same for a likely name with none nearby (default -66)
  --several N    the same in a text with three or more names (default -54)
  --sure N       the same for one of the names in a text that counts as one about persons (default 63)
  --epochs N     how often each text is read (default 12)
  --seeds N,…    the trainings whose weights are averaged (default 1 to 7), each 20 to 30 s
  --help         this text
`;

const { values } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    apart: { type: 'string' },
    added: { type: 'string', default: '-24' },
    likely: { type: 'string', default: '-48' },
    alone: { type: 'string', default: '-66' },
    several: { type: 'string', default: '-54' },
    sure: { type: 'string', default: '63' },
    epochs: { type: 'string', default: '12' },
    seeds: { type: 'string', default: '1,2,3,4,5,6,7' },
    help: { type: 'boolean', default: false },
  },
});
const ADDED = [-36, -24, -12];
const LIKELY = [-96, -72, -48, -36, -24];

if (values.help) {
  process.stdout.write(USAGE);
} else {
  run();
}

function run(): void {
  const thresholds = {
    added: Number(values.added),
    likely: Number(values.likely),
    alone: Number(values.alone),
    several: Number(values.several),
    sure: Number(values.sure),
  };
  const training = {
    lists: readNameLists(),
    sentences: readSentences(),
    epochs: Number(values.epochs),
    seeds: values.seeds.split(',').map(Number),
  };
  for (const group of values.apart?.split(',').map((sets) => sets.split('+')) ?? []) {
    const others = TRAINING_SETS.filter((set) => !group.includes(set)).flatMap(readTrainingTexts);
    const texts = group.flatMap(readTrainingTexts);
    const weights = trainNames(others, training);
    print(`${group.join('+')}: rules ${shown(scoreRules(texts))}`);
    const settings = ADDED.flatMap((added) =>
      LIKELY.map((likely) => ({ added, likely, alone: likely, several: likely, sure: thresholds.sure })),
    );
    for (const thresholds of settings) {
      const { added, likely } = thresholds;
      print(`  added ${added}, likely ${likely}: ${shown(scoreTagged(texts, { ...weights, thresholds }))}`);
    }
  }
  if (values.write) {
    const weights = trainNames(TRAINING_SETS.flatMap(readTrainingTexts), training);
    writeFileSync(WEIGHTS_PATH, weightsFile({ ...weights, thresholds }));
    print(`Wrote ${WEIGHTS_PATH}.`);
  }
}

function shown({ texts, names, masked, wrong }: NameScore): string {
  return `${(masked / names).toFixed(3)} of ${names}, ${((wrong / texts) * 100).toFixed(0)} wrong`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
