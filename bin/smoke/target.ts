import { inject } from 'vitest';

/** The stage that is tried: everything that a caller from outside knows of it. */
export interface SmokeTarget {
  /** Without `/api/public/v1`. */
  readonly baseUrl: string;
  readonly key: string;
  /** Whether the key's company has the smoke test's own base; another key may see anything. */
  readonly hasOwnBase: boolean;
}

declare module 'vitest' {
  interface ProvidedContext {
    smoke: SmokeTarget;
  }
}

/** The stage that `npm run smoke` was asked to try. */
export function smokeTarget(): SmokeTarget {
  return inject('smoke');
}
