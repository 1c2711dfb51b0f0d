import type { RunningCloud } from './start-cloud.ts';

/** Which requests to a service a fault affects, and how. */
export type FaultScript = Parameters<RunningCloud['faults']['script']>[0];

/** What a fault does to a request. */
export type FaultEffect = FaultScript['effect'];

/** A request of a function or an operator to a service, before the service sees it. */
type SeenRequest = Parameters<NonNullable<FaultScript['match']>>[0];

/** Calls `see` with every request that the script would affect, without changing any. */
export function watchRequests(
  { faults }: Pick<RunningCloud, 'faults'>,
  script: Omit<FaultScript, 'effect' | 'match'>,
  see: (request: SeenRequest) => void,
): ReturnType<RunningCloud['faults']['script']> {
  return faults.script({
    ...script,
    // A fault that never matches changes nothing, and its `match` sees every request.
    match: (request) => {
      see(request);
      return false;
    },
    effect: { kind: 'throttle' },
  });
}
