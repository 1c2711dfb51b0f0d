// Guarantee: a change to a key, a company, its policies or a base takes effect on the next call. 120 changes of all
// kinds are made, with calls during each and right after it; every answer must match a state that was in force during
// its call. Risk: a cache, a replica or an old instance grants a right that was revoked.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { administer, tryAdminister } from '../../harness/administer.ts';
import type { CloudAccess } from '../../harness/cloud.ts';
import { makeCompany } from '../../harness/company.ts';
import { startOwnCloud } from '../../harness/own-cloud.ts';
import { createRandom } from '../../harness/random.ts';
import { expectedAnswer } from './access-state.ts';
import { runWorker } from './worker.ts';

const SEED = 20_261_120;
const WORKERS = 2;
const CHANGES = 120;
const CALLERS_BESIDE = 2;
const SOURCE_IP = '203.0.113.7';
const TRIES_MAX = 5;

let own: Awaited<ReturnType<typeof startOwnCloud>>;
beforeAll(async () => {
  own = await startOwnCloud({ sourceIp: () => SOURCE_IP });
});
afterAll(() => own.cloud.stop());

it(`answers every call according to a state in force while it ran (${CHANGES} changes, seed ${SEED})`, {
  timeout: 900_000,
}, async () => {
  const { cloud, access } = own;
  const workers = Array.from({ length: WORKERS }, async (_, index) => {
    const { id, applicationId, baseId, key, keyId } = await makeCompany(access);
    const random = createRandom(SEED + index);
    const tools = {
      administer: (operation: string, input: object) => changeForSure(access, operation, input),
      moveClock: cloud.clock.move,
      nowMs: cloud.clock.now,
      chance: (bound: number) => Math.floor(random() * bound),
      subject: { companyId: id, applicationId, baseId },
      sourceIp: SOURCE_IP,
    };
    const scopes = ['knowledge:read', 'copilot:query'];
    const keys = { [key]: { id: keyId, scopes, isRevoked: false, expiresAtMs: null } };
    const first = { keys, isSuspended: false, allowList: null, isBaseVisible: true };
    return runWorker({ access, tools, first, changes: CHANGES / WORKERS, callersBeside: CALLERS_BESIDE });
  });
  const reports = await Promise.all(workers);
  expect(reports.flatMap(({ breaches }) => breaches)).toEqual([]);
  const made: Record<string, number> = {};
  for (const { changes } of reports) {
    for (const [kind, count] of Object.entries(changes)) {
      made[kind] = (made[kind] ?? 0) + count;
    }
  }
  expect(Object.values(made).reduce((sum, count) => sum + count)).toBe(CHANGES);
  const kinds = ['revoke', 'scopes', 'expiry', 'create', 'rotate with grace 0', 'rotate with grace 1m'];
  const others = ['suspend', 'activate', 'allow-list', 'visibility'];
  expect(Object.keys(made).sort()).toEqual([...kinds, ...others].sort());
  expect(Object.entries(made).filter(([, count]) => count <= 4)).toEqual([]);
  const calls = reports.reduce((sum, report) => sum + report.calls, 0);
  expect(calls).toBe((2 + CALLERS_BESIDE) * CHANGES);
  process.stderr.write(`seed ${SEED}: ${calls} calls during and after ${JSON.stringify(made)}\n`);
});

it('reports an answer as a breach if its state is no longer in force', async () => {
  const { cloud, access } = own;
  const company = await makeCompany(access);
  const key = { id: company.keyId, scopes: ['knowledge:read'], isRevoked: false, expiresAtMs: null };
  const state = { keys: { [company.key]: key }, isSuspended: false, allowList: null, isBaseVisible: true };
  const call = { key: company.key, sourceIp: SOURCE_IP, nowMs: cloud.clock.now() };
  // A worker that does not know of a change must report it as a breach.
  const tools = {
    administer: async (operation: string, input: unknown) =>
      operation === 'key.revoke' ? null : administer(access, operation, input as object),
    moveClock: () => undefined,
    nowMs: cloud.clock.now,
    chance: () => 0,
    subject: { companyId: company.id, applicationId: company.applicationId, baseId: company.baseId },
    sourceIp: SOURCE_IP,
  };
  expect(expectedAnswer(state, '/knowledge-bases', call)).toBe('200 1 base');
  const { breaches } = await runWorker({ access, tools, first: state, changes: 1, callersBeside: 1 });
  expect(breaches).toContain("/knowledge-bases after revoke: '200 1 base' is not an answer of 1 state(s)");
});

// On a machine that is too slow for the table's time limit, it is unclear whether a change was made: the test repeats
// it until it was, as an operator would. Until then, both states explain an answer.
async function changeForSure(access: CloudAccess, operation: string, input: object) {
  for (let tries = 1; ; tries += 1) {
    const answer = await tryAdminister(access, operation, input);
    if (answer.ok) {
      return answer.result;
    }
    const wasMade = tries > 1 && /is already (?:revoked|suspended|active)/.test(answer.error);
    if (wasMade) {
      return null;
    }
    if (answer.code !== 'unavailable' || tries === TRIES_MAX) {
      throw new Error(`${operation}: ${answer.error}`);
    }
  }
}
