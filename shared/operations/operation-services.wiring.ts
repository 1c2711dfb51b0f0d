import { randomBytes, randomUUID } from 'node:crypto';
import { createAuditStore } from '../administration/audit.store.ts';
import { createEmailStore } from '../administration/email.store.ts';
import { createDynamo } from '../aws/dynamo.client.ts';
import type { LambdaEnvironment } from '../aws/environment.wiring.ts';
import { pauseJittered } from '../aws/pause.wiring.ts';
import { createS3 } from '../aws/s3.client.ts';
import { createSignedFetch } from '../aws/signed-fetch.client.ts';
import { createAlertTopic } from '../budget/alerts/alert.client.ts';
import { createIngestionCosts } from '../budget/ledger/ingestion-cost.store.ts';
import { createBudgetStore } from '../budget/reservations/budget.store.ts';
import { createApplicationStore } from '../companies/applications/application.store.ts';
import { createCompanyStore } from '../companies/company/company.store.ts';
import { createKeyStore } from '../companies/keys/key.store.ts';
import { removeBaseDocuments } from '../ingestion/remove-base-documents.ts';
import { createAnnounce, createClearDeadLetters } from '../ingestion/upload-queue.client.ts';
import { acceptedEnvironments } from '../keys/accepted-environments.ts';
import { createPepperClient } from '../keys/pepper.client.ts';
import { createAnsweringIndexStore, createAnsweringIndexSwitch } from '../knowledge/answering-index.store.ts';
import { createArchiveEntries } from '../knowledge/archive-entries.store.ts';
import { createBaseStore } from '../knowledge/base.store.ts';
import { createBaseRegister } from '../knowledge/base-register.store.ts';
import { createDocumentStore } from '../knowledge/document.store.ts';
import { createDocumentFileStore } from '../knowledge/document-file.store.ts';
import { createDocumentRegister } from '../knowledge/document-register.store.ts';
import { createInboxRefusals } from '../knowledge/inbox-refusals.store.ts';
import { createWaitingList } from '../knowledge/waiting.store.ts';
import { createMemberStore } from '../members/member.store.ts';
import { createPeople } from '../members/people.client.ts';
import { NO_PEOPLE } from '../members/people.ts';
import { requireAmount } from '../pricing/money.ts';
import { priceOf } from '../pricing/prices.ts';
import { createStageHealth } from '../reports/stage-health.client.ts';
import { createGenerationIndexes } from '../search/generations.wiring.ts';
import { createVectorDomain } from '../search/vector-domain.client.ts';
import { CONTRACT_VERSION, type StageFacts } from '../stage/report-stage.ts';
import type { ServiceCheck } from '../stage/service-checks.ts';
import { createSmokeTestSecret } from '../stage/smoke-test-secret.client.ts';
import type { OperationsEnvironment } from './operations-environment.ts';

// How long a deletion may remove documents: it ends well before the function's own timeout, and housekeeping removes
// the rest of a large base.
const BASE_REMOVAL_MS_MAX = 90_000;

type Dynamo = ReturnType<typeof createDynamo>;

/** Creates the services of all operations, on the tables, the bucket, the index and the secrets of a stage. */
export function createOperationServices(environment: OperationsEnvironment, runtime: LambdaEnvironment) {
  const dynamo = createDynamo();
  const isDomain = environment.SEARCH_SERVICE === 'es';
  const knowledge = knowledgeServices(dynamo, environment, runtime);
  return {
    ...knowledge,
    ...companyServices(dynamo, environment, runtime),
    ...keyServices(dynamo, environment, runtime),
    members: createMemberStore(dynamo, environment.MEMBER_TABLE, environment.AUDIT_TABLE),
    emails: createEmailStore(dynamo, environment.MEMBER_TABLE),
    people: environment.USER_POOL_ID === 'none' ? NO_PEOPLE : createPeople(environment.USER_POOL_ID),
    smokeTestSecret: createSmokeTestSecret(environment.SMOKE_TEST_SECRET_ARN, runtime),
    generations: environment.INDEX_GENERATIONS,
    stageModels: modelsOf(environment),
    stageHealth: createStageHealth(healthTargetsOf(environment), runtime),
    vectorDomain: isDomain ? createVectorDomain(environment.SEARCH_ENDPOINT, environment.INDEX_GENERATIONS) : null,
    paceDefaults: {
      rate_per_minute: environment.RATE_PER_MINUTE,
      burst: environment.BURST,
      concurrency: environment.CONCURRENCY,
      searches_per_minute: environment.SEARCHES_PER_MINUTE,
    },
    hasGuardrail: environment.GUARDRAIL.kind !== 'none',
    isUnprotected: environment.DELETION_PROTECTION === 'later',
    serviceChecks: [] as readonly ServiceCheck[],
    newId: randomUUID,
    emptyBase: (baseId: string) => {
      const signal = AbortSignal.timeout(BASE_REMOVAL_MS_MAX);
      return removeBaseDocuments(knowledge, baseId, { timeIsUp: () => signal.aborted, signal });
    },
    stage: {
      stage: environment.STAGE,
      versions: { contract: CONTRACT_VERSION, node: process.version },
      models: { answer: environment.ANSWER_MODEL_ID },
      live_keys: environment.LIVE_KEYS,
      search: isDomain ? 'domain' : 'collection',
      pepper_secret: environment.PEPPER_SECRET_ARN,
    } satisfies StageFacts,
  };
}

function healthTargetsOf({ STAGE, INGEST_QUEUE_URL, DEAD_LETTERS_URL }: OperationsEnvironment) {
  return { stage: STAGE, ingestQueueUrl: INGEST_QUEUE_URL, deadLettersUrl: DEAD_LETTERS_URL };
}

function modelsOf({ INDEX_GENERATIONS, ANSWER_MODEL_ID, SUPPORT_JUDGE_MODEL_ID }: OperationsEnvironment) {
  const embedding = [...new Set(INDEX_GENERATIONS.map(({ modelId }) => modelId))];
  const judge = SUPPORT_JUDGE_MODEL_ID === 'none' ? [] : [SUPPORT_JUDGE_MODEL_ID];
  return [
    ...embedding.map((id) => ({ id, purpose: 'embedding' as const })),
    { id: ANSWER_MODEL_ID, purpose: 'answer' as const },
    ...judge.map((id) => ({ id, purpose: 'judge' as const })),
  ];
}

function knowledgeServices(dynamo: Dynamo, environment: OperationsEnvironment, runtime: LambdaEnvironment) {
  const tables = tablesOf(environment);
  const signedFetch = createSignedFetch(environment.SEARCH_SERVICE, runtime);
  return {
    bases: createBaseStore(dynamo, tables.knowledge),
    baseRegister: createBaseRegister(dynamo, tables),
    archiveEntries: createArchiveEntries(dynamo, tables.knowledge),
    documents: createDocumentStore(dynamo, tables.knowledge),
    documentRegister: createDocumentRegister(dynamo, tables),
    files: createDocumentFileStore(createS3(), environment.DOCUMENT_BUCKET),
    priceOf: (modelId: string) => priceOf(modelId, runtime.AWS_REGION),
    announce: createAnnounce(environment.INGEST_QUEUE_URL, runtime),
    clearDeadLetters: createClearDeadLetters(environment.DEAD_LETTERS_URL, runtime),
    indexes: createGenerationIndexes(environment, signedFetch),
    answeringIndex: {
      ...createAnsweringIndexStore(dynamo, tables.knowledge),
      switchTo: createAnsweringIndexSwitch(dynamo, tables),
    },
    inboxRefusals: createInboxRefusals(dynamo, tables.knowledge),
    waiting: createWaitingList(dynamo, tables.knowledge),
    nowMs: Date.now,
    pause: pauseJittered,
    timeoutSignal: (milliseconds: number) => AbortSignal.timeout(milliseconds),
  };
}

function companyServices(dynamo: Dynamo, environment: OperationsEnvironment, runtime: LambdaEnvironment) {
  const { access, audit } = tablesOf(environment);
  return {
    companies: createCompanyStore(dynamo, access, audit),
    applications: createApplicationStore(dynamo, access, audit),
    audit: createAuditStore(dynamo, audit),
    budgets: createBudgetStore(dynamo, environment.BUDGET_TABLE),
    ingestionCosts: createIngestionCosts(dynamo, environment.BUDGET_TABLE),
    subscriptions: createAlertTopic(environment.ALERT_TOPIC_ARN, runtime),
    testAllowance: requireAmount(environment.TEST_ALLOWANCE_USD),
  };
}

function keyServices(dynamo: Dynamo, environment: OperationsEnvironment, runtime: LambdaEnvironment) {
  const { access, audit } = tablesOf(environment);
  const createPeppers = () => createPepperClient(environment.PEPPER_SECRET_ARN, runtime);
  return {
    keys: createKeyStore(dynamo, access, audit),
    peppers: createPeppers(),
    // A new client has no cache, so that operators see a rotation at once.
    freshPeppers: { read: () => createPeppers().read() },
    environments: acceptedEnvironments(environment.LIVE_KEYS),
    randomBytes: (count: number) => randomBytes(count),
  };
}

function tablesOf(environment: OperationsEnvironment) {
  return {
    access: environment.ACCESS_TABLE,
    knowledge: environment.KNOWLEDGE_TABLE,
    audit: environment.AUDIT_TABLE,
  };
}
