import { randomUUID } from 'node:crypto';
import { createDynamo } from '../aws/dynamo.client.ts';
import type { LambdaEnvironment } from '../aws/environment.wiring.ts';
import { pauseJittered } from '../aws/pause.wiring.ts';
import { createS3 } from '../aws/s3.client.ts';
import { createSignedFetch } from '../aws/signed-fetch.client.ts';
import { createIngestionCosts } from '../budget/ledger/ingestion-cost.store.ts';
import { ingestionCostOf } from '../budget/ledger/ingestion-cost.ts';
import { monthOf } from '../budget/month.ts';
import { createCompanyStore } from '../companies/company/company.store.ts';
import { createDocumentReader } from '../extraction/document-reader.client.ts';
import { createArchiveEntries } from '../knowledge/archive-entries.store.ts';
import { createBaseStore } from '../knowledge/base.store.ts';
import { createDocumentStore } from '../knowledge/document.store.ts';
import { createDocumentFileStore } from '../knowledge/document-file.store.ts';
import { createDocumentRegister } from '../knowledge/document-register.store.ts';
import { createInbox } from '../knowledge/inbox.store.ts';
import { createInboxRefusals } from '../knowledge/inbox-refusals.store.ts';
import { createWaitingList } from '../knowledge/waiting.store.ts';
import { priceOf } from '../pricing/prices.ts';
import { createGenerationIndexes, type GenerationsConfiguration } from '../search/generations.wiring.ts';
import type { FileEventLimits, FileEventServices } from './handle-file-events.ts';
import { createAnnounce, createPostpone } from './upload-queue.client.ts';

/** The environment of ingestion: the tables, the bucket, the queue and the indexes that it works on. */
interface IngestionEnvironment extends GenerationsConfiguration {
  readonly ACCESS_TABLE: string;
  readonly KNOWLEDGE_TABLE: string;
  readonly AUDIT_TABLE: string;
  readonly BUDGET_TABLE: string;
  readonly DOCUMENT_BUCKET: string;
  readonly INGEST_QUEUE_URL: string;
  readonly SEARCH_SERVICE: 'aoss' | 'es';
  readonly DELIVERIES_MAX: number;
}

// Reserved from the function's timeout: an interrupted ingestion is still recorded and returned to the queue.
const RECORD_RESERVE_MS = 10_000;

/**
 * Creates the services of ingestion on the stage's own tables and indexes, and a function that sets the limits of an
 * invocation from the time that is left to it.
 */
export function createIngestion(environment: IngestionEnvironment, runtime: LambdaEnvironment) {
  const postpone = createPostpone(runtime);
  return {
    services: ingestionServices(environment, runtime),
    limitsFor: (timeLeftMs: number): FileEventLimits => ({
      deliveriesMax: environment.DELIVERIES_MAX,
      postpone,
      signal: AbortSignal.timeout(Math.max(0, timeLeftMs - RECORD_RESERVE_MS)),
    }),
  };
}

function ingestionServices(environment: IngestionEnvironment, runtime: LambdaEnvironment): FileEventServices {
  const { KNOWLEDGE_TABLE: knowledge, AUDIT_TABLE: audit } = environment;
  const dynamo = createDynamo();
  const s3 = createS3();
  const costs = createIngestionCosts(dynamo, environment.BUDGET_TABLE);
  return {
    documents: createDocumentStore(dynamo, knowledge),
    files: createDocumentFileStore(s3, environment.DOCUMENT_BUCKET),
    bases: createBaseStore(dynamo, knowledge),
    companies: createCompanyStore(dynamo, environment.ACCESS_TABLE, audit),
    ingestionCosts: costs,
    documentRegister: createDocumentRegister(dynamo, { knowledge, audit }),
    inbox: createInbox(s3, environment.DOCUMENT_BUCKET),
    inboxRefusals: createInboxRefusals(dynamo, knowledge),
    archiveEntries: createArchiveEntries(dynamo, knowledge),
    waiting: createWaitingList(dynamo, knowledge),
    reader: createDocumentReader(),
    indexes: createGenerationIndexes(environment, createSignedFetch(environment.SEARCH_SERVICE, runtime)),
    announce: createAnnounce(environment.INGEST_QUEUE_URL, runtime),
    recordCost: (companyId, uses) => costs.add(companyId, monthOf(Date.now()), ingestionCostOf(uses)),
    priceOf: (modelId) => priceOf(modelId, runtime.AWS_REGION),
    newId: randomUUID,
    nowMs: Date.now,
    pause: pauseJittered,
    timeoutSignal: (milliseconds) => AbortSignal.timeout(milliseconds),
  };
}
