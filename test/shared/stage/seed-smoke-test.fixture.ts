import type { AuditContext } from '../../../shared/administration/audit-record.ts';
import type { KeyRecord } from '../../../shared/keys/key-record.ts';
import type { DocumentRecord } from '../../../shared/knowledge/document.ts';
import { seedSmokeTest } from '../../../shared/stage/seed-smoke-test.ts';
import type { SmokeTest, SmokeTestSecret } from '../../../shared/stage/smoke-test.ts';
import { WITHOUT_COSTS } from '../ingestion/limits/without-costs.fixture.ts';

/** The services that seed the smoke test. */
export type SeedServices = Parameters<typeof seedSmokeTest>[0];

/** Who seeds the smoke test: a deployment. */
export const CONTEXT: AuditContext = { id: 'record', at: '2026-11-20T06:00:00.000Z', actor: 'deployment' };

/**
 * Creates a stage in memory, on which the smoke test is not seeded yet. `changes` has the actions of the latest
 * seeding; `kept` returns the content of the secret, and `keep` replaces it.
 */
export function emptyStage() {
  let ids = 0;
  const changes: string[] = [];
  const records: AuditContext[] = [];
  const companies = memoryCompanies(changes, records);
  const documents = memoryDocuments(changes);
  const keys = memoryKeys(changes);
  const secret = memorySecret();
  const state = {
    peppers: { current: pepper('one'), previous: null as null | Pepper, propagated: true, stale: false },
  };
  const peppers = { read: async () => state.peppers };
  const services = {
    newId: () => `id-${++ids}`,
    environments: ['test'],
    randomBytes: (count: number) => new Uint8Array(count).fill(++ids),
    peppers,
    freshPeppers: peppers,
    ...WITHOUT_COSTS,
    ...companies.stores,
    ...documents.stores,
    keys: keys.store,
    smokeTestSecret: secret.store,
  } as unknown as SeedServices;
  const seed = () => {
    changes.length = 0;
    return seedSmokeTest(services, {}, CONTEXT);
  };
  const { made } = companies;
  const { kept, keep } = secret;
  return {
    seed,
    services,
    state,
    changes,
    records,
    documents: documents.list,
    keys: keys.byId,
    files: documents.files,
    made,
    kept,
    keep,
  };
}

function memoryCompanies(changes: string[], records: AuditContext[]) {
  const made: Record<'companies' | 'applications' | 'bases', Item[]> = { companies: [], applications: [], bases: [] };
  const add = (list: keyof typeof made) => async (item: Item, record: AuditContext & { action: string }) => {
    made[list].push(item);
    changes.push(record.action);
    records.push(record);
    return 'done' as const;
  };
  const findIn = (list: keyof typeof made) => async (id: string) => made[list].find((item) => item.id === id) ?? null;
  const stores = {
    companies: { create: add('companies'), list: async () => made.companies, find: findIn('companies') },
    applications: { create: add('applications'), list: async () => made.applications, find: findIn('applications') },
    bases: { list: async () => made.bases, find: findIn('bases') },
    baseRegister: { add: add('bases') },
  };
  return { made, stores };
}

function memoryDocuments(changes: string[]) {
  const list: DocumentRecord[] = [];
  const files = new Map<string, unknown>();
  const stores = {
    documents: { findByFile: async () => list.at(-1) ?? null },
    documentRegister: {
      add: async (record: DocumentRecord, { action }: { action: string }) => {
        list.push(record);
        changes.push(action);
        return 'done' as const;
      },
      renew: async () => 'done' as const,
    },
    files: {
      presignUpload: async () => ({ url: '', headers: {} }),
      exists: async (key: string) => files.has(key),
      write: async (key: string, file: unknown) => void files.set(key, file),
    },
  };
  return { list, files, stores };
}

function memoryKeys(changes: string[]) {
  const byId = new Map<string, KeyRecord>();
  const store = {
    find: async (id: string) => byId.get(id) ?? null,
    list: async () => [...byId.values()],
    create: async (key: KeyRecord, _application: object, { action }: { action: string }) => {
      byId.set(key.id, key);
      changes.push(action);
      return 'done' as const;
    },
    change: async (key: KeyRecord, { action, subjectId }: { action: string; subjectId: string }) => {
      byId.set(key.id, key);
      changes.push(`${action} ${subjectId}`);
      return 'done' as const;
    },
  };
  return { byId, store };
}

// A secret whose current version can be replaced, by the first of several requests.
function memorySecret() {
  let version = 1;
  let smokeTest: SmokeTest | null = null;
  const keep = (next: SmokeTest) => {
    version += 1;
    smokeTest = next;
  };
  const store: SmokeTestSecret = {
    read: async () => ({ id: String(version), smokeTest }),
    replace: async (id, next) => {
      if (id === String(version)) {
        keep(next);
      }
    },
  };
  return { store, keep, kept: () => smokeTest };
}

/** A company, an application or a base. */
export interface Item {
  readonly id: string;
  readonly name?: string;
  readonly status?: string;
}

interface Pepper {
  readonly version: string;
  readonly secret: string;
}

/** Returns the pepper of this version. */
export function pepper(version: string): Pepper {
  return { version, secret: `pepper of version ${version}` };
}
