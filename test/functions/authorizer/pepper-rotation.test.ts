// Guarantee: the pepper of a running stage is rotated by the procedure of docs/keys.md and no call is refused: old
// keys continue working and move to the new version when they are used, new keys work at once, and the operator sees
// when the previous version may be removed and which keys would be, or are, lost. Risk: nobody dares to start a
// rotation, or a rotation silently invalidates keys.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administer } from '../../harness/administer.ts';
import { callApi } from '../../harness/api.ts';
import { makeCompany, makeKey, type TestCompany } from '../../harness/company.ts';
import { startOwnCloud } from '../../harness/own-cloud.ts';
import { operatePepper } from '../../harness/pepper.ts';

// Every instance reads the pepper again after two minutes; after five the new version counts as known to all of them.
const KNOWN_MS = 121_000;
const SETTLED_MS = 301_000;

let own: Awaited<ReturnType<typeof startOwnCloud>>;
let pepper: ReturnType<typeof operatePepper>;
let company: TestCompany;
let used: { id: string; key: string };
let unused: { id: string; key: string };
let caller: { readonly statuses: number[]; readonly stop: () => Promise<void> };

beforeAll(async () => {
  own = await startOwnCloud();
  pepper = operatePepper(own.cloud);
  company = await makeCompany(own.access);
  used = { id: company.keyId, key: company.key };
  unused = await makeKey(own.access, company.applicationId, { environment: 'live' });
  caller = keepCalling(used.key);
});
afterAll(async () => {
  await caller.stop();
  pepper.end();
  await own.cloud.stop();
});

const status = async (key: string) => (await callApi(own.access, '/knowledge-bases', { key })).status;
const report = async () => (await administer(own.access, 'stage.status', {})).pepper;
const listed = async () => {
  const keys: { id: string; status: string; pepper: string }[] = await administer(own.access, 'key.list', {
    application_id: company.applicationId,
  });
  return Object.fromEntries(keys.map(({ id, ...key }) => [id, `${key.status} ${key.pepper}`]));
};
// Three callers that never pause keep several instances busy, each with its own cached pepper.
function keepCalling(key: string) {
  const statuses: number[] = [];
  let isDone = false;
  const call = async () => {
    while (!isDone) {
      statuses.push(await status(key));
    }
  };
  const callers = [call(), call(), call()];
  return {
    statuses,
    stop: async () => {
      isDone = true;
      await Promise.all(callers);
    },
  };
}

describe('a rotation of the pepper', () => {
  it('starts from a stage with one version, which every key uses', async () => {
    const [version] = Object.keys(await pepper.versions());
    expect(await report()).toEqual({
      current_version: version,
      previous_version: null,
      settled: false,
      keys_on_previous_version: 0,
      keys_lost: 0,
      previous_may_go: false,
    });
    own.cloud.clock.move(SETTLED_MS);
    expect(await report()).toMatchObject({ settled: true, previous_may_go: false });
  });

  it('refuses no key, old or new, while instances still use the previous version', async () => {
    const before = await report();
    const version = await pepper.rotate();
    const made = await makeKey(own.access, company.applicationId);
    expect(await Promise.all([used, unused, made].map(({ key }) => status(key)))).toEqual([200, 200, 200]);
    expect(await report()).toEqual({
      current_version: version,
      previous_version: before.current_version,
      settled: false,
      keys_on_previous_version: 3,
      keys_lost: 0,
      previous_may_go: false,
    });
    own.cloud.clock.move(KNOWN_MS);
    expect(await Promise.all([used, unused, made].map(({ key }) => status(key)))).toEqual([200, 200, 200]);
    await administer(own.access, 'key.revoke', { key_id: made.id });
    expect(await status(made.key)).toBe(401);
  });

  it('moves each key to the new version on its first use once every instance knows it', async () => {
    own.cloud.clock.move(SETTLED_MS);
    expect(await listed()).toMatchObject({ [unused.id]: 'active previous' });
    // The callers use one key all the time; the test waits for the first use of the other.
    expect(await status(used.key)).toBe(200);
    expect(await status(used.key)).toBe(200);
    expect(await listed()).toMatchObject({ [used.id]: 'active current', [unused.id]: 'active previous' });
    expect(await report()).toMatchObject({ settled: true, keys_on_previous_version: 1, previous_may_go: false });
  });

  it('lets a moved key be updated, rotated and revoked, and makes new keys under the new version', async () => {
    const rotated = await administer(own.access, 'key.rotate', { key_id: used.id, grace: '7d' });
    expect(await status(rotated.key)).toBe(200);
    expect((await listed())[rotated.id]).toBe('active current');
    await administer(own.access, 'key.update', { key_id: rotated.id, scopes: ['copilot:query'] });
    expect(await status(rotated.key)).toBe(403);
    await administer(own.access, 'key.revoke', { key_id: rotated.id });
    expect(await status(rotated.key)).toBe(401);
  });
});

describe('the next rotation of the pepper', () => {
  it('invalidates a key that was not used since the last rotation, and lists it as lost', async () => {
    await pepper.rotate();
    own.cloud.clock.move(KNOWN_MS);
    expect(await status(used.key)).toBe(200);
    expect(await status(unused.key)).toBe(401);
    expect(await listed()).toMatchObject({ [used.id]: 'active previous', [unused.id]: 'lost lost' });
    expect(await report()).toMatchObject({ keys_on_previous_version: 1, keys_lost: 1, previous_may_go: false });
    const { problems } = await administer(own.access, 'stage.status', {});
    expect(problems).toEqual([
      {
        what: '1 active key no longer works: its version of the pepper no longer exists. In key list, its status is lost.',
        do: 'Replace each with a new key, then revoke the old one.',
      },
    ]);
  });

  it('reports that the previous version may be removed when every key that works has moved', async () => {
    own.cloud.clock.move(SETTLED_MS);
    await status(used.key);
    expect(await status(used.key)).toBe(200);
    expect(await report()).toMatchObject({ keys_on_previous_version: 0, previous_may_go: true });
    await administer(own.access, 'key.revoke', { key_id: unused.id });
    expect(await report()).toMatchObject({ keys_lost: 0 });
  });

  it('refuses no call of the callers who never pause', async () => {
    await caller.stop();
    expect(caller.statuses.length).toBeGreaterThan(50);
    expect(new Set(caller.statuses)).toEqual(new Set([200]));
  });
});
