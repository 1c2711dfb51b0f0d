import * as v from 'valibot';
import type { AuditContext } from '../../administration/audit-record.ts';
import { badRequest, notFound } from '../../administration/bad-request.ts';
import { type EmailStore, sendWithinAllowance } from '../../administration/email-allowance.ts';
import { idField } from '../../administration/input-fields.ts';
import { untilUnchanged } from '../../administration/until-unchanged.ts';
import { describeError, writeLog } from '../../aws/log.ts';
import { monthOf } from '../../budget/month.ts';
import type { BudgetStore } from '../../budget/reservations/budget-ports.ts';
import { formatUsd } from '../../pricing/money.ts';
import { ServiceError } from '../../service-error.ts';
import { callPolicies } from '../policies/call-policies.ts';
import { changePolicies, operatorFieldsIn, policiesView, policyFields, setsPolicy } from '../policies/policies.ts';
import type { Company, CompanyStore } from './company.ts';
import { isPolicyVersion, policyVersion } from './policy-version.ts';

const AWAITS_CONFIRMATION =
  'alert_email must stay as it is until its owner confirms it with the link in the email, or three days after that email.';
const VERSION = 'version must be the version that policy.show returned.';

/**
 * A company, and the policies to set. Null removes a policy, and a policy that is left out does not change. With a
 * `version`, nothing is set if the policies have changed since that version.
 */
export const setPoliciesInput = v.strictObject({
  company_id: idField('company'),
  version: v.optional(
    v.pipe(
      v.string(VERSION),
      // A version that no policies can have is a mistake: the answer that they have changed would be untrue.
      v.check(isPolicyVersion, VERSION),
      v.description('the version that policy show printed; nothing is set if the policies have changed since'),
    ),
  ),
  ...policyFields,
});

type Input = v.InferOutput<typeof setPoliciesInput>;

/** The subscriptions to a company's alerts; each address confirms its own. */
interface AlertSubscriptions {
  /** Returns the id by which the subscription can be ended: the existing id if the address is already subscribed. */
  readonly subscribe: (companyId: string, email: string) => Promise<string>;
  readonly unsubscribe: (subscription: string) => Promise<void>;
  readonly stateOf: (subscription: string) => Promise<'pending' | 'confirmed' | 'gone'>;
}

interface Services {
  readonly companies: Pick<CompanyStore, 'find' | 'change'>;
  readonly budgets: Pick<BudgetStore, 'find'>;
  readonly subscriptions: AlertSubscriptions;
  readonly emails: EmailStore;
  readonly newId: () => string;
}

/**
 * Sets a company's policies, which apply from the next call on, and returns all of them. A budget below this month's
 * spending is accepted, with a notice in the answer.
 *
 * @throws ServiceError `not_found` when the company does not exist, `invalid_request` when no policy is given or the
 * policies contradict each other or an address still has to be confirmed, `forbidden` for a policy that only operators
 * set, `conflict` for an outdated version, `limit_exceeded` when no email may be sent today.
 */
export async function setPolicies(services: Services, input: Input, context: AuditContext) {
  if (!setsPolicy(input)) {
    throw badRequest('At least one policy must be given.');
  }
  requireMaySet(input, context);
  const company = await requireCompany(services, input.company_id);
  requireVersion(company, input);
  // Policies that contradict each other are refused before the address gets an email.
  changePolicies(company.policies, input, { subscription: null });
  const subscription = await subscribe(services, { company, input, context });
  const { before, after } = await untilUnchanged(() => write(services, { input, subscription }, context)).catch(
    (error: unknown) => unsubscribeUnused(services, input, { subscription, error }),
  );
  const old = before.policies.budget?.alerts;
  if (old !== undefined && old.subscription !== after.policies.budget?.alerts?.subscription) {
    // The policies are set already; an address that still gets alerts can unsubscribe with the link in each email.
    await services.subscriptions.unsubscribe(old.subscription).catch(logSubscriptionLeft);
  }
  const notice = input.monthly_budget_usd === undefined ? {} : await noticeOf(services, after, context);
  return { ...policiesView(after.policies), ...notice };
}

async function requireCompany({ companies }: Services, companyId: string): Promise<Company> {
  const company = await companies.find(companyId);
  if (company === null) {
    throw notFound('company');
  }
  return company;
}

function requireMaySet(input: Input, { actorRole }: AuditContext): void {
  const reserved = operatorFieldsIn(input);
  if (reserved.length > 0 && actorRole !== 'operator') {
    throw new ServiceError('forbidden', `Only an operator can set ${reserved.join(' and ')}.`);
  }
}

function requireVersion({ policies }: Company, { version }: Input): void {
  if (version !== undefined && version !== policyVersion(policies)) {
    throw new ServiceError('conflict', 'The policies have changed since they were read. Read them again.');
  }
}

function logSubscriptionLeft(error: unknown): void {
  writeLog('warn', 'subscription_left', { reason: describeError(error) });
}

async function write(
  services: Services,
  { input, subscription }: { readonly input: Input; readonly subscription: string | null },
  context: AuditContext,
) {
  const before = await requireCompany(services, input.company_id);
  requireVersion(before, input);
  const after = { ...before, policies: changePolicies(before.policies, input, { subscription }) };
  const outcome = await services.companies.change(after, {
    ...context,
    companyId: before.id,
    action: 'policy.set',
    subjectType: 'company',
    subjectId: before.id,
    before: policiesView(before.policies),
    after: policiesView(after.policies),
  });
  return outcome === 'changed' ? outcome : { before, after };
}

// SNS cannot end a subscription before it is confirmed; it gives it up after three days. So a company has one such
// address at a time: others would fill the topic, and could be confirmed although no policy shows them. For the same
// address SNS returns the same subscription, and sends its email again.
async function subscribe(
  services: Services,
  {
    company,
    input: { alert_email: email },
    context,
  }: { readonly company: Company; readonly input: Input; readonly context: AuditContext },
) {
  const { subscriptions } = services;
  const known = email === undefined ? undefined : company.policies.budget?.alerts;
  const state = known === undefined ? 'gone' : await subscriptions.stateOf(known.subscription);
  if (state === 'pending' && email !== known?.email) {
    throw badRequest(AWAITS_CONFIRMATION);
  }
  if (email === undefined || email === null) {
    return null;
  }
  if (state === 'confirmed' && email === known?.email) {
    return known.subscription;
  }
  const { id: companyId } = company;
  return sendWithinAllowance(services, { companyId, context }, () => subscriptions.subscribe(companyId, email));
}

// The policies were not set, so an address that was subscribed for them must not get alerts: no policy would show it.
async function unsubscribeUnused(
  { companies, subscriptions }: Services,
  { company_id: companyId }: Input,
  { subscription, error }: { readonly subscription: string | null; readonly error: unknown },
): Promise<never> {
  if (subscription !== null) {
    await companies
      .find(companyId)
      // Another change may have set the same address, or this one was made although its answer was lost.
      .then((company) =>
        company?.policies.budget?.alerts?.subscription === subscription
          ? undefined
          : subscriptions.unsubscribe(subscription),
      )
      .catch(logSubscriptionLeft);
  }
  throw error;
}

async function noticeOf(services: Services, { id, policies }: Company, { at }: AuditContext) {
  const { monthlyCap } = callPolicies(policies, 0).budget;
  if (monthlyCap === null) {
    return {};
  }
  if (monthlyCap === 0n) {
    return { notice: 'Searches and questions with live keys are refused until monthly_budget_usd is raised.' };
  }
  const month = monthOf(Date.parse(at));
  const budget = await services.budgets.find({ companyId: id, purpose: 'live', month });
  if (budget === null || budget.settled < monthlyCap) {
    return {};
  }
  const spent = formatUsd(budget.settled);
  const notice = `${spent} dollars are already spent this month. Searches and questions with live keys are refused until the month ends or monthly_budget_usd is raised.`;
  return { notice };
}
