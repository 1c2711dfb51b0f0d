import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { AuditContext } from '../administration/audit-record.ts';
import { badRequest } from '../administration/bad-request.ts';
import type { ApplicationStore } from '../companies/applications/application.ts';
import { createApplication } from '../companies/applications/create-application.ts';
import type { CompanyStore } from '../companies/company/company.ts';
import { createCompany } from '../companies/company/create-company.ts';
import { createKey } from '../companies/keys/create-key.ts';
import type { KeyStore } from '../companies/keys/key-port.ts';
import { revokeKey } from '../companies/keys/revoke-key.ts';
import { prepareUpload } from '../ingestion/prepare-upload.ts';
import { keyStatus } from '../keys/key-record.ts';
import type { PepperSource } from '../keys/pepper.ts';
import { createBase } from '../knowledge/create-base.ts';
import { type DocumentFile, documentFileKey } from '../knowledge/document.ts';
import type { BaseStore } from '../knowledge/knowledge-base.ts';
import { ServiceError } from '../service-error.ts';
import { SMOKE_TEST_DOCUMENT, SMOKE_TEST_NAMES, type SmokeTest, type SmokeTestSecret } from './smoke-test.ts';

/** No input: every stage has one smoke test. */
export const seedSmokeTestInput = v.strictObject({});

type Services = Parameters<typeof createCompany>[0] &
  Parameters<typeof createApplication>[0] &
  Parameters<typeof createBase>[0] &
  Parameters<typeof createKey>[0] &
  Parameters<typeof revokeKey>[0] &
  Parameters<typeof prepareUpload>[0] & {
    readonly companies: Pick<CompanyStore, 'find' | 'list'>;
    readonly applications: Pick<ApplicationStore, 'list'>;
    readonly bases: Pick<BaseStore, 'list'>;
    readonly keys: Pick<KeyStore, 'find' | 'list'>;
    readonly files: {
      readonly exists: (key: string) => Promise<boolean>;
      readonly write: (key: string, file: DocumentFile) => Promise<void>;
    };
    readonly freshPeppers: PepperSource;
    readonly smokeTestSecret: SmokeTestSecret;
  };

/** One run. `step` makes a new audit context, with its own id, for each change. */
interface Run {
  readonly services: Services;
  readonly step: () => AuditContext;
  readonly nowMs: number;
  readonly made: string[];
}

const SCOPES = ['knowledge:read', 'copilot:query'] as const;
// The first round replaces the key and the second finds it; a third is needed if the key was revoked in between.
const ROUNDS_MAX = 3;

/**
 * Creates the resources of the smoke test that do not exist yet: company, application, base with one document, and a
 * test key in the stage's secret. Running it again changes nothing. Even after concurrent runs, the key in the secret
 * works, and no other key of the smoke test does.
 *
 * @throws ServiceError `invalid_request` if the key in the secret is revoked again and again.
 */
export async function seedSmokeTest(services: Services, _input: unknown, context: AuditContext) {
  const run: Run = {
    services,
    step: () => ({ ...context, id: services.newId() }),
    nowMs: Date.parse(context.at),
    made: [],
  };
  const company = await ensureCompany(run);
  const application = await ensureApplication(run, company.id);
  const base = await ensureBase(run, company.id);
  await ensureDocument(run, company.id, base.id);
  const ids = { company_id: company.id, application_id: application.id, base_id: base.id };
  for (let rounds = 0; rounds < ROUNDS_MAX; rounds += 1) {
    const { id: versionId, smokeTest } = await services.smokeTestSecret.read();
    if (smokeTest !== null && (await isUsable(run, smokeTest, ids))) {
      await revokeOtherKeys(run, ids, smokeTest);
      return { ...ids, key_id: smokeTest.key_id, made: [...run.made] };
    }
    await replaceKey(run, versionId, ids);
  }
  throw badRequest('Another request is seeding the smoke test of this stage. Try again in a minute.');
}

async function ensureCompany({ services, step, made }: Run) {
  const found = (await services.companies.list()).find(({ name }) => name === SMOKE_TEST_NAMES.company);
  if (found !== undefined) {
    return found;
  }
  made.push('company');
  // A budget of 0 is enough: the key is a test key, which spends from the stage's allowance.
  return createCompany(services, { name: SMOKE_TEST_NAMES.company, monthly_budget_usd: '0' }, step());
}

async function ensureApplication({ services, step, made }: Run, companyId: string) {
  const name = SMOKE_TEST_NAMES.application;
  const found = (await services.applications.list(companyId)).find((application) => application.name === name);
  if (found !== undefined) {
    return found;
  }
  made.push('application');
  return createApplication(services, { company_id: companyId, name }, step());
}

async function ensureBase({ services, step, made }: Run, companyId: string) {
  const name = SMOKE_TEST_NAMES.base;
  const found = (await services.bases.list(companyId)).find((base) => base.name === name && base.status === 'active');
  if (found !== undefined) {
    return found;
  }
  made.push('base');
  const description = 'Documents for the smoke test of this stage.';
  return createBase(services, { company_id: companyId, name, description, visibility: 'company' }, step());
}

async function ensureDocument({ services, step, made }: Run, companyId: string, baseId: string): Promise<void> {
  const bytes = Buffer.from(SMOKE_TEST_DOCUMENT);
  const checksum = createHash('sha256').update(bytes).digest('hex');
  const input = { base_id: baseId, file: SMOKE_TEST_NAMES.file, bytes: bytes.length, checksum };
  const prepared = await prepareUpload(services, input, step());
  if (prepared.outcome !== 'upload') {
    return;
  }
  const { id: documentId, version } = prepared.document;
  const key = documentFileKey({ companyId, baseId, documentId }, version);
  // The document exists and is being ingested.
  if (await services.files.exists(key)) {
    return;
  }
  made.push('document');
  await services.files.write(key, { bytes, checksum });
}

type Ids = Pick<SmokeTest, 'company_id' | 'application_id' | 'base_id'>;

// A key under a pepper that was removed no longer works, although it was not revoked.
async function isUsable({ services, nowMs }: Run, kept: SmokeTest, ids: Ids): Promise<boolean> {
  const { keys, freshPeppers } = services;
  const isOurs = Object.entries(ids).every(([name, id]) => kept[name as keyof Ids] === id);
  const [key, { current, previous }] = await Promise.all([keys.find(kept.key_id), freshPeppers.read()]);
  if (!isOurs || key === null || keyStatus(key, nowMs) !== 'active') {
    return false;
  }
  return [current.version, previous?.version].includes(key.pepperVersion);
}

// Of several requests that replace the same version, one succeeds; the next round of the others revokes their keys.
async function replaceKey({ services, step, made }: Run, versionId: string, ids: Ids): Promise<void> {
  made.push('key');
  const input = { application_id: ids.application_id, environment: 'test' as const, scopes: [...SCOPES] };
  const { id, key } = await createKey(services, { ...input, name: SMOKE_TEST_NAMES.key }, step());
  try {
    await services.smokeTestSecret.replace(versionId, { ...ids, key_id: id, key });
  } catch (error) {
    // If a failing hourly run left a key behind each time, the application would soon reach its limit of active keys.
    await revokeKey(services, { key_id: id }, step());
    throw error;
  }
}

// Nobody has these keys: they were not stored, because another request was faster or because their run ended too early.
async function revokeOtherKeys({ services, step, nowMs }: Run, ids: Ids, kept: SmokeTest): Promise<void> {
  const keys = await services.keys.list(ids.application_id);
  const others = keys.filter(
    (key) => key.name === SMOKE_TEST_NAMES.key && key.id !== kept.key_id && keyStatus(key, nowMs) === 'active',
  );
  for (const { id } of others) {
    await revokeKey(services, { key_id: id }, step()).catch(ignoreRevoked);
  }
}

// Another request may have revoked the key since it was listed.
function ignoreRevoked(error: unknown): void {
  if (!(error instanceof ServiceError && error.code === 'invalid_request')) {
    throw error;
  }
}
