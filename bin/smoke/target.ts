import { inject } from 'vitest';

/** The stage under test: everything that a caller from outside knows of it. */
export interface SmokeTarget {
  /** Without `/api/public/v1`. */
  readonly baseUrl: string;
  readonly key: string;
  /** Whether the key's company has the smoke test's base; with another key the bases are not known. */
  readonly hasOwnBase: boolean;
}

declare module 'vitest' {
  interface ProvidedContext {
    smoke: SmokeTarget;
  }
}

/** The stage that `npm run smoke` tests. */
export function smokeTarget(): SmokeTarget {
  return inject('smoke');
}
