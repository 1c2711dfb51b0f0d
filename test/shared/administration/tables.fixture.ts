import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { CreateTableCommand, DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';

/** A DynamoDB of the test's own, in memory, with the tables of a stage. */
export interface TestTables {
  readonly dynamo: DynamoDBClient;
  readonly access: string;
  readonly knowledge: string;
  readonly audit: string;
  readonly budget: string;
  readonly stop: () => Promise<void>;
}

const ATTEMPTS_MAX = 5;
const NAMES = {
  access: 'AccessTable',
  knowledge: 'KnowledgeTable',
  audit: 'AuditTable',
  budget: 'BudgetTable',
} as const;

/** Starts dynoxide on a random port and makes the tables; `stop` ends it. */
export async function startTables(): Promise<TestTables> {
  const { server, endpoint } = await startServer();
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
    const ended = once(server, 'exit');
    server.kill();
    await ended;
  };
  return { dynamo, ...NAMES, stop };
}

async function startServer(): Promise<{ server: ChildProcess; endpoint: string }> {
  const program = createRequire(import.meta.url).resolve(`@dynoxide/${process.platform}-${process.arch}/dynoxide`);
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
    const port = String(randomInt(20_000, 30_000));
    const server = spawn(program, ['serve', '--port', port], { stdio: ['ignore', 'pipe', 'pipe'] });
    if (await isListening(server)) {
      return { server, endpoint: `http://127.0.0.1:${port}` };
    }
  }
  throw new Error('No port was free for the test database.');
}

// Ready when it says so; a taken port ends it.
async function isListening(server: ChildProcess): Promise<boolean> {
  const said = [server.stdout, server.stderr].map(
    (stream) =>
      new Promise<boolean>((resolve) => {
        if (stream === null) {
          return;
        }
        createInterface({ input: stream }).on('line', (line) => line.includes('listening on') && resolve(true));
      }),
  );
  return Promise.race([...said, once(server, 'exit').then(() => false)]);
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
