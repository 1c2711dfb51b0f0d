import { inject } from 'vitest';

/** How a test reaches a running stage: the public API, and the AWS endpoint with an operator's credentials. */
export interface CloudAccess {
  readonly baseUrl: string;
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly administerFunction: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    cloud: CloudAccess;
    assembly: string;
  }
}

/**
 * The cloud that all tests of a run share. A test may change only its own companies there. A test that scripts faults
 * uses its worker's cloud, and a test that moves the clock starts its own (own-cloud.ts).
 */
export function sharedCloud(): CloudAccess {
  return inject('cloud');
}
