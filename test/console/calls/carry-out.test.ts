// Guarantee: after a lost response, a person is told that a change was made, that it was not, or that it may have been,
// and each only when it is so. Risk: a key counts as revoked although it works, or a change is made twice.
import { expect, it } from 'vitest';
import { carryOut } from '../../../console/calls/carry-out.ts';
import { Problem } from '../../../console/session/problem.ts';
import { callTexts } from '../../../console/texts/calls.ts';

const failing = (status: number) => () => Promise.reject(new Problem(status, `status ${status}`));
const never = () => Promise.reject(new Error('Nobody looks.'));

it('is the result of the change when its response arrives', async () => {
  expect(await carryOut(async () => 'response', never)).toBe('response');
});

it.each([0, 502, 504])('is what was found when the response is lost with status %i', async (status) => {
  expect(await carryOut(failing(status), async () => 'found')).toBe('found');
});

it('says that the change was not made when nothing was found, which is not a lost response', async () => {
  await expect(carryOut(failing(0), async () => null)).rejects.toMatchObject({
    status: -1,
    message: callTexts.notMade,
  });
});

it('is the lost response when nobody could look', async () => {
  await expect(carryOut(failing(504), failing(0))).rejects.toMatchObject({ status: 504, message: 'status 504' });
});

it.each([400, 403, 409, 429, 500, 503])('is the refusal with status %i, without looking', async (status) => {
  await expect(carryOut(failing(status), never)).rejects.toMatchObject({ status, message: `status ${status}` });
});
