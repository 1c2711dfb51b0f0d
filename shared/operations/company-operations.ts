import * as v from 'valibot';
import { defineOperation } from '../administration/operation.ts';
import { createApplication, createApplicationInput } from '../companies/applications/create-application.ts';
import { listApplications, listApplicationsInput } from '../companies/applications/list-applications.ts';
import { checkAddresses, checkAddressesInput } from '../companies/company/check-addresses.ts';
import { createCompany, createCompanyInput } from '../companies/company/create-company.ts';
import { setPolicies, setPoliciesInput } from '../companies/company/set-policies.ts';
import { listCompanies, listCompaniesInput, showCompany, showCompanyInput } from '../companies/company/show-company.ts';
import { showPolicies, showPoliciesInput } from '../companies/company/show-policies.ts';
import { activateCompany, suspendCompany, suspendCompanyInput } from '../companies/company/suspend-company.ts';
import { tryPersonalData, tryPersonalDataInput } from '../companies/company/try-personal-data.ts';
import { createKey, createKeyInput } from '../companies/keys/create-key.ts';
import { identifyKey, identifyKeyInput } from '../companies/keys/identify-key.ts';
import { listCompanyKeys, listCompanyKeysInput } from '../companies/keys/list-company-keys.ts';
import { listKeys, listKeysInput } from '../companies/keys/list-keys.ts';
import { revokeKey, revokeKeyInput } from '../companies/keys/revoke-key.ts';
import { rotateKey, rotateKeyInput } from '../companies/keys/rotate-key.ts';
import { updateKey, updateKeyInput } from '../companies/keys/update-key.ts';
import { CHANGE, READ, REMOVE, STAGE } from './operation-roles.ts';
import {
  applicationResult,
  companyResult,
  keyResult,
  listedKeyResult,
  newKeyResult,
  policiesAfterResult,
  rotatedKeyResult,
} from './results/company-results.ts';
import {
  checkedAddressesResult,
  companyKeysResult,
  identifiedKeyResult,
  policyResult,
  privacyTrialResult,
} from './results/key-and-policy-results.ts';

/**
 * The operations on companies, applications, keys and policies. In each, `company` is the input field that identifies
 * the company, or 'none'.
 */
export const companyOperations = {
  'company.create': defineOperation({
    input: createCompanyInput,
    result: companyResult,
    ...STAGE,
    company: 'none',
    run: createCompany,
  }),
  'company.list': defineOperation({
    input: listCompaniesInput,
    result: v.array(companyResult),
    ...STAGE,
    company: 'none',
    run: listCompanies,
  }),
  'company.show': defineOperation({
    input: showCompanyInput,
    result: companyResult,
    ...READ,
    company: 'company_id',
    run: showCompany,
  }),
  'company.suspend': defineOperation({
    input: suspendCompanyInput,
    result: companyResult,
    ...STAGE,
    company: 'company_id',
    run: suspendCompany,
  }),
  'company.activate': defineOperation({
    input: suspendCompanyInput,
    result: companyResult,
    ...STAGE,
    company: 'company_id',
    run: activateCompany,
  }),
  'policy.set': defineOperation({
    input: setPoliciesInput,
    result: policiesAfterResult,
    ...CHANGE,
    company: 'company_id',
    run: setPolicies,
  }),
  'policy.show': defineOperation({
    input: showPoliciesInput,
    result: policyResult,
    ...READ,
    company: 'company_id',
    run: showPolicies,
  }),
  'policy.check-addresses': defineOperation({
    input: checkAddressesInput,
    result: checkedAddressesResult,
    ...READ,
    company: 'company_id',
    run: checkAddresses,
  }),
  'privacy.try': defineOperation({
    input: tryPersonalDataInput,
    result: privacyTrialResult,
    ...READ,
    company: 'company_id',
    run: tryPersonalData,
  }),
  'application.create': defineOperation({
    input: createApplicationInput,
    result: applicationResult,
    ...CHANGE,
    company: 'company_id',
    run: createApplication,
  }),
  'application.list': defineOperation({
    input: listApplicationsInput,
    result: v.array(applicationResult),
    ...READ,
    company: 'company_id',
    run: listApplications,
  }),
  'company.keys': defineOperation({
    input: listCompanyKeysInput,
    result: companyKeysResult,
    ...READ,
    company: 'company_id',
    run: listCompanyKeys,
  }),
  'key.create': defineOperation({
    input: createKeyInput,
    result: newKeyResult,
    ...CHANGE,
    company: 'application_id',
    run: createKey,
  }),
  'key.list': defineOperation({
    input: listKeysInput,
    result: v.array(listedKeyResult),
    ...READ,
    company: 'application_id',
    run: listKeys,
  }),
  'key.identify': defineOperation({
    input: identifyKeyInput,
    result: identifiedKeyResult,
    ...READ,
    company: 'company_id',
    run: identifyKey,
  }),
  'key.update': defineOperation({
    input: updateKeyInput,
    result: keyResult,
    ...CHANGE,
    company: 'key_id',
    run: updateKey,
  }),
  'key.rotate': defineOperation({
    input: rotateKeyInput,
    result: rotatedKeyResult,
    ...CHANGE,
    company: 'key_id',
    run: rotateKey,
  }),
  'key.revoke': defineOperation({
    input: revokeKeyInput,
    result: keyResult,
    ...REMOVE,
    company: 'key_id',
    run: revokeKey,
  }),
};
