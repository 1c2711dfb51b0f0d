import { randomUUID } from 'node:crypto';
import type { AuditContext, AuditRecord } from '../../../shared/administration/audit-record.ts';
import type { Membership } from '../../../shared/console/signed-in.ts';
import type { AnswerModel } from '../../../shared/copilot/answer-model.ts';
import type { KeyEnvironment } from '../../../shared/keys/scope.ts';
import type { Search } from '../../../shared/search/search-knowledge.ts';
import { CALLER } from '../../harness/caller.ts';
import { logInto } from '../../harness/log-into.ts';
import { openTestBudget } from '../budget/budget.fixture.ts';
import { QUESTION_LIMITS } from '../copilot/question.fixture.ts';
import { memoryIdempotencyStore } from '../idempotency/memory-store.fixture.ts';

/** The member who tries something. */
export const CONTEXT: AuditContext = {
  id: 'record',
  at: '2026-11-20T06:00:00.000Z',
  actor: 'ann@example.com',
  personId: 'ann',
};
/** The membership of that member. */
export const MEMBER = { memberId: CALLER.keyId, companyId: 'company', role: 'administrator' } as const;
/** The policies of the member's company. */
export const POLICIES = { budget: { monthlyBudget: '250000000000' } };
/** A question that no record or log may contain. */
export const SECRET_QUESTION = 'When is the merger announced?';

/** What a test can change. */
export interface Given {
  readonly environments: readonly KeyEnvironment[];
  readonly memberships: readonly Membership[];
  readonly auditFails: boolean;
}

/**
 * Opens the services of a trial. `order` has the steps in their order, `terms` and `spenders` those of each
 * reservation, and `records` and `logged` what was written.
 */
export function openTrial({
  environments = ['live', 'test'],
  memberships = [MEMBER],
  auditFails = false,
}: Partial<Given>) {
  const order: string[] = [];
  const records: AuditRecord[] = [];
  const logged: object[] = [];
  const terms: unknown[] = [];
  const spenders: unknown[] = [];
  const { services: budget } = openTestBudget();
  const tryReserve: typeof budget.budgets.tryReserve = async (request, ...others) => {
    order.push('reserve');
    terms.push(request.terms);
    spenders.push(request.spender);
    return budget.budgets.tryReserve(request, ...others);
  };
  const watchedBudget = { ...budget, budgets: { ...budget.budgets, tryReserve } };
  const shared = {
    budget: watchedBudget,
    bases: { visibleTo: async () => [{ id: 'base' }] },
    search: (async () => []) as Search,
    guardrail: null,
    reranker: null,
  };
  const answers = {
    ...shared,
    model: { answer: () => Promise.reject(new Error('Nothing was found.')) } satisfies AnswerModel as AnswerModel,
    judge: null,
    limits: QUESTION_LIMITS,
  };
  const services = {
    answers,
    excerpts: { ...shared, embeddingModelId: QUESTION_LIMITS.embeddingModelId },
    idempotency: { store: memoryIdempotencyStore(), nowMs: Date.now, newSalt: randomUUID },
    sources: { bases: shared.bases, documents: { currentVersions: async () => new Map() } },
    companies: { find: async () => ({ id: 'company', policies: POLICIES, revision: 7 }) as never },
    applications: { find: async (id: string) => (id === 'none' ? null : ({ companyId: 'company' } as never)) },
    audit: {
      add: async (record: AuditRecord) => {
        if (auditFails) {
          throw new Error('No table.');
        }
        order.push('audit');
        records.push(record);
      },
    },
    environments,
    call: {
      memberships,
      signal: new AbortController().signal,
      timeLeftMs: () => 20_000,
      addLogFields: logInto(logged),
    },
  };
  return { services, order, records, logged, terms, spenders };
}

/** The application as which each trial is made, and the environment of its key. */
export const TRIAL = { application_id: 'application', environment: 'live' } as const;
