// Guarantee: the smoke test waits ten minutes for a stage that is still waking or still ingests its document, and not
// at all for one that refuses its key or fails. Risk: a deployment fails because its index was asleep, or one that does
// not work is reported ten minutes late.
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import type { StageAnswer } from '../../../bin/smoke/call-stage.ts';

let answers: StageAnswer[] = [];
let nowMs = 0;
const asked: unknown[] = [];
vi.mock('../../../bin/smoke/call-stage.ts', () => ({
  async callStage(path: string, call: object) {
    asked.push([path, call]);
    return answers.length > 1 ? answers.shift() : answers[0];
  },
}));
vi.mock('node:timers/promises', async (original) => ({
  ...(await original<typeof import('node:timers/promises')>()),
  setTimeout: async (milliseconds: number) => {
    nowMs += milliseconds;
  },
}));
// The modules are loaded again for this file, and for the worker's next file, which should really pause.
vi.resetModules();
afterAll(() => void vi.resetModules());
const { searchUntil } = await import('../../../bin/smoke/search-until.ts');

const answer = (status: number, found = 0): StageAnswer => ({ status, headers: {}, body: { data: Array(found) } });
const hasFound = ({ status, body }: StageAnswer) => status === 200 && body.data.length > 0;
const search = () => searchUntil('lighthouse', hasFound);

beforeEach(() => {
  [nowMs, asked.length] = [0, 0];
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => nowMs);
  return () => clock.mockRestore();
});

it('searches every two seconds until the stage is awake and has its document', async () => {
  answers = [answer(503), answer(503), answer(200), answer(200, 1)];
  expect(await search()).toEqual(answer(200, 1));
  expect(asked).toEqual(Array(4).fill(['/knowledge/search', { body: { query: 'lighthouse' } }]));
  expect(nowMs).toBe(6_000);
});

it.each([400, 401, 403, 429, 500])('returns a %i at once', async (status) => {
  answers = [answer(status)];
  expect(await search()).toEqual(answer(status));
  expect({ asked: asked.length, nowMs }).toEqual({ asked: 1, nowMs: 0 });
});

it.each([503, 200])('gives up after ten minutes of answers with %i', async (status) => {
  answers = [answer(status)];
  expect(await search()).toEqual(answer(status));
  expect(nowMs).toBe(602_000);
});
