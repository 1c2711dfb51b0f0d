import type { IngestionCost } from '../../budget/ledger/ingestion-cost.ts';
import { monthOf } from '../../budget/month.ts';
import type { Company } from '../../companies/company/company.ts';
import { ingestionCapOf } from '../../companies/policies/ingestion-policy.ts';
import { formatUsd, type NanoUsd } from '../../pricing/money.ts';
import { ServiceError } from '../../service-error.ts';

/** The policies of companies, what ingesting their documents has cost, and the clock that decides the month. */
export interface CostLimitServices {
  readonly companies: { readonly find: (companyId: string) => Promise<Pick<Company, 'policies'> | null> };
  readonly ingestionCosts: { readonly find: (companyId: string, month: string) => Promise<IngestionCost> };
  readonly nowMs: () => number;
}

/**
 * The company's limit for the cost of ingestion if this month's recorded cost has reached it, otherwise null. What
 * deliveries in progress will cost is not recorded yet.
 *
 * @throws `unavailable` when the policy or the cost cannot be read.
 */
export async function reachedLimit(
  { companies, ingestionCosts, nowMs }: CostLimitServices,
  companyId: string,
): Promise<NanoUsd | null> {
  const [company, { nanoUsd }] = await Promise.all([
    companies.find(companyId),
    ingestionCosts.find(companyId, monthOf(nowMs())),
  ]);
  const cap = ingestionCapOf(company?.policies ?? {});
  return cap !== null && nanoUsd >= cap ? cap : null;
}

/**
 * Requires that the company may ingest documents this month, before any of them is announced.
 *
 * @throws ServiceError `limit_exceeded` when its cost has reached the limit, `unavailable` when that cannot be read.
 */
export async function requireBelowLimit(services: CostLimitServices, companyId: string): Promise<void> {
  const cap = await reachedLimit(services, companyId);
  if (cap !== null) {
    throw new ServiceError(
      'limit_exceeded',
      `The company has reached its limit for the cost of ingesting documents, ${formatUsd(cap)} dollars a month. Try again next month, or ask an operator for a higher limit.`,
    );
  }
}
