/** How often every contestant is measured. */
interface RoundLimits {
  readonly rounds: number;
  /** Rounds before those, whose results are thrown away; 0 when absent. */
  readonly warmUps?: number;
  /** No further round begins after this time; the first one always runs to its end. */
  readonly millisecondsMax: number;
  readonly signal: AbortSignal;
}

/**
 * Measures every contestant in every round, so that a slow moment of the machine meets all alike; every second round
 * runs backwards. Returns the results by name, in order.
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
