import { createDynamo } from '../aws/dynamo.client.ts';
import type { LambdaEnvironment } from '../aws/environment.wiring.ts';
import { pauseJittered } from '../aws/pause.wiring.ts';
import { createS3 } from '../aws/s3.client.ts';
import { createSignedFetch } from '../aws/signed-fetch.client.ts';
import { createAlertTopic } from '../budget/alerts/alert.client.ts';
import { createAlertStore } from '../budget/alerts/alert.store.ts';
import { budgetMetrics } from '../budget/budget-metrics.ts';
import { housekeepBudgets } from '../budget/housekeeping/housekeep-budgets.ts';
import { createBudgetStore } from '../budget/reservations/budget.store.ts';
import { housekeep } from '../ingestion/housekeep.ts';
import { createArchiveEntries } from '../knowledge/archive-entries.store.ts';
import { createBaseStore } from '../knowledge/base.store.ts';
import { createBaseRemovals } from '../knowledge/base-removal.store.ts';
import { createDocumentStore } from '../knowledge/document.store.ts';
import { createDocumentFileStore } from '../knowledge/document-file.store.ts';
import { createWaitingList } from '../knowledge/waiting.store.ts';
import { createGenerationIndexes, type GenerationsConfiguration } from '../search/generations.wiring.ts';
import type { RoundParts } from './run-round.ts';

/** The environment of housekeeping: the tables, the bucket, the topic and the indexes that it works on. */
interface HousekeepingEnvironment extends GenerationsConfiguration {
  readonly KNOWLEDGE_TABLE: string;
  readonly BUDGET_TABLE: string;
  readonly ALERT_TOPIC_ARN: string;
  readonly DOCUMENT_BUCKET: string;
  readonly SEARCH_SERVICE: 'aoss' | 'es';
}

// No step starts in the last minute, because a step may take that long. A step that still runs shortly before the end
// is aborted, so that its outcome can be logged.
const STEP_RESERVE_MS = 60_000;
// For the log and the metrics of an interrupted step.
const END_RESERVE_MS = 5_000;

/**
 * Connects housekeeping to the stage's own services. Returns a function that creates the parts of one round; it takes
 * the time that is left to the invocation, within which the round has to end.
 */
export function createHousekeeping(
  environment: HousekeepingEnvironment,
  runtime: LambdaEnvironment,
): (timeLeftMs: () => number) => RoundParts {
  const dynamo = createDynamo();
  const budgets = budgetServices(dynamo, environment, runtime);
  const documents = documentServices(dynamo, environment, runtime);
  return (timeLeftMs) => {
    const timeIsUp = () => timeLeftMs() < STEP_RESERVE_MS;
    // Documents get at least half of the round, however many budgets there are.
    const halfMs = STEP_RESERVE_MS + (timeLeftMs() - STEP_RESERVE_MS) / 2;
    const budgetTimeIsUp = () => timeIsUp() || timeLeftMs() < halfMs;
    const signal = AbortSignal.timeout(Math.max(0, timeLeftMs() - END_RESERVE_MS));
    return {
      housekeeping_budgets: async () => ({ ...(await housekeepBudgets(budgets, budgetTimeIsUp)) }),
      housekeeping: async () => ({ ...(await housekeep(documents, { timeIsUp, signal })) }),
    };
  };
}

type Dynamo = ReturnType<typeof createDynamo>;

function budgetServices(dynamo: Dynamo, environment: HousekeepingEnvironment, runtime: LambdaEnvironment) {
  return {
    budgets: createBudgetStore(dynamo, environment.BUDGET_TABLE),
    alerts: createAlertStore(dynamo, environment.BUDGET_TABLE),
    sendAlert: createAlertTopic(environment.ALERT_TOPIC_ARN, runtime).send,
    nowMs: Date.now,
    metrics: budgetMetrics,
  };
}

function documentServices(dynamo: Dynamo, environment: HousekeepingEnvironment, runtime: LambdaEnvironment) {
  const { KNOWLEDGE_TABLE: table } = environment;
  return {
    bases: createBaseStore(dynamo, table),
    baseRemovals: createBaseRemovals(dynamo, table),
    archiveEntries: createArchiveEntries(dynamo, table),
    documents: createDocumentStore(dynamo, table),
    files: createDocumentFileStore(createS3(), environment.DOCUMENT_BUCKET),
    indexes: createGenerationIndexes(environment, createSignedFetch(environment.SEARCH_SERVICE, runtime)),
    waiting: createWaitingList(dynamo, table),
    nowMs: Date.now,
    pause: pauseJittered,
  };
}
