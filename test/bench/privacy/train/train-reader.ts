import { createModel, type Model, probabilitiesOf, type WeightsFile } from '../../../../shared/privacy/tagger/model.ts';
import { forEachLikely } from '../../../../shared/privacy/tagger/second-look.ts';
import { FACTS, NO_TREES } from '../../../../shared/privacy/tagger/trees.ts';
import { growTrees, type LikelyTokens } from './boosting.ts';
import type { TrainingText } from './pieces.ts';
import { dropRareFeatures } from './rare-features.ts';
import { trainWeights } from './train-weights.ts';
import { type Copy, copiesOf, forEachMarkedPart, trainingTokens } from './training-texts.ts';
import { weightsFile } from './weights-file.ts';

const ROW_BITS = 21;
const EPOCHS = 16;
const SEED = 1;
// The second look learns from first looks at texts that the first one was not trained with, as in use: it is trained
// this often, each time without a part of the sets of texts, and shorter.
const PARTS = 4;
const EPOCHS_OF_PART = 6;

/** Trains the reader with sets of texts: the weights of the first look and the trees of the second one. */
export function trainReader(
  sets: readonly (readonly TrainingText[])[],
  thresholds: WeightsFile['thresholds'],
  report: (line: string) => void,
): WeightsFile {
  const start = performance.now();
  const reportStep = (step: string): void => report(`${((performance.now() - start) / 1000).toFixed(0)} s: ${step}`);
  const copies = copiesOf(sets.flat(), SEED);
  const partOf = sets.flatMap((texts, set) => texts.map(() => set % PARTS));
  const tokens = trainingTokens(copies, ROW_BITS);
  dropRareFeatures(tokens, ROW_BITS);
  reportStep(`${partOf.length} texts, ${tokens.labels.length} tokens in all copies`);
  const parts = Array.from({ length: PARTS }, (_, part) => {
    const isIn = (original: number): boolean => partOf[original] !== part;
    const trained = trainWeights(tokens, { rowBits: ROW_BITS, epochs: EPOCHS_OF_PART, seed: SEED, isIn });
    reportStep(`trained without part ${part + 1} of ${PARTS}`);
    return createModel(weightsFile(trained, NO_TREES, { rowBits: ROW_BITS, thresholds }));
  });
  const trees = growTrees(
    likelyTokens(copies, ({ original }) => parts[partOf[original] as number] as Model),
    SEED,
  );
  reportStep('grew the trees of the second look');
  const trained = trainWeights(tokens, { rowBits: ROW_BITS, epochs: EPOCHS, seed: SEED });
  const file = weightsFile(trained, trees, { rowBits: ROW_BITS, thresholds });
  reportStep(`trained; ${(((file.rows.length + file.trees.length) * 0.75) / 1e6).toFixed(3)} MB`);
  return file;
}

function likelyTokens(copies: readonly Copy[], modelFor: (copy: Copy) => Model): LikelyTokens {
  const facts: Uint8Array[] = [];
  const answers: number[] = [];
  for (const copy of copies) {
    forEachMarkedPart(copy, (columns, labels) => {
      forEachLikely(columns, probabilitiesOf(columns, modelFor(copy)), (token, values) => {
        facts.push(values.slice());
        answers.push(labels[token] === 0 ? 0 : 1);
      });
    });
  }
  const all = new Uint8Array(facts.length * FACTS);
  for (const [i, values] of facts.entries()) {
    all.set(values, i * FACTS);
  }
  return { facts: all, answers: Uint8Array.from(answers) };
}
