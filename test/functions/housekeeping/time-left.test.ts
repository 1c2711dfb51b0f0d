// Guarantee: housekeeping watches its remaining time in Lambda: it starts nothing in the last minute, and works through
// its lists if there is more time. Risk: an hourly run reports success but has checked nothing, or is cut off in the
// middle of a removal.
import { expect, it } from 'vitest';
import { administer } from '../../harness/administer.ts';
import { postApi } from '../../harness/api.ts';
import { makeCompany } from '../../harness/company.ts';
import { functionNameAt } from '../../harness/record-calls.ts';
import { startStageForTest } from '../../harness/stage-cloud.ts';

it.each([
  [59, { finished: false, budgets: 0, complete: false, documents: 0 }],
  [300, { finished: true, budgets: 1, complete: true, documents: 1 }],
])('does as much as %i seconds allow', async (housekeeping, expected) => {
  const { cloud, access } = await startStageForTest({}, { timeouts: { housekeeping } });
  const { baseId, key } = await makeCompany(access);
  // One list contains a document that was never uploaded, the other the cost of a search.
  const never = { base_id: baseId, file: 'a.txt', bytes: 1, checksum: '0'.repeat(64) };
  await administer(access, 'documents.prepare', never);
  expect((await postApi(access, '/knowledge/search', key, { query: 'lease' })).status).toBe(200);
  const name = functionNameAt(cloud, 'housekeeping');
  await cloud.invoke(name, {});
  const [budgets, documents] = cloud.logs.lines(name).map(({ text }) => JSON.parse(text));
  expect({ ...budgets, ...documents }).toMatchObject(expected);
});
