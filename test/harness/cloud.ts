import { inject } from 'vitest';

/** How a test reaches a running stage: the public API, and the AWS endpoint with the operator's credentials. */
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
 * The cloud that all tests of a run share. A test changes nothing in it but its own companies; one that scripts faults
 * or moves the clock starts its own cloud (own-cloud.ts).
 */
export function sharedCloud(): CloudAccess {
  return inject('cloud');
}
