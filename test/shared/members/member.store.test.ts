// Guarantee: a change of members is one transaction that raises the revision of their list and includes its audit
// record, and a removed membership is gone from every place that is read. Risk: a removed person who is admitted, or
// two administrators who remove each other at once.
import {
  ConditionalCheckFailedException,
  type DynamoDBClient,
  GetItemCommand,
  type QueryCommand,
  type UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { expect, it } from 'vitest';
import type { AuditRecord } from '../../../shared/administration/audit-record.ts';
import { createMemberStore, createMembershipStore } from '../../../shared/members/member.store.ts';
import { pagedTable } from '../aws/paged-table.fixture.ts';
import { refusedAt, writtenBy } from '../aws/written.fixture.ts';
import { memberWith } from './member.fixture.ts';

const ANN = memberWith({
  personId: 'person',
  status: 'invited',
  expiresAt: '2026-11-27T06:00:00.000Z',
  revision: 3,
});
const RECORD = { id: 'audit', at: ANN.since, action: 'member.remove', companyId: 'company' } as AuditRecord;
const LIST = { members: [ANN], revision: 8 };

type Store = ReturnType<typeof createMemberStore>;
const changing = (change: (members: Store) => Promise<unknown>) => (dynamo: DynamoDBClient) =>
  change(createMemberStore(dynamo, 'members', 'audit'));

const CHANGES: readonly (readonly [
  what: string,
  places: readonly string[],
  change: (members: Store) => Promise<unknown>,
])[] = [
  [
    'added',
    [
      'Update members COMPANY#company LIST',
      'Put members PERSON#person COMPANY#company',
      'Put members COMPANY#company MEMBER#ann',
      'Put members MEMBER#ann MEMBER',
    ],
    (members) => members.add(ANN, LIST, RECORD),
  ],
  [
    'changed',
    ['Update members COMPANY#company LIST', 'Put members PERSON#person COMPANY#company'],
    (members) => members.change(ANN, LIST, RECORD),
  ],
  [
    'given to another person',
    [
      'Update members COMPANY#company LIST',
      'Delete members PERSON#person COMPANY#company',
      'Put members PERSON#other COMPANY#company',
      'Put members COMPANY#company MEMBER#ann',
      'Put members MEMBER#ann MEMBER',
    ],
    (members) => members.move({ before: ANN, after: { ...ANN, personId: 'other', revision: 4 } }, LIST, RECORD),
  ],
  [
    'removed',
    [
      'Update members COMPANY#company LIST',
      'Delete members PERSON#person COMPANY#company',
      'Delete members COMPANY#company MEMBER#ann',
      'Delete members MEMBER#ann MEMBER',
    ],
    (members) => members.remove(ANN, LIST, RECORD),
  ],
];

it.each(CHANGES)(
  'writes a member who is %s in one transaction with the audit record',
  async (_what, places, change) => {
    const written = await writtenBy(changing(change));
    expect(written.map(({ kind, place }) => `${kind} ${place}`)).toEqual([
      ...places,
      expect.stringMatching(/^Put audit /),
    ]);
    expect(written[0]).toMatchObject({
      condition: '#revision = :seen',
      values: { ':seen': 8, ':next': 9 },
    });
    expect(await refusedAt(0, changing(change))).toBe('changed');
  },
);

it('changes a member only if nobody has changed it since, so that a sign-in, which leaves the list as it was, is not undone', async () => {
  const written = await writtenBy(changing((members) => members.change(ANN, LIST, RECORD)));
  expect(written[1]).toMatchObject({ condition: 'revision = :before', values: { ':before': 2, revision: 3 } });
  expect(
    await refusedAt(
      1,
      changing((members) => members.change(ANN, LIST, RECORD)),
    ),
  ).toBe('changed');
});

it('makes the first change of a list only while it has no revision', async () => {
  const written = await writtenBy(changing((members) => members.add(ANN, { members: [], revision: 0 }, RECORD)));
  expect(written[0]).toMatchObject({ condition: 'attribute_not_exists(#revision)', values: { ':next': 1 } });
});

it('reads the revision of a list before its members, so that a change in between makes the next write fail', async () => {
  const read: string[] = [];
  const send = async (command: GetItemCommand | QueryCommand) => {
    read.push(command instanceof GetItemCommand ? `${command.input.Key?.sk?.S}` : 'members');
    return { Item: { revision: { N: '8' } } };
  };
  const store = createMemberStore({ send } as unknown as DynamoDBClient, 'members', 'audit');
  expect(await store.list('company')).toEqual({ members: [], revision: 8 });
  expect(read).toEqual(['LIST', 'members']);
});

it('lists members by address, in whatever order the table has them', async () => {
  const members = ['cid', 'bob', 'ann'].map((name, i) => ({
    ...ANN,
    id: `member-${i}`,
    personId: `person-${i}`,
    email: `${name}@example.com`,
  }));
  const { dynamo } = pagedTable(
    members.flatMap((member) => [
      marshall({ pk: 'COMPANY#company', sk: `MEMBER#${member.id}`, personId: member.personId, companyId: 'company' }),
      marshall({ pk: `PERSON#${member.personId}`, sk: 'COMPANY#company', ...member }),
    ]),
  );
  const store = createMemberStore(dynamo, 'members', 'audit');
  expect(await store.list('company')).toEqual({ members: members.toReversed(), revision: 0 });
});

it('accepts an invitation only if it has not changed, so that no removed membership comes back', async () => {
  const sent: UpdateItemCommand[] = [];
  const dynamo = { send: async (command: UpdateItemCommand) => void sent.push(command) } as unknown as DynamoDBClient;
  expect(await createMembershipStore(dynamo, 'members').accept(ANN)).toBe(true);
  expect(sent.map(({ input }) => input)).toEqual([
    {
      TableName: 'members',
      Key: { pk: { S: 'PERSON#person' }, sk: { S: 'COMPANY#company' } },
      UpdateExpression: 'SET #status = :active, expiresAt = :none, #revision = #revision + :one',
      ConditionExpression: '#revision = :seen AND id = :id',
      ExpressionAttributeNames: { '#status': 'status', '#revision': 'revision' },
      ExpressionAttributeValues: marshall({ ':active': 'active', ':none': null, ':one': 1, ':seen': 3, ':id': 'ann' }),
    },
  ]);
});

it('accepts no invitation that has changed, and reports a table that does not answer', async () => {
  const accept = (error: Error) => {
    const dynamo = { send: () => new Promise((_, reject) => setImmediate(reject, error)) } as unknown as DynamoDBClient;
    return createMembershipStore(dynamo, 'members').accept(ANN);
  };
  const changed = new ConditionalCheckFailedException({ message: 'changed', $metadata: {} });
  expect(await accept(changed)).toBe(false);
  await expect(accept(new Error('No answer.'))).rejects.toMatchObject({ code: 'unavailable' });
});

it('gives a member to another person only if the member has not changed since it was read', async () => {
  const move = changing((members) => members.move({ before: ANN, after: { ...ANN, personId: 'other' } }, LIST, RECORD));
  const [, removal, added] = await writtenBy(move);
  expect(removal).toMatchObject({ condition: 'revision = :before', values: { ':before': 3 } });
  expect(added).toMatchObject({ condition: 'attribute_not_exists(pk)' });
  expect(await refusedAt(1, move)).toBe('changed');
});
