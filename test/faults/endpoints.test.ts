// Guarantee: however a dependency fails, a caller gets the answer in the table, within the deadline and in the form of
// the contract; the next call after the fault succeeds, and the settled amount equals the sum of the ledger. Risk: a
// kind of failure occurs for the first time in production.

import { expect, it, vi } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../../shared/durations.ts';
import { administer } from '../harness/administer.ts';
import { type ApiAnswer, callApi } from '../harness/api.ts';
import { addDocument, makeCompany } from '../harness/company.ts';
import type { RunningCloud } from '../harness/local-cloud/start-cloud.ts';
import { startOwnCloud } from '../harness/own-cloud.ts';
import { FAULTS } from './faults.ts';
import { ENDPOINT_TABLE, ORDER } from './table.ts';

const BODIES: Readonly<Record<string, object>> = {
  '/knowledge/search': { query: 'When does the lease begin?' },
  '/copilot/query': { question: 'When does the lease begin?' },
};
const NANO = 1_000_000_000;
const POLL = { timeout: 60_000, interval: 500 };

it.concurrent.each(Object.entries(ENDPOINT_TABLE))(
  '%s answers during each fault as its rows say',
  { timeout: 20 * MINUTE_MS },
  async (path, rows) => {
    const own = await startOwnCloud();
    try {
      await tryRows(own, path, rows);
    } finally {
      await own.cloud.stop();
    }
  },
);

type Stage = Awaited<ReturnType<typeof startOwnCloud>>;

async function tryRows({ cloud, access }: Stage, path: string, rows: Readonly<Record<string, string>>): Promise<void> {
  const company = await makeCompany(access, { environment: 'live' });
  await addDocument(access, company.baseId, 'lease.txt', 'The lease begins on 1 March 2024.');
  const body = BODIES[path];
  const call = () => callApi(access, path, { key: company.key, ...(body && { body }) });
  const seen: Record<string, string> = {};
  for (const row of Object.keys(rows)) {
    seen[row] = '';
    for (const name of ORDER) {
      seen[row] += await cell(cloud, { row, name }, call);
    }
  }
  const promised = Object.entries(rows).map(([row, letters]) => [row, expect.stringMatching(`^${letters}$`)]);
  expect(seen).toEqual(Object.fromEntries(promised));
  cloud.clock.move(HOUR_MS);
  // Housekeeping runs because the clock was moved, and may settle the hold of a killed function between the two reads.
  await vi.waitFor(async () => expect(await settledLessLedger(access, company.id)).toBe(0), POLL);
}

// The settled amount minus the sum of the ledger, in nanodollars.
async function settledLessLedger(access: Stage['access'], companyId: string): Promise<number> {
  const money = (await administer(access, 'budget.show', { company_id: companyId })) as Record<string, string>;
  // The month of the stage, whose clock the rows have moved by days.
  const { month } = money;
  const lines = (await administer(access, 'usage.export', { company_id: companyId, month })) as never as {
    readonly purpose: string;
    readonly nano_usd: string;
  }[];
  const ledger = lines
    .filter(({ purpose }) => purpose === 'live')
    .reduce((sum, line) => sum + Number(line.nano_usd), 0);
  return Math.round(Number(money.settled_usd) * NANO) - ledger;
}

/** The letter of the answer; with `-` if the fault affected no request, and `!` if the next call does not succeed. */
async function cell(
  cloud: RunningCloud,
  { row, name }: { readonly row: string; readonly name: keyof typeof FAULTS },
  call: () => Promise<ApiAnswer>,
) {
  // After this long, holds have expired, rate limits are fully available again, and the pepper is read again.
  cloud.clock.move(HOUR_MS);
  const [service = '', operation] = row.split(' ');
  const fault = cloud.faults.script({ service, ...(operation !== undefined && { operation }), ...FAULTS[name] });
  const letter = letterOf(await call());
  const met = fault.hits() > 0 ? '' : '-';
  fault.remove();
  const next = (await call()).status === 200 ? '' : '!';
  return `${letter}${met}${next}`;
}

function letterOf({ status, headers }: ApiAnswer): string {
  if (status === 503 && headers['retry-after'] !== undefined) {
    return 'U';
  }
  return { 200: 'S', 500: 'R', 502: 'G' }[status] ?? `(${status})`;
}
