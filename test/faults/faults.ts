import type { FaultEffect } from '../harness/local-cloud/faults.ts';

/** The ways in which a dependency fails, by name: until the fault is removed, or once. */
export const FAULTS = {
  'is down': { effect: { kind: 'error', status: 500, code: 'InternalServerError' } },
  throttles: { effect: { kind: 'throttle' } },
  'throttles with Retry-After': { effect: { kind: 'throttle', retryAfterSeconds: 1 } },
  'resets the connection': { effect: { kind: 'drop', when: 'before' } },
  'applies the request once and resets the connection': { effect: { kind: 'drop', when: 'after' }, times: 1 },
  'never answers': { effect: { kind: 'stall' } },
  'answers byte by byte': { effect: { kind: 'garble', how: 'trickled' } },
  'answers with half of a response': { effect: { kind: 'garble', how: 'truncated' } },
  'answers with an HTML page': { effect: { kind: 'garble', how: 'malformed' } },
  'rejects the time of the signature': { effect: { kind: 'skew' } },
  'sees the function killed once': { effect: { kind: 'kill', when: 'after' }, times: 1 },
} as const satisfies Readonly<Record<string, { readonly effect: FaultEffect; readonly times?: number }>>;

/** The name of a fault. */
export type FaultName = keyof typeof FAULTS;
