import type { Context } from 'aws-lambda';
import { createDynamo } from '../../shared/aws/dynamo.client.ts';
import { LambdaEnvironment, readEnvironment } from '../../shared/aws/environment.ts';
import { writeLog } from '../../shared/aws/log.ts';
import { createS3 } from '../../shared/aws/s3.client.ts';
import { createSignedFetch } from '../../shared/aws/signed-fetch.client.ts';
import { createAlertTopic } from '../../shared/budget/alerts/alert.client.ts';
import { createAlertStore } from '../../shared/budget/alerts/alert.store.ts';
import { budgetMetrics } from '../../shared/budget/budget-metrics.ts';
import { housekeepBudgets } from '../../shared/budget/housekeeping/housekeep-budgets.ts';
import { createBudgetStore } from '../../shared/budget/reservations/budget.store.ts';
import { housekeep } from '../../shared/ingestion/housekeep.ts';
import { pauseAbout } from '../../shared/ingestion/retry-delay.ts';
import { createArchiveEntries } from '../../shared/knowledge/archive-entries.store.ts';
import { createBaseStore } from '../../shared/knowledge/base.store.ts';
import { createBaseRemovals } from '../../shared/knowledge/base-removal.store.ts';
import { createDocumentStore } from '../../shared/knowledge/document.store.ts';
import { createDocumentFileStore } from '../../shared/knowledge/document-file.store.ts';
import { createWaitingList } from '../../shared/knowledge/waiting.store.ts';
import { createGenerationIndexes } from '../../shared/search/generations.wiring.ts';
import { Environment } from './contract.ts';

// A step that has begun may finish after the time is up.
const RESERVE_MS = 60_000;
const END_RESERVE_MS = 5_000;

const environment = readEnvironment(Environment);
const dynamo = createDynamo();
const runtime = readEnvironment(LambdaEnvironment);
const budgetServices = {
  budgets: createBudgetStore(dynamo, environment.BUDGET_TABLE),
  alerts: createAlertStore(dynamo, environment.BUDGET_TABLE),
  sendAlert: createAlertTopic(environment.ALERT_TOPIC_ARN, runtime).send,
  nowMs: Date.now,
  metrics: budgetMetrics,
};
const services = {
  bases: createBaseStore(dynamo, environment.KNOWLEDGE_TABLE),
  baseRemovals: createBaseRemovals(dynamo, environment.KNOWLEDGE_TABLE),
  archiveEntries: createArchiveEntries(dynamo, environment.KNOWLEDGE_TABLE),
  documents: createDocumentStore(dynamo, environment.KNOWLEDGE_TABLE),
  files: createDocumentFileStore(createS3(), environment.DOCUMENT_BUCKET),
  indexes: createGenerationIndexes(environment, createSignedFetch(environment.SEARCH_SERVICE, runtime)),
  waiting: createWaitingList(dynamo, environment.KNOWLEDGE_TABLE),
  nowMs: Date.now,
  pause: pauseAbout,
};

/** Finishes interrupted work, every hour, as far as the time allows. */
export const handler = async (_event: unknown, context: Context): Promise<void> => {
  const timeIsUp = () => context.getRemainingTimeInMillis() < RESERVE_MS;
  writeLog('info', 'housekeeping_budgets', { ...(await housekeepBudgets(budgetServices, timeIsUp)) });
  const report = await housekeep(services, {
    timeIsUp,
    signal: AbortSignal.timeout(Math.max(0, context.getRemainingTimeInMillis() - END_RESERVE_MS)),
  });
  writeLog('info', 'housekeeping', { ...report });
};
