import { type AccessState, type KeyState, works } from './access-state.ts';

/** One company whose state is changed and called. */
interface Subject {
  readonly companyId: string;
  readonly applicationId: string;
  readonly baseId: string;
}

/** What a change needs: the function `administer`, the clock, a random source, and the company to change. */
export interface ChangeTools {
  // biome-ignore lint/suspicious/noExplicitAny: each operation has its own result
  readonly administer: (operation: string, input: object) => Promise<any>;
  readonly moveClock: (byMs: number) => void;
  readonly nowMs: () => number;
  /** A random integer from 0 (inclusive) to the bound (exclusive). */
  readonly chance: (bound: number) => number;
  readonly subject: Subject;
  readonly sourceIp: string;
}

/**
 * A change that is possible in a state. `make` carries it out and returns the new state; `key` is the key to call with.
 */
interface Change {
  readonly kind: string;
  readonly key: string;
  readonly make: () => Promise<AccessState>;
}

/** How often each kind of change was made. */
type Made = Readonly<Record<string, number>>;

/** Proposes one kind of change, or null if the state does not allow it. */
type Choice = (state: AccessState, tools: ChangeTools, made: Made) => Change | null;

const ACTIVE_KEYS_WANTED = 3;
const SCOPES = [['knowledge:read'], ['copilot:query'], ['knowledge:read', 'copilot:query'], ['agents:run']];

const revoke: Choice = (state, tools) => {
  const key = anyWorking(state, tools);
  if (key === null) {
    return null;
  }
  return changeWithKey('revoke', key, async () => {
    await tools.administer('key.revoke', { key_id: keyOf(state, key).id });
    return withKey(state, key, { isRevoked: true });
  });
};

const updateScopes: Choice = (state, tools) => {
  const key = anyWorking(state, tools);
  if (key === null) {
    return null;
  }
  const scopes = SCOPES[tools.chance(SCOPES.length)] ?? [];
  return changeWithKey('scopes', key, async () => {
    await tools.administer('key.update', { key_id: keyOf(state, key).id, scopes });
    return withKey(state, key, { scopes });
  });
};

// The key is created beforehand; the change is that it expires.
const expire: Choice = (state, tools) => {
  const [key] =
    Object.entries(state.keys).find(([, each]) => each.expiresAtMs !== null && works(each, tools.nowMs())) ?? [];
  if (key === undefined) {
    return null;
  }
  return changeWithKey('expiry', key, async () => {
    tools.moveClock(Math.max(0, (keyOf(state, key).expiresAtMs ?? 0) - tools.nowMs()));
    return state;
  });
};

const create: Choice = (state, tools) => {
  const expires = tools.chance(2) === 0;
  return changeWithNewKey('create', async () => {
    const made = await tools.administer('key.create', {
      application_id: tools.subject.applicationId,
      environment: tools.chance(2) === 0 ? 'live' : 'test',
      scopes: ['knowledge:read'],
      ...(expires ? { expires_in: '1m' } : {}),
    });
    return withKey(state, made.key, {
      id: made.id,
      scopes: made.scopes,
      isRevoked: false,
      expiresAtMs: made.expires_at === null ? null : Date.parse(made.expires_at),
    });
  });
};

// Another company's change may move the clock meanwhile, and a key that has expired cannot be rotated.
const rotate: Choice = (state, tools, made) => {
  const key = anyWorking(state, tools);
  if (key === null || keyOf(state, key).expiresAtMs !== null) {
    return null;
  }
  // By turns: if the grace period were drawn, one of the two could come too rarely.
  const kindOf = (grace: string) => `rotate with grace ${grace}`;
  const grace = (made[kindOf('1m')] ?? 0) < (made[kindOf('0')] ?? 0) ? '1m' : '0';
  return changeWithKey(kindOf(grace), key, async () => {
    const before = keyOf(state, key);
    const made = await tools.administer('key.rotate', { key_id: before.id, grace });
    const ended = withKey(state, key, { expiresAtMs: Date.parse(made.previous.expires_at) });
    return withKey(ended, made.key, { ...before, id: made.id });
  });
};

const suspend: Choice = (state, tools) =>
  changeWithKey(state.isSuspended ? 'activate' : 'suspend', anyKey(state, tools), async () => {
    const operation = state.isSuspended ? 'company.activate' : 'company.suspend';
    await tools.administer(operation, { company_id: tools.subject.companyId });
    return { ...state, isSuspended: !state.isSuspended };
  });

const allowList: Choice = (state, tools) => {
  const lists = [null, [], [tools.sourceIp], ['198.51.100.1'], ['198.51.100.1', tools.sourceIp]];
  const chosen = lists[tools.chance(lists.length)] ?? null;
  return changeWithKey('allow-list', anyKey(state, tools), async () => {
    await tools.administer('policy.set', { company_id: tools.subject.companyId, ip_allow_list: chosen });
    return { ...state, allowList: chosen };
  });
};

const visibility: Choice = (state, tools) =>
  changeWithKey('visibility', anyKey(state, tools), async () => {
    const shown = state.isBaseVisible ? 'restricted' : 'company';
    await tools.administer('base.update', { base_id: tools.subject.baseId, visibility: shown });
    return { ...state, isBaseVisible: !state.isBaseVisible };
  });

const CHOICES: readonly Choice[] = [revoke, updateScopes, expire, create, rotate, suspend, allowList, visibility];

/**
 * Chooses the next change, half of the time one of the kind that was made least often, so that every kind is made
 * repeatedly. A change that refuses every call is mostly undone before the next one, so that most changes find a key
 * that works.
 */
export function nextChange(state: AccessState, tools: ChangeTools, made: Made): Change {
  const nowMs = tools.nowMs();
  const working = Object.values(state.keys).filter((key) => works(key, nowMs)).length;
  const shouldRepair = tools.chance(4) > 0;
  if (shouldRepair && state.isSuspended) {
    return requireChange(suspend(state, tools, made));
  }
  if (shouldRepair && working === 0) {
    return requireChange(create(state, tools, made));
  }
  if (shouldRepair && state.allowList !== null && !state.allowList.includes(tools.sourceIp)) {
    return requireChange(allowList(state, tools, made));
  }
  // An application may have five active keys at most; another test checks that a sixth is refused.
  const choices = CHOICES.filter((choice) => working <= ACTIVE_KEYS_WANTED || (choice !== create && choice !== rotate));
  const possible = choices.map((choice) => choice(state, tools, made)).filter((change) => change !== null);
  const timesMade = ({ kind }: Change) => made[kind] ?? 0;
  const fewest = Math.min(...possible.map(timesMade));
  const wanted = tools.chance(2) === 0 ? possible.filter((change) => timesMade(change) === fewest) : possible;
  return requireChange(wanted[tools.chance(wanted.length)] ?? null);
}

function requireChange(change: Change | null): Change {
  if (change === null) {
    throw new Error('There is no such change in this state.');
  }
  return change;
}

function changeWithKey(kind: string, key: string, make: Change['make']): Change {
  return { kind, key, make };
}

// The key is empty because it is known only once the change is made: the caller then uses the newest key.
function changeWithNewKey(kind: string, make: Change['make']): Change {
  return { kind, key: '', make };
}

function withKey(state: AccessState, key: string, fields: Partial<KeyState>): AccessState {
  return { ...state, keys: { ...state.keys, [key]: { ...state.keys[key], ...fields } as KeyState } };
}

function keyOf(state: AccessState, key: string): KeyState {
  const found = state.keys[key];
  if (found === undefined) {
    throw new Error('The state has no such key.');
  }
  return found;
}

function anyWorking(state: AccessState, { chance, nowMs }: ChangeTools): string | null {
  const keys = Object.entries(state.keys).filter(([, key]) => works(key, nowMs()));
  return keys[chance(Math.max(1, keys.length))]?.[0] ?? null;
}

function anyKey(state: AccessState, tools: ChangeTools): string {
  return anyWorking(state, tools) ?? Object.keys(state.keys).at(-1) ?? '';
}
