import * as v from 'valibot';
import type { AuditContext } from '../../administration/audit-record.ts';
import { badRequest, notFound } from '../../administration/bad-request.ts';
import { idField } from '../../administration/input-fields.ts';
import { untilUnchanged } from '../../administration/until-unchanged.ts';
import { describeError, writeLog } from '../../aws/log.ts';
import { monthOf } from '../../budget/ledger/month.ts';
import type { BudgetStore } from '../../budget/reservations/budget-ports.ts';
import { formatUsd } from '../../pricing/money.ts';
import { type Company, type CompanyStore, type Policies, policiesView } from '../company/company.ts';
import { type BudgetPolicies, callerBudgetOf } from './budget-policy.ts';
import { budgetPolicyFields, changedBudget, saysBudget } from './budget-policy-fields.ts';
import { parseIpAllowList } from './ip-allow-list.ts';
import { changedPersonalData, personalDataPolicyFields, saysPersonalData } from './personal-data-policy.ts';

/** Which policies to set; null takes one away, what is absent stays as it is. */
export const setPoliciesInput = v.strictObject({
  company_id: idField('company'),
  ip_allow_list: v.optional(
    v.nullable(v.array(v.string('The IP allow-list must be texts.'), 'The IP allow-list must be a list.')),
  ),
  ...budgetPolicyFields,
  ...personalDataPolicyFields,
});

type Input = v.InferOutput<typeof setPoliciesInput>;

/** Who is told of a company's alerts; an address confirms its subscription by itself. */
export interface AlertSubscriptions {
  /** Gives the name of the subscription, by which it is ended. */
  readonly subscribe: (companyId: string, email: string) => Promise<string>;
  readonly unsubscribe: (subscription: string) => Promise<void>;
}

interface Services {
  readonly companies: Pick<CompanyStore, 'find' | 'change'>;
  readonly budgets: Pick<BudgetStore, 'find'>;
  readonly subscriptions: AlertSubscriptions;
}

/**
 * Sets a company's policies; they hold from the very next call. A budget below what is spent this month is set, and the
 * answer says so.
 */
export async function setPolicies(services: Services, input: Input, context: AuditContext) {
  const change = changeOf(input);
  const company = await services.companies.find(input.company_id);
  if (company === null) {
    throw notFound('company');
  }
  const alerts = await subscribe(services, company, input);
  const after = await untilUnchanged(() => write(services, input, context, (policies) => change(policies, alerts)));
  const old = company.policies.budget?.alerts;
  if (old !== undefined && old.subscription !== after.policies.budget?.alerts?.subscription) {
    // The policies stand; an address that is still told of alerts can end that by the link in each mail.
    await services.subscriptions.unsubscribe(old.subscription).catch(noteLeft);
  }
  return { ...policiesView(after.policies), ...(await noticeOf(services, after, input, context)) };
}

function noteLeft(error: unknown): void {
  writeLog('warn', 'subscription_left', { reason: describeError(error) });
}

async function write(
  services: Services,
  input: Input,
  context: AuditContext,
  change: (policies: Policies) => Policies,
) {
  const before = await services.companies.find(input.company_id);
  if (before === null) {
    throw notFound('company');
  }
  const after = { ...before, policies: change(before.policies) };
  const outcome = await services.companies.change(after, {
    ...context,
    companyId: before.id,
    action: 'policy.set',
    subjectType: 'company',
    subjectId: before.id,
    before: policiesView(before.policies),
    after: policiesView(after.policies),
  });
  return outcome === 'changed' ? outcome : after;
}

async function subscribe(services: Services, { id, policies }: Company, { alert_email: email }: Input) {
  if (email === undefined || email === null) {
    return undefined;
  }
  const known = policies.budget?.alerts;
  if (known?.email === email) {
    return known;
  }
  return { email, subscription: await services.subscriptions.subscribe(id, email) };
}

function changeOf(input: Input): (policies: Policies, alerts: BudgetPolicies['alerts']) => Policies {
  const { ip_allow_list: ipAllowList } = input;
  const changesBudget = saysBudget(input);
  if (ipAllowList === undefined && !changesBudget && !saysPersonalData(input)) {
    throw badRequest('Say which policy to set.');
  }
  const entries = ipAllowList === undefined || ipAllowList === null ? ipAllowList : parsedList(ipAllowList);
  return ({ ipAllowList: before, budget, personalData, ...others }, alerts) => {
    const kept = entries === undefined ? before : (entries ?? undefined);
    const changed = changesBudget ? changedBudget(budget ?? {}, input, alerts) : budget;
    const removed = saysPersonalData(input) ? changedPersonalData(personalData, input) : personalData;
    return {
      ...others,
      ...(kept === undefined ? {} : { ipAllowList: kept }),
      ...(changed === undefined ? {} : { budget: changed }),
      ...(removed === undefined ? {} : { personalData: removed }),
    };
  };
}

function parsedList(entries: readonly string[]): readonly string[] {
  const parsed = parseIpAllowList(entries);
  if (parsed.outcome === 'refused') {
    throw badRequest(parsed.sentence);
  }
  return parsed.entries;
}

async function noticeOf(services: Services, { id, policies }: Company, input: Input, context: AuditContext) {
  const { monthlyCap } = callerBudgetOf(policies.budget ?? {}, 0);
  if (input.monthly_budget_usd === undefined || monthlyCap === null) {
    return {};
  }
  const month = monthOf(Date.parse(context.at));
  const budget = await services.budgets.find({ companyId: id, purpose: 'live', month });
  if (budget === null || budget.settled < monthlyCap) {
    return {};
  }
  const notice = `${formatUsd(budget.settled)} dollars are spent this month already: calls with live keys are refused until the month ends or the budget is raised.`;
  return { notice };
}
