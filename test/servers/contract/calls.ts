/** One answered request. */
interface Call {
  readonly operation: string;
  readonly status: number;
  readonly seconds: number;
}

/** How many requests an operation received, and how it answered. */
interface OperationFigures {
  readonly operation: string;
  readonly calls: number;
  readonly byStatus: ReadonlyMap<number, number>;
  readonly slowestSeconds: number;
}

// The share of successes among the requests that were not throttled.
const SHARE_OF_SUCCESS_MIN = 0.2;

/** Reads the output of the Schemathesis hooks, one call per line. */
export function parseCalls(text: string): Call[] {
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => {
    const [operation, status, seconds] = JSON.parse(line) as [string, number, number];
    return { operation, status, seconds };
  });
}

/** Adds up the figures of each operation, by name. */
export function addUp(calls: readonly Call[]): OperationFigures[] {
  const operations = [...new Set(calls.map(({ operation }) => operation))].toSorted();
  return operations.map((operation) => {
    const own = calls.filter((call) => call.operation === operation);
    const byStatus = new Map<number, number>();
    for (const { status } of own) {
      byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
    }
    const slowestSeconds = own.reduce((slowest, { seconds }) => Math.max(slowest, seconds), 0);
    return { operation, calls: own.length, byStatus, slowestSeconds };
  });
}

/** Returns one sentence for each operation with too few successful requests. */
export function whatFallsShort(figures: readonly OperationFigures[]): string[] {
  return figures.flatMap(({ operation, calls, byStatus }) => {
    const served = byStatus.get(200) ?? 0;
    const counted = calls - (byStatus.get(429) ?? 0);
    const percent = Math.floor((100 * served) / Math.max(1, counted));
    return served >= SHARE_OF_SUCCESS_MIN * counted && served > 0
      ? []
      : [`${operation}: ${percent} % of the requests were answered with 200, and it has to be 20 %.`];
  });
}

/** Formats the figures as lines for a terminal. */
export function printTable(figures: readonly OperationFigures[]): string {
  const lines = figures.map(({ operation, calls, byStatus, slowestSeconds }) => {
    const statuses = [...byStatus].toSorted(([one], [other]) => one - other).map(([status, n]) => `${status}: ${n}`);
    return `${operation}: ${calls} requests; ${statuses.join(', ')}; slowest ${slowestSeconds.toFixed(1)} s`;
  });
  const all = figures.reduce((sum, { calls }) => sum + calls, 0);
  return [...lines, `${all} requests in all`].join('\n');
}
