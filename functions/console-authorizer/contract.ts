import * as v from 'valibot';

/** The table of members, the issuer of the user pool's tokens, and the id of the console's client. */
export const Environment = v.object({
  STAGE: v.string(),
  MEMBER_TABLE: v.string(),
  TOKEN_ISSUER: v.pipe(v.string(), v.url()),
  CONSOLE_CLIENT_ID: v.string(),
});
