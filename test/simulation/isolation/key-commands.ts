import type { Command } from './commands.ts';
import { type Application, type Company, isActive, type Key, keysOf } from './model.ts';
import { at, type Handler, record, type World } from './world.ts';

// docs/keys.md: the limit for each application and environment.
const ACTIVE_KEYS_MAX = 5;

type KeyCommand = 'key' | 'scopes' | 'rotate' | 'revoke';

/** The commands that change keys. */
export const KEY_COMMANDS: { readonly [Kind in KeyCommand & Command['kind']]: Handler<Kind> } = {
  key: async (world, company, { application, environment, scopes, expires }) => {
    const owner = at(company.applications, application);
    if (owner === null || !hasRoom(world, owner, environment)) {
      return;
    }
    const name = `Key ${owner.keys.length}`;
    const input = { application_id: owner.id, environment, scopes: [...scopes], name };
    const made = await world.stage.operate('key.create', { ...input, ...(expires && { expires_in: '1h' }) });
    const { id, key, expires_at } = made;
    const expiresAtMs = expires_at === null ? null : Date.parse(expires_at);
    const rest = { expiresAtMs, isRevoked: false, isRotated: false, paid: new Map() };
    owner.keys.push({ id, key, name, environment, scopes: [...scopes], ...rest });
    record(company, 'key.create', id);
  },
  scopes: (world, company, { key, scopes }) =>
    onKey(world, { company, key }, async (found) => {
      await world.stage.operate('key.update', { key_id: found.id, scopes: [...scopes] });
      found.scopes = [...scopes];
      record(company, 'key.update', found.id);
    }),
  rotate: (world, company, { key, grace }) =>
    onKey(world, { company, key }, async (found, owner) => {
      // A key can be rotated once; after that, only its successor can.
      if (found.isRotated || !hasRoom(world, owner, found.environment)) {
        return;
      }
      const made = await world.stage.operate('key.rotate', { key_id: found.id, grace });
      const { id, key: text, expires_at: ends, previous } = made;
      const rest = {
        isRevoked: false,
        isRotated: false,
        paid: new Map(),
        expiresAtMs: ends === null ? null : Date.parse(ends),
      };
      owner.keys.push({ ...found, id, key: text, scopes: [...found.scopes], ...rest });
      found.expiresAtMs = Date.parse(previous.expires_at);
      found.isRotated = true;
      record(company, 'key.rotate', found.id);
    }),
  revoke: (world, company, { key }) =>
    onKey(world, { company, key }, async (found) => {
      await world.stage.operate('key.revoke', { key_id: found.id });
      found.isRevoked = true;
      record(company, 'key.revoke', found.id);
    }),
};

async function onKey(
  { model }: World,
  { company, key: number }: { readonly company: Company; readonly key: number },
  change: (key: Key, owner: Application) => Promise<void>,
): Promise<void> {
  const found = at(
    keysOf(company).filter((key) => isActive(key, model.nowMs())),
    number,
  );
  const owner = company.applications.find(({ keys }) => found !== null && keys.includes(found));
  if (found !== null && owner !== undefined) {
    await change(found, owner);
  }
}

function hasRoom({ model }: World, { keys }: Application, environment: Key['environment']): boolean {
  const active = keys.filter((key) => key.environment === environment && isActive(key, model.nowMs()));
  return active.length < ACTIVE_KEYS_MAX;
}
