import * as v from 'valibot';
import { operationsEnvironment } from '../../shared/operations/operations-environment.ts';

/** The environment of all operations, and the URL of the public API before `/public/v1`: the base URL and `/api`. */
export const Environment = v.object({
  ...operationsEnvironment,
  API_BASE_URL: v.string(),
});
