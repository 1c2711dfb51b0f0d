import * as v from 'valibot';

/** The key's company, application and scopes; the endpoint needs no scope. */
export const contract = {
  request: {},
  response: v.strictObject({
    status: v.literal('ok'),
    tenant: v.string(),
    application: v.string(),
    // Any string, so that a new scope does not break a client that knows only today's.
    scopes: v.array(v.string()),
  }),
} as const;

/** Only the stage's name: everything that the response needs comes with the call. */
export const Environment = v.object({ STAGE: v.string() });
