import * as v from 'valibot';
import { operationsEnvironment } from '../../shared/operations/operations-environment.ts';

/** The environment of all operations, and whether unsigned callers, who only state who they are, are allowed. */
export const Environment = v.object({
  ...operationsEnvironment,
  UNSIGNED_CALLERS: v.picklist(['allowed', 'refused']),
});
