import * as v from 'valibot';
import { notFound } from '../administration/bad-request.ts';
import { idField } from '../administration/input-fields.ts';
import type { BudgetStore } from '../budget/reservations/budget-ports.ts';
import { applicationView } from '../companies/applications/application.ts';
import type { CompanyStore } from '../companies/company/company.ts';
import { createKeyFinder, type KeyServices, keysOfCompany } from '../companies/keys/company-keys.ts';
import { purposeField } from '../companies/purpose-field.ts';
import { monthField } from '../companies/show-budget.ts';
import type { MemberStore } from '../members/member.ts';
import { readBoundedLedger } from './read-bounded-ledger.ts';

/** The company, the month and the purpose (by default live). */
export const reportUsageInput = v.strictObject({
  company_id: idField('company'),
  month: monthField,
  purpose: purposeField,
});

interface Services extends KeyServices {
  readonly companies: Pick<CompanyStore, 'find'>;
  readonly budgets: Pick<BudgetStore, 'findSum' | 'entries'>;
  readonly members: Pick<MemberStore, 'list'>;
  /** The most calls that are read; the default is what a page can wait for. */
  readonly entriesMax?: number;
}

/**
 * Reports a month of a company's ledger by day, application, key and model, with the names of the applications and
 * keys. Playground trials have a member in place of a key. The lines add up to the settled amount; there are none when
 * the month has too many calls that are not summed up yet.
 *
 * @throws ServiceError `not_found` when the company does not exist.
 */
export async function reportUsage(services: Services, input: v.InferOutput<typeof reportUsageInput>) {
  const company = await services.companies.find(input.company_id);
  if (company === null) {
    throw notFound('company');
  }
  const address = { companyId: company.id, purpose: input.purpose, month: input.month };
  const [ledger, { applications, keys }, { members }] = await Promise.all([
    readBoundedLedger(services.budgets, address, services),
    keysOfCompany(services, company.id),
    services.members.list(company.id),
  ]);
  const findKey = createKeyFinder(keys);
  const lines = (ledger ?? []).map((line) => ({
    day: line.day,
    ...findKey(line),
    model_id: line.modelId,
    calls: line.calls,
    input_tokens: line.inputTokens,
    output_tokens: line.outputTokens,
    nano_usd: String(line.cost),
  }));
  const used = new Set(lines.flatMap(({ application_id, key_id }) => [application_id, key_id]));
  return {
    too_many_calls: ledger === null,
    lines: lines.sort((one, other) => ((one.day ?? '') < (other.day ?? '') ? -1 : 1)),
    applications: applications.filter(({ id }) => used.has(id)).map(applicationView),
    keys: [
      ...keys.map(({ id, name, first, last }) => ({ id, name, first, last })),
      // A trial in the playground has no key: its lines name the member.
      ...members.map(({ id, email }) => ({ id, name: `Playground: ${email}`, first: '', last: '' })),
    ].filter(({ id }) => used.has(id)),
  };
}
