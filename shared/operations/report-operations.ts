import { defineOperation } from '../administration/operation.ts';
import { exportUsage, exportUsageInput } from '../companies/export-usage.ts';
import { listAuditRecords, listAuditRecordsInput } from '../companies/list-audit-records.ts';
import { showBudget, showBudgetInput } from '../companies/show-budget.ts';
import { reportUsage, reportUsageInput } from '../reports/report-usage.ts';
import { showOverview, showOverviewInput } from '../reports/show-overview.ts';
import { READ } from './operation-roles.ts';
import { auditResult, budgetResult, usageExportResult } from './results/company-results.ts';
import { overviewResult, usageReportResult } from './results/report-results.ts';

/**
 * The operations that report spending and changes. In each, `company` is the input field that identifies the company.
 */
export const reportOperations = {
  'budget.show': defineOperation({
    input: showBudgetInput,
    result: budgetResult,
    ...READ,
    company: 'company_id',
    run: showBudget,
  }),
  'usage.export': defineOperation({
    input: exportUsageInput,
    result: usageExportResult,
    ...READ,
    company: 'company_id',
    run: exportUsage,
  }),
  'usage.report': defineOperation({
    input: reportUsageInput,
    result: usageReportResult,
    ...READ,
    company: 'company_id',
    run: reportUsage,
  }),
  'company.overview': defineOperation({
    input: showOverviewInput,
    result: overviewResult,
    ...READ,
    company: 'company_id',
    run: showOverview,
  }),
  'audit.list': defineOperation({
    input: listAuditRecordsInput,
    result: auditResult,
    ...READ,
    company: 'company_id',
    run: listAuditRecords,
  }),
};
