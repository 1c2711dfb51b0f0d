import * as v from 'valibot';
import type { AuditContext, AuditRecord } from '../../../../shared/administration/audit-record.ts';
import type { Budget } from '../../../../shared/budget/budget.ts';
import type { Company } from '../../../../shared/companies/company/company.ts';
import { setPolicies, setPoliciesInput } from '../../../../shared/companies/company/set-policies.ts';
import type { Policies } from '../../../../shared/companies/policies/policies.ts';
import { ServiceError } from '../../../../shared/service-error.ts';

/** The company whose policies change. */
export const COMPANY_ID = '3f6c1f0e-5a43-4a55-9d0e-2f6d8f1f7a10';
const AT = '2026-11-20T00:00:00.000Z';
/** Who makes every change. */
export const CONTEXT: AuditContext = { id: 'record', at: AT, actor: 'somebody' };
/** The limits of the stage. */
export const DEFAULTS = { rate_per_minute: 60, burst: 20, concurrency: 10, searches_per_minute: 300 };

const MEANWHILE: Policies = { searchesPerMinute: 7 };

interface Situation {
  readonly settled?: bigint;
  readonly conflicts?: number;
  readonly cannotUnsubscribe?: boolean;
  readonly meanwhile?: Policies;
  readonly state?: 'pending' | 'confirmed' | 'gone';
  readonly emailsLeft?: number;
}

/**
 * Opens a company with these policies in memory. It has spent `settled`. Before the first writes, `conflicts` other
 * changes set the policies in `meanwhile`. With `cannotUnsubscribe`, no subscription can be ended. `state` is that of
 * every subscription, and `emailsLeft` emails can still be sent today.
 */
export function companyWith(
  policies: Policies = {},
  {
    settled = 0n,
    conflicts = 0,
    cannotUnsubscribe = false,
    meanwhile = MEANWHILE,
    state = 'gone',
    emailsLeft = 10,
  }: Situation = {},
) {
  let company: Company = { id: COMPANY_ID, name: 'Company', status: 'active', policies, createdAt: AT, revision: 1 };
  let conflictsLeft = conflicts;
  let emails = emailsLeft;
  const [records, unsubscribed, budgetReads]: [AuditRecord[], string[], object[]] = [[], [], []];
  const subscribed: (string | null)[] = [];
  const services = {
    companies: {
      find: async (id: string) => (id === COMPANY_ID ? company : null),
      change: async (after: Company, record: AuditRecord) => {
        conflictsLeft -= 1;
        if (conflictsLeft >= 0) {
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
        budgetReads.push(address);
        return settled === 0n ? null : ({ settled } as Budget);
      },
    },
    subscriptions: {
      subscribe: async (companyId: string, email: string) => {
        subscribed.push(email);
        return `${companyId} ${email}`;
      },
      unsubscribe: async (subscription: string) => {
        // Takes a moment, so that a change which does not wait for it ends first.
        await new Promise(setImmediate);
        if (cannotUnsubscribe) {
          throw new ServiceError('unavailable', 'No topic.');
        }
        unsubscribed.push(subscription);
      },
      stateOf: async () => state,
    },
    emails: {
      take: async () => {
        emails -= 1;
        return emails >= 0;
      },
      giveBack: async () => undefined,
    },
    newId: () => 'email',
    paceDefaults: DEFAULTS,
  };
  const set = (input: object, by: AuditContext = CONTEXT) =>
    setPolicies(services, v.parse(setPoliciesInput, { company_id: COMPANY_ID, ...input }), by);
  return { services, set, records, unsubscribed, budgetReads, subscribed, stored: () => company };
}

/** Returns the sentences with which an input is refused; null if it is accepted. */
export const refusalsOf = (input: object) => {
  const result = v.safeParse(setPoliciesInput, { company_id: COMPANY_ID, ...input });
  return result.success ? null : result.issues.map(({ message }) => message);
};
