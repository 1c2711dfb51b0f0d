import { operation } from '../administration/operation.ts';
import { createApplication, createApplicationInput } from '../companies/applications/create-application.ts';
import { listApplications, listApplicationsInput } from '../companies/applications/list-applications.ts';
import { createCompany, createCompanyInput } from '../companies/company/create-company.ts';
import { listCompanies, listCompaniesInput, showCompany, showCompanyInput } from '../companies/company/show-company.ts';
import { activateCompany, suspendCompany, suspendCompanyInput } from '../companies/company/suspend-company.ts';
import { createKey, createKeyInput } from '../companies/keys/create-key.ts';
import { listKeys, listKeysInput } from '../companies/keys/list-keys.ts';
import { revokeKey, revokeKeyInput } from '../companies/keys/revoke-key.ts';
import { rotateKey, rotateKeyInput } from '../companies/keys/rotate-key.ts';
import { updateKey, updateKeyInput } from '../companies/keys/update-key.ts';
import { listAuditRecords, listAuditRecordsInput } from '../companies/list-audit-records.ts';
import { setPolicies, setPoliciesInput } from '../companies/policies/set-policies.ts';
import { prepareStage, prepareStageInput } from '../stage/prepare-stage.ts';
import { reportStage, reportStageInput } from '../stage/report-stage.ts';

/** What operators can do about who may call, and about the stage itself. */
export const accessOperations = {
  'company.create': operation(createCompanyInput, createCompany),
  'company.list': operation(listCompaniesInput, listCompanies),
  'company.show': operation(showCompanyInput, showCompany),
  'company.suspend': operation(suspendCompanyInput, suspendCompany),
  'company.activate': operation(suspendCompanyInput, activateCompany),
  'policy.set': operation(setPoliciesInput, setPolicies),
  'application.create': operation(createApplicationInput, createApplication),
  'application.list': operation(listApplicationsInput, listApplications),
  'key.create': operation(createKeyInput, createKey),
  'key.list': operation(listKeysInput, listKeys),
  'key.update': operation(updateKeyInput, updateKey),
  'key.rotate': operation(rotateKeyInput, rotateKey),
  'key.revoke': operation(revokeKeyInput, revokeKey),
  'audit.list': operation(listAuditRecordsInput, listAuditRecords),
  'stage.status': operation(reportStageInput, reportStage),
  'stage.prepare': operation(prepareStageInput, prepareStage),
};
