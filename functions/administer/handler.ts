import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { accessOperations } from '../../shared/access/access-operations.ts';
import { type AdministerAnswer, administer } from '../../shared/access/administer.ts';
import { createApplicationStore } from '../../shared/access/application.store.ts';
import { createAuditStore } from '../../shared/access/audit.store.ts';
import { createCompanyStore } from '../../shared/access/company.store.ts';
import { createKeyStore } from '../../shared/access/key.store.ts';
import { createPepperClient } from '../../shared/access/pepper.client.ts';
import { createDynamo } from '../../shared/aws/dynamo.client.ts';
import { LambdaEnvironment, readEnvironment } from '../../shared/aws/environment.ts';
import { createS3 } from '../../shared/aws/s3.client.ts';
import { createSignedFetch } from '../../shared/aws/signed-fetch.client.ts';
import { createAlertTopic } from '../../shared/budget/alert.client.ts';
import { createBudgetStore } from '../../shared/budget/budget.store.ts';
import { budgetOperations } from '../../shared/budget/budget-operations.ts';
import { requireAmount } from '../../shared/budget/money.ts';
import { knowledgeOperations } from '../../shared/ingestion/knowledge-operations.ts';
import { removeBaseDocuments } from '../../shared/ingestion/remove-base-documents.ts';
import { createBaseStore } from '../../shared/knowledge/base.store.ts';
import { createBaseRegister } from '../../shared/knowledge/base-register.store.ts';
import { createDocumentStore } from '../../shared/knowledge/document.store.ts';
import { createDocumentFileStore } from '../../shared/knowledge/document-file.store.ts';
import { createDocumentRegister } from '../../shared/knowledge/document-register.store.ts';
import { createPassageStore } from '../../shared/knowledge/passage.store.ts';
import { createVectorDomain } from '../../shared/knowledge/vector-domain.client.ts';
import { createWaitingList } from '../../shared/knowledge/waiting.store.ts';
import { smokeTestOperations } from '../../shared/smoke-test/smoke-test-operations.ts';
import { createSmokeTestSecret } from '../../shared/smoke-test/smoke-test-secret.client.ts';
import { Environment } from './contract.ts';

// Well before the function's own end: what is left of a large base is housekeeping's.
const EMPTYING_MS_MAX = 90_000;
const CONTRACT_VERSION = '1.4.0';

const environment = readEnvironment(Environment);
const runtime = readEnvironment(LambdaEnvironment);
const dynamo = createDynamo();
const tables = {
  access: environment.ACCESS_TABLE,
  knowledge: environment.KNOWLEDGE_TABLE,
  audit: environment.AUDIT_TABLE,
};
const passages = createPassageStore(
  environment.SEARCH_ENDPOINT,
  createSignedFetch(environment.SEARCH_SERVICE, runtime),
);
const knowledge = {
  bases: createBaseStore(dynamo, tables.knowledge),
  baseRegister: createBaseRegister(dynamo, tables),
  documents: createDocumentStore(dynamo, tables.knowledge),
  documentRegister: createDocumentRegister(dynamo, tables),
  files: createDocumentFileStore(createS3(), environment.DOCUMENT_BUCKET),
  passages,
  waiting: createWaitingList(dynamo, tables.knowledge),
  nowMs: Date.now,
  pause: (milliseconds: number, signal: AbortSignal) => setTimeout(milliseconds, undefined, { signal }),
};
const services = {
  ...knowledge,
  companies: createCompanyStore(dynamo, tables.access, tables.audit),
  applications: createApplicationStore(dynamo, tables.access, tables.audit),
  keys: createKeyStore(dynamo, tables.access, tables.audit),
  audit: createAuditStore(dynamo, tables.audit),
  budgets: createBudgetStore(dynamo, environment.BUDGET_TABLE),
  subscriptions: createAlertTopic(environment.ALERT_TOPIC_ARN, runtime),
  testAllowance: requireAmount(environment.TEST_ALLOWANCE_USD),
  peppers: createPepperClient(environment.PEPPER_SECRET_ARN, runtime),
  freshPeppers: { read: () => createPepperClient(environment.PEPPER_SECRET_ARN, runtime).read() },
  smokeTestSecret: createSmokeTestSecret(environment.SMOKE_TEST_SECRET_ARN, runtime),
  searchIndex: passages,
  vectorDomain: environment.SEARCH_SERVICE === 'es' ? createVectorDomain(environment.SEARCH_ENDPOINT) : null,
  environments: environment.LIVE_KEYS === 'allowed' ? (['live', 'test'] as const) : (['test'] as const),
  newId: randomUUID,
  randomBytes: (count: number) => randomBytes(count),
  emptyBase: (baseId: string) => {
    const signal = AbortSignal.timeout(EMPTYING_MS_MAX);
    return removeBaseDocuments(knowledge, baseId, () => signal.aborted, signal);
  },
  stage: {
    stage: environment.STAGE,
    versions: { contract: CONTRACT_VERSION, node: process.version },
    models: { embedding: environment.EMBEDDING_MODEL_ID, answer: environment.ANSWER_MODEL_ID },
    live_keys: environment.LIVE_KEYS,
    search: environment.SEARCH_SERVICE === 'es' ? ('domain' as const) : ('collection' as const),
    pepper_secret: environment.PEPPER_SECRET_ARN,
  },
};

const operations = { ...accessOperations, ...knowledgeOperations, ...budgetOperations, ...smokeTestOperations };

/** The one door for operators: an operation, who asks, and its input; refusals are answers too. */
export const handler = (request: unknown): Promise<AdministerAnswer> =>
  administer(services, operations, request, {
    id: randomUUID(),
    at: new Date().toISOString(),
  });
