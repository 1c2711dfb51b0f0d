// Guarantee: the usage of a company with many applications can be exported: their keys are read a few lists at a time.
// Risk: reads that wait for a connection for longer than a second fail, and with them the bill.
import { expect, it } from 'vitest';
import type { Application } from '../../../shared/companies/applications/application.ts';
import type { Company } from '../../../shared/companies/company/company.ts';
import { exportUsage } from '../../../shared/companies/export-usage.ts';
import { countRunning } from './count-running.fixture.ts';

it('lists the keys of at most 20 applications at a time', async () => {
  const { call, running } = countRunning();
  const services = {
    companies: { find: async (id: string) => ({ id }) as Company },
    applications: { list: async () => Array.from({ length: 50 }, (_, i) => ({ id: `app-${i}` }) as Application) },
    keys: {
      list: async () => {
        await call();
        return [];
      },
    },
    budgets: { findSum: async () => null, entries: async function* () {} },
  };
  expect(await exportUsage(services, { company_id: 'company', month: '2026-11' })).toEqual([]);
  expect({ lists: running.length, atOnce: Math.max(...running) }).toEqual({ lists: 50, atOnce: 20 });
});
