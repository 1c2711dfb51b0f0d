// Guarantee: whatever an answer contains, the cleaned one has no address, tag, link or image that is not in an excerpt,
// however a client reads it, and cleaning it again changes nothing; `npm run test:attacks` tries a million texts. Risk:
// an attack that nobody thought of.
import { expect, it } from 'vitest';
import { createDraws } from '../../harness/random.ts';
import { attackText } from './attack-texts.ts';
import { PLANTED, plantedIn, tryAttacks } from './try-attacks.ts';

const TEXTS = 20_000;

it('leaves nothing of an attack in an answer', () => {
  const { refused, broken } = tryAttacks(TEXTS, 11);
  expect(broken).toBeNull();
  expect(refused).toBeLessThan(TEXTS / 4);
});

it('finds every attack in an answer that was not cleaned', () => {
  const found = new Set<string>();
  for (let index = 0; index < 2_000; index += 1) {
    for (const each of plantedIn(attackText(createDraws(index)))) {
      found.add(each);
    }
  }
  expect([...found].sort()).toEqual([...PLANTED, 'invisible'].map(String).sort());
});
