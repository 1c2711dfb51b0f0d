import type { AuditContext, AuditRecord } from '../../../../shared/administration/audit-record.ts';
import type { Application } from '../../../../shared/companies/applications/application.ts';
import { createKey } from '../../../../shared/companies/keys/create-key.ts';
import type { KeyStore } from '../../../../shared/companies/keys/key-port.ts';
import type { KeyRecord } from '../../../../shared/keys/key-record.ts';

/** The current time of these tests. */
export const AT = '2026-11-20T00:00:00.000Z';
/** The actor of every change. */
export const CONTEXT: AuditContext = { id: 'record', at: AT, actor: 'somebody' };
/** The application of the keys. */
export const APPLICATION: Application = {
  id: 'app',
  companyId: 'company',
  name: 'Application',
  createdAt: AT,
  revision: 1,
};
/** A key of that application as it is stored. */
export const KEY: KeyRecord = {
  id: 'key',
  companyId: 'company',
  applicationId: 'app',
  applicationName: 'Application',
  environment: 'live',
  scopes: ['knowledge:read'],
  name: 'Backend',
  status: 'active',
  createdAt: AT,
  expiresAt: null,
  successorId: null,
  first: 'abc',
  last: 'xyz',
  pepperVersion: '1',
  mac: 'mac',
  lastUsedAt: null,
  revision: 5,
};
/** Returns the version of the pepper with this digit as its name. */
export const pepper = (version: string) => ({ version, secret: version.repeat(32) });
/** Returns the time this many seconds after the current time. */
export const later = (seconds: number) => new Date(Date.parse(AT) + seconds * 1_000).toISOString();

/**
 * Opens the keys of one application in memory. The first `conflicts` writes, or those after `conflictNext`, find that
 * another change came first.
 */
export function openKeys({ conflicts = 0, environments = ['live', 'test'] as ('live' | 'test')[] } = {}) {
  const keys = new Map<string, KeyRecord>();
  const records: AuditRecord[] = [];
  const applications: Application[] = [];
  let conflictsLeft = conflicts;
  let ids = 0;
  const write = async (record: AuditRecord, ...written: KeyRecord[]) => {
    conflictsLeft -= 1;
    if (conflictsLeft >= 0) {
      return 'changed' as const;
    }
    records.push(record);
    for (const key of written) {
      keys.set(key.id, key);
    }
    return 'done' as const;
  };
  const store: KeyStore = {
    create: (key, application, record) => {
      applications.push(application);
      return write(record, key);
    },
    change: (key, record) => write(record, key),
    rotate: ({ successor, predecessor, application, record }) => {
      applications.push(application);
      return write(record, predecessor, successor);
    },
    find: async (id) => keys.get(id) ?? null,
    findByMac: async (mac) => [...keys.values()].find((key) => key.mac === mac) ?? null,
    list: async (id) => [...keys.values()].filter(({ applicationId }) => applicationId === id),
    countUnderOtherPeppers: async () => 0,
  };
  const peppers = {
    read: async () => ({ current: pepper('2'), previous: pepper('1'), propagated: true, stale: false }),
  };
  const services = {
    companies: { find: async (id: string) => (id === 'nobody' ? null : ({ id } as never)) },
    applications: {
      find: async (id: string) => (id === 'app' ? APPLICATION : null),
      list: async () => [APPLICATION],
    },
    keys: store,
    environments,
    peppers,
    freshPeppers: peppers,
    randomBytes: (count: number) => new Uint8Array(count).fill(ids + 1),
    newId: () => {
      ids += 1;
      return `key-${ids}`;
    },
    nowMs: () => Date.parse(AT),
  };
  const make = (over: object = {}, at = AT) => {
    const input = { application_id: 'app', environment: 'live' as const, scopes: ['knowledge:read' as const], ...over };
    return createKey(services, input, { ...CONTEXT, at });
  };
  const conflictNext = (count: number) => {
    conflictsLeft = count;
  };
  return { services, keys, records, applications, make, conflictNext };
}
