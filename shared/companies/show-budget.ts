import * as v from 'valibot';
import { notFound } from '../administration/bad-request.ts';
import { idField } from '../administration/input-fields.ts';
import { isMonth, monthOf } from '../budget/ledger/month.ts';
import { type Budget, type BudgetAddress, holdsOf } from '../budget/reservations/budget.ts';
import type { BudgetStore } from '../budget/reservations/budget-ports.ts';
import { decodeHold } from '../budget/reservations/hold.ts';
import { formatUsd, type NanoUsd } from '../pricing/money.ts';
import { UNLIMITED_CAP, UNLIMITED_WORD } from '../pricing/unlimited.ts';
import type { Company } from './company/company.ts';
import { callPolicies } from './policies/call-policies.ts';

const MONTH = 'month must be a calendar month, such as 2026-11.';

/** A UTC calendar month, such as 2026-11. */
export const monthField = v.pipe(
  v.string(MONTH),
  v.check(isMonth, MONTH),
  v.description('a UTC calendar month, such as 2026-11'),
);

/** Whose budget, of which month (this one without), and of which purpose (live without). */
export const showBudgetInput = v.strictObject({
  company_id: idField('company'),
  month: v.optional(monthField),
  purpose: v.optional(
    v.pipe(
      v.picklist(['live', 'test'], 'purpose must be live or test.'),
      v.description('what was called; default: live'),
    ),
    'live',
  ),
});

interface Services {
  readonly companies: { readonly find: (companyId: string) => Promise<Company | null> };
  readonly budgets: Pick<BudgetStore, 'find'>;
  readonly testAllowance: NanoUsd;
  readonly nowMs: () => number;
}

/**
 * A budget as it stands, in dollars as decimal texts. The cap is the one in force; what is available can be below zero
 * where it was lowered.
 */
export async function showBudget(services: Services, input: v.InferOutput<typeof showBudgetInput>) {
  const company = await services.companies.find(input.company_id);
  if (company === null) {
    throw notFound('company');
  }
  const thisMonth = monthOf(services.nowMs());
  const address: BudgetAddress = { companyId: company.id, purpose: input.purpose, month: input.month ?? thisMonth };
  const budget = await services.budgets.find(address);
  const { monthlyCap } = callPolicies(company.policies, 0).budget;
  const inForce = input.purpose === 'test' ? services.testAllowance : (monthlyCap ?? UNLIMITED_CAP);
  // A month that is over keeps the cap that it ended with.
  const cap = address.month === thisMonth ? inForce : (budget?.cap ?? inForce);
  return view(address, cap, budget, services.nowMs());
}

function view({ month, purpose }: BudgetAddress, cap: NanoUsd, budget: Budget | null, nowMs: number) {
  const settled = budget?.settled ?? 0n;
  const held = budget?.held ?? 0n;
  const isCapped = cap < UNLIMITED_CAP;
  return {
    month,
    purpose,
    cap_usd: isCapped ? formatUsd(cap) : UNLIMITED_WORD,
    settled_usd: formatUsd(settled),
    held_usd: formatUsd(held),
    available_usd: isCapped ? formatUsd(cap - settled - held) : UNLIMITED_WORD,
    holds: budget === null ? [] : holdsOf(budget).map(({ id, kind, text }) => holdView(id, kind, text, nowMs)),
    calls: budget?.calls ?? 0,
  };
}

function holdView(id: string, kind: string, text: string, nowMs: number) {
  const { amount, expiresAtSeconds } = decodeHold(text);
  return { id, kind, amount_usd: formatUsd(amount), expires_in_seconds: expiresAtSeconds - Math.floor(nowMs / 1_000) };
}
