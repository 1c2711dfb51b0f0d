import * as v from 'valibot';
import { idField } from '../administration/input-fields.ts';
import type { Operation } from '../administration/operation.ts';
import { monthField } from '../companies/show-budget.ts';
import { READ, STAGE } from './operation-roles.ts';
import { overviewResult, stageOverviewResult, usageReportResult } from './results/report-results.ts';
import {
  checkedAddressesResult,
  estimateResult,
  identifiedKeyResult,
  policyResult,
  privacyTrialResult,
} from './results/trial-results.ts';

type Planned = Omit<Operation<never>, 'run'>;

const companyId = idField('company');
const purposeField = v.optional(v.picklist(['live', 'test'], 'purpose must be live or test.'), 'live');

/** Operations whose shapes are agreed and which do not run yet. */
export const plannedOperations = {
  'company.overview': {
    input: v.strictObject({ company_id: companyId, purpose: purposeField }),
    result: overviewResult,
    roles: READ,
    company: 'company_id',
  },
  'usage.report': {
    input: v.strictObject({ company_id: companyId, month: monthField, purpose: purposeField }),
    result: usageReportResult,
    roles: READ,
    company: 'company_id',
  },
  'key.identify': {
    input: v.strictObject({ company_id: companyId, candidate: v.string() }),
    result: identifiedKeyResult,
    roles: READ,
    company: 'company_id',
  },
  'policy.show': {
    input: v.strictObject({ company_id: companyId }),
    result: policyResult,
    roles: READ,
    company: 'company_id',
  },
  'policy.check-addresses': {
    input: v.strictObject({
      company_id: companyId,
      entries: v.array(v.string()),
      address: v.optional(v.string()),
    }),
    result: checkedAddressesResult,
    roles: READ,
    company: 'company_id',
  },
  'privacy.try': {
    input: v.strictObject({
      company_id: companyId,
      text: v.string(),
      personal_data_kinds: v.optional(v.union([v.array(v.string()), v.literal('all')])),
    }),
    result: privacyTrialResult,
    roles: READ,
    company: 'company_id',
  },
  'documents.estimate': {
    input: v.strictObject({
      base_id: idField('base'),
      files: v.array(v.strictObject({ file: v.string(), bytes: v.number(), checksum: v.string() })),
    }),
    result: estimateResult,
    roles: READ,
    company: 'base_id',
  },
  'stage.overview': {
    input: v.strictObject({}),
    result: stageOverviewResult,
    roles: STAGE,
    company: 'none',
  },
} as const satisfies Readonly<Record<string, Planned>>;
