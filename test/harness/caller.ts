import type { Caller } from '../../shared/access/caller.ts';
import { callPolicies } from '../../shared/companies/policies/call-policies.ts';
import type { UsageMeter } from '../../shared/pricing/usage-meter.ts';

/** The policies of a company that has set none. */
export const NO_POLICIES = callPolicies({}, 1);

/** A caller for tests that need no stage. */
export const CALLER: Caller = {
  companyId: 'company',
  companyName: 'Company',
  applicationId: 'application',
  applicationName: 'Application',
  keyId: 'feedbeef-cafe-4000-8000-000000000001',
  keyEnvironment: 'test',
  scopes: ['knowledge:read', 'copilot:query'],
  policies: NO_POLICIES,
};

/** A meter that records nothing. */
export const NO_METER: UsageMeter = {
  started: () => undefined,
  metered: () => undefined,
  unmetered: () => undefined,
  notBilled: () => undefined,
};
