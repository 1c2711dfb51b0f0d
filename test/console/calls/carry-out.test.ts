// Guarantee: after a lost response, a person is told that the change was made, that it was not made, or that it may
// have been made, and each only when it is true. Risk: a key counts as revoked although it works, or a change is made
// twice.
import { expect, it } from 'vitest';
import { carryOut } from '../../../console/calls/carry-out.ts';
import { Problem } from '../../../console/session/problem.ts';
import { callTexts } from '../../../console/texts/calls.ts';

const failing = (status: number) => () => Promise.reject(new Problem(status, `status ${status}`));
const mustNotLook = () => Promise.reject(new Error('The change must not be looked for.'));

it('returns the result of the change when its response arrives', async () => {
  expect(await carryOut(async () => 'response', mustNotLook)).toBe('response');
});

it.each([0, 502, 504])('returns the change that was found after a response was lost with status %i', async (status) => {
  expect(await carryOut(failing(status), async () => 'found')).toBe('found');
});

it('says that the change was not made, instead of that the response was lost, when no change was found', async () => {
  await expect(carryOut(failing(0), async () => null)).rejects.toMatchObject({
    status: -1,
    message: callTexts.notMade,
  });
});

it('reports the lost response when the search for the change fails as well', async () => {
  await expect(carryOut(failing(504), failing(0))).rejects.toMatchObject({ status: 504, message: 'status 504' });
});

it.each([400, 403, 409, 429, 500, 503])(
  'reports the refusal with status %i, without looking for the change',
  async (status) => {
    await expect(carryOut(failing(status), mustNotLook)).rejects.toMatchObject({ status, message: `status ${status}` });
  },
);
