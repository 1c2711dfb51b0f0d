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
const closing = at('shared/budget/housekeeping/housekeep-budgets.ts', 'unit', [
  'test/shared/budget/housekeeping/housekeep-budgets.test.ts',
]);
const alertTopic = at('shared/budget/alerts/alert.client.ts', 'unit', ['test/shared/budget/alert.client.test.ts']);
const allowance = at('shared/budget/budget-environment.ts', 'unit', ['test/shared/budget/budget-environment.test.ts']);
const budget = at('shared/budget/budget.wiring.ts', 'unit', ['test/shared/budget/budget.wiring.test.ts']);
const authorizer = at('shared/access/answer-authorizer.ts', 'unit', ['test/shared/access/answer-authorizer.test.ts']);

/** Careless changes of budgets, prices, repeated calls, access and keys that no test saw until somebody made them. */
export const FOUND_IN_GUARDS: readonly Defect[] = [
  budgetItems(
    'budget: the ingestion of a whole year is reported for each of its months',
    '{companyId}`, sk: month }',
    '{companyId}`, sk: month.slice(0, 4) }',
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
  closing(
    'budget: a lost search in a month that was missed is never charged',
    'holdsOf(budget).length === 0;',
    'budget.holds.query.size === 0;',
  ),
  budgetItems(
    'budget: live and test keys share the sum of a closed month',
    "{ pk: ledgerPartition(address), sk: 'SUM' }",
    "{ pk: ledgerPartition({ ...address, purpose: 'live' }), sk: 'SUM' }",
  ),
  alertTopic(
    'budget: an alert counts as sent if an error is reported as a success',
    '{action}Response`)) {',
    '{action}Response`) && !text.includes("Response")) {',
  ),
  allowance(
    'budget: no stage can refuse test keys',
    "(text) => 'amount' in parseUsd(text)",
    "(text) => text !== '0' && 'amount' in parseUsd(text)",
  ),
  terms(
    'playground: a trial whose charge is not settled shows no cost',
    'call.charged?.(cost);',
    "if (outcome === 'settled') {\n        call.charged?.(cost);\n      }",
  ),
  authorizer(
    'access: the log names the company as the application',
    'application_id: key?.applicationId',
    'application_id: key?.companyId',
  ),
  authorizer(
    'access: API Gateway knows a caller by its company',
    'principalId: caller.keyId',
    'principalId: caller.companyId',
  ),
];
