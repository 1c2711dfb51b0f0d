import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { auditWrite } from '../../administration/audit.store.ts';
import { compareCreation } from '../../administration/compare-creation.ts';
import { nameKey } from '../../administration/name-key.ts';
import { readItems, transact } from '../../aws/dynamo.client.ts';
import {
  applicationByIdKey,
  applicationKey,
  applicationNameKey,
  applicationsOf,
  companyKey,
} from '../../keys/access-keys.ts';
import { attributesOf, findAttributes, putNew } from '../access-items.store.ts';
import type { Application, ApplicationStore } from './application.ts';

/** Applications in the access table, beside their company; a name is unique within the company. */
export function createApplicationStore(dynamo: DynamoDBClient, table: string, auditTable: string): ApplicationStore {
  return {
    create: (application, record) =>
      transact(dynamo, [...createWrites(table, application), { write: auditWrite(auditTable, record) }]),
    async find(applicationId) {
      const pointerKey = applicationByIdKey(applicationId);
      const pointer = await findAttributes<Pick<Application, 'companyId'>>(dynamo, table, pointerKey);
      return pointer === null
        ? null
        : findAttributes<Application>(dynamo, table, applicationKey(pointer.companyId, applicationId));
    },
    async list(companyId) {
      const applications: Application[] = [];
      for await (const item of readItems(dynamo, table, applicationsOf(companyId))) {
        applications.push(attributesOf<Application>(item));
      }
      return applications.sort(compareCreation);
    },
  };
}

function createWrites(table: string, application: Application) {
  const { id, companyId, name } = application;
  const company = {
    TableName: table,
    Key: marshall(companyKey(companyId)),
    ConditionExpression: 'attribute_exists(pk)',
  };
  return [
    { write: { ConditionCheck: company }, onConditionFailed: 'no_company' as const },
    {
      write: putNew(table, applicationNameKey(companyId, nameKey(name)), { id }),
      onConditionFailed: 'duplicate_name' as const,
    },
    { write: putNew(table, applicationKey(companyId, id), application) },
    { write: putNew(table, applicationByIdKey(id), { companyId }) },
  ];
}
