// Guarantee: a cleaned answer has no address, tag, link or image that is not in an excerpt, however a client reads it,
// and cleaning it again changes nothing; `npm run test:attacks` tries a million texts. Risk: an attack that nobody
// thought of.
import { expect, it } from 'vitest';
import { createDraws } from '../../harness/random.ts';
import { attackText } from './attack-texts.ts';
import { PLANTED, plantedIn, tryAttacks } from './try-attacks.ts';

const TEXTS = 5_000;

it('leaves nothing of an attack in an answer', () => {
  const { refused, broken } = tryAttacks(TEXTS, 11);
  expect(broken).toBeNull();
  // The others are cleaned: otherwise this test would try nothing.
  expect(refused).toBeLessThan(TEXTS / 4);
});

it('finds attacks of every kind in answers that were not cleaned', () => {
  const texts = Array.from({ length: 2_000 }, (_, seed) => attackText(createDraws(seed)));
  const found = new Set(texts.flatMap(plantedIn));
  expect([...found].sort()).toEqual([...PLANTED, 'invisible'].map(String).sort());
});
