import { operation } from '../access/operation.ts';
import { exportUsage, exportUsageInput } from './export-usage.ts';
import { showBudget, showBudgetInput } from './show-budget.ts';

/** What operators can learn about money. */
export const budgetOperations = {
  'budget.show': operation(showBudgetInput, showBudget),
  'usage.export': operation(exportUsageInput, exportUsage),
};
