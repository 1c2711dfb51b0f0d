import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { administer } from './administer.ts';
import type { CloudAccess } from './cloud.ts';

/** A company that belongs to one test, with an application, a key and a knowledge base that the company can read. */
export interface TestCompany {
  readonly id: string;
  readonly name: string;
  readonly applicationId: string;
  readonly applicationName: string;
  readonly baseId: string;
  readonly keyId: string;
  readonly key: string;
}

/** The highest rate and concurrency limits that a policy can set; no test reaches them. */
export const HIGHEST_LIMITS = { rate_per_minute: 60_000, burst: 10_000, concurrency: 100, searches_per_minute: 60_000 };

const SCOPES = ['knowledge:read', 'copilot:query'];
// Each poll calls `administer`, which takes about 10 ms of the processor time that the ingestion needs as well.
const POLL_MS = 150;
// Longer than the retries of an ingestion take on a busy machine, and shorter than a test may take.
const SETTLED_MS_MAX = 100_000;

/**
 * Creates a company as an operator does; its name is unique, so that tests can share a stage. A test that asks more
 * than the stage's burst of questions needs the highest limits: on a fast machine it is refused otherwise.
 */
export async function makeCompany(
  cloud: CloudAccess,
  options: { scopes?: string[]; environment?: 'live' | 'test'; limits?: 'stage' | 'highest' } = {},
): Promise<TestCompany> {
  const suffix = randomUUID().slice(0, 8);
  const company = await administer(cloud, 'company.create', {
    name: `Company ${suffix}`,
    monthly_budget_usd: 'unlimited',
  });
  if (options.limits === 'highest') {
    await administer(cloud, 'policy.set', { company_id: company.id, ...HIGHEST_LIMITS });
  }
  const application = await administer(cloud, 'application.create', {
    company_id: company.id,
    name: `Application ${suffix}`,
  });
  const base = await administer(cloud, 'base.create', {
    company_id: company.id,
    name: 'Handbook',
    description: 'How we work',
    visibility: 'company',
  });
  const { id, key } = await makeKey(cloud, application.id, options);
  return {
    id: company.id,
    name: company.name,
    applicationId: application.id,
    applicationName: application.name,
    baseId: base.id,
    keyId: id,
    key,
  };
}

/** Creates another key of an application. */
export async function makeKey(
  cloud: CloudAccess,
  applicationId: string,
  options: { scopes?: string[]; environment?: 'live' | 'test' } = {},
): Promise<{ id: string; key: string }> {
  const { environment = 'test', scopes = SCOPES } = options;
  return administer(cloud, 'key.create', { application_id: applicationId, environment, scopes });
}

/** Uploads a document as a client would, waits until it is ready or failed, and returns its record. */
export async function addDocument(cloud: CloudAccess, baseId: string, file: string, content: string | Buffer) {
  const bytes = Buffer.from(content);
  const checksum = createHash('sha256').update(bytes).digest('hex');
  const prepared = await administer(cloud, 'documents.prepare', {
    base_id: baseId,
    file,
    bytes: bytes.length,
    checksum,
  });
  if (prepared.outcome === 'unchanged') {
    return prepared.document;
  }
  const { url, headers } = prepared.upload;
  const uploaded = await fetch(url, { method: 'PUT', headers, body: bytes });
  if (!uploaded.ok) {
    throw new Error(`upload answered ${uploaded.status}`);
  }
  for (const endMs = performance.now() + SETTLED_MS_MAX; performance.now() < endMs; ) {
    await pause(POLL_MS);
    const document = await administer(cloud, 'documents.show', { document_id: prepared.document.id });
    if (document.status !== 'pending') {
      return document;
    }
  }
  throw new Error(`${file} is still pending after ${SETTLED_MS_MAX / 1_000} seconds.`);
}
