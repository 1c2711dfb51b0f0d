import { setTimeout as pause } from 'node:timers/promises';
import { callApi } from '../../harness/api.ts';
import type { CloudAccess } from '../../harness/cloud.ts';
import { type AccessState, type CalledPath, expectedAnswer, shownAnswer } from './access-state.ts';
import { type ChangeTools, nextChange } from './change-kinds.ts';

/** What a worker did. */
interface WorkerReport {
  readonly changes: Readonly<Record<string, number>>;
  readonly calls: number;
  /** Calls whose answers match no state that was in force while they ran. */
  readonly breaches: readonly string[];
}

/** The company that a worker changes, and how much it does. */
interface WorkerOrder {
  readonly access: CloudAccess;
  readonly tools: ChangeTools;
  /** The state before the first change. */
  readonly first: AccessState;
  readonly changes: number;
  /** How many calls run at the same time as each change. */
  readonly callersBeside: number;
}

interface Worker {
  /** The state before the first change, and the state after each change that has returned. */
  readonly states: AccessState[];
  readonly access: CloudAccess;
  readonly tools: ChangeTools;
  readonly breaches: string[];
  readonly changes: Record<string, number>;
  calls: number;
}

interface Call {
  readonly path: CalledPath;
  readonly key: string;
  readonly from: number;
  readonly fromMs: number;
  /** The last state that can explain the answer is known once the change beside the call has returned. */
  readonly pending: { readonly answer: string; readonly until: () => number; readonly untilMs: number };
}

// About as long as a change takes.
const BESIDE_MS_MAX = 60;
const REPEATS_MAX = 2;
const PATHS: readonly CalledPath[] = ['/health', '/knowledge-bases'];

/**
 * Makes the changes to one company, one after the other, and calls right after each; other calls run at the same time
 * as each change. Every answer must be that of a state in force while its call ran.
 */
export async function runWorker(order: WorkerOrder): Promise<WorkerReport> {
  const { access, tools, first } = order;
  const worker: Worker = { states: [first], access, tools, breaches: [], changes: {}, calls: 0 };
  for (let made = 0; made < order.changes; made += 1) {
    const change = nextChange(current(worker), tools, worker.changes);
    worker.changes[change.kind] = (worker.changes[change.kind] ?? 0) + 1;
    const others = Array.from({ length: order.callersBeside }, (_, caller) => callBeside(worker, caller));
    const making = change.make().then((state) => {
      worker.states.push(state);
      const key = change.key === '' ? newestKey(worker) : change.key;
      return Promise.all(PATHS.map((path) => call(worker, { path, key })));
    });
    const [after, beside] = await Promise.all([making, Promise.all(others)]);
    for (const each of [...after, ...beside]) {
      judge(worker, each, change.kind);
    }
  }
  const { changes, calls, breaches } = worker;
  return { changes, calls, breaches };
}

// Starts at a random moment: before, during or after the change.
async function callBeside(worker: Worker, caller: number): Promise<Call> {
  await pause(worker.tools.chance(BESIDE_MS_MAX));
  return call(worker, { path: PATHS[caller % PATHS.length] ?? '/health', key: newestKey(worker) });
}

async function call(worker: Worker, { path, key }: Pick<Call, 'path' | 'key'>, repeats = REPEATS_MAX): Promise<Call> {
  const [from, fromMs] = [worker.states.length - 1, worker.tools.nowMs()];
  const { status, body } = await callApi(worker.access, path, { key });
  // A machine that is too slow for the authorizer's time limit allows nothing: the repeated call must match the state.
  if (status >= 500 && repeats > 0) {
    return call(worker, { path, key }, repeats - 1);
  }
  worker.calls += 1;
  // A change that was in progress when the answer came may already have been in force.
  const seen = worker.states.length;
  const until = () => Math.min(seen, worker.states.length - 1);
  return {
    path,
    key,
    from,
    fromMs,
    pending: { answer: shownAnswer(path, status, body), until, untilMs: worker.tools.nowMs() },
  };
}

function judge(worker: Worker, { path, key, from, fromMs, pending }: Call, after: string): void {
  const { answer, until, untilMs } = pending;
  const sourceIp = worker.tools.sourceIp;
  const states = worker.states.slice(from, until() + 1);
  // The authorizer reads first and the endpoint later, so each may see a different state, in this order.
  const explained = states.some((state, i) =>
    states
      .slice(i)
      .some(({ isBaseVisible }) =>
        [fromMs, untilMs].some(
          (nowMs) => expectedAnswer({ ...state, isBaseVisible }, path, { key, sourceIp, nowMs }) === answer,
        ),
      ),
  );
  if (!explained) {
    worker.breaches.push(`${path} after ${after}: '${answer}' is not an answer of ${states.length} state(s)`);
  }
}

function current(worker: Worker): AccessState {
  return worker.states.at(-1) as AccessState;
}

function newestKey(worker: Worker): string {
  return Object.keys(current(worker).keys).at(-1) ?? '';
}
