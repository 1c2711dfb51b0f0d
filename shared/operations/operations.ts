import * as v from 'valibot';
import { operation } from '../administration/operation.ts';
import { createApplication, createApplicationInput } from '../companies/applications/create-application.ts';
import { listApplications, listApplicationsInput } from '../companies/applications/list-applications.ts';
import { createCompany, createCompanyInput } from '../companies/company/create-company.ts';
import { listCompanies, listCompaniesInput, showCompany, showCompanyInput } from '../companies/company/show-company.ts';
import { activateCompany, suspendCompany, suspendCompanyInput } from '../companies/company/suspend-company.ts';
import { exportUsage, exportUsageInput } from '../companies/export-usage.ts';
import { createKey, createKeyInput } from '../companies/keys/create-key.ts';
import { listKeys, listKeysInput } from '../companies/keys/list-keys.ts';
import { revokeKey, revokeKeyInput } from '../companies/keys/revoke-key.ts';
import { rotateKey, rotateKeyInput } from '../companies/keys/rotate-key.ts';
import { updateKey, updateKeyInput } from '../companies/keys/update-key.ts';
import { listAuditRecords, listAuditRecordsInput } from '../companies/list-audit-records.ts';
import { setPolicies, setPoliciesInput } from '../companies/policies/set-policies.ts';
import { showBudget, showBudgetInput } from '../companies/show-budget.ts';
import { createBase, createBaseInput } from '../knowledge/create-base.ts';
import { deleteBase, deleteBaseInput } from '../knowledge/delete-base.ts';
import { listBases, listBasesInput } from '../knowledge/list-bases.ts';
import { updateBase, updateBaseInput } from '../knowledge/update-base.ts';
import { prepareStage, prepareStageInput } from '../stage/prepare-stage.ts';
import { reportStage, reportStageInput } from '../stage/report-stage.ts';
import { seedSmokeTest, seedSmokeTestInput } from '../stage/seed-smoke-test.ts';
import { switchGeneration, switchGenerationInput } from '../stage/switch-generation.ts';
import { documentOperations } from './document-operations.ts';
import { CHANGE, READ, STAGE } from './operation-roles.ts';
import {
  applicationResult,
  auditResult,
  budgetResult,
  companyResult,
  keyResult,
  listedKeyResult,
  newKeyResult,
  policiesAfterResult,
  rotatedKeyResult,
  usageExportResult,
} from './results/company-results.ts';
import { baseResult } from './results/knowledge-results.ts';
import { preparedStageResult, seededResult, stageResult, switchedResult } from './results/stage-results.ts';

/**
 * Every operation: its input, the roles that may run it, and the field of the input that names the company.
 * Administrators and viewers may run it for their own company only. docs/operations.md has the same table.
 */
export const operations = {
  'company.create': operation({
    input: createCompanyInput,
    result: companyResult,
    roles: STAGE,
    company: 'none',
    run: createCompany,
  }),
  'company.list': operation({
    input: listCompaniesInput,
    result: v.array(companyResult),
    roles: STAGE,
    company: 'none',
    run: listCompanies,
  }),
  'company.show': operation({
    input: showCompanyInput,
    result: companyResult,
    roles: READ,
    company: 'company_id',
    run: showCompany,
  }),
  'company.suspend': operation({
    input: suspendCompanyInput,
    result: companyResult,
    roles: STAGE,
    company: 'company_id',
    run: suspendCompany,
  }),
  'company.activate': operation({
    input: suspendCompanyInput,
    result: companyResult,
    roles: STAGE,
    company: 'company_id',
    run: activateCompany,
  }),
  'policy.set': operation({
    input: setPoliciesInput,
    result: policiesAfterResult,
    roles: CHANGE,
    company: 'company_id',
    run: setPolicies,
  }),
  'application.create': operation({
    input: createApplicationInput,
    result: applicationResult,
    roles: CHANGE,
    company: 'company_id',
    run: createApplication,
  }),
  'application.list': operation({
    input: listApplicationsInput,
    result: v.array(applicationResult),
    roles: READ,
    company: 'company_id',
    run: listApplications,
  }),
  'key.create': operation({
    input: createKeyInput,
    result: newKeyResult,
    roles: CHANGE,
    company: 'application_id',
    run: createKey,
  }),
  'key.list': operation({
    input: listKeysInput,
    result: v.array(listedKeyResult),
    roles: READ,
    company: 'application_id',
    run: listKeys,
  }),
  'key.update': operation({
    input: updateKeyInput,
    result: keyResult,
    roles: CHANGE,
    company: 'key_id',
    run: updateKey,
  }),
  'key.rotate': operation({
    input: rotateKeyInput,
    result: rotatedKeyResult,
    roles: CHANGE,
    company: 'key_id',
    run: rotateKey,
  }),
  'key.revoke': operation({
    input: revokeKeyInput,
    result: keyResult,
    roles: CHANGE,
    company: 'key_id',
    run: revokeKey,
  }),
  'base.create': operation({
    input: createBaseInput,
    result: baseResult,
    roles: CHANGE,
    company: 'company_id',
    run: createBase,
  }),
  'base.update': operation({
    input: updateBaseInput,
    result: baseResult,
    roles: CHANGE,
    company: 'base_id',
    run: updateBase,
  }),
  'base.list': operation({
    input: listBasesInput,
    result: v.array(baseResult),
    roles: READ,
    company: 'company_id',
    run: listBases,
  }),
  'base.delete': operation({
    input: deleteBaseInput,
    result: baseResult,
    roles: CHANGE,
    company: 'base_id',
    run: deleteBase,
  }),
  ...documentOperations,
  'budget.show': operation({
    input: showBudgetInput,
    result: budgetResult,
    roles: READ,
    company: 'company_id',
    run: showBudget,
  }),
  'usage.export': operation({
    input: exportUsageInput,
    result: usageExportResult,
    roles: READ,
    company: 'company_id',
    run: exportUsage,
  }),
  'audit.list': operation({
    input: listAuditRecordsInput,
    result: auditResult,
    roles: READ,
    company: 'company_id',
    run: listAuditRecords,
  }),
  'stage.status': operation({
    input: reportStageInput,
    result: stageResult,
    roles: STAGE,
    company: 'none',
    run: reportStage,
  }),
  'stage.prepare': operation({
    input: prepareStageInput,
    result: preparedStageResult,
    roles: STAGE,
    company: 'none',
    run: prepareStage,
  }),
  'stage.switch-generation': operation({
    input: switchGenerationInput,
    result: switchedResult,
    roles: STAGE,
    company: 'none',
    run: switchGeneration,
  }),
  'stage.seed-smoke-test': operation({
    input: seedSmokeTestInput,
    result: seededResult,
    roles: STAGE,
    company: 'none',
    run: seedSmokeTest,
  }),
};
