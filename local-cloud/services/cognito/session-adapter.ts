import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { PoolClient } from './user-pool.ts';

/** The provider's sessions, grants and tokens, in memory: they end with the process. */
export interface SessionMemory {
  readonly adapter: (model: string) => Adapter;
  /** Deletes every session, grant and token of a person. */
  readonly signOut: (sub: string) => void;
}

/** Creates an empty memory. The clients are those of the pool, with local addresses instead of those on AWS. */
export function createSessionMemory(
  clientOf: (id: string) => PoolClient | undefined,
  toLocal: (url: string) => string,
): SessionMemory {
  const records = new Map<string, AdapterPayload>();
  const removeWhere = (matches: (payload: AdapterPayload) => boolean) => {
    for (const [key, payload] of records) {
      if (matches(payload)) {
        records.delete(key);
      }
    }
  };
  const adapter = (model: string): Adapter => {
    const keyOf = (id: string) => `${model}:${id}`;
    const findBy = (name: 'uid' | 'userCode', value: string) =>
      [...records].find(([key, payload]) => key.startsWith(`${model}:`) && payload[name] === value)?.[1];
    return {
      upsert: async (id, payload) => void records.set(keyOf(id), payload),
      find: async (id) => (model === 'Client' ? describeClient(clientOf(id), toLocal) : records.get(keyOf(id))),
      findByUid: async (uid) => findBy('uid', uid),
      findByUserCode: async (code) => findBy('userCode', code),
      consume: async (id) => {
        const found = records.get(keyOf(id));
        if (found !== undefined) {
          records.set(keyOf(id), { ...found, consumed: Math.floor(Date.now() / 1000) });
        }
      },
      destroy: async (id) => void records.delete(keyOf(id)),
      revokeByGrantId: async (grantId) => removeWhere((payload) => payload.grantId === grantId),
    };
  };
  return { adapter, signOut: (sub: string) => removeWhere(({ accountId }) => accountId === sub) };
}

function describeClient(client: PoolClient | undefined, toLocal: (url: string) => string): AdapterPayload | undefined {
  if (client === undefined) {
    return undefined;
  }
  return {
    client_id: client.id,
    redirect_uris: client.callbackUrls.map(toLocal),
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    scope: client.scopes.join(' '),
    token_endpoint_auth_method: 'none',
    application_type: 'web',
  } as AdapterPayload;
}
