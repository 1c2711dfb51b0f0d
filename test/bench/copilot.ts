import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { alternate } from './alternate.ts';
import type { BenchContext } from './bench-context.ts';
import { callsDuring } from './calls-during.ts';
import { type CopilotStage, startCopilotStage } from './copilot-stage.ts';
import type { CopilotLoad, LoadOrder, LoadResult } from './copilot-thread.ts';
import type { Figure } from './figure.ts';
import { median, percentile } from './percentile.ts';

const FUNCTIONS = ['authorizer', 'copilot-query'];
const ONE = { calls: 60, callers: 1 };
const SEVERAL = { calls: 200, callers: 4 };
const LIMITS_ONE = { rounds: 16, warmUps: 2, millisecondsMax: 30_000 };
const LIMITS_SEVERAL = { rounds: 6, warmUps: 2, millisecondsMax: 20_000 };

/** The cost of one order: the time of each call and of all together, and the CPU time of the process. */
interface Measured {
  readonly callsMs: LoadResult;
  readonly wallMs: number;
  readonly cpuMs: number;
}

type Measure = (order: LoadOrder) => Promise<Measured>;

/**
 * Measures what gateway, authorizer and handler add to a copilot call whose model answers at once: a call of the API
 * against the same calls of the services, made directly.
 */
export async function benchCopilot({ assembly, signal }: BenchContext): Promise<Figure[]> {
  const stage = await startCopilotStage(assembly);
  try {
    const load = await copilotLoad(stage);
    const thread = new Worker(new URL('./copilot-thread.ts', import.meta.url), { workerData: load });
    try {
      const measure = createMeasure(stage, thread, signal);
      return [...(await oneCaller(measure, signal)), await severalCallers(measure, signal)];
    } finally {
      await thread.terminate();
    }
  } finally {
    await stage.cloud.stop();
  }
}

// The second call is recorded: the first one is a cold start.
async function copilotLoad(stage: CopilotStage): Promise<CopilotLoad> {
  const { cloud, url, key, question } = stage;
  const ask = async () => {
    stage.scriptAnswers(1);
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ question }) });
    if (!answer.ok) {
      throw new Error(`The API answered ${answer.status}: ${await answer.text()}`);
    }
    await answer.arrayBuffer();
  };
  await ask();
  const calls = await callsDuring(cloud, FUNCTIONS, ask);
  const { endpoint, http2Endpoint, region, operator } = cloud;
  return { url, key, question, calls, access: { endpoint, http2Endpoint, region, ...operator } };
}

// The callers run in their own thread, so that they do not wait for the cloud's thread. Their CPU time counts for both
// contestants.
function createMeasure(stage: CopilotStage, thread: Worker, signal: AbortSignal): Measure {
  return async (order) => {
    stage.scriptAnswers(order.calls);
    const startedAt = performance.now();
    const before = process.cpuUsage();
    thread.postMessage(order);
    const [callsMs] = (await once(thread, 'message', { signal })) as [LoadResult];
    const { user, system } = process.cpuUsage(before);
    return { callsMs, wallMs: performance.now() - startedAt, cpuMs: (user + system) / 1_000 };
  };
}

async function oneCaller(measure: Measure, signal: AbortSignal): Promise<Figure[]> {
  const { api, services } = await alternate(
    { api: () => measure({ of: 'api', ...ONE }), services: () => measure({ of: 'services', ...ONE }) },
    { ...LIMITS_ONE, signal },
  );
  const latency = (results: readonly Measured[], share: number) =>
    percentile(
      results.flatMap(({ callsMs }) => callsMs),
      share,
    );
  const cpu = (results: readonly Measured[]) => median(results.map(({ cpuMs }) => cpuMs / ONE.calls));
  const p50 = { value: latency(api, 0.5), baseline: latency(services, 0.5) };
  return [
    figure('p50', 'ms', p50),
    figure('p99', 'ms', { value: latency(api, 0.99), baseline: latency(services, 0.99) }),
    { bench: 'copilot', name: 'added by the API, p50', value: p50.value - p50.baseline, unit: 'ms' },
    figure('CPU per call', 'ms of CPU', { value: cpu(api), baseline: cpu(services) }),
  ];
}

async function severalCallers(measure: Measure, signal: AbortSignal): Promise<Figure> {
  const { api, services } = await alternate(
    { api: () => measure({ of: 'api', ...SEVERAL }), services: () => measure({ of: 'services', ...SEVERAL }) },
    { ...LIMITS_SEVERAL, signal },
  );
  const rate = (results: readonly Measured[]) => median(results.map(({ wallMs }) => SEVERAL.calls / (wallMs / 1_000)));
  return figure(`${SEVERAL.callers} callers: calls per second`, '/s', { value: rate(api), baseline: rate(services) });
}

interface Compared {
  readonly value: number;
  readonly baseline: number;
}

function figure(name: string, unit: string, { value, baseline }: Compared): Figure {
  return { bench: 'copilot', name, value, unit, baseline: { name: 'services called directly', value: baseline } };
}
