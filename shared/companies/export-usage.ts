import * as v from 'valibot';
import { notFound } from '../administration/bad-request.ts';
import { idField } from '../administration/input-fields.ts';
import type { LedgerLine } from '../budget/ledger/ledger-lines.ts';
import { readLedger } from '../budget/ledger/read-ledger.ts';
import type { BudgetStore } from '../budget/reservations/budget-ports.ts';
import { keyMarkOf } from '../budget/reservations/hold.ts';
import type { KeyEnvironment } from '../keys/scope.ts';
import { mapConcurrently } from '../map-concurrently.ts';
import type { Company } from './company/company.ts';
import { monthField } from './show-budget.ts';

// Few enough lists that their reads are answered in time, however many applications a company has.
const LISTS_AT_ONCE = 20;

/** The company, and the month. */
export const exportUsageInput = v.strictObject({ company_id: idField('company'), month: monthField });

interface Key {
  readonly id: string;
  readonly applicationId: string;
}

interface Services {
  readonly companies: { readonly find: (companyId: string) => Promise<Company | null> };
  readonly applications: { readonly list: (companyId: string) => Promise<readonly { readonly id: string }[]> };
  readonly keys: { readonly list: (applicationId: string) => Promise<readonly Key[]> };
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
  const keys = await keysByMark(services, company.id);
  const lines = new Map<string, UsageLine>();
  for (const purpose of ['live', 'test'] as const) {
    const address = { companyId: company.id, purpose, month: input.month };
    for (const line of await readLedger(services.budgets, address)) {
      const key = keys.get(line.keyMark);
      const applicationId = line.applicationId ?? key?.applicationId ?? '';
      const keyId = line.keyId ?? key?.id ?? '';
      addTo(lines, { purpose, applicationId, keyId }, line);
    }
  }
  return [...lines.values()];
}

async function keysByMark(services: Services, companyId: string): Promise<ReadonlyMap<string, Key>> {
  const applications = await services.applications.list(companyId);
  const keys = await mapConcurrently(applications, LISTS_AT_ONCE, ({ id }) => services.keys.list(id));
  return new Map(keys.flat().map((key) => [keyMarkOf(key.id), key]));
}

interface Spender {
  readonly purpose: KeyEnvironment;
  readonly applicationId: string;
  readonly keyId: string;
}

function addTo(lines: Map<string, UsageLine>, { purpose, applicationId, keyId }: Spender, line: LedgerLine): void {
  const group = [purpose, applicationId, keyId, line.modelId].join(' ');
  const before = lines.get(group);
  lines.set(group, {
    purpose,
    application_id: applicationId,
    key_id: keyId,
    model_id: line.modelId,
    calls: (before?.calls ?? 0) + line.calls,
    input_tokens: (before?.input_tokens ?? 0) + line.inputTokens,
    output_tokens: (before?.output_tokens ?? 0) + line.outputTokens,
    nano_usd: String(BigInt(before?.nano_usd ?? 0) + line.cost),
  });
}
