// Guarantee: the vector of a text is the same as if its sentences were read one by one, however many the model reads
// together. Risk: padding a sentence to the length of another changes its vector, or a sentence is added to the wrong
// text.
import { expect, it } from 'vitest';
import { scale } from './hashed-words.ts';
import { loadSentenceModel } from './sentence-model.ts';

const SENTENCES = [
  'Pets are allowed.',
  'The rent is due on the first.',
  'The lease of the flat above the harbour begins in March and ends two years later.',
  'Dogs need a licence from the town hall, which costs 25 euros a year, is renewed in January and ends with the lease.',
  'Quiet hours begin at ten.',
];

// The length of the model's vectors.
const SENTENCE_NUMBERS = 512;

it.each([
  ['one length', [SENTENCES[1], SENTENCES[4]]],
  ['different lengths', SENTENCES],
])('sentences of %s are added as if each were read alone', async (_what, sentences) => {
  const model = await loadSentenceModel();
  const sum = new Float64Array(SENTENCE_NUMBERS);
  for (const sentence of sentences) {
    (await model.embed(String(sentence))).forEach((number, at) => {
      sum[at] = (sum[at] ?? 0) + number;
    });
  }
  const together = await model.embed(sentences.join(' '));
  const alone = scale(sum, 1);
  const differences = together.map((number, at) => Math.abs(number - (alone[at] ?? 0)));
  // The model computes in single precision.
  expect(Math.max(...differences)).toBeLessThan(1e-6);
});
