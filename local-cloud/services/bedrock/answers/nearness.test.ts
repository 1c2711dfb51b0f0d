// Guarantee: where an embedding model understands more than words, the reader prefers and trusts the sentence that it
// finds nearest; elsewhere, and where the model says nothing, it reads by words. Risk: answers that depend on a scale
// of cosines that only one model has.
import { expect, it } from 'vitest';
import { confidenceOf, rankEvidence } from './evidence.ts';
import { type Embed, measureNearness } from './nearness.ts';
import { readQuestion } from './question.ts';

const NEAREST = 'The notice has to reach us by the fifteenth.';
const TEXT = [
  'Guests leave their boots in the porch.',
  'The kettle belongs to the night porter.',
  'Windows stay shut when the heating is on.',
  'The garden is watered before breakfast.',
  'Parcels are kept behind the counter.',
  'Bicycles lean against the north wall.',
  'The lamp in the hall is never switched off.',
  NEAREST,
].join(' ');
const QUESTION = 'Wie kündige ich meinen Vertrag?';
const prompt = { question: QUESTION, excerpts: [{ n: 1, title: 'House', headings: '', text: TEXT }] };

// Cosines of .8 and a little more, as of a model whose cosines are all high.
const embed: Embed = async (text) => {
  const cosine = text === NEAREST ? 0.9 : 0.8;
  return text === QUESTION ? [1, 0] : [cosine, Math.sqrt(1 - cosine ** 2)];
};

it('of the nearest sentence is a positive deviation, whatever the scale of the cosines', async () => {
  const nearness = await measureNearness(prompt, embed);
  expect(nearness(QUESTION, NEAREST)).toBeCloseTo(Math.sqrt(7), 5);
  expect(nearness(QUESTION, 'Parcels are kept behind the counter.')).toBeLessThan(0);
  expect(nearness(QUESTION, 'No sentence of the prompt.')).toBeNull();
});

it('is nothing where all sentences are as near, and where there are too few to compare', async () => {
  const alike = await measureNearness(prompt, async () => [1]);
  expect(alike(QUESTION, NEAREST)).toBe(0);
  const few = { ...prompt, excerpts: [{ n: 1, title: 'House', headings: '', text: NEAREST }] };
  expect((await measureNearness(few, embed))(QUESTION, NEAREST)).toBeNull();
});

it('moves the nearest sentence to the front, and speaks for an answer', async () => {
  const nearness = await measureNearness(prompt, embed);
  const asked = readQuestion(QUESTION);
  const [byWords, compared] = [
    rankEvidence(asked, prompt.excerpts),
    rankEvidence(asked, prompt.excerpts, (sentence) => nearness(QUESTION, sentence)),
  ];
  expect(byWords[0]?.wording).not.toBe(NEAREST);
  expect(compared[0]?.wording).toBe(NEAREST);
  expect(confidenceOf(asked, compared)).toBeGreaterThan(confidenceOf(asked, byWords) + 0.5);
});
