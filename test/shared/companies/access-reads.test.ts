// Guarantee: a company, an application and a key are read completely through the items that point to them, even if the
// key is moved meanwhile; a pointer without its item counts as absent. Risk: a key that works but cannot be revoked,
// because nobody finds it.
import { type DynamoDBClient, type GetItemCommand, QueryCommand } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { describe, expect, it } from 'vitest';
import { createApplicationStore } from '../../../shared/companies/applications/application.store.ts';
import { createCompanyStore } from '../../../shared/companies/company/company.store.ts';
import type { Company } from '../../../shared/companies/company/company.ts';
import { createKeyStore } from '../../../shared/companies/keys/key.store.ts';
import { pagedTable } from '../aws/paged-table.fixture.ts';
import { countRunning } from './count-running.fixture.ts';
import { APPLICATION, AT, KEY } from './keys/keys.fixture.ts';

const COMPANY: Company = { id: 'company', name: 'Harbour', status: 'active', policies: {}, createdAt: AT, revision: 3 };
const companies = (dynamo: DynamoDBClient) => createCompanyStore(dynamo, 'access', 'audit');
const applications = (dynamo: DynamoDBClient) => createApplicationStore(dynamo, 'access', 'audit');
const keys = (dynamo: DynamoDBClient) => createKeyStore(dynamo, 'access', 'audit');

const item = (pk: string, sk: string, attributes: object) => marshall({ pk, sk, ...attributes });
const { mac: _mac, ...stored } = KEY;

describe('a company, an application or a key', () => {
  const { dynamo } = pagedTable([
    item('COMPANY#company', 'COMPANY', COMPANY),
    item('APPLICATION#app', 'APPLICATION', { companyId: 'company' }),
    item('COMPANY#company', 'APPLICATION#app', APPLICATION),
    item('KEY-ID#key', 'KEY', { mac: 'mac' }),
    item('KEY#mac', 'KEY', stored),
  ]);

  it('is found with all its attributes by its id, and a key also by its MAC', async () => {
    expect(await companies(dynamo).find('company')).toEqual(COMPANY);
    expect(await applications(dynamo).find('app')).toEqual(APPLICATION);
    expect(await keys(dynamo).find('key')).toEqual(KEY);
    expect(await keys(dynamo).findByMac('mac')).toEqual(KEY);
  });

  it('is null when it does not exist', async () => {
    expect(await companies(dynamo).find('x')).toBeNull();
    expect(await applications(dynamo).find('x')).toBeNull();
    expect([await keys(dynamo).find('x'), await keys(dynamo).findByMac('x')]).toEqual([null, null]);
  });

  it('is listed even if it is suspended or revoked', async () => {
    const [suspended, revoked] = [
      { ...COMPANY, status: 'suspended' },
      { ...stored, status: 'revoked' },
    ];
    const listed = pagedTable([
      item('COMPANIES', 'COMPANY#company', { id: 'company' }),
      item('COMPANY#company', 'COMPANY', suspended),
      item('APPLICATION#app', 'KEY#key', { mac: 'mac' }),
      item('KEY-ID#key', 'KEY', { mac: 'mac' }),
      item('KEY#mac', 'KEY', revoked),
    ]);
    expect(await companies(listed.dynamo).list()).toEqual([suspended]);
    expect(await keys(listed.dynamo).list('app')).toEqual([{ ...revoked, mac: 'mac' }]);
  });

  it('is left out of a list if only its pointer remains', async () => {
    const listed = pagedTable([
      item('COMPANIES', 'COMPANY#gone', { id: 'gone' }),
      item('APPLICATION#app', 'KEY#gone', { mac: 'gone' }),
    ]);
    expect(await companies(listed.dynamo).list()).toEqual([]);
    expect(await keys(listed.dynamo).list('app')).toEqual([]);
  });

  it('is listed in the order of creation, however many there are', async () => {
    // The table has them in the opposite order, and there are more companies than are read at the same time.
    const all = Array.from({ length: 30 }, (_, i) => ({
      id: `id-${40 - i}`,
      createdAt: new Date(Date.parse(AT) + i).toISOString(),
    }));
    const ids = all.map(({ id }) => id);
    const { dynamo: listed } = pagedTable(
      all
        .toReversed()
        .flatMap((one) => [
          item('COMPANIES', `COMPANY#${one.id}`, { id: one.id }),
          item(`COMPANY#${one.id}`, 'COMPANY', { ...COMPANY, ...one }),
          item('COMPANY#company', `APPLICATION#${one.id}`, { ...APPLICATION, ...one }),
          item('APPLICATION#app', `KEY#${one.id}`, { mac: one.id }),
          item(`KEY-ID#${one.id}`, 'KEY', { mac: one.id }),
          item(`KEY#${one.id}`, 'KEY', { ...stored, ...one }),
        ]),
    );
    expect((await companies(listed).list()).map(({ id }) => id)).toEqual(ids);
    expect((await applications(listed).list('company')).map(({ id }) => id)).toEqual(ids);
    expect((await keys(listed).list('app')).map(({ id }) => id)).toEqual(ids);
  });
});

describe('a key', () => {
  it('has the MAC under which it is stored, even if another one was asked for', async () => {
    const send = async () => ({ Item: item('KEY#another', 'KEY', stored) });
    const found = await keys({ send } as unknown as DynamoDBClient).findByMac('mac');
    expect(found).toEqual({ ...KEY, mac: 'another' });
  });

  it('is read together with at most 24 others, because more would wait for a connection until they fail', async () => {
    const pointers = Array.from({ length: 60 }, (_, i) => item('APPLICATION#app', `KEY#${i}`, { mac: 'mac' }));
    const { call, running } = countRunning();
    const send = async (command: GetItemCommand | QueryCommand) => {
      if (command instanceof QueryCommand) {
        return { Items: pointers };
      }
      await call();
      return {};
    };
    expect(await keys({ send } as unknown as DynamoDBClient).list('app')).toEqual([]);
    expect({ reads: running.length, atOnce: Math.max(...running) }).toEqual({ reads: 60, atOnce: 25 });
  });

  it('is looked up again if it moved meanwhile, at most three times', async () => {
    const macs: string[] = [];
    const send = async ({ input }: GetItemCommand) => {
      const { pk } = unmarshall(input.Key ?? {});
      if (pk.startsWith('KEY-ID#')) {
        return { Item: item(pk, 'KEY', { mac: `mac-${macs.length}` }) };
      }
      macs.push(pk);
      // An endless loop fails instead of hanging the test.
      expect(macs.length).toBeLessThan(9);
      return pk === 'KEY#mac-2' ? { Item: item(pk, 'KEY', stored) } : {};
    };
    expect(await keys({ send } as unknown as DynamoDBClient).find('key')).toEqual({ ...KEY, mac: 'mac-2' });
    expect(macs).toEqual(['KEY#mac-0', 'KEY#mac-1', 'KEY#mac-2']);
    const lost = pagedTable([item('KEY-ID#lost', 'KEY', { mac: 'gone' })]);
    expect(await keys(lost.dynamo).find('lost')).toBeNull();
    // Four attempts, each of which reads the pointer and the key.
    expect(lost.sent).toHaveLength(8);
  });
});

describe('the count of keys under other peppers', () => {
  it('fails when the table does not answer', async () => {
    const { dynamo: silent } = pagedTable([], { failsAt: 0 });
    await expect(keys(silent).countUnderOtherPeppers(['2'], AT)).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('includes only active keys under none of the given peppers', async () => {
    const { dynamo: scanned, sent } = pagedTable([]);
    expect(await keys(scanned).countUnderOtherPeppers(['2', '3'], AT)).toBe(0);
    expect(sent[0]?.input).toMatchObject({
      TableName: 'access',
      ConsistentRead: true,
      FilterExpression:
        'begins_with(pk, :key) AND NOT pepperVersion IN (:version0,:version1) AND #status = :active AND (expiresAt = :never OR expiresAt > :at)',
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: marshall({
        ':key': 'KEY#',
        ':version0': '2',
        ':version1': '3',
        ':active': 'active',
        ':never': null,
        ':at': AT,
      }),
    });
  });
});
