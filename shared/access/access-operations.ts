import { createApplication, createApplicationInput } from './create-application.ts';
import { createCompany, createCompanyInput } from './create-company.ts';
import { createKey, createKeyInput } from './create-key.ts';
import { listApplications, listApplicationsInput } from './list-applications.ts';
import { listAuditRecords, listAuditRecordsInput } from './list-audit-records.ts';
import { listKeys, listKeysInput } from './list-keys.ts';
import { operation } from './operation.ts';
import { prepareStage, prepareStageInput } from './prepare-stage.ts';
import { reportStage, reportStageInput } from './report-stage.ts';
import { revokeKey, revokeKeyInput } from './revoke-key.ts';
import { rotateKey, rotateKeyInput } from './rotate-key.ts';
import { setPolicies, setPoliciesInput } from './set-policies.ts';
import { listCompanies, listCompaniesInput, showCompany, showCompanyInput } from './show-company.ts';
import { activateCompany, suspendCompany, suspendCompanyInput } from './suspend-company.ts';
import { updateKey, updateKeyInput } from './update-key.ts';

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
