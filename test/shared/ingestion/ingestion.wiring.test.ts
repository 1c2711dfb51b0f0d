// Guarantee: an ingestion is charged the prices of its Region, and its delivery ends only after the cost is stored in
// the budget table; its passages are written to the service that holds the index, and its changes of documents are
// audited. Risk: a cost is lost because Lambda froze the function in the middle of the write, a stage with an
// OpenSearch domain ingests nothing, or a document has no audit record.
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { AuditRecord } from '../../../shared/administration/audit-record.ts';
import { pauseJittered } from '../../../shared/aws/pause.wiring.ts';
import { createIngestion } from '../../../shared/ingestion/ingestion.wiring.ts';
import { priceOf } from '../../../shared/pricing/prices.ts';
import { RUNTIME, serve, serveAsAws } from '../aws/scripted-server.fixture.ts';
import { recordIn } from '../knowledge/document-record.fixture.ts';
import { INDEX_GENERATION } from '../search/index-generation.fixture.ts';

const ENVIRONMENT: Parameters<typeof createIngestion>[0] = {
  ACCESS_TABLE: 'access',
  KNOWLEDGE_TABLE: 'knowledge',
  AUDIT_TABLE: 'audit',
  BUDGET_TABLE: 'budgets',
  DOCUMENT_BUCKET: 'documents',
  INGEST_QUEUE_URL: 'https://sqs.us-east-1.amazonaws.com/1/queue',
  SEARCH_ENDPOINT: 'http://127.0.0.1:1',
  SEARCH_SERVICE: 'aoss',
  INDEX_GENERATIONS: [],
  DELIVERIES_MAX: 5,
};
const TITAN = 'amazon.titan-embed-text-v2:0';
const PRICE = priceOf(TITAN, 'us-east-1') ?? expect.fail();
const USES = [{ price: PRICE, inputTokens: 1_000_000, outputTokens: 0 }];

it('waits until the cost is stored in the budget table', async () => {
  const stored: unknown[] = [];
  await serveAsAws(async (request, response) => {
    const { TransactItems } = JSON.parse(await text(request));
    const { TableName, Key, ExpressionAttributeValues: values } = TransactItems[0].Update;
    // The write takes a while: a function that does not wait for it may be frozen before it is done.
    setTimeout(() => {
      stored.push([TableName, Key.pk.S, values[':calls'], values[':tokens']]);
      response.setHeader('content-type', 'application/x-amz-json-1.0').end('{}');
    }, 50);
  });
  await createIngestion(ENVIRONMENT, RUNTIME).services.recordCost('company', USES);
  expect(stored).toEqual([['budgets', 'INGESTION#company', { N: '1' }, { N: '1000000' }]]);
});

it('writes a document to the table of documents, and its audit record to the table of audit records', async () => {
  const written: string[][] = [];
  await serveAsAws(async (request, response) => {
    const { TransactItems } = JSON.parse(await text(request)) as {
      TransactItems: Record<string, { TableName: string }>[];
    };
    written.push(TransactItems.flatMap((item) => Object.values(item).map(({ TableName }) => TableName)));
    response.setHeader('content-type', 'application/x-amz-json-1.0').end('{}');
  });
  const { documentRegister } = createIngestion(ENVIRONMENT, RUNTIME).services;
  const record = recordIn({ companyId: 'company', baseId: 'base' });
  expect(await documentRegister.add(record, {} as AuditRecord)).toBe('done');
  expect(written.map((tables) => [...new Set(tables)])).toEqual([['knowledge', 'audit']]);
});

it('pauses between attempts as every client does, with growing, jittered delays', () => {
  expect(createIngestion(ENVIRONMENT, RUNTIME).services.pause).toBe(pauseJittered);
});

it('fails if the cost cannot be stored', async () => {
  await serveAsAws((_request, response) => {
    response.setHeader('content-type', 'application/x-amz-json-1.0');
    response.writeHead(400).end('{"__type":"AccessDeniedException"}');
  });
  const recorded = createIngestion(ENVIRONMENT, RUNTIME).services.recordCost('company', USES);
  await expect(recorded).rejects.toMatchObject({ code: 'internal' });
});

it.each(['us-east-1', 'eu-west-1'])('uses the prices of its Region: %s', (AWS_REGION) => {
  const { services } = createIngestion(ENVIRONMENT, { ...RUNTIME, AWS_REGION });
  expect(priceOf(TITAN, AWS_REGION)).not.toBeNull();
  expect(services.priceOf(TITAN)).toEqual(priceOf(TITAN, AWS_REGION));
});

it.each(['aoss', 'es'] as const)('signs requests to its index for the service that holds it: %s', async (service) => {
  const signatures: unknown[] = [];
  const SEARCH_ENDPOINT = await serve((request, response) => {
    signatures.push(request.headers.authorization);
    response.end(JSON.stringify({ hits: { hits: [] } }));
  });
  const index = { SEARCH_SERVICE: service, SEARCH_ENDPOINT, INDEX_GENERATIONS: [INDEX_GENERATION] };
  const { services } = createIngestion({ ...ENVIRONMENT, ...index }, RUNTIME);
  const { signal } = new AbortController();
  for (const { passages, settings } of services.indexes) {
    expect(await passages.countSearchable(['passage'], signal), settings.name).toBe(0);
  }
  expect(signatures).toEqual([expect.stringContaining(`/us-east-1/${service}/aws4_request`)]);
});

const DOCUMENT = { companyId: 'company', baseId: 'base', documentId: 'document' };
type Services = ReturnType<typeof createIngestion>['services'];

it.each<[name: string, read: (services: Services) => Promise<unknown>]>([
  ['a document', ({ documents }) => documents.get(DOCUMENT)],
  ['a base', ({ bases }) => bases.find('base')],
  ['the entries of an archive', ({ archiveEntries }) => archiveEntries.list('archive')[Symbol.asyncIterator]().next()],
  ['a refused file of the inbox', ({ inboxRefusals }) => inboxRefusals.drop('inbox/a.md')],
  ['an unfinished removal', ({ waiting }) => waiting.dropRemoval(DOCUMENT)],
])('looks for %s in the table of documents', async (_name, read) => {
  const tables: unknown[] = [];
  await serveAsAws(async (request, response) => {
    tables.push(JSON.parse(await text(request)).TableName);
    response.setHeader('content-type', 'application/x-amz-json-1.0').end('{}');
  });
  await read(createIngestion(ENVIRONMENT, RUNTIME).services);
  expect(tables).toEqual(['knowledge']);
});

it('reads uploads and the inbox from the bucket of the stage', async () => {
  const hosts: unknown[] = [];
  await serveAsAws((request, response) => {
    hosts.push(`${request.headers.host} ${request.url}`);
    response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
  });
  const { files, inbox } = createIngestion(ENVIRONMENT, RUNTIME).services;
  expect(await files.read('companies/a', 10)).toBe('missing');
  expect(await inbox.read('inbox/a.md', 10)).toBeNull();
  expect(hosts).toEqual([expect.stringContaining('documents'), expect.stringContaining('documents')]);
});

it('announces a file in the queue of uploads', async () => {
  const queues: unknown[] = [];
  const origin = await serve(async (request, response) => {
    queues.push(JSON.parse(await text(request)).QueueUrl);
    response.end('{}');
  });
  const INGEST_QUEUE_URL = `${origin}/1/uploads`;
  await createIngestion({ ...ENVIRONMENT, INGEST_QUEUE_URL }, RUNTIME).services.announce(DOCUMENT, 1);
  expect(queues).toEqual([INGEST_QUEUE_URL]);
});

it('uses the clock, random ids, real time limits and a reader of documents', () => {
  const { services } = createIngestion(ENVIRONMENT, RUNTIME);
  expect(services.nowMs).toBe(Date.now);
  expect(services.newId()).toMatch(/^[0-9a-f-]{36}$/);
  expect(services.reader).toMatchObject({ read: expect.any(Function) });
  expect(services.timeoutSignal(60_000).aborted).toBe(false);
});

it('reserves ten seconds of its time, and gives up a message at the last delivery of the queue', () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  onTestFinished(() => timeout.mockRestore());
  const { limitsFor } = createIngestion(ENVIRONMENT, RUNTIME);
  expect(limitsFor(300_000)).toEqual({
    deliveriesMax: 5,
    postpone: expect.any(Function),
    signal: expect.any(AbortSignal),
  });
  limitsFor(9_999);
  expect(timeout.mock.calls).toEqual([[290_000], [0]]);
});
