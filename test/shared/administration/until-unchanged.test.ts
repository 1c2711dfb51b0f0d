// Guarantee: a change that another one overtook is tried again, at most five times in all; then its caller is told to
// try again in a second. Risk: a change that is lost and not reported, or a function that never ends.
import { expect, it } from 'vitest';
import { untilUnchanged } from '../../../shared/administration/until-unchanged.ts';

// A change whose first `overtaken` tries fail because another change was written in the meantime.
function changeOvertaken(overtaken: number) {
  let tries = 0;
  const attempt = async () => {
    tries += 1;
    return tries <= overtaken ? 'changed' : { tries };
  };
  return { attempt, tries: () => tries };
}

it.each([0, 1, 4])('makes a change that was overtaken %i times', async (overtaken) => {
  expect(await untilUnchanged(changeOvertaken(overtaken).attempt)).toEqual({ tries: overtaken + 1 });
});

it('fails after the fifth try as `conflict`, with Retry-After', async () => {
  const { attempt, tries } = changeOvertaken(5);
  await expect(untilUnchanged(attempt)).rejects.toMatchObject({
    code: 'conflict',
    message: 'Another change was made at the same time. Try again.',
    retryAfterSeconds: 1,
  });
  expect(tries()).toBe(5);
});

it('does not repeat a try that failed', async () => {
  let tries = 0;
  const attempt = async () => {
    tries += 1;
    throw new Error('No table.');
  };
  await expect(untilUnchanged(attempt)).rejects.toThrow('No table.');
  expect(tries).toBe(1);
});
