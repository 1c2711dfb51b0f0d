import * as v from 'valibot';
import { notFound } from '../administration/bad-request.ts';
import { idField } from '../administration/input-fields.ts';
import type { LedgerLine } from '../budget/ledger/ledger-lines.ts';
import { readLedger } from '../budget/ledger/read-ledger.ts';
import type { BudgetStore } from '../budget/reservations/budget-ports.ts';
import type { KeyEnvironment } from '../keys/scope.ts';
import type { Company } from './company/company.ts';
import { createKeyFinder, type KeyServices, keysOfCompany } from './keys/company-keys.ts';
import { monthField } from './show-budget.ts';

/** The company, and the month. */
export const exportUsageInput = v.strictObject({ company_id: idField('company'), month: monthField });

interface Services extends KeyServices {
  readonly companies: { readonly find: (companyId: string) => Promise<Company | null> };
  readonly budgets: Pick<BudgetStore, 'findSum' | 'entries'>;
}

/** The spending of one key on one model. The lines of a month and purpose add up to the settled amount. */
interface UsageLine {
  readonly purpose: KeyEnvironment;
  readonly application_id: string;
  /** The key's id, or the member's for a trial in the playground; like the application, '' if it is not known. */
  readonly key_id: string;
  /** `not metered` for the part that was charged without a count from a model. */
  readonly model_id: string;
  readonly calls: number;
  readonly input_tokens: number;
  readonly output_tokens: number;
  readonly nano_usd: string;
}

/**
 * Adds up a month of a company's ledger by purpose, application, key and model.
 *
 * @throws ServiceError `not_found` when the company does not exist.
 */
export async function exportUsage(services: Services, input: v.InferOutput<typeof exportUsageInput>) {
  const company = await services.companies.find(input.company_id);
  if (company === null) {
    throw notFound('company');
  }
  const { keys } = await keysOfCompany(services, company.id);
  const findKey = createKeyFinder(keys);
  const lines = new Map<string, UsageLine>();
  for (const purpose of ['live', 'test'] as const) {
    const address = { companyId: company.id, purpose, month: input.month };
    for (const line of await readLedger(services.budgets, address)) {
      addTo(lines, { purpose, ...findKey(line) }, line);
    }
  }
  return [...lines.values()];
}

type Spender = Pick<UsageLine, 'purpose' | 'application_id' | 'key_id'>;

function addTo(lines: Map<string, UsageLine>, spender: Spender, line: LedgerLine): void {
  const group = [spender.purpose, spender.application_id, spender.key_id, line.modelId].join(' ');
  const before = lines.get(group);
  lines.set(group, {
    ...spender,
    model_id: line.modelId,
    calls: (before?.calls ?? 0) + line.calls,
    input_tokens: (before?.input_tokens ?? 0) + line.inputTokens,
    output_tokens: (before?.output_tokens ?? 0) + line.outputTokens,
    nano_usd: String(BigInt(before?.nano_usd ?? 0) + line.cost),
  });
}
