import { administer } from './administer.ts';
import { type ApiAnswer, callApi } from './api.ts';
import type { CloudAccess } from './cloud.ts';
import { addDocument, makeCompany, type TestCompany } from './company.ts';

/** The content of the one document that these tests ask about. */
export const LEASE = 'The lease of the harbour office begins on 1 March 2024.';
/** A question that the lease answers. */
export const QUESTION = { question: 'When does the lease of the harbour office begin?' };

/** Creates a company with a live key, one document and the given policies. */
export async function makeSpender(cloud: CloudAccess, policies: object = {}): Promise<TestCompany> {
  const company = await makeCompany(cloud, { environment: 'live' });
  await addDocument(cloud, company.baseId, 'lease.txt', LEASE);
  if (Object.keys(policies).length > 0) {
    await setPolicies(cloud, company, policies);
  }
  return company;
}

/** Sets policies as an operator does, and returns what the command prints. */
export function setPolicies(cloud: CloudAccess, { id }: Pick<TestCompany, 'id'>, policies: object) {
  return administer(cloud, 'policy.set', { company_id: id, ...policies });
}

/** The budget as `budget show` prints it. */
export function showBudget(cloud: CloudAccess, { id }: Pick<TestCompany, 'id'>, more: object = {}) {
  return administer(cloud, 'budget.show', { company_id: id, ...more });
}

/**
 * The cost of a company's calls as `budget show` prints it. The cost of ingestion is left out: it is counted after a
 * document is ready, so it may still change.
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
