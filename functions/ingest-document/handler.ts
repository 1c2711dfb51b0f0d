import { randomUUID } from 'node:crypto';
import type { Context, SQSEvent } from 'aws-lambda';
import { createDynamo } from '../../shared/aws/dynamo.client.ts';
import { LambdaEnvironment, readEnvironment } from '../../shared/aws/environment.ts';
import { pauseJittered } from '../../shared/aws/pause.wiring.ts';
import { createS3 } from '../../shared/aws/s3.client.ts';
import { createSignedFetch } from '../../shared/aws/signed-fetch.client.ts';
import { createIngestionCosts } from '../../shared/budget/ledger/ingestion-cost.store.ts';
import { ingestionCostOf } from '../../shared/budget/ledger/ingestion-cost.ts';
import { monthOf } from '../../shared/budget/month.ts';
import { createDocumentReader } from '../../shared/extraction/document-reader.client.ts';
import { ingestUploads } from '../../shared/ingestion/ingest-uploads.ts';
import { createAnnounce, createPostpone } from '../../shared/ingestion/upload-queue.client.ts';
import { createArchiveEntries } from '../../shared/knowledge/archive-entries.store.ts';
import { createBaseStore } from '../../shared/knowledge/base.store.ts';
import { createDocumentStore } from '../../shared/knowledge/document.store.ts';
import { createDocumentFileStore } from '../../shared/knowledge/document-file.store.ts';
import { createDocumentRegister } from '../../shared/knowledge/document-register.store.ts';
import { createInbox } from '../../shared/knowledge/inbox.store.ts';
import { createInboxRefusals } from '../../shared/knowledge/inbox-refusals.store.ts';
import { createWaitingList } from '../../shared/knowledge/waiting.store.ts';
import type { Use } from '../../shared/pricing/cost.ts';
import { priceOf } from '../../shared/pricing/prices.ts';
import { createGenerationIndexes } from '../../shared/search/generations.wiring.ts';
import { Environment } from './contract.ts';

// Reserved from the function's timeout: an interrupted ingestion is still recorded and returned to the queue.
const RECORD_RESERVE_MS = 10_000;

const environment = readEnvironment(Environment);
const runtime = readEnvironment(LambdaEnvironment);
const postpone = createPostpone(runtime);
const dynamo = createDynamo();
const s3 = createS3();
const costs = createIngestionCosts(dynamo, environment.BUDGET_TABLE);
const services = {
  documents: createDocumentStore(dynamo, environment.KNOWLEDGE_TABLE),
  files: createDocumentFileStore(s3, environment.DOCUMENT_BUCKET),
  bases: createBaseStore(dynamo, environment.KNOWLEDGE_TABLE),
  documentRegister: createDocumentRegister(dynamo, {
    knowledge: environment.KNOWLEDGE_TABLE,
    audit: environment.AUDIT_TABLE,
  }),
  inbox: createInbox(s3, environment.DOCUMENT_BUCKET),
  inboxRefusals: createInboxRefusals(dynamo, environment.KNOWLEDGE_TABLE),
  archiveEntries: createArchiveEntries(dynamo, environment.KNOWLEDGE_TABLE),
  waiting: createWaitingList(dynamo, environment.KNOWLEDGE_TABLE),
  reader: createDocumentReader(),
  indexes: createGenerationIndexes(environment, createSignedFetch(environment.SEARCH_SERVICE, runtime)),
  announce: createAnnounce(environment.INGEST_QUEUE_URL, runtime),
  recordCost: (companyId: string, uses: readonly Use[]) =>
    costs.add(companyId, monthOf(Date.now()), ingestionCostOf(uses)),
  priceOf: (modelId: string) => priceOf(modelId, runtime.AWS_REGION),
  newId: randomUUID,
  nowMs: Date.now,
  pause: pauseJittered,
  timeoutSignal: (milliseconds: number) => AbortSignal.timeout(milliseconds),
};

/** Ingests the document that each message of the queue announces: an upload, or a file in the inbox. */
export const handler = (event: SQSEvent, context: Context) =>
  ingestUploads(services, event, {
    deliveriesMax: environment.DELIVERIES_MAX,
    postpone,
    signal: AbortSignal.timeout(Math.max(0, context.getRemainingTimeInMillis() - RECORD_RESERVE_MS)),
  });
