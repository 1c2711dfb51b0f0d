// Guarantee: housekeeping counts the time that Lambda gives it, begins nothing in its last minute, and works through
// its lists when there is more. Risk: an hourly round that reports that all is well and has looked at nothing, or that
// is cut off in the middle of a removal.
import { expect, it } from 'vitest';
import { administer } from '../../harness/administer.ts';
import { postApi } from '../../harness/api.ts';
import { makeCompany } from '../../harness/company.ts';
import { functionNameAt } from '../../harness/record-calls.ts';
import { startStageForTest } from '../../harness/stage-cloud.ts';

it.each([
  [59, { finished: false, budgets: 0, complete: false, documents: 0 }],
  [300, { finished: true, budgets: 1, complete: true, documents: 1 }],
])('does with %i seconds what they allow', async (housekeeping, expected) => {
  const { cloud, access } = await startStageForTest({}, { timeouts: { housekeeping } });
  const { baseId, key } = await makeCompany(access);
  // A document whose upload never came waits on one list, and what a search spent on the other.
  const never = { base_id: baseId, file: 'a.txt', bytes: 1, checksum: '0'.repeat(64) };
  await administer(access, 'documents.prepare', never);
  expect((await postApi(access, '/knowledge/search', key, { query: 'lease' })).status).toBe(200);
  const name = functionNameAt(cloud, 'housekeeping');
  await cloud.invoke(name, {});
  const [budgets, documents] = cloud.logs.lines(name).map(({ text }) => JSON.parse(text));
  expect({ ...budgets, ...documents }).toMatchObject(expected);
});
