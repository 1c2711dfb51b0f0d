import type { ResultOf } from '../../api/types.ts';
import type { Draft } from './policy-draft.ts';

/** Changes of policies that are not saved yet, with the policies as they were opened. */
export interface UnsavedChanges {
  readonly opened: ResultOf<'policy.show'>;
  readonly draft: Draft;
}

/**
 * The unsaved changes of each company, kept in memory while another page is shown. As long as there are any, the
 * browser asks before the console is closed or reloaded: `warn` makes it ask, and returns a function that ends this.
 */
export class UnsavedPolicies {
  readonly #warn: () => () => void;
  readonly #byCompany = new Map<string, UnsavedChanges>();
  #stopWarning: (() => void) | null = null;

  constructor(warn: () => () => void) {
    this.#warn = warn;
  }

  /** Returns the changes that are kept for a company. */
  of(companyId: string): UnsavedChanges | undefined {
    return this.#byCompany.get(companyId);
  }

  /** Keeps the changes of a company, or forgets them if there are none left. */
  keep(companyId: string, changes: UnsavedChanges | null): void {
    if (changes === null) {
      this.#byCompany.delete(companyId);
    } else {
      this.#byCompany.set(companyId, changes);
    }
    if (this.#byCompany.size > 0) {
      this.#stopWarning ??= this.#warn();
    } else {
      this.#stopWarning?.();
      this.#stopWarning = null;
    }
  }
}
