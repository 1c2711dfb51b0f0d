import * as v from 'valibot';
import { operationsEnvironment } from '../../shared/operations/operations-environment.ts';

/** The environment of all operations, and whether callers may say who they are instead of signing their requests. */
export const Environment = v.object({
  ...operationsEnvironment,
  UNSIGNED_CALLERS: v.picklist(['allowed', 'refused']),
});
