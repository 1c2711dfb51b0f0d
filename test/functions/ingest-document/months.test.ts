// Guarantee: ingestion is counted in the month in which it happens, although its worker has run since an earlier one.
// Risk: the cost is added to a month that is over, whose usage somebody has already exported.
import { expect, it } from 'vitest';
import { addDocument, makeCompany } from '../../harness/company.ts';
import { startOwnCloudForTest } from '../../harness/own-cloud.ts';
import { showBudget } from '../../harness/spending.ts';

// Longer than any month.
const MONTH_MS = 32 * 24 * 3_600_000;

it('counts each document in its month', async () => {
  const { cloud, access } = await startOwnCloudForTest();
  const company = await makeCompany(access);
  const { baseId } = company;
  const ingested = async () => (await showBudget(access, company)).ingestion.calls;
  await addDocument(access, baseId, 'berths.txt', 'The berths are let by the year.');
  // A document is ready before its cost is counted.
  await expect.poll(ingested).toBe(1);
  cloud.clock.move(MONTH_MS);
  await addDocument(access, baseId, 'pilots.txt', 'The pilot boards at the fairway buoy.');
  await expect.poll(ingested).toBe(1);
});
