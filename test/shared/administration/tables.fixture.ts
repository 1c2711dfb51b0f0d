import { CreateTableCommand, DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { startDatabaseServer } from '@knowledge-copilot/local-cloud/database-server';

/** A DynamoDB of the test's own, in memory, with the tables of a stage. */
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

/** Starts a local DynamoDB and makes the tables; `stop` ends it. */
export async function startTables(): Promise<TestTables> {
  const { endpoint, stop: stopServer } = await startDatabaseServer(null, () => undefined);
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
  const dynamo = new DynamoDBClient({ endpoint, region: 'us-east-1', credentials });
  for (const TableName of Object.values(NAMES)) {
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
  }
  const stop = async () => {
    dynamo.destroy();
    await stopServer();
  };
  return { dynamo, ...NAMES, stop };
}

/**
 * Every item of the three tables, as sorted texts that can be compared; two reads give the same exactly when nothing
 * changed.
 */
export async function everyItem(tables: TestTables): Promise<string[]> {
  const pages = await Promise.all(
    [tables.access, tables.knowledge, tables.audit].map((TableName) =>
      tables.dynamo.send(new ScanCommand({ TableName })),
    ),
  );
  return pages.flatMap(({ Items = [] }) => Items.map((item) => sorted(unmarshall(item)))).sort();
}

// DynamoDB gives attributes in any order.
function sorted(value: unknown): string {
  return JSON.stringify(value, (_key, part) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
