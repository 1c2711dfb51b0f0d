import type { CallPolicies } from '../companies/policies/call-policies.ts';
import type { KeyEnvironment, Scope } from '../keys/scope.ts';

/** Who is calling, as the authorizer established it for this call. */
export interface Caller {
  readonly companyId: string;
  readonly companyName: string;
  readonly applicationId: string;
  readonly applicationName: string;
  readonly keyId: string;
  readonly keyEnvironment: KeyEnvironment;
  readonly scopes: readonly Scope[];
  readonly policies: CallPolicies;
}
