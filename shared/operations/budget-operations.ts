import { operation } from '../administration/operation.ts';
import { exportUsage, exportUsageInput } from '../companies/export-usage.ts';
import { showBudget, showBudgetInput } from '../companies/show-budget.ts';

/** What operators can learn about money. */
export const budgetOperations = {
  'budget.show': operation(showBudgetInput, showBudget),
  'usage.export': operation(exportUsageInput, exportUsage),
};
