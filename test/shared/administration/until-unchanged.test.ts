// Guarantee: a change that another one overtook is read, decided and written again, at most five times; then its caller
// is told to try again in a second. Risk: a change that is lost without a word, or a function that never ends.
import { expect, it } from 'vitest';
import { untilUnchanged } from '../../../shared/administration/until-unchanged.ts';

// Attempts of which the first `changes` were overtaken.
function attemptsAfter(changes: number) {
  let tries = 0;
  const attempt = async () => {
    tries += 1;
    return tries <= changes ? 'changed' : { tries };
  };
  return { attempt, tries: () => tries };
}

it.each([0, 1, 4])('makes a change that was overtaken %i times', async (changes) => {
  expect(await untilUnchanged(attemptsAfter(changes).attempt)).toEqual({ tries: changes + 1 });
});

it('gives up after the fifth try, and names a time for the next', async () => {
  const { attempt, tries } = attemptsAfter(5);
  await expect(untilUnchanged(attempt)).rejects.toMatchObject({
    code: 'unavailable',
    message: 'Another change was made at the same time. Try again.',
    retryAfterSeconds: 1,
  });
  expect(tries()).toBe(5);
});

it('does not repeat an attempt that failed', async () => {
  let tries = 0;
  const attempt = async () => {
    tries += 1;
    throw new Error('No table.');
  };
  await expect(untilUnchanged(attempt)).rejects.toThrow('No table.');
  expect(tries).toBe(1);
});
