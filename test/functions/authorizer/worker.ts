import { callApi } from '../../harness/api.ts';
import type { CloudAccess } from '../../harness/cloud.ts';
import { type AccessState, type CalledPath, expectedAnswer, shownAnswer } from './access-state.ts';
import { type ChangeTools, nextChange } from './change-kinds.ts';

/** What a lane did. */
export interface LaneReport {
  readonly changes: Readonly<Record<string, number>>;
  readonly calls: number;
  /** Calls whose answer no state in force while they ran explains. */
  readonly breaches: readonly string[];
}

interface Lane {
  /** The state after each change that returned, and behind them the one under way once it is known. */
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
  /** Settled when every change that began before the answer came has returned. */
  readonly pending: { readonly answer: string; readonly until: () => number; readonly untilMs: number };
}

const PATHS: readonly CalledPath[] = ['/health', '/knowledge-bases'];

/**
 * Makes so many changes to one company, one after the other, and calls at once after each; others call all the time.
 * Every answer must be that of a state in force while its call ran.
 */
export async function runLane(
  access: CloudAccess,
  tools: ChangeTools,
  first: AccessState,
  changesCount: number,
  callers: number,
): Promise<LaneReport> {
  const lane: Lane = { states: [first], access, tools, breaches: [], changes: {}, calls: 0 };
  const open: Call[] = [];
  let isDone = false;
  const keepCalling = async (path: CalledPath) => {
    while (!isDone) {
      open.push(await call(lane, path, newestKey(lane)));
    }
  };
  const others = Array.from({ length: callers }, (_, i) => keepCalling(PATHS[i % PATHS.length] ?? '/health'));
  for (let made = 0; made < changesCount; made += 1) {
    const change = nextChange(current(lane), tools);
    lane.changes[change.kind] = (lane.changes[change.kind] ?? 0) + 1;
    lane.states.push(await change.make());
    const key = change.key === '' ? newestKey(lane) : change.key;
    const calls = await Promise.all(PATHS.map((path) => call(lane, path, key)));
    for (const each of [...calls, ...open.splice(0)]) {
      judge(lane, each, change.kind);
    }
  }
  isDone = true;
  await Promise.all(others);
  for (const each of open) {
    judge(lane, each, 'the end');
  }
  const { changes, calls, breaches } = lane;
  return { changes, calls, breaches };
}

async function call(lane: Lane, path: CalledPath, key: string): Promise<Call> {
  const [from, fromMs] = [lane.states.length - 1, lane.tools.nowMs()];
  const { status, body } = await callApi(lane.access, path, { key });
  lane.calls += 1;
  // A change that was under way when the answer came may have been in force already.
  const seen = lane.states.length;
  const until = () => Math.min(seen, lane.states.length - 1);
  return {
    path,
    key,
    from,
    fromMs,
    pending: { answer: shownAnswer(path, status, body), until, untilMs: lane.tools.nowMs() },
  };
}

function judge(lane: Lane, { path, key, from, fromMs, pending }: Call, after: string): void {
  const { answer, until, untilMs } = pending;
  const sourceIp = lane.tools.sourceIp;
  const states = lane.states.slice(from, until() + 1);
  // The authorizer reads first and the endpoint later: each may see its own state, in this order.
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
    lane.breaches.push(`${path} after ${after}: '${answer}' is no answer of ${states.length} state(s)`);
  }
}

function current(lane: Lane): AccessState {
  return lane.states.at(-1) as AccessState;
}

function newestKey(lane: Lane): string {
  return Object.keys(current(lane).keys).at(-1) ?? '';
}
