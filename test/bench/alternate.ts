/** How often each contestant is measured, and for how long at most. */
interface RoundLimits {
  readonly rounds: number;
  /** Rounds before the measured ones, whose results are discarded; 0 by default. */
  readonly warmUps?: number;
  /** No further round begins after this time; the first one always runs to its end. */
  readonly millisecondsMax: number;
  readonly signal: AbortSignal;
}

/**
 * Measures every contestant in every round, so that a slow moment of the machine affects all of them alike; every
 * second round runs in reverse order. Returns the results by name, in the order of the rounds.
 */
export async function alternate<Name extends string, Result>(
  contestants: Readonly<Record<Name, () => Promise<Result>>>,
  { rounds, warmUps = 0, millisecondsMax, signal }: RoundLimits,
): Promise<Readonly<Record<Name, readonly Result[]>>> {
  const names = Object.keys(contestants) as Name[];
  const results = Object.fromEntries(names.map((name) => [name, [] as Result[]])) as Record<Name, Result[]>;
  const endAt = performance.now() + millisecondsMax;
  for (let round = -warmUps; round < rounds; round += 1) {
    if (round > 0 && performance.now() > endAt) {
      break;
    }
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      signal.throwIfAborted();
      const result = await contestants[name]();
      if (round >= 0) {
        results[name].push(result);
      }
    }
  }
  return results;
}
