import { administer } from './administer.ts';
import { type ApiAnswer, callApi } from './api.ts';
import type { CloudAccess } from './cloud.ts';
import { addDocument, makeCompany, type TestCompany } from './company.ts';

/** What every question of these tests is about. */
export const LEASE = 'The lease of the harbour office begins on 1 March 2024.';
/** A question that the lease answers. */
export const QUESTION = { question: 'When does the lease of the harbour office begin?' };

/** A company with a live key and one document, under the policies given. */
export async function makeSpender(cloud: CloudAccess, policies: object = {}): Promise<TestCompany> {
  const company = await makeCompany(cloud, { environment: 'live' });
  await addDocument(cloud, company.baseId, 'lease.txt', LEASE);
  if (Object.keys(policies).length > 0) {
    await setPolicies(cloud, company, policies);
  }
  return company;
}

/** Sets policies as an operator does; gives what the command prints. */
export function setPolicies(cloud: CloudAccess, { id }: Pick<TestCompany, 'id'>, policies: object) {
  return administer(cloud, 'policy.set', { company_id: id, ...policies });
}

/** A budget as `budget show` prints it. */
export function showBudget(cloud: CloudAccess, { id }: Pick<TestCompany, 'id'>, more: object = {}) {
  return administer(cloud, 'budget.show', { company_id: id, ...more });
}

/**
 * What the calls of a company cost, as `budget show` prints it. What its documents cost is left out: a function counts
 * that after the document is ready, so it may still change.
 */
export async function showSpending(cloud: CloudAccess, company: Pick<TestCompany, 'id'>) {
  const { ingestion: _counted, ...spending } = await showBudget(cloud, company);
  return spending;
}

/** Asks a question; `idempotencyKey` is sent as the header of that name. */
export function ask(
  cloud: CloudAccess,
  key: string,
  body: unknown = QUESTION,
  idempotencyKey?: string,
): Promise<ApiAnswer> {
  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
  const more = idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey };
  return callApi(cloud, '/copilot/query', { headers: { ...headers, ...more }, body });
}
