import type { CallerBudget } from '../companies/policies/caller-budget.ts';
import type { KeyEnvironment, Scope } from '../keys/scope.ts';
import type { PersonalDataKind } from '../privacy/kinds.ts';

/** Who is calling, as the authorizer established it for this very call. */
export interface Caller {
  readonly companyId: string;
  readonly companyName: string;
  readonly applicationId: string;
  readonly applicationName: string;
  readonly keyId: string;
  readonly keyEnvironment: KeyEnvironment;
  readonly scopes: readonly Scope[];
  readonly budget: CallerBudget;
  /** The kinds of personal data that are removed from everything that the call shows; empty: nothing is removed. */
  readonly personalDataKinds: readonly PersonalDataKind[];
}
