import { inject } from 'vitest';

/** The stage under test, as a caller knows it. */
export interface SmokeTarget {
  /** Without `/api/public/v1`. */
  readonly baseUrl: string;
  readonly key: string;
  /** Whether the key's company has the base of the smoke test; about the bases of another key, nothing is known. */
  readonly hasOwnBase: boolean;
}

declare module 'vitest' {
  interface ProvidedContext {
    smoke: SmokeTarget;
  }
}

/** Returns the stage that `npm run smoke` tests. */
export function smokeTarget(): SmokeTarget {
  return inject('smoke');
}
