// Guarantee: training with the same texts gives the same weights, and weights that a model can read and that know the
// texts. Risk: nobody can reproduce the weights of the product, or a file is written that reads differently.
import { describe, expect, it } from 'vitest';
import { createModel } from '../../../../shared/privacy/tagger/model.ts';
import { readPersonalData } from '../../../../shared/privacy/tagger/read-personal-data.ts';
import { NO_TREES } from '../../../../shared/privacy/tagger/trees.ts';
import { dropRareFeatures } from './rare-features.ts';
import { trainWeights } from './train-weights.ts';
import { copiesOf, trainingTokens } from './training-texts.ts';
import { weightsFile } from './weights-file.ts';

const ROW_BITS = 14;
const THRESHOLDS = { PERSON: 0.5, STREET_ADDRESS: 0.5, USERNAME: 0.5 };

const NAMES = ['Quorvex', 'Zimbalo', 'Trennick', 'Vaskel', 'Orlund', 'Pemmel'];
const TEXTS = NAMES.flatMap((name, i) => [
  { text: `we met ${name} in room ${i} today`, spans: [{ kind: 'PERSON', value: name, start: 7 }] },
  { text: `the ${name} model has ${i} wheels`, spans: [] },
]).map(({ text, spans }, i) => ({ text: { id: String(i), language: 'en', kind: 'note', text, spans }, covered: [] }));

function train(seed: number) {
  const tokens = trainingTokens(copiesOf(TEXTS, seed), ROW_BITS);
  dropRareFeatures(tokens, ROW_BITS);
  const trained = trainWeights(tokens, { rowBits: ROW_BITS, epochs: 12, seed });
  return weightsFile(trained, NO_TREES, { rowBits: ROW_BITS, thresholds: THRESHOLDS });
}

describe('training', () => {
  const file = train(1);

  it('gives the same weights for the same texts and seed, and others for another seed', () => {
    expect(JSON.stringify(train(1))).toBe(JSON.stringify(file));
    expect(train(2).rows).not.toBe(file.rows);
  });

  it('learns what stands around a name that no text had', () => {
    const model = createModel(file);
    const read = (text: string) =>
      readPersonalData(text, [], model).map(({ kind, start, end }) => [kind, text.slice(start, end)]);
    expect(read('we met Habbidon in room 7 today')).toEqual([['PERSON', 'Habbidon']]);
    expect(read('the Habbidon model has 7 wheels')).toEqual([]);
  });
});
