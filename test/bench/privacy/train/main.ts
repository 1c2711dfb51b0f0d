import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findPersonalData } from '../../../../shared/privacy/find-personal-data.ts';
import { PERSONAL_DATA_KINDS } from '../../../../shared/privacy/kinds.ts';
import { createModel, type WeightsFile } from '../../../../shared/privacy/tagger/model.ts';
import { type MarkedText, readMarkedTexts } from '../marked-text.ts';
import { printMarkedScore, scoreMarked } from '../score-marked.ts';
import type { TrainingText } from './pieces.ts';
import { trainReader } from './train-reader.ts';
import { withFormats } from './training-texts.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const DEFAULT_PATH = join(ROOT, '../shared/data/privacy-texts');
// Texts of this project, which every training reads and no fold scores.
const OWN_TEXTS = join(ROOT, 'test/privacy-training');
const WEIGHTS = join(ROOT, 'shared/privacy/tagger/weights.json');
const USAGE = `npm run train:privacy -- [PATH …] [--folds N [--fold I]] [--without FILE.jsonl …] [--thresholds P,S,U …] [--misses]
  PATH             files of marked texts (.jsonl), or folders of them; by default ../shared/data/privacy-texts. The
                   texts of test/privacy-training are always read too.
  --folds N        instead of writing weights, trains N times, each time without every Nth file, and scores those files
  --fold I         only the Ith of these trainings, from 0
  --without FILE   instead of writing weights, trains without these files (by name) and scores them
  --thresholds P,S,U  the probabilities from which a person, an address and a user name count; scored one after another
  --misses         also each value that stays and each wrong finding
`;
const THRESHOLDS = { PERSON: 0.35, STREET_ADDRESS: 0.15, USERNAME: 0.25 };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    folds: { type: 'string' },
    fold: { type: 'string' },
    without: { type: 'string', multiple: true, default: [] },
    thresholds: { type: 'string', multiple: true, default: [] },
    misses: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const line = (text: string): void => void process.stdout.write(`${text}\n`);

if (values.help) {
  process.stdout.write(USAGE);
} else {
  run();
}

function run(): void {
  const files = (positionals.length > 0 ? positionals : [DEFAULT_PATH]).flatMap(filesIn);
  if (values.without.length > 0) {
    const isApart = (path: string): boolean => values.without.some((name) => path.endsWith(name));
    scoreApart(files, [isApart]);
  } else if (values.folds !== undefined) {
    const folds = Number(values.folds);
    const tests = Array.from({ length: folds }, (_, fold) => (path: string) => files.indexOf(path) % folds === fold);
    scoreApart(files, values.fold === undefined ? tests : tests.slice(Number(values.fold), Number(values.fold) + 1));
  } else {
    const file = train([...files.map(textsIn), ...ownSets()]);
    writeFileSync(WEIGHTS, `${JSON.stringify(file, null, 2)}\n`);
    line(`${WEIGHTS}: ${(JSON.stringify(file).length / 1_000_000).toFixed(2)} MB`);
  }
}

function filesIn(path: string): string[] {
  return statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((name) => name.endsWith('.jsonl'))
        .sort()
        .map((name) => join(path, name))
    : [path];
}

function textsIn(path: string): TrainingText[] {
  return withFormats(readMarkedTexts(path));
}

// The texts of one number in all files are a set, because a text has the layout of its number in each language.
function ownSets(): TrainingText[][] {
  const texts = filesIn(OWN_TEXTS).map(textsIn);
  const count = texts.reduce((most, { length }) => Math.max(most, length), 0);
  return Array.from({ length: count }, (_, i) => texts.flatMap((file) => file.slice(i, i + 1)));
}

type Thresholds = WeightsFile['thresholds'];

function givenThresholds(): Thresholds[] {
  return values.thresholds.map((given) => {
    const [person = 0, address = 0, user = 0] = given.split(',').map(Number);
    return { PERSON: person, STREET_ADDRESS: address, USERNAME: user };
  });
}

function train(sets: readonly (readonly TrainingText[])[]): WeightsFile {
  return trainReader(sets, givenThresholds()[0] ?? THRESHOLDS, line);
}

// Scores files with weights that were trained without them.
function scoreApart(files: readonly string[], tests: readonly ((path: string) => boolean)[]): void {
  const texts = new Map(files.map((path) => [path, textsIn(path)]));
  const own = ownSets();
  const weights = tests.map((isApart) =>
    train([...files.filter((path) => !isApart(path)).map((path) => texts.get(path) ?? []), ...own]),
  );
  for (const thresholds of givenThresholds().length > 0 ? givenThresholds() : [THRESHOLDS]) {
    const found = new Map<MarkedText, ReturnType<typeof findPersonalData>>();
    for (const [i, isApart] of tests.entries()) {
      const model = createModel({ ...(weights[i] as WeightsFile), thresholds });
      for (const { text } of files.filter(isApart).flatMap((path) => texts.get(path) ?? [])) {
        found.set(text, findPersonalData(text.text, PERSONAL_DATA_KINDS, { model }));
      }
    }
    const score = scoreMarked([...found.keys()], (text) => found.get(text) ?? []);
    line(JSON.stringify(thresholds));
    printMarkedScore(score);
    if (values.misses) {
      line(`${score.misses.join('\n')}\n\n${score.wrong.join('\n')}`);
    }
  }
}
