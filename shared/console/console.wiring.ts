import { createDynamo } from '../aws/dynamo.client.ts';
import type { LambdaEnvironment } from '../aws/environment.wiring.ts';
import { DOCUMENT_BYTES_MAX } from '../extraction/document-limits.ts';
import { FORMAT_LABELS } from '../knowledge/document-type.ts';
import { createOperationServices } from '../operations/operation-services.wiring.ts';
import { operations } from '../operations/operations.ts';
import type { OperationsEnvironment } from '../operations/operations-environment.ts';
import { PERSONAL_DATA_KINDS } from '../privacy/kinds.ts';
import { createPaceStore } from './pace.store.ts';
import type { Owners } from './run-operation.ts';
import { UNREADABLE_NAMES } from './unreadable-names.ts';

// Only deployments and the command line run these two: the console's function has no permissions for them.
const { 'stage.seed-smoke-test': _seed, 'stage.prepare': _prepare, ...offered } = operations;

/**
 * Creates the parts of the console's function: the operations that it offers, their services, and the owner lookups.
 */
export function createConsole(
  environment: OperationsEnvironment & { readonly API_BASE_URL: string },
  runtime: LambdaEnvironment,
) {
  const services = createOperationServices(environment, runtime);
  const { companies, applications, keys, bases, documents, members, stage } = services;
  const owners: Owners = {
    company_id: async (id) => {
      const company = await companies.find(id);
      return company === null ? null : { companyId: company.id };
    },
    application_id: (id) => applications.find(id),
    key_id: (id) => keys.find(id),
    base_id: (id) => bases.find(id),
    document_id: (id) => documents.find(id),
    member_id: (id) => members.find(id),
  };
  const facts = {
    name: stage.stage,
    live_keys: stage.live_keys,
    contract_version: stage.versions.contract,
    api_base_url: environment.API_BASE_URL,
    document_bytes_max: DOCUMENT_BYTES_MAX,
    document_types: Object.values(FORMAT_LABELS),
    unreadable_names: UNREADABLE_NAMES,
    personal_data_kinds: [...PERSONAL_DATA_KINDS],
  };
  const paces = createPaceStore(createDynamo(), environment.MEMBER_TABLE);
  return { services, operations: offered, owners, companies, facts, paces };
}
