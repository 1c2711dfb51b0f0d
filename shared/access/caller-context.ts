import * as v from 'valibot';
import { CallPoliciesJson, callPoliciesJson } from '../companies/policies/call-policies.ts';
import { Scope } from '../keys/scope.ts';
import type { Caller } from './caller.ts';

/** The authorizer's context as API Gateway passes it on: strings only, scopes separated by one space. */
type CallerContext = Record<keyof Caller, string>;

const FromContext = v.object({
  companyId: v.pipe(v.string(), v.uuid()),
  companyName: v.string(),
  applicationId: v.pipe(v.string(), v.uuid()),
  applicationName: v.string(),
  keyId: v.pipe(v.string(), v.uuid()),
  keyEnvironment: v.picklist(['live', 'test']),
  scopes: v.pipe(
    v.string(),
    v.transform((text) => text.split(' ').filter((scope) => scope !== '')),
    v.array(Scope),
  ),
  policies: CallPoliciesJson,
});

/** Flattens a caller into the authorizer's context, which carries scalars only. */
export function toCallerContext(caller: Caller): CallerContext {
  return {
    ...caller,
    scopes: caller.scopes.join(' '),
    policies: callPoliciesJson(caller.policies),
  };
}

/**
 * Reads the caller from a request's authorizer context.
 *
 * @throws when it is incomplete, which fails the call.
 */
export function parseCallerContext(context: unknown): Caller {
  return v.parse(FromContext, context);
}
