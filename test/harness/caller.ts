import type { Caller } from '../../shared/access/caller.ts';
import type { UsageMeter } from '../../shared/pricing/usage-meter.ts';

/** A company that has decided nothing about money and pace. */
export const NO_BUDGET_POLICY = {
  revision: 1,
  monthlyCap: null,
  ratePerMinute: null,
  burst: null,
  concurrency: null,
  keepsAnswers: true,
} as const;

/** A caller for functions that are tested without a stage. */
export const CALLER: Caller = {
  companyId: 'company',
  companyName: 'Company',
  applicationId: 'application',
  applicationName: 'Application',
  keyId: 'feedbeef-cafe-4000-8000-000000000001',
  keyEnvironment: 'test',
  scopes: ['knowledge:read', 'copilot:query'],
  budget: NO_BUDGET_POLICY,
  personalDataKinds: [],
};

/** A meter that nobody reads. */
export const NO_METER: UsageMeter = {
  started: () => undefined,
  metered: () => undefined,
  unmetered: () => undefined,
  notBilled: () => undefined,
};
