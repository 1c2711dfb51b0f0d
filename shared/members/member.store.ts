import { type DynamoDBClient, type TransactWriteItem, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { auditWrite } from '../administration/audit.store.ts';
import type { AuditRecord } from '../administration/audit-record.ts';
import { readItem, readItems, transact, updatedIf } from '../aws/dynamo.client.ts';
import { fieldsOf, type ItemKey } from '../aws/item-key.ts';
import type { Member, MemberList, MemberStore } from './member.ts';
import { memberByIdKey, memberInListKey, memberKey, memberListKey, membershipsOf, membersOf } from './member-keys.ts';

/** Members in the member table. */
export function createMemberStore(dynamo: DynamoDBClient, table: string, auditTable: string): MemberStore {
  const findAt = async (key: ItemKey): Promise<Member | null> => {
    const item = await readItem(dynamo, table, key);
    return item === null ? null : memberOf(unmarshall(item));
  };
  const write = async (list: MemberList, writes: TransactWriteItem[], record: AuditRecord) =>
    transact(dynamo, [
      { write: raiseList(table, record.companyId, list.revision), onConditionFailed: 'changed' },
      ...writes.map((each) => ({ write: each, onConditionFailed: 'changed' as const })),
      { write: auditWrite(auditTable, record) },
    ]);
  return {
    ...createMembershipStore(dynamo, table),
    async find(memberId) {
      const pointer = await readItem(dynamo, table, memberByIdKey(memberId));
      return pointer === null ? null : findAt(memberKey(unmarshall(pointer) as Member));
    },
    // The revision is read before the members: a change in between makes the next write fail instead of being lost.
    async list(companyId) {
      const keys: ItemKey[] = [];
      const revision = Number((await readItem(dynamo, table, memberListKey(companyId)))?.revision?.N ?? 0);
      for await (const item of readItems(dynamo, table, membersOf(companyId))) {
        keys.push(memberKey(unmarshall(item) as Member));
      }
      const members = await Promise.all(keys.map(findAt));
      return { members: members.filter((member) => member !== null).sort(byEmail), revision };
    },
    add: (member, list, record) =>
      write(
        list,
        [
          putNew(table, { ...member, ...memberKey(member) }),
          putNew(table, { ...pointerOf(member), ...memberInListKey(member) }),
          putNew(table, { ...pointerOf(member), ...memberByIdKey(member.id) }),
        ],
        record,
      ),
    change: (member, list, record) => write(list, [replaceMember(table, member)], record),
    move: ({ before, after }, list, record) =>
      write(
        list,
        [
          removeMember(table, before),
          putNew(table, { ...after, ...memberKey(after) }),
          put(table, { ...pointerOf(after), ...memberInListKey(after) }),
          put(table, { ...pointerOf(after), ...memberByIdKey(after.id) }),
        ],
        record,
      ),
    remove: (member, list, record) =>
      write(
        list,
        [memberKey(member), memberInListKey(member), memberByIdKey(member.id)].map((key) => ({
          Delete: { TableName: table, Key: marshall(key) },
        })),
        record,
      ),
  };
}

/** The memberships of a person, which every call of the console reads. */
export function createMembershipStore(dynamo: DynamoDBClient, table: string): Pick<MemberStore, 'ofPerson' | 'accept'> {
  return {
    async ofPerson(personId) {
      const members: Member[] = [];
      for await (const item of readItems(dynamo, table, membershipsOf(personId))) {
        members.push(memberOf(unmarshall(item)));
      }
      return members;
    },
    accept: (member) => accept(dynamo, table, member),
  };
}

// Writes no audit record and does not raise the list's revision: a person accepts by signing in, which changes no
// permissions.
async function accept(dynamo: DynamoDBClient, table: string, member: Member): Promise<boolean> {
  const command = new UpdateItemCommand({
    TableName: table,
    Key: marshall(memberKey(member)),
    UpdateExpression: 'SET #status = :active, expiresAt = :none, #revision = #revision + :one',
    ConditionExpression: '#revision = :seen AND id = :id',
    ExpressionAttributeNames: { '#status': 'status', '#revision': 'revision' },
    ExpressionAttributeValues: marshall({
      ':active': 'active',
      ':none': null,
      ':one': 1,
      ':seen': member.revision,
      ':id': member.id,
    }),
  });
  return updatedIf(dynamo, command);
}

function raiseList(table: string, companyId: string | null, revision: number): TransactWriteItem {
  return {
    Update: {
      TableName: table,
      Key: marshall(memberListKey(companyId)),
      UpdateExpression: 'SET #revision = :next',
      ConditionExpression: revision === 0 ? 'attribute_not_exists(#revision)' : '#revision = :seen',
      ExpressionAttributeNames: { '#revision': 'revision' },
      ExpressionAttributeValues: marshall({
        ':next': revision + 1,
        ...(revision === 0 ? {} : { ':seen': revision }),
      }),
    },
  };
}

function putNew(table: string, item: ItemKey & object): TransactWriteItem {
  return { Put: { TableName: table, Item: marshall(item), ConditionExpression: 'attribute_not_exists(pk)' } };
}

function put(table: string, item: ItemKey & object): TransactWriteItem {
  return { Put: { TableName: table, Item: marshall(item) } };
}

// The member must still be as it was read.
function removeMember(table: string, member: Member): TransactWriteItem {
  return {
    Delete: {
      TableName: table,
      Key: marshall(memberKey(member)),
      ConditionExpression: 'revision = :before',
      ExpressionAttributeValues: marshall({ ':before': member.revision }),
    },
  };
}

// Signing in changes a member without raising the list's revision, and must not be undone: the item must still have the
// revision that was read, one less than that of the change.
function replaceMember(table: string, member: Member): TransactWriteItem {
  return {
    Put: {
      TableName: table,
      Item: marshall({ ...member, ...memberKey(member) }),
      ConditionExpression: 'revision = :before',
      ExpressionAttributeValues: marshall({ ':before': member.revision - 1 }),
    },
  };
}

function pointerOf({ personId, companyId }: Member) {
  return { personId, companyId };
}

function memberOf(item: Record<string, unknown>): Member {
  return fieldsOf(item) as unknown as Member;
}

function byEmail(one: Member, other: Member): number {
  return one.email < other.email ? -1 : 1;
}
