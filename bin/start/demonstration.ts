import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { callPath } from '../../functions/endpoints.ts';
import { isKeyLike } from '../find-api.ts';
import { answerLimit } from '../time-limits.ts';
import type { AdministerCloud } from './administer-cloud.ts';
import { writeAtomically } from './write-atomically.ts';

/** The company, application, base and test key with which `npm start` demonstrates the API. */
export interface Demonstration {
  readonly company_id: string;
  readonly application_id: string;
  readonly base_id: string;
  readonly key: string;
}

interface Named {
  readonly id: string;
  readonly name: string;
}

const NAMES = {
  company: 'Demonstration Company',
  application: 'Demonstration application',
  base: 'Documents',
  key: 'npm start',
};
const SCOPES = ['knowledge:read', 'copilot:query'];

/**
 * Finds the demonstration of an earlier start, and creates the missing parts. Writes them to a file in the folder
 * `data`, where the other commands find the API and its key.
 *
 * @throws the error of the first operation that fails.
 */
export async function ensureDemonstration(
  administer: AdministerCloud,
  baseUrl: string,
  data: string,
): Promise<Demonstration> {
  const company = await ensure(await administer('company.list', {}), NAMES.company, () =>
    administer('company.create', { name: NAMES.company, monthly_budget_usd: 'unlimited' }),
  );
  const inCompany = { company_id: company.id };
  const application = await ensure(await administer('application.list', inCompany), NAMES.application, () =>
    administer('application.create', { ...inCompany, name: NAMES.application }),
  );
  const base = await ensure(await administer('base.list', inCompany), NAMES.base, () =>
    administer('base.create', {
      ...inCompany,
      name: NAMES.base,
      description: 'The documents that npm start ingested.',
      visibility: 'company',
    }),
  );
  const ids = { company_id: company.id, application_id: application.id, base_id: base.id };
  const key = (await keptKey(baseUrl, data)) ?? (await newKey(administer, application.id));
  const demonstration = { ...ids, key };
  await writeAtomically(keyFile(data), JSON.stringify({ base_url: baseUrl, ...demonstration }));
  return demonstration;
}

function keyFile(data: string): string {
  return join(data, 'demo.json');
}

async function ensure(existing: readonly Named[], name: string, make: () => Promise<Named>): Promise<Named> {
  return existing.find((item) => item.name === name) ?? make();
}

// A key is shown only once, so it is stored in a file next to the state. If it is lost, damaged or revoked, or belongs
// to another state, a new one is created.
async function keptKey(baseUrl: string, data: string): Promise<string | null> {
  const kept = await readFile(keyFile(data), 'utf8')
    .then(JSON.parse)
    .catch(() => null);
  if (typeof kept?.key !== 'string' || !isKeyLike(kept.key)) {
    return null;
  }
  const headers = { authorization: `Bearer ${kept.key}` };
  const health = await fetch(`${baseUrl}${callPath('health')}`, { headers, signal: answerLimit() });
  return health.status === 200 ? kept.key : null;
}

async function newKey(administer: AdministerCloud, applicationId: string): Promise<string> {
  const keys: { id: string; name: string; status: string }[] = await administer('key.list', {
    application_id: applicationId,
  });
  for (const { id } of keys.filter(({ name, status }) => name === NAMES.key && status === 'active')) {
    await administer('key.revoke', { key_id: id });
  }
  const made = await administer('key.create', {
    application_id: applicationId,
    environment: 'test',
    scopes: SCOPES,
    name: NAMES.key,
  });
  return made.key;
}
