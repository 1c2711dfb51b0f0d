import type { PersonalDataKind } from '../privacy/kinds.ts';
import type { CallerBudget } from './caller-budget.ts';
import type { Scope } from './scope.ts';

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
  /** What is removed from everything that the call shows; none: nothing is. */
  readonly personalDataKinds: readonly PersonalDataKind[];
}

/** A `test` key runs the same pipeline on the same data, but never spends from the company's budget. */
export type KeyEnvironment = 'live' | 'test';
