// Guarantee: the smoke test uses the key that the stage keeps for it, never the secret's initial value, which is not a
// key; an API is tested only with its own key; and the problems of the stage are printed. Risk: a deployment is tested
// with a wrong key, the key of one API is sent to another, or a stage cannot answer and nobody is told why.
import { expect, it } from 'vitest';
import { findTarget, stageProblems } from '../../../bin/smoke/find-target.ts';
import { runSmokeTest } from '../../../bin/smoke/run-smoke-test.ts';
import { stageWith } from './stage.fixture.ts';

it('uses the key in the secret', async () => {
  const { options, invoked } = await stageWith('{"key":"kc_test_own"}');
  expect(await findTarget(options)).toEqual({ baseUrl: 'http://127.0.0.1:8787', key: 'kc_test_own', hasOwnBase: true });
  expect(invoked).toEqual([]);
});

it('has the key created if the secret still has its initial value, which is not a key', async () => {
  const { options, invoked } = await stageWith('generatedValue16', '{"key":"kc_test_made"}');
  expect(await findTarget(options)).toMatchObject({ key: 'kc_test_made' });
  expect(invoked).toEqual(['stage.seed-smoke-test']);
});

it('tests another API if both its URL and its key are given', async () => {
  const given = { stage: 'local', data: 'nowhere', baseUrl: 'https://api.example.com//', key: 'kc_test_x' };
  expect(await findTarget(given)).toEqual({
    baseUrl: 'https://api.example.com',
    key: 'kc_test_x',
    hasOwnBase: false,
  });
});

it.each([
  ['URL', 'https://api.example.com', undefined],
  ['key', undefined, 'kc_test_x'],
])('tests no other API if only its %s is given', async (_name, baseUrl, key) => {
  const found = findTarget({ stage: 'local', data: 'nowhere', baseUrl, key });
  await expect(found).rejects.toThrow('Set both BASE_URL and KC_API_KEY, or neither.');
});

it('returns each problem that the stage reports, and asks no stage about another API', async () => {
  const { options, invoked } = await stageWith('{"key":"kc_test_own"}');
  expect(await stageProblems(options)).toEqual(['No\u001b index. Make it.']);
  expect(invoked).toEqual(['stage.status']);
  const elsewhere = { stage: 'local', data: 'nowhere', baseUrl: 'https://api.example.com', key: 'kc_test_x' };
  expect(await stageProblems(elsewhere)).toEqual([]);
});

it.each([
  [true, 0],
  [false, 1],
] as const)(
  'prints each problem, then tests the stage and returns its status; the tests pass: %s',
  async (passes, status) => {
    const { options } = await stageWith('{"key":"kc_test_own"}');
    const said: unknown[] = [];
    const ended = await runSmokeTest(
      options,
      (line) => void said.push(line),
      async (smoke) => {
        said.push(smoke);
        return passes;
      },
    );
    expect(ended).toBe(status);
    expect(said).toEqual([
      // No control characters.
      'No  index. Make it.',
      'Trying http://127.0.0.1:8787 ...',
      { baseUrl: 'http://127.0.0.1:8787', key: 'kc_test_own', hasOwnBase: true },
    ]);
  },
);
