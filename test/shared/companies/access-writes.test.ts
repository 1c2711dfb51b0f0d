// Guarantee: a company, an application and a key are written completely or not at all, with their audit record, and
// only if the state that the decision was based on has not changed. Risk: two companies with one name, two keys that
// both took the last free slot, or a key whose audit record says something else.
import { describe, expect, it } from 'vitest';
import type { AuditRecord } from '../../../shared/administration/audit-record.ts';
import { createApplicationStore } from '../../../shared/companies/applications/application.store.ts';
import { createCompanyStore } from '../../../shared/companies/company/company.store.ts';
import type { Company } from '../../../shared/companies/company/company.ts';
import { createKeyStore } from '../../../shared/companies/keys/key.store.ts';
import type { KeyRecord } from '../../../shared/keys/key-record.ts';
import { refusedAt, type Written, writtenBy } from '../aws/written.fixture.ts';
import { APPLICATION, AT, KEY } from './keys/keys.fixture.ts';

const AUDIT = { id: 'audit', at: AT, action: 'company.create', companyId: 'company' } as AuditRecord;
const COMPANY: Company = { id: 'company', name: 'Harbour', status: 'active', policies: {}, createdAt: AT, revision: 3 };
const SUCCESSOR: KeyRecord = { ...KEY, id: 'next', mac: 'mac-next', revision: 1 };

type Dynamo = Parameters<typeof createCompanyStore>[0];
const companies = (dynamo: Dynamo) => createCompanyStore(dynamo, 'access', 'audit');
const applications = (dynamo: Dynamo) => createApplicationStore(dynamo, 'access', 'audit');
const keys = (dynamo: Dynamo) => createKeyStore(dynamo, 'access', 'audit');

const IS_NEW = 'attribute_not_exists(pk)';
const IS_UNCHANGED = '#revision = :revision';
const outline = (written: readonly Written[]) =>
  written.map(({ kind, place, condition }) => [kind, place, condition].filter(Boolean).join(' | '));
const AUDIT_WRITE = `Put | audit COMPANY#company ${AT}#audit | ${IS_NEW}`;

const CHANGES: readonly [name: string, (dynamo: Dynamo) => Promise<unknown>, outline: string[], refusals: string[]][] =
  [
    [
      'a new company',
      (dynamo) => companies(dynamo).create(COMPANY, AUDIT),
      [
        `Put | access COMPANY-NAME#harbour NAME | ${IS_NEW}`,
        `Put | access COMPANY#company COMPANY | ${IS_NEW}`,
        `Put | access COMPANIES COMPANY#company | ${IS_NEW}`,
        AUDIT_WRITE,
      ],
      ['duplicate_name', 'unavailable', 'unavailable', 'unavailable'],
    ],
    [
      'a changed company',
      (dynamo) => companies(dynamo).change(COMPANY, AUDIT),
      [`Update | access COMPANY#company COMPANY | ${IS_UNCHANGED}`, AUDIT_WRITE],
      ['changed', 'unavailable'],
    ],
    [
      'a new application',
      (dynamo) => applications(dynamo).create(APPLICATION, AUDIT),
      [
        'ConditionCheck | access COMPANY#company COMPANY | attribute_exists(pk)',
        `Put | access COMPANY#company APPLICATION-NAME#application | ${IS_NEW}`,
        `Put | access COMPANY#company APPLICATION#app | ${IS_NEW}`,
        `Put | access APPLICATION#app APPLICATION | ${IS_NEW}`,
        AUDIT_WRITE,
      ],
      ['no_company', 'duplicate_name', 'unavailable', 'unavailable', 'unavailable'],
    ],
    [
      'a new key',
      (dynamo) => keys(dynamo).create(KEY, APPLICATION, AUDIT),
      [
        `Update | access COMPANY#company APPLICATION#app | ${IS_UNCHANGED}`,
        `Put | access KEY#mac KEY | ${IS_NEW}`,
        'Put | access KEY-ID#key KEY',
        'Put | access APPLICATION#app KEY#key',
        AUDIT_WRITE,
      ],
      ['changed', 'unavailable', 'unavailable', 'unavailable', 'unavailable'],
    ],
    [
      'a changed key',
      (dynamo) => keys(dynamo).change(KEY, AUDIT),
      [`Update | access KEY#mac KEY | ${IS_UNCHANGED}`, AUDIT_WRITE],
      ['changed', 'unavailable'],
    ],
    [
      'a rotated key',
      (dynamo) =>
        keys(dynamo).rotate({ successor: SUCCESSOR, predecessor: KEY, application: APPLICATION, record: AUDIT }),
      [
        `Update | access KEY#mac KEY | ${IS_UNCHANGED}`,
        `Update | access COMPANY#company APPLICATION#app | ${IS_UNCHANGED}`,
        `Put | access KEY#mac-next KEY | ${IS_NEW}`,
        'Put | access KEY-ID#next KEY',
        'Put | access APPLICATION#app KEY#next',
        AUDIT_WRITE,
      ],
      ['changed', 'changed', 'unavailable', 'unavailable', 'unavailable', 'unavailable'],
    ],
  ];

describe.each(CHANGES)('%s', (_name, change, expected, refusals) => {
  it('is written in one transaction with its audit record', async () => {
    expect(outline(await writtenBy(change))).toEqual(expected);
  });

  it('is refused with a code that says which condition failed', async () => {
    const codes = await Promise.all(expected.map((_, position) => refusedAt(position, change)));
    expect(codes).toEqual(refusals);
  });
});

describe('the attributes', () => {
  it('of a company and of an application are all stored, and their names point to them', async () => {
    const [name, company, listed] = await writtenBy((dynamo) => companies(dynamo).create(COMPANY, AUDIT));
    expect(company?.values).toMatchObject({ ...COMPANY });
    expect([name?.values.id, listed?.values.id]).toEqual(['company', 'company']);
    const made = await writtenBy((dynamo) => applications(dynamo).create(APPLICATION, AUDIT));
    expect(made.slice(1, 4).map(({ values }) => values)).toMatchObject([
      { id: 'app' },
      { ...APPLICATION },
      { companyId: 'company' },
    ]);
  });

  it('of a key exclude its MAC, which is its item key; its pointers hold the MAC', async () => {
    const [, item, byId, ofApplication] = await writtenBy((dynamo) => keys(dynamo).create(KEY, APPLICATION, AUDIT));
    const { mac, ...attributes } = KEY;
    expect(item?.values).toEqual({ ...attributes, pk: 'KEY#mac', sk: 'KEY' });
    expect([byId?.values.mac, ofApplication?.values.mac]).toEqual([mac, mac]);
  });

  it.each<[name: string, change: (dynamo: Dynamo) => Promise<unknown>, set: Record<string, unknown>, revision: number]>(
    [
      [
        'a company',
        (dynamo) => companies(dynamo).change({ ...COMPANY, status: 'suspended' }, AUDIT),
        { status: 'suspended', policies: {} },
        3,
      ],
      [
        'an application that gets a key',
        (dynamo) => keys(dynamo).create(KEY, { ...APPLICATION, revision: 7 }, AUDIT),
        {},
        7,
      ],
      [
        'a key',
        (dynamo) => keys(dynamo).change({ ...KEY, name: 'Other' }, AUDIT),
        { scopes: KEY.scopes, name: 'Other', status: 'active', expiresAt: null, successorId: null },
        5,
      ],
      [
        'a rotated key',
        (dynamo) => keys(dynamo).change({ ...KEY, expiresAt: AT, successorId: 'next' }, AUDIT),
        { scopes: KEY.scopes, name: KEY.name, status: 'active', expiresAt: AT, successorId: 'next' },
        5,
      ],
    ],
  )('that a change of %s sets are those that may change, and the revision, which increases by one', async (...row) => {
    const [, change, set, revision] = row;
    const [{ update, names, values } = { update: '', names: {}, values: {} }] = await writtenBy(change);
    const fields = Object.keys(set);
    const sets = [...fields.map((field) => `#${field} = :${field}`), '#revision = #revision + :one'];
    expect(update).toBe(`SET ${sets.join(', ')}`);
    expect(names).toEqual(Object.fromEntries(['revision', ...fields].map((field) => [`#${field}`, field])));
    expect(values).toEqual({
      ...Object.fromEntries(Object.entries(set).map(([field, value]) => [`:${field}`, value])),
      ':revision': revision,
      ':one': 1,
    });
  });
});

it('stores no attribute for a policy that is not set or was removed', async () => {
  const policies = { budget: { burst: undefined, ratePerMinute: 7 }, searchesPerMinute: undefined };
  const [, made] = await writtenBy((dynamo) => companies(dynamo).create({ ...COMPANY, policies }, AUDIT));
  expect(made?.values.policies).toEqual({ budget: { ratePerMinute: 7 } });
  const [changed] = await writtenBy((dynamo) => companies(dynamo).change({ ...COMPANY, policies }, AUDIT));
  expect(changed?.values[':policies']).toEqual({ budget: { ratePerMinute: 7 } });
});
