import * as v from 'valibot';

/** What the authorizer needs: its stage's table of keys, the pepper, and whether live keys work here. */
export const Environment = v.object({
  STAGE: v.string(),
  ACCESS_TABLE: v.string(),
  PEPPER_SECRET_ARN: v.string(),
  LIVE_KEYS: v.picklist(['allowed', 'refused']),
});
