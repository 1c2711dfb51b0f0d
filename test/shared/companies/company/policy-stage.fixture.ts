import * as v from 'valibot';
import type { AuditContext, AuditRecord } from '../../../../shared/administration/audit-record.ts';
import type { Budget } from '../../../../shared/budget/budget.ts';
import type { Company } from '../../../../shared/companies/company/company.ts';
import { setPolicies, setPoliciesInput } from '../../../../shared/companies/company/set-policies.ts';
import type { Policies } from '../../../../shared/companies/policies/policies.ts';
import { ServiceError } from '../../../../shared/service-error.ts';

/** The company of the stage. */
export const ID = '3f6c1f0e-5a43-4a55-9d0e-2f6d8f1f7a10';
const AT = '2026-11-20T00:00:00.000Z';
/** Who makes every change. */
export const context: AuditContext = { id: 'record', at: AT, actor: 'somebody' };
/** The limits of the stage. */
export const DEFAULTS = { rate_per_minute: 60, burst: 20, concurrency: 10, searches_per_minute: 300 };

const MEANWHILE: Policies = { searchesPerMinute: 7 };
/**
 * A stage with one company: its policies, what was spent, how many other changes come first and what they set, and
 * whether subscriptions cannot be ended.
 */
export function stage(
  policies: Policies = {},
  { settled = 0n, changes = 0, isDown = false, meanwhile = MEANWHILE } = {},
) {
  let company: Company = { id: ID, name: 'Company', status: 'active', policies, createdAt: AT, revision: 1 };
  let left = changes;
  const [records, ended, asked]: [AuditRecord[], string[], object[]] = [[], [], []];
  const subscribed: (string | null)[] = [];
  const services = {
    companies: {
      find: async (id: string) => (id === ID ? company : null),
      change: async (after: Company, record: AuditRecord) => {
        left -= 1;
        if (left >= 0) {
          company = { ...company, policies: { ...company.policies, ...meanwhile } };
          return 'changed' as const;
        }
        company = after;
        records.push(record);
        return 'done' as const;
      },
    },
    budgets: {
      find: async (address: object) => {
        asked.push(address);
        return settled === 0n ? null : ({ settled } as Budget);
      },
    },
    subscriptions: {
      subscribe: async (companyId: string, email: string) => {
        subscribed.push(email);
        return `${companyId} ${email}`;
      },
      unsubscribe: async (subscription: string) => {
        // A change that does not wait for it ends before it.
        await new Promise(setImmediate);
        return isDown ? Promise.reject(new ServiceError('unavailable', 'No topic.')) : void ended.push(subscription);
      },
    },
    paceDefaults: DEFAULTS,
  };
  const set = (input: object, by: AuditContext = context) =>
    setPolicies(services, v.parse(setPoliciesInput, { company_id: ID, ...input }), by);
  return { services, set, records, ended, asked, subscribed, stored: () => company };
}

/** Why an input is refused; null if it is not. */
export const refused = (input: object) => {
  const result = v.safeParse(setPoliciesInput, { company_id: ID, ...input });
  return result.success ? null : result.issues.map(({ message }) => message);
};
