import { at, type Defect } from './defect.ts';

const budgetItems = at('shared/budget/budget-keys.ts', 'unit', ['test/shared/budget/budget-table.test.ts']);
const comparison = at('shared/budget/housekeeping/reconcile.ts', 'unit', [
  'test/shared/budget/housekeeping/reconcile.test.ts',
]);
const terms = at('shared/budget/reservations/reserve-budget.ts', 'unit', [
  'test/shared/budget/reservations/reservation-request.test.ts',
]);
const ledger = at('shared/budget/ledger/ledger-lines.ts', 'unit', ['test/shared/budget/ledger/ledger-days.test.ts']);
const bound = at('shared/pricing/cost-bound.ts', 'unit', ['test/shared/pricing/cost-bound.test.ts']);
const prices = at('shared/pricing/prices.ts', 'unit', ['test/shared/pricing/prices.test.ts']);
const repeats = at('shared/idempotency/run-idempotent.ts', 'unit', ['test/shared/idempotency/run-idempotent.test.ts']);
const repeatsWiring = at('shared/idempotency/idempotency.wiring.ts', 'unit', [
  'test/shared/idempotency/idempotency.wiring.test.ts',
]);
const decision = at('shared/access/authorize.ts', 'unit', ['test/shared/access/authorize.test.ts']);
const context = at('shared/access/caller-context.ts', 'unit', ['test/shared/access/caller-context.test.ts']);
const apiKey = at('shared/keys/api-key.ts', 'unit', ['test/shared/keys/api-key.test.ts']);
const audit = at('shared/companies/list-audit-records.ts', 'unit', ['test/shared/companies/reports.test.ts']);
const keyStore = at('shared/companies/keys/key.store.ts', 'unit', ['test/shared/companies/access-reads.test.ts']);
const allowList = at('shared/companies/policies/ip-allow-list.ts', 'unit', [
  'test/shared/companies/policies/ip-allow-list.test.ts',
]);
const revocation = at('shared/companies/keys/revoke-key.ts', 'unit', [
  'test/shared/companies/keys/key-operations.test.ts',
]);
const signature = at('shared/administration/signed-request.ts', 'unit', [
  'test/shared/administration/identify-caller.test.ts',
]);
const once = at('shared/administration/used-signature.store.ts', 'unit', [
  'test/shared/administration/used-signatures.test.ts',
]);
const identity = at('shared/administration/caller-identity.client.ts', 'unit', [
  'test/shared/administration/caller-identity.client.test.ts',
]);
const auditStore = at('shared/administration/audit.store.ts', 'unit', [
  'test/shared/administration/audit.store.test.ts',
]);
const input = at('shared/administration/operation.ts', 'unit', ['test/shared/administration/administer.test.ts']);
const alertAddress = at('shared/companies/policies/alert-policy.ts', 'unit', [
  'test/shared/companies/company/set-policies.test.ts',
]);
const companies = at('shared/companies/company/company.store.ts', 'unit', [
  'test/shared/companies/access-reads.test.ts',
]);
const caller = at('shared/administration/identify-caller.ts', 'unit', [
  'test/shared/administration/identify-caller.test.ts',
]);
const operations = at('shared/operations/operation-services.wiring.ts', 'unit', [
  'test/shared/operations/operation-services.wiring.test.ts',
]);
const overview = at('shared/reports/show-overview.ts', 'unit', ['test/shared/reports/reports.test.ts']);
const housekeeping = at('shared/housekeeping/housekeeping.wiring.ts', 'unit', [
  'test/shared/housekeeping/housekeeping.wiring.test.ts',
]);
const budget = at('shared/budget/budget.wiring.ts', 'unit', ['test/shared/budget/budget.wiring.test.ts']);

/** Careless changes of guards of money, keys, companies and operations that no test saw until somebody made them. */
export const FOUND_IN_GUARDS: readonly Defect[] = [
  budgetItems(
    'budget: the ingestion of a whole year is reported for each of its months',
    '{companyId}`, month)',
    '{companyId}`, month.slice(0, 4))',
  ),
  comparison(
    'budget: each search in progress raises the alarm for a wrong ledger',
    'new Set(holdsOf(before).map(({ id }) => id))',
    'new Set(before.holds.query.keys())',
  ),
  terms(
    "budget: a company cannot ask faster than the stage's default",
    'ratePerMinute: budget.ratePerMinute ?? stage.limits.ratePerMinute',
    'ratePerMinute: Math.min(budget.ratePerMinute ?? Number.MAX_VALUE, stage.limits.ratePerMinute)',
  ),
  ledger(
    'budget: the lost calls of two keys are reported for one of them',
    'applicationId, keyId, keyMark, modelId])',
    'applicationId, keyId, modelId])',
  ),
  budget(
    'budget: the month of an instance never ends',
    'nowMs: Date.now,',
    'nowMs: ((startedMs) => () => startedMs)(Date.now()),',
  ),
  bound(
    'pricing: nothing is reserved for a judge that is the answering model',
    'judge === null ? []',
    'judge === null || judge.modelId === plan.answerModelId ? []',
  ),
  prices(
    'pricing: a profile without a price has that of its model',
    'known.modelId === modelId',
    'modelId.endsWith(known.modelId)',
  ),
  repeats(
    'idempotency: an answer is repeated while nobody knows whether its sources may still be read',
    '!(await areReadable(sources))',
    '!(await areReadable(sources).catch(() => true))',
  ),
  repeatsWiring(
    'idempotency: a stored answer never expires for an instance',
    'nowMs: Date.now',
    'nowMs: ((startedMs) => () => startedMs)(Date.now())',
  ),
  decision(
    'access: a revoked key of a suspended company is logged as suspended',
    '  const status = keyStatus(record, request.nowMs);\n',
    "  if (company?.status !== 'active') {\n    return unauthenticated('suspended', record);\n  }\n  const status = keyStatus(record, request.nowMs);\n",
  ),
  context(
    'access: a caller without an environment spends the allowance for test keys',
    "v.picklist(['live', 'test']),",
    "v.optional(v.picklist(['live', 'test']), 'test'),",
  ),
  apiKey('keys: a key may contain a line feed', '[0-9A-Za-z]+$/;', '[0-9A-Za-z]+$/m;'),
  audit(
    'audit: the latest time is read without its time zone',
    'const ms = Date.parse(until);',
    'const ms = Date.parse(until.replace(/[+-]\\d\\d:\\d\\d$/, "Z"));',
  ),
  keyStore(
    'keys: a pepper may be removed while the newest keys still need it',
    'ConsistentRead: true,',
    'ConsistentRead: false,',
  ),
  allowList(
    'access: what cannot be read of a stored allow-list is skipped',
    "      throw new Error('A stored IP allow-list is not valid.');",
    '      return { family: 4, bits: 0n, prefix: 32 } as const;',
  ),
  revocation(
    'keys: nobody knows when a revoked key would have expired',
    "{ ...before, status: 'revoked' } as const",
    "{ ...before, status: 'revoked', expiresAt: null } as const",
  ),
  alertAddress('companies: the address of alerts may have a second line', '{2,63}$/;', '{2,63}$/m;'),
  companies(
    'companies: nobody finds a suspended company, to activate it again',
    'companies.filter((company) => company !== null)',
    "companies.filter((company) => company?.status === 'active')",
  ),
  signature(
    'operators: a request with a space after its signature may be sent again',
    'Signature=[0-9a-f]{64}$/;',
    'Signature=[0-9a-f]{64}/;',
  ),
  signature(
    'operators: a signature for another service of AWS is passed on',
    '/sts\\/aws4_request',
    '/[a-z]+\\/aws4_request',
  ),
  once(
    'operators: a person can make one change a day',
    '.update(authorization)',
    ".update(authorization.split(',')[0] ?? '')",
  ),
  identity('operators: the ARN of a function counts as a person', '(?:iam|sts)', '[a-z]*'),
  identity('operators: an ARN somewhere in an answer identifies the caller', '/<Arn>(arn:aws', '/(arn:aws'),
  auditStore('audit: a change that matches one of several filters is listed', "join(' AND ')", "join(' OR ')"),
  auditStore('audit: the oldest changes are listed first', 'ScanIndexForward: false', 'ScanIndexForward: true'),
  input('operations: a text that was sent as the name of a field is repeated', '/^[a-z_]{1,40}$/', '/[a-z_]/'),
  caller('operators: a name may contain an API key', '!containsApiKey(actor)', "!actor.startsWith('kc_')"),
  caller(
    'operators: the deployment may run any operation on the stage, unsigned',
    'operation !== DEPLOYMENT.operation',
    "!operation.startsWith('stage.')",
  ),
  operations(
    'operations: live keys are made on a stage that refuses them',
    "environment.LIVE_KEYS === 'allowed' ? (['live', 'test']",
    "environment.LIVE_KEYS !== ('' as string) ? (['live', 'test']",
  ),
  operations(
    'operations: the console shows the burst as the concurrency',
    'concurrency: environment.CONCURRENCY',
    'concurrency: environment.BURST',
  ),
  operations(
    'operations: a rotation is shown two minutes later',
    '{ read: () => createPeppers().read() }',
    'createPeppers()',
  ),
  operations(
    'operations: changes of keys are recorded in the table of keys',
    'createKeyStore(dynamo, access, audit)',
    'createKeyStore(dynamo, access, access)',
  ),
  operations(
    'operations: nobody is told that the data of a stage are not protected',
    "DELETION_PROTECTION === 'later'",
    "DELETION_PROTECTION === 'off'",
  ),
  overview(
    'reports: the allowance for test keys runs out at the pace of live keys',
    'companyId: company_id, purpose, month: previousMonth(month) }',
    "companyId: company_id, purpose: 'live' as const, month: previousMonth(month) }",
  ),
  housekeeping(
    'housekeeping: the time that is left is read once',
    'const timeIsUp = () => timeLeftMs() < STEP_RESERVE_MS;',
    'const timeIsUp = ((isUp) => () => isUp)(timeLeftMs() < STEP_RESERVE_MS);',
  ),
  housekeeping(
    'housekeeping: an instance goes through the budgets of its first month for ever',
    'nowMs: Date.now,\n    metrics',
    'nowMs: ((startedMs) => () => startedMs)(Date.now()),\n    metrics',
  ),
];
