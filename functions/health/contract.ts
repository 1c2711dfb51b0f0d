import * as v from 'valibot';
import { Scope } from '../../shared/keys/scope.ts';

/** The key's company, application and scopes; the endpoint needs no scope. */
export const contract = {
  request: {},
  response: v.strictObject({
    status: v.literal('ok'),
    tenant: v.string(),
    application: v.string(),
    scopes: v.array(Scope),
  }),
} as const;

/** Empty: everything the answer needs comes with the call. */
export const Environment = v.object({ STAGE: v.string() });
