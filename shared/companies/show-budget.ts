import * as v from 'valibot';
import { notFound } from '../administration/bad-request.ts';
import { idField } from '../administration/input-fields.ts';
import { type Budget, type BudgetAddress, holdsOf } from '../budget/budget.ts';
import type { IngestionCost } from '../budget/ledger/ingestion-cost.ts';
import { isMonth, monthOf } from '../budget/month.ts';
import type { BudgetStore } from '../budget/reservations/budget-ports.ts';
import { decodeHold } from '../budget/reservations/hold.ts';
import { formatUsd, type NanoUsd } from '../pricing/money.ts';
import { formatCap, UNLIMITED_CAP, UNLIMITED_WORD } from '../pricing/unlimited.ts';
import type { Company } from './company/company.ts';
import { callPolicies } from './policies/call-policies.ts';
import { ingestionCapOf } from './policies/ingestion-policy.ts';
import { purposeField } from './purpose-field.ts';

const MONTH = 'month must be a calendar month, such as 2026-11.';

/** A UTC calendar month, such as 2026-11. */
export const monthField = v.pipe(
  v.string(MONTH),
  v.check(isMonth, MONTH),
  v.description('a UTC calendar month, such as 2026-11'),
);

/** The company, the month (by default the current one) and the purpose (by default live). */
export const showBudgetInput = v.strictObject({
  company_id: idField('company'),
  month: v.optional(monthField),
  purpose: purposeField,
});

interface Services {
  readonly companies: { readonly find: (companyId: string) => Promise<Company | null> };
  readonly budgets: Pick<BudgetStore, 'find'>;
  readonly ingestionCosts: { readonly find: (companyId: string, month: string) => Promise<IngestionCost> };
  readonly testAllowance: NanoUsd;
  readonly nowMs: () => number;
}

/**
 * Returns the state of one month's budget, in dollars as decimal strings, and what ingesting documents cost in that
 * month, with the limit in force now. The budget's cap is the one in force now, or for a past month the one that it
 * ended with. The available amount is negative if the cap was lowered below what is spent and held.
 *
 * @throws ServiceError `not_found` when the company does not exist.
 */
export async function showBudget(services: Services, input: v.InferOutput<typeof showBudgetInput>) {
  const company = await services.companies.find(input.company_id);
  if (company === null) {
    throw notFound('company');
  }
  const thisMonth = monthOf(services.nowMs());
  const address: BudgetAddress = { companyId: company.id, purpose: input.purpose, month: input.month ?? thisMonth };
  const [budget, ingestion] = await Promise.all([
    services.budgets.find(address),
    services.ingestionCosts.find(company.id, address.month),
  ]);
  const { monthlyCap } = callPolicies(company.policies, 0).budget;
  const inForce = input.purpose === 'test' ? services.testAllowance : (monthlyCap ?? UNLIMITED_CAP);
  // A past month keeps the cap that it ended with.
  const cap = address.month === thisMonth ? inForce : (budget?.cap ?? inForce);
  const limit = ingestionCapOf(company.policies);
  return { ...view({ address, cap, budget, nowMs: services.nowMs() }), ingestion: ingestionView(ingestion, limit) };
}

// Not part of the budget: operators and administrators, not callers, decide to ingest documents.
function ingestionView({ calls, inputTokens, nanoUsd }: IngestionCost, limit: NanoUsd | null) {
  return { calls, input_tokens: inputTokens, usd: formatUsd(nanoUsd), cap_usd: formatCap(limit) };
}

interface BudgetState {
  readonly address: BudgetAddress;
  readonly cap: NanoUsd;
  readonly budget: Budget | null;
  readonly nowMs: number;
}

function view({ address, cap, budget, nowMs }: BudgetState) {
  const settled = budget?.settled ?? 0n;
  const held = budget?.held ?? 0n;
  const isCapped = cap < UNLIMITED_CAP;
  return {
    month: address.month,
    purpose: address.purpose,
    cap_usd: isCapped ? formatUsd(cap) : UNLIMITED_WORD,
    settled_usd: formatUsd(settled),
    held_usd: formatUsd(held),
    available_usd: isCapped ? formatUsd(cap - settled - held) : UNLIMITED_WORD,
    holds: budget === null ? [] : holdsOf(budget).map((hold) => holdView(hold, nowMs)),
    calls: budget?.calls ?? 0,
  };
}

function holdView({ id, kind, text }: ReturnType<typeof holdsOf>[number], nowMs: number) {
  const { amount, expiresAtSeconds } = decodeHold(text);
  return { id, kind, amount_usd: formatUsd(amount), expires_in_seconds: expiresAtSeconds - Math.floor(nowMs / 1_000) };
}
