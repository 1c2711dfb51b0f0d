// Guarantee: audit records are read newest first from the partition of one company or of the stage, and every filter
// has to match; a record is added and never replaced. Risk: an operator who looks for a change by one person sees those
// of others, or the oldest ones; and a record that replaces another.
import { type DynamoDBClient, QueryCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { expect, it } from 'vitest';
import { auditWrite, createAuditStore } from '../../../shared/administration/audit.store.ts';
import type { AuditQuery, AuditRecord } from '../../../shared/administration/audit-record.ts';

const QUERY: AuditQuery = {
  companyId: 'company',
  since: '2026-11-01T00:00:00.000Z',
  through: '2026-11-20T23:59:59.999Z~',
  subjectId: null,
  actor: null,
  action: null,
  recordsMax: 10,
};
const RECORD: AuditRecord = {
  id: 'record',
  at: '2026-11-20T06:00:00.000Z',
  actor: 'somebody',
  companyId: 'company',
  action: 'key.revoke',
  subjectType: 'key',
  subjectId: 'key',
  before: null,
  after: null,
};

async function queriesOf(query: AuditQuery) {
  const sent: unknown[] = [];
  const send = async (command: unknown) => {
    sent.push(command instanceof QueryCommand ? command.input : command);
    return { Items: [] };
  };
  await createAuditStore({ send } as unknown as DynamoDBClient, 'audit').list(query);
  return sent;
}

const RANGE = {
  TableName: 'audit',
  ConsistentRead: true,
  ScanIndexForward: false,
  KeyConditionExpression: 'pk = :pk AND sk BETWEEN :since AND :through',
  ExclusiveStartKey: undefined,
};

it('reads the records of a company in a range of time, newest first', async () => {
  const values = { ':pk': 'COMPANY#company', ':since': QUERY.since, ':through': QUERY.through };
  expect(await queriesOf(QUERY)).toEqual([{ ...RANGE, ExpressionAttributeValues: marshall(values) }]);
});

it('reads the records of the stage that match every filter', async () => {
  const filters = { subjectId: 'key', actor: 'somebody', action: 'key.revoke' } as const;
  expect(await queriesOf({ ...QUERY, companyId: null, since: null, through: null, ...filters })).toEqual([
    {
      ...RANGE,
      FilterExpression: '#subjectId = :subjectId AND #actor = :actor AND #action = :action',
      ExpressionAttributeNames: { '#subjectId': 'subjectId', '#actor': 'actor', '#action': 'action' },
      ExpressionAttributeValues: marshall({
        ':pk': 'STAGE',
        ':since': '0',
        ':through': '~',
        ':subjectId': 'key',
        ':actor': 'somebody',
        ':action': 'key.revoke',
      }),
    },
  ]);
});

it('reads pages until it has as many records as are wanted', async () => {
  let pages = 0;
  const send = async () => {
    pages += 1;
    const items = [1, 2].map((n) => marshall({ pk: 'pk', sk: 'sk', ...RECORD, id: `${pages}.${n}` }));
    return { Items: items, LastEvaluatedKey: marshall({ pk: 'pk', sk: `${pages}` }) };
  };
  const store = createAuditStore({ send } as unknown as DynamoDBClient, 'audit');
  const ids = async (recordsMax: number) => (await store.list({ ...QUERY, recordsMax })).map(({ id }) => id);
  expect({ ids: await ids(2), pages }).toEqual({ ids: ['1.1', '1.2'], pages: 1 });
  expect({ ids: await ids(3), pages }).toEqual({ ids: ['2.1', '2.2', '3.1'], pages: 3 });
});

it('adds a record that is not part of a change as a write of its own', async () => {
  const sent: unknown[] = [];
  const send = async (command: { readonly input: unknown }) => {
    sent.push(command.input);
    return {};
  };
  await createAuditStore({ send } as unknown as DynamoDBClient, 'audit').add(RECORD);
  expect(sent).toMatchObject([{ TransactItems: [auditWrite('audit', RECORD)] }]);
});

it('adds a record only where there is none', () => {
  expect(auditWrite('audit', RECORD)).toEqual({
    Put: {
      TableName: 'audit',
      Item: marshall({ pk: 'COMPANY#company', sk: '2026-11-20T06:00:00.000Z#record', ...RECORD }),
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  });
});

it('leaves out the fields without a value in the state before or after a change', () => {
  const after = { name: 'Harbour', expires_at: undefined };
  expect(auditWrite('audit', { ...RECORD, after }).Put?.Item?.after).toEqual({ M: { name: { S: 'Harbour' } } });
});
