// Guarantee: the report says that a pepper may be removed only when no key and no instance needs it, and counts the
// keys whose pepper no longer exists. Risk: an operator deletes a pepper that keys depend on.
import { expect, it } from 'vitest';
import { reportPepper } from '../../../shared/stage/report-pepper.ts';

const AT = '2026-11-20T06:00:00.000Z';
const pepper = (version: string) => ({ version, secret: `secret of ${version}` });
const PEPPERS = { current: pepper('two'), previous: pepper('one'), propagated: true, stale: false };
const REPORT = {
  current_version: 'two',
  previous_version: 'one',
  settled: true,
  keys_on_previous_version: 0,
  keys_lost: 0,
  previous_may_go: true,
};

// Reports on these peppers, with `onPrevious` keys under the previous version and `lost` keys under versions that no
// longer exist.
function report(change: Partial<typeof PEPPERS> | { readonly previous: null }, onPrevious: number, lost: number) {
  const countUnderOtherPeppers = async (versions: readonly string[], at: string) => {
    expect(at).toBe(AT);
    expect(versions[0]).toBe('two');
    return versions.includes('one') ? lost : onPrevious + lost;
  };
  const freshPeppers = { read: async () => ({ ...PEPPERS, ...change }) };
  return reportPepper({ freshPeppers, keys: { countUnderOtherPeppers } }, AT);
}

it.each([
  ['can be removed when nothing needs it', {}, 0, REPORT],
  ['stays until every instance knows the current one', { propagated: false }, 0, { settled: false }],
  ['stays while a key depends on it', {}, 1, { keys_on_previous_version: 1 }],
  ['does not exist before the first rotation', { previous: null }, 0, { previous_version: null }],
])('the previous pepper %s', async (_name, change, onPrevious, shown) => {
  expect(await report(change, onPrevious, 0)).toEqual({
    report: { ...REPORT, previous_may_go: false, ...shown },
    problems: [],
  });
});

it.each([
  [1, '1 active key no longer works: its version of the pepper no longer exists. In key list, its status is lost.'],
  [2, '2 active keys no longer work: their versions of the pepper no longer exist. In key list, their status is lost.'],
])('the previous pepper can be removed even if keys are lost (%i), which is a separate problem', async (lost, what) => {
  expect(await report({}, 0, lost)).toEqual({
    report: { ...REPORT, keys_lost: lost },
    problems: [{ what, do: 'Replace each with a new key, then revoke the old one.' }],
  });
});

it('counts every key of another version as lost if there is no previous pepper', async () => {
  const { report: shown } = await report({ previous: null }, 2, 1);
  expect(shown).toMatchObject({ keys_on_previous_version: 0, keys_lost: 3, previous_may_go: false });
});

it('reports nothing but a problem when the keys cannot be counted', async () => {
  const countUnderOtherPeppers = async () => {
    throw new Error('kc_live_secret');
  };
  expect(
    await reportPepper({ freshPeppers: { read: async () => PEPPERS }, keys: { countUnderOtherPeppers } }, AT),
  ).toEqual({
    report: null,
    problems: [
      {
        what: 'The keys cannot be counted. Do not remove the previous pepper.',
        do: 'Check the status of DynamoDB in this Region and the role of the administer function.',
      },
    ],
  });
});
