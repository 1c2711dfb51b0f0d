import { operation } from '../administration/operation.ts';
import { exportUsage, exportUsageInput } from '../companies/export-usage.ts';
import { listAuditRecords, listAuditRecordsInput } from '../companies/list-audit-records.ts';
import { showBudget, showBudgetInput } from '../companies/show-budget.ts';
import { READ } from './operation-roles.ts';
import { auditResult, budgetResult, usageExportResult } from './results/company-results.ts';

/** What was spent and what was changed. */
export const reportOperations = {
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
};
