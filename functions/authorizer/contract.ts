import * as v from 'valibot';
import { LiveKeys } from '../../shared/keys/accepted-environments.ts';

/** The table of companies and keys, the secret with the pepper, and whether live keys work on the stage. */
export const Environment = v.object({
  STAGE: v.string(),
  ACCESS_TABLE: v.string(),
  PEPPER_SECRET_ARN: v.string(),
  LIVE_KEYS: LiveKeys,
});
