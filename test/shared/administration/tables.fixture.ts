import { randomUUID } from 'node:crypto';
import type { Agent } from 'node:http';
import {
  CreateTableCommand,
  DeleteTableCommand,
  DynamoDBClient,
  ScanCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { startDatabase } from '../../harness/local-cloud/database.ts';

/** An in-memory DynamoDB for one test file, with the tables of a stage. */
export interface TestTables {
  readonly dynamo: DynamoDBClient;
  readonly access: string;
  readonly knowledge: string;
  readonly audit: string;
  readonly budget: string;
  readonly stop: () => Promise<void>;
}

const NAMES = {
  access: 'AccessTable',
  knowledge: 'KnowledgeTable',
  audit: 'AuditTable',
  budget: 'BudgetTable',
} as const;

let database: string | null = null;

/**
 * Makes `startTables` create the tables of this worker's tests in another DynamoDB, under unique names; `stop` deletes
 * them.
 */
export function useDatabase(endpoint: string): void {
  database = endpoint;
}

/** Creates the tables in a new local DynamoDB, or in the one that `useDatabase` was given; `stop` removes them. */
export async function startTables(): Promise<TestTables> {
  if (database !== null) {
    return startTablesIn(database);
  }
  const { endpoint, agent, stop: stopServer } = await startDatabase();
  const dynamo = clientOf(endpoint, agent);
  await makeTables(dynamo, NAMES);
  const stop = async () => {
    dynamo.destroy();
    await stopServer();
  };
  return { dynamo, ...NAMES, stop };
}

async function startTablesIn(endpoint: string): Promise<TestTables> {
  const run = randomUUID().slice(0, 8);
  const names = {
    access: `${NAMES.access}-${run}`,
    knowledge: `${NAMES.knowledge}-${run}`,
    audit: `${NAMES.audit}-${run}`,
    budget: `${NAMES.budget}-${run}`,
  };
  const dynamo = clientOf(endpoint);
  await makeTables(dynamo, names);
  const stop = async () => {
    for (const TableName of Object.values(names)) {
      await dynamo.send(new DeleteTableCommand({ TableName }));
    }
    dynamo.destroy();
  };
  return { dynamo, ...names, stop };
}

// A server on this machine accepts any credentials; a real table needs those of the operator, which the SDK finds.
function clientOf(endpoint: string, httpAgent?: Agent): DynamoDBClient {
  const { hostname } = new URL(endpoint);
  const [, region] = /^dynamodb\.([a-z0-9-]+)\.amazonaws\.com$/.exec(hostname) ?? [];
  return region === undefined
    ? new DynamoDBClient({
        endpoint,
        region: 'us-east-1',
        credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
        ...(httpAgent && { requestHandler: { httpAgent } }),
      })
    : new DynamoDBClient({ endpoint, region });
}

async function makeTables(dynamo: DynamoDBClient, names: typeof NAMES | Record<keyof typeof NAMES, string>) {
  for (const TableName of Object.values(names)) {
    await dynamo.send(
      new CreateTableCommand({
        TableName,
        BillingMode: 'PAY_PER_REQUEST',
        AttributeDefinitions: ['pk', 'sk'].map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
        KeySchema: [
          { AttributeName: 'pk', KeyType: 'HASH' },
          { AttributeName: 'sk', KeyType: 'RANGE' },
        ],
      }),
    );
    // A real server creates a table asynchronously.
    await waitUntilTableExists({ client: dynamo, minDelay: 1, maxWaitTime: 60 }, { TableName });
  }
}

/**
 * Returns every item of the access, knowledge and audit tables as JSON, sorted. Two reads return the same texts exactly
 * when nothing changed.
 */
export async function everyItem(tables: TestTables): Promise<string[]> {
  const pages = await Promise.all(
    [tables.access, tables.knowledge, tables.audit].map((TableName) =>
      tables.dynamo.send(new ScanCommand({ TableName })),
    ),
  );
  return pages.flatMap(({ Items = [] }) => Items.map((item) => sortedJson(unmarshall(item)))).sort();
}

// Sorts the attributes, which DynamoDB returns in any order.
function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_key, part) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
