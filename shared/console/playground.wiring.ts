import { createAuditStore } from '../administration/audit.store.ts';
import { createDynamo } from '../aws/dynamo.client.ts';
import type { LambdaEnvironment } from '../aws/environment.wiring.ts';
import { createBudget } from '../budget/budget.wiring.ts';
import type { BudgetEnvironment } from '../budget/budget-environment.ts';
import { createApplicationStore } from '../companies/applications/application.store.ts';
import { createCompanyStore } from '../companies/company/company.store.ts';
import { type AnswerConfiguration, createAnswerServices } from '../copilot/answer-question.wiring.ts';
import { createIdempotency } from '../idempotency/idempotency.wiring.ts';
import { acceptedEnvironments, type LiveKeys } from '../keys/accepted-environments.ts';
import { createReadableSources } from '../search/search.wiring.ts';
import { playgroundOperations } from './playground-operations.ts';
import { NO_OWNERS } from './run-operation.ts';

interface PlaygroundEnvironment extends AnswerConfiguration, BudgetEnvironment {
  readonly LIVE_KEYS: LiveKeys;
  readonly ACCESS_TABLE: string;
  readonly AUDIT_TABLE: string;
}

/**
 * Creates the parts of the playground's function: its two operations, their services, and the owner of an application.
 */
export function createPlayground(environment: PlaygroundEnvironment, runtime: LambdaEnvironment) {
  const { ACCESS_TABLE, AUDIT_TABLE } = environment;
  const dynamo = createDynamo();
  const applications = createApplicationStore(dynamo, ACCESS_TABLE, AUDIT_TABLE);
  const companies = createCompanyStore(dynamo, ACCESS_TABLE, AUDIT_TABLE);
  const answers = createAnswerServices(environment, dynamo, createBudget(environment, dynamo, runtime));
  return {
    operations: playgroundOperations,
    owners: { ...NO_OWNERS, application_id: applications.find },
    companies,
    services: {
      answers,
      excerpts: { ...answers, embeddingModelId: answers.limits.embeddingModelId },
      idempotency: createIdempotency(dynamo, environment.BUDGET_TABLE),
      sources: createReadableSources(environment, dynamo),
      companies,
      applications,
      audit: createAuditStore(dynamo, AUDIT_TABLE),
      environments: acceptedEnvironments(environment.LIVE_KEYS),
    },
  };
}
