import type { Defect } from './defect.ts';
import { FOUND_BY_ACCEPTANCE } from './found-by-acceptance.ts';
import { FOUND_BY_ACCEPTANCE_AGAIN } from './found-by-acceptance-again.ts';
import { FOUND_BY_ACCEPTANCE_ELSEWHERE } from './found-by-acceptance-elsewhere.ts';
import { FOUND_BY_ACCEPTANCE_IN_CONSOLE } from './found-by-acceptance-in-console.ts';
import { FOUND_BY_ACCEPTANCE_THIRD } from './found-by-acceptance-third.ts';
import { FOUND_BY_READING } from './found-by-reading.ts';
import { FOUND_IN_COMMANDS } from './found-in-commands.ts';
import { FOUND_IN_CONSOLE } from './found-in-console.ts';
import { FOUND_IN_DOCUMENTS } from './found-in-documents.ts';
import { FOUND_IN_GUARDS } from './found-in-guards.ts';
import { FOUND_IN_LOCAL_CLOUD } from './found-in-local-cloud.ts';
import { FOUND_IN_OPERATIONS } from './found-in-operations.ts';
import { FOUND_IN_PROGRAMS } from './found-in-programs.ts';
import { FOUND_IN_PUBLIC_API } from './found-in-public-api.ts';
import { FOUND_IN_TEMPLATES } from './found-in-templates.ts';
import { FOUND_IN_WIRING } from './found-in-wiring.ts';
import { INTEGRATION_DEFECTS } from './integration-defects.ts';

/**
 * Defects in routes, roles, alarms, the gateway, the console, handlers and deployment, which the tests of a folder of
 * shared/ cannot see, and some in shared/ of kinds that `mutations.ts` does not make.
 */
export const DEFECTS: readonly Defect[] = [
  ...INTEGRATION_DEFECTS,
  ...FOUND_BY_READING,
  ...FOUND_IN_TEMPLATES,
  ...FOUND_IN_WIRING,
  ...FOUND_IN_PROGRAMS,
  ...FOUND_IN_COMMANDS,
  ...FOUND_IN_CONSOLE,
  ...FOUND_IN_PUBLIC_API,
  ...FOUND_IN_DOCUMENTS,
  ...FOUND_IN_GUARDS,
  ...FOUND_IN_OPERATIONS,
  ...FOUND_IN_LOCAL_CLOUD,
  ...FOUND_BY_ACCEPTANCE,
  ...FOUND_BY_ACCEPTANCE_ELSEWHERE,
  ...FOUND_BY_ACCEPTANCE_IN_CONSOLE,
  ...FOUND_BY_ACCEPTANCE_AGAIN,
  ...FOUND_BY_ACCEPTANCE_THIRD,
];
