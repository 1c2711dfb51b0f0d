import { randomBytes, randomUUID } from 'node:crypto';
import { STAGES } from '../../../lib/stages.ts';
import { createAccessStore } from '../../../shared/access/access.store.ts';
import { authorize } from '../../../shared/access/authorize.ts';
import { administer } from '../../../shared/administration/administer.ts';
import { createAuditStore } from '../../../shared/administration/audit.store.ts';
import { type CallerServices, identifyCaller } from '../../../shared/administration/identify-caller.ts';
import type { Role } from '../../../shared/administration/role.ts';
import { createBudgetStore } from '../../../shared/budget/reservations/budget.store.ts';
import { createApplicationStore } from '../../../shared/companies/applications/application.store.ts';
import { createCompanyStore } from '../../../shared/companies/company/company.store.ts';
import { createKeyStore } from '../../../shared/companies/keys/key.store.ts';
import { createAllowListCache } from '../../../shared/companies/policies/allow-lists.ts';
import type { PepperSource, Peppers } from '../../../shared/keys/pepper.ts';
import type { KeyEnvironment, Scope } from '../../../shared/keys/scope.ts';
import {
  createAnsweringIndexStore,
  createAnsweringIndexSwitch,
} from '../../../shared/knowledge/answering-index.store.ts';
import { createBaseStore } from '../../../shared/knowledge/base.store.ts';
import { createBaseRegister } from '../../../shared/knowledge/base-register.store.ts';
import { createInboxRefusals } from '../../../shared/knowledge/inbox-refusals.store.ts';
import { operations } from '../../../shared/operations/operations.ts';
import type { TestTables } from './tables.fixture.ts';

// Operations that need more than these tables, such as the bucket or the search index, are tested on a whole stage.
type OnTables = Omit<
  typeof operations,
  | 'base.delete'
  | 'budget.show'
  | 'usage.export'
  | 'usage.report'
  | 'company.overview'
  | 'stage.overview'
  | 'stage.seed-smoke-test'
  | `documents.${string}`
  | `member.${string}`
>;
const onTables: OnTables = operations;

/** The operations over tables of a local DynamoDB, with a clock and a pepper that the test sets. */
export function createAdministration(tables: TestTables, environments: readonly KeyEnvironment[] = ['live', 'test']) {
  const state = {
    nowMs: Date.parse('2026-11-20T06:00:00.000Z'),
    peppers: { current: pepper('one'), previous: null, propagated: true, stale: false } as Peppers,
  };
  const peppers = { read: async () => state.peppers };
  const services = servicesOver(tables, peppers, environments);
  const access = createAccessStore(tables.dynamo, tables.access);
  const authorizerServices = { access, peppers, allowListMatcherOf: createAllowListCache(), environments };
  const callerServices = { unsignedCallers: 'allowed' } as CallerServices;
  const run = (
    name: string,
    input: unknown,
    { actor = 'tester', role = 'operator' }: { actor?: unknown; role?: Role } = {},
  ) =>
    administer({
      services,
      operations: onTables,
      role,
      identify: (request) => identifyCaller(callerServices, request),
      request: { operation: name, actor, input },
      ...newIdAndTime(state.nowMs),
    });
  return {
    state,
    services,
    run,
    /**
     * Returns the error sentence of a request that must be refused.
     *
     * @throws if it succeeds.
     */
    async refusalOf(name: string, input: unknown): Promise<string> {
      const answer = await run(name, input);
      if (answer.ok) {
        throw new Error(`${name} was not refused.`);
      }
      return answer.error;
    },
    /** Returns what the authorizer decides about one call now. */
    authorize: (key: string | null, scope: Scope | null = null, sourceIp = '203.0.113.7') =>
      authorize(authorizerServices, { key, scope, sourceIp, nowMs: state.nowMs }),
    ...requestsThatSucceed(run),
  };
}

type Run = (name: string, input: unknown) => ReturnType<typeof administer>;

function requestsThatSucceed(run: Run) {
  // biome-ignore lint/suspicious/noExplicitAny: each operation has its own result, which its own tests assert
  const resultOf = async (name: string, input: unknown): Promise<any> => {
    const answer = await run(name, input);
    if (!answer.ok) {
      throw new Error(`${name}: ${answer.error}`);
    }
    return answer.result;
  };
  return {
    /**
     * Returns the result of a request that must succeed.
     *
     * @throws the error sentence of a refusal.
     */
    resultOf,
    /** Creates a company with an application and a key. */
    async makeCompanyWithKey({
      environment = 'test',
      scopes = ['knowledge:read'],
      ...others
    }: Record<string, unknown> = {}) {
      const company = await resultOf('company.create', {
        name: `Company ${randomUUID()}`,
        monthly_budget_usd: 'unlimited',
      });
      const application = await resultOf('application.create', { company_id: company.id, name: 'Application' });
      const input = { application_id: application.id, environment, scopes, ...others };
      return { company, application, key: await resultOf('key.create', input) };
    },
  };
}

function servicesOver(tables: TestTables, peppers: PepperSource, environments: readonly KeyEnvironment[]) {
  const { dynamo, access, knowledge, audit } = tables;
  return {
    companies: createCompanyStore(dynamo, access, audit),
    applications: createApplicationStore(dynamo, access, audit),
    keys: createKeyStore(dynamo, access, audit),
    audit: createAuditStore(dynamo, audit),
    bases: createBaseStore(dynamo, knowledge),
    baseRegister: createBaseRegister(dynamo, tables),
    documents: { count: async () => 0, list: async () => [] },
    budgets: createBudgetStore(dynamo, tables.budget),
    subscriptions: {
      subscribe: async (_companyId: string, email: string) => `subscription of ${email}`,
      unsubscribe: async () => undefined,
      stateOf: async () => 'confirmed' as const,
    },
    emails: { take: async () => true, giveBack: async () => undefined },
    peppers,
    freshPeppers: peppers,
    environments,
    newId: randomUUID,
    timeoutSignal: (milliseconds: number) => AbortSignal.timeout(milliseconds),
    randomBytes: (count: number) => randomBytes(count),
    indexes: [{ passages: { countSearchable: async () => 0 } }],
    generations: STAGES.dev.indexGenerations,
    answeringIndex: {
      ...createAnsweringIndexStore(tables.dynamo, tables.knowledge),
      switchTo: createAnsweringIndexSwitch(tables.dynamo, tables),
    },
    nowMs: Date.now,
    paceDefaults: { rate_per_minute: 60, burst: 20, concurrency: 10, searches_per_minute: 300 },
    hasGuardrail: true,
    inboxRefusals: createInboxRefusals(tables.dynamo, tables.knowledge),
    vectorDomain: null,
    isUnprotected: false,
    serviceChecks: [],
    stage: {
      stage: 'test',
      versions: { contract: '1.4.0', node: 'v24' },
      models: { answer: 'a' },
      live_keys: 'allowed' as const,
      search: 'collection' as const,
      pepper_secret: 'arn',
    },
  };
}

/** Returns the pepper of a version. */
export function pepper(version: string) {
  return { version, secret: `pepper of version ${version}` };
}

function newIdAndTime(nowMs: number) {
  return { id: randomUUID(), at: new Date(nowMs).toISOString() };
}
