import type { AwsRequest } from './stand-in.ts';

/**
 * The effect on a matching call. `drop` and `kill` say when: before the stand-in sees the call, or after the call is
 * applied and before the response is sent.
 */
type FaultEffect =
  | { readonly kind: 'throttle'; readonly retryAfterSeconds?: number }
  | { readonly kind: 'error'; readonly status: number; readonly code: string; readonly message?: string }
  /** Waits for this time, or until `release`, and then continues normally. */
  | { readonly kind: 'stall'; readonly forMs?: number }
  | { readonly kind: 'drop'; readonly when: 'before' | 'after' }
  /**
   * Applies the call and damages the response: an HTML page in its place, only the first half of its body, or one byte
   * at a time, so slowly that the caller gives up.
   */
  | { readonly kind: 'garble'; readonly how: 'malformed' | 'truncated' | 'trickled' }
  /** Refuses the signature as too old, as a service does when the caller's clock is minutes off. */
  | { readonly kind: 'skew' }
  /** Ends exactly the instance of the function that made the call. */
  | { readonly kind: 'kill'; readonly when: 'before' | 'after' };

/** The calls that a fault affects, and how; a property that is left out matches every call. */
interface FaultScript {
  /**
   * The name in the SigV4 credential scope, or `apigateway` for requests to the public port, which can only be
   * throttled. So can API Gateway's own calls of functions: `lambda`, with the name of the called function.
   */
  readonly service: string;
  readonly operation?: string;
  /** The calling function's physical name; calls of operators have none. */
  readonly functionName?: string;
  readonly match?: (request: AwsRequest) => boolean;
  /** Matching calls that pass before the first that is affected; 0 by default. */
  readonly skip?: number;
  /** Calls that are affected, after which the fault ends; no end by default. */
  readonly times?: number;
  readonly effect: FaultEffect;
}

/** A scripted fault that is in force. */
interface Fault {
  /** How many calls it has affected. */
  readonly hits: () => number;
  /** Resolves when it has affected that many calls; 1 by default. */
  readonly reached: (hits?: number) => Promise<void>;
  /** Lets stalled calls continue, now and from now on. */
  readonly release: () => void;
  /** Ends the fault and releases what it holds. */
  readonly remove: () => void;
}

/** One call, as faults are matched against it. */
interface FaultCandidate {
  readonly service: string;
  readonly operation: string;
  readonly functionName: string | null;
  readonly request: AwsRequest | null;
}

/** What to do with one call: the effect, and when a stall is over. */
export interface FaultHit {
  readonly effect: FaultEffect;
  readonly released: Promise<void>;
}

/** The scripted faults of one cloud. */
export interface Faults {
  readonly script: (script: FaultScript) => Fault;
  /** Ends every fault. */
  readonly clear: () => void;
  /** Applies the first fault in force that matches the call, and counts the call; null when none matches. */
  readonly trigger: (candidate: FaultCandidate) => FaultHit | null;
}

interface Entry extends Fault {
  readonly script: FaultScript;
  readonly take: () => FaultHit | null;
}

/** Starts without faults. Of several that match a call, the one that was scripted first affects it. */
export function createFaults(): Faults {
  const entries = new Set<Entry>();
  return {
    script: (script) => {
      if (script.service === 'apigateway' && script.effect.kind !== 'throttle') {
        throw new Error(`A request to the gateway can only be throttled; '${script.effect.kind}' is not supported.`);
      }
      const entry = createEntry(script, () => entries.delete(entry));
      entries.add(entry);
      return entry;
    },
    clear: () => {
      for (const entry of entries) {
        entry.remove();
      }
    },
    trigger: (candidate) => {
      for (const entry of entries) {
        const hit = matches(entry.script, candidate) ? entry.take() : null;
        if (hit !== null) {
          return hit;
        }
      }
      return null;
    },
  };
}

function matches(script: FaultScript, candidate: FaultCandidate): boolean {
  if (script.service !== candidate.service) {
    return false;
  }
  if (script.operation !== undefined && script.operation !== candidate.operation) {
    return false;
  }
  if (script.functionName !== undefined && script.functionName !== candidate.functionName) {
    return false;
  }
  if (script.match === undefined) {
    return true;
  }
  return candidate.request !== null && script.match(candidate.request);
}

function createEntry(script: FaultScript, forget: () => void): Entry {
  let seen = 0;
  let hits = 0;
  const waiting: { hits: number; resolve: () => void }[] = [];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  return {
    script,
    take: () => {
      seen += 1;
      if (seen <= (script.skip ?? 0)) {
        return null;
      }
      hits += 1;
      for (const waiter of waiting) {
        if (waiter.hits <= hits) {
          waiter.resolve();
        }
      }
      if (hits === script.times) {
        forget();
      }
      return { effect: script.effect, released };
    },
    hits: () => hits,
    reached: (wanted = 1) => {
      if (hits >= wanted) {
        return Promise.resolve();
      }
      return new Promise((resolve) => waiting.push({ hits: wanted, resolve }));
    },
    release,
    remove: () => {
      forget();
      release();
    },
  };
}
