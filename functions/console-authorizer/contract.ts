import * as v from 'valibot';

/** The user pool's issuer and the console's client, and the table of members. */
export const Environment = v.object({
  STAGE: v.string(),
  MEMBER_TABLE: v.string(),
  TOKEN_ISSUER: v.pipe(v.string(), v.url()),
  CONSOLE_CLIENT_ID: v.string(),
});
