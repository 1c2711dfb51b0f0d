import { companyOperations } from './company-operations.ts';
import { knowledgeOperations } from './knowledge-operations.ts';
import { memberOperations } from './member-operations.ts';
import { reportOperations } from './report-operations.ts';
import { stageOperations } from './stage-operations.ts';

/**
 * Every operation, except the two of the console's playground: its input, its result, the roles that may run it, and
 * the field of the input that identifies the company. Administrators and viewers may run it for their own company only.
 * docs/administration.md has the same table.
 */
export const operations = {
  ...companyOperations,
  ...knowledgeOperations,
  ...reportOperations,
  ...memberOperations,
  ...stageOperations,
};
