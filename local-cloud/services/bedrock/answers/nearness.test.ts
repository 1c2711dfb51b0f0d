// Guarantee: with an embedding model that understands meaning, the reader prefers and trusts the nearest sentence,
// whatever the scale of the model's cosines. Risk: answers depend on the cosine scale of one particular model.
import { expect, it } from 'vitest';
import { readQuestion } from '../questions/question.ts';
import { confidenceOf, rankEvidence } from './evidence.ts';
import { compareSentences, type Embed } from './nearness.ts';

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
const asked = readQuestion(QUESTION);
const evidenceIn = (text: string) => rankEvidence(asked, [{ n: 1, title: 'House', headings: '', text }]);

// Cosines of .8 and a little more, as of a model whose cosines are all high.
const embed: Embed = async (text) => {
  const cosine = text === NEAREST ? 0.9 : 0.8;
  return text === QUESTION ? [1, 0] : [cosine, Math.sqrt(1 - cosine ** 2)];
};

it('the nearest sentence has a positive deviation, whatever the scale of the cosines', async () => {
  const compared = await compareSentences(QUESTION, evidenceIn(TEXT), embed);
  const nearOf = (sentence: string) => compared.find(({ wording }) => wording === sentence)?.near;
  expect(nearOf(NEAREST)).toBeCloseTo(Math.sqrt(7), 5);
  expect(nearOf('Parcels are kept behind the counter.')).toBeLessThan(0);
});

it('nearness is zero if all sentences are equally near, and null if there are too few to compare', async () => {
  const alike = await compareSentences(QUESTION, evidenceIn(TEXT), async () => [1]);
  expect(alike.map(({ near }) => near)).toEqual(Array.from({ length: 8 }, () => 0));
  const few = await compareSentences(QUESTION, evidenceIn(NEAREST), embed);
  expect(few.map(({ near }) => near)).toEqual([null]);
});

it('the nearest sentence moves to the front, with more confidence in it', async () => {
  const byWords = evidenceIn(TEXT);
  const compared = await compareSentences(QUESTION, byWords, embed);
  expect(byWords[0]?.wording).not.toBe(NEAREST);
  expect(compared[0]?.wording).toBe(NEAREST);
  expect(confidenceOf(asked, compared)).toBeGreaterThan(confidenceOf(asked, byWords) + 0.5);
});
