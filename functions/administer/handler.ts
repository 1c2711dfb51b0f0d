import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { type AdministerAnswer, administer } from '../../shared/administration/administer.ts';
import { createAuditStore } from '../../shared/administration/audit.store.ts';
import { createDynamo } from '../../shared/aws/dynamo.client.ts';
import { LambdaEnvironment, readEnvironment } from '../../shared/aws/environment.ts';
import { createS3 } from '../../shared/aws/s3.client.ts';
import { createSignedFetch } from '../../shared/aws/signed-fetch.client.ts';
import { createAlertTopic } from '../../shared/budget/alerts/alert.client.ts';
import { createBudgetStore } from '../../shared/budget/reservations/budget.store.ts';
import { createApplicationStore } from '../../shared/companies/applications/application.store.ts';
import { createCompanyStore } from '../../shared/companies/company/company.store.ts';
import { createKeyStore } from '../../shared/companies/keys/key.store.ts';
import { removeBaseDocuments } from '../../shared/ingestion/remove-base-documents.ts';
import { createPepperClient } from '../../shared/keys/pepper.client.ts';
import { createBaseStore } from '../../shared/knowledge/base.store.ts';
import { createBaseRegister } from '../../shared/knowledge/base-register.store.ts';
import { createDocumentStore } from '../../shared/knowledge/document.store.ts';
import { createDocumentFileStore } from '../../shared/knowledge/document-file.store.ts';
import { createDocumentRegister } from '../../shared/knowledge/document-register.store.ts';
import { createWaitingList } from '../../shared/knowledge/waiting.store.ts';
import { accessOperations } from '../../shared/operations/access-operations.ts';
import { budgetOperations } from '../../shared/operations/budget-operations.ts';
import { knowledgeOperations } from '../../shared/operations/knowledge-operations.ts';
import { smokeTestOperations } from '../../shared/operations/smoke-test-operations.ts';
import { requireAmount } from '../../shared/pricing/money.ts';
import { createPassageStore } from '../../shared/search/passage.store.ts';
import { createVectorDomain } from '../../shared/search/vector-domain.client.ts';
import { createSmokeTestSecret } from '../../shared/stage/smoke-test-secret.client.ts';
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
    return removeBaseDocuments(knowledge, baseId, { timeIsUp: () => signal.aborted, signal });
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
