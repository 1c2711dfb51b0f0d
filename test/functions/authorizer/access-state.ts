/** A key in a company's state. */
export interface KeyState {
  readonly id: string;
  readonly scopes: readonly string[];
  readonly isRevoked: boolean;
  readonly expiresAtMs: number | null;
}

/** Everything that decides whether a company's calls are allowed. Immutable: each change creates a new state. */
export interface AccessState {
  /** The keys, by their text. */
  readonly keys: Readonly<Record<string, KeyState>>;
  readonly isSuspended: boolean;
  readonly allowList: readonly string[] | null;
  readonly isBaseVisible: boolean;
}

/** The endpoints that are called: one that needs no scope, and one that shows a base. */
export type CalledPath = '/health' | '/knowledge-bases';

/** Returns the answer that a call must get in a state at a time: the status, and what the answer shows of the state. */
export function expectedAnswer(
  state: AccessState,
  path: CalledPath,
  call: { readonly key: string; readonly sourceIp: string; readonly nowMs: number },
): string {
  const key = state.keys[call.key];
  if (key === undefined || !works(key, call.nowMs) || state.isSuspended) {
    return '401';
  }
  const isAddressAllowed = state.allowList === null || state.allowList.includes(call.sourceIp);
  if (path === '/health') {
    return isAddressAllowed ? `200 ${key.scopes.join(' ')}` : '401';
  }
  if (!isAddressAllowed) {
    return '403 Requests from this address are not allowed for this key.';
  }
  if (!key.scopes.includes('knowledge:read')) {
    return '403 This key is not allowed to make this request.';
  }
  return state.isBaseVisible ? '200 1 base' : '200 0 base';
}

/** Whether the key itself is valid at a time, whatever its company or address. */
export function works({ isRevoked, expiresAtMs }: KeyState, nowMs: number): boolean {
  return !isRevoked && (expiresAtMs === null || nowMs < expiresAtMs);
}

/** Returns the actual answer in the form of `expectedAnswer`. */
export function shownAnswer(path: CalledPath, status: number, body: unknown): string {
  const { scopes, data, error } = body as { scopes?: string[]; data?: unknown[]; error?: string };
  if (status === 401) {
    return '401';
  }
  if (status !== 200) {
    return `${status} ${error}`;
  }
  return path === '/health' ? `200 ${scopes?.join(' ')}` : `200 ${data?.length} base`;
}
