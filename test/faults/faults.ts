import type { FaultEffect } from '@knowledge-copilot/local-cloud/faults';

/** What a dependency does wrong, by name, for as long as it lasts or once. */
export const FAULTS = {
  'is down': { effect: { kind: 'error', status: 500, code: 'InternalServerError' } },
  throttles: { effect: { kind: 'throttle' } },
  'throttles and says until when': { effect: { kind: 'throttle', retryAfterSeconds: 1 } },
  'resets the connection': { effect: { kind: 'drop', when: 'before' } },
  'resets once after it was applied': { effect: { kind: 'drop', when: 'after' }, times: 1 },
  'never answers': { effect: { kind: 'stall' } },
  'answers byte by byte': { effect: { kind: 'garble', how: 'trickled' } },
  'answers half of it': { effect: { kind: 'garble', how: 'truncated' } },
  'answers something else': { effect: { kind: 'garble', how: 'malformed' } },
  'takes the clock for wrong': { effect: { kind: 'skew' } },
  'sees the worker killed once': { effect: { kind: 'kill', when: 'after' }, times: 1 },
} as const satisfies Readonly<Record<string, { readonly effect: FaultEffect; readonly times?: number }>>;

/** The name of a fault. */
export type FaultName = keyof typeof FAULTS;
