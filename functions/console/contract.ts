import * as v from 'valibot';
import { operationsEnvironment } from '../../shared/operations/operations-environment.ts';

/** The environment of all operations, and the base URL to which programs send their calls. */
export const Environment = v.object({
  ...operationsEnvironment,
  API_BASE_URL: v.string(),
});
