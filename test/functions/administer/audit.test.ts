// Guarantee: every operation that changes something writes exactly its audit records; one that only reads or is refused
// writes none and changes nothing, whatever fails meanwhile; and no record contains a secret. The operations are those
// of the registry. Risk: a change cannot be traced to a person, or keys can be read from the audit records.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { operations } from '../../../shared/operations/operations.ts';
import { administer, tryAdminister } from '../../harness/administer.ts';
import { addDocument, makeCompany } from '../../harness/company.ts';
import { startOwnCloud } from '../../harness/own-cloud.ts';
import { storedItems, storedTexts } from '../../harness/stored-items.ts';
import { UNKNOWN_ID, type World } from './operation-case.ts';
import { OPERATION_CASES } from './operation-cases.ts';

const TABLES = ['AccessTable', 'KnowledgeTable', 'AuditTable', 'BudgetTable', 'MemberTable'];
const OPERATIONS = Object.keys(operations);
const CASES = Object.entries(OPERATION_CASES);
const keys: string[] = [];
let own: Awaited<ReturnType<typeof startOwnCloud>>;
let unchanged: World;
let stored: readonly string[];

beforeAll(async () => {
  own = await startOwnCloud();
  unchanged = await makeWorld();
  // A document is ready before its cost is counted, which changes the table of budgets.
  const budget = () => administer(own.access, 'budget.show', { company_id: unchanged.companyId });
  await vi.waitFor(async () => expect(await budget()).toMatchObject({ ingestion: { calls: 1 } }), { timeout: 100_000 });
  stored = await storedTexts(own.cloud, TABLES);
});
afterAll(() => own.cloud.stop());

// Reads the tables once for each call: what was found after one is what is expected after the next.
async function expectNoChange(): Promise<void> {
  const before = stored;
  stored = await storedTexts(own.cloud, TABLES);
  expect(stored).toEqual(before);
}

const recordIds = async () => new Set((await storedItems(own.cloud, 'AuditTable')).map(({ id }) => String(id)));
// Ingesting a document takes longer than everything else here, so a document exists only for operations on bases and
// documents, which could change it.
async function makeWorld({ withDocument = true } = {}): Promise<World> {
  const { id, name, ...others } = await makeCompany(own.access);
  keys.push(others.key);
  const document = withDocument
    ? await addDocument(own.access, others.baseId, 'rent.txt', 'The rent is due on the first.')
    : { id: UNKNOWN_ID };
  const email = `first.${id}@example.com`;
  const member = await administer(own.access, 'member.invite', { company_id: id, email, role: 'viewer' });
  return { ...others, companyId: id, companyName: name, documentId: document.id, memberId: member.id };
}
const failing = (operation: string) => ({
  service: 'dynamodb',
  operation,
  effect: { kind: 'error' as const, status: 500, code: 'InternalServerError' },
});

it('has a case for every operation of the registry', () => {
  expect(OPERATIONS.sort()).toEqual(Object.keys(OPERATION_CASES).sort());
});

// Runs before every change, because some changes continue in the background: refusals and reads all see one unchanged
// world.
describe.each(CASES)('%s', (operation, { refuses }) => {
  it.each(refuses.map((input) => [String(input).replace(/\s+/g, ' '), input] as const))(
    'refuses the input %s without a record or a change',
    async (_source, input) => {
      expect(await tryAdminister(own.access, operation, input(unchanged))).toMatchObject({ ok: false });
      await expectNoChange();
    },
  );
});

it.each(CASES.filter(([, { isChange }]) => !isChange))(
  '%s only reads, and changes no item',
  async (operation, { takes }) => {
    await administer(own.access, operation, takes?.(unchanged) ?? {});
    await expectNoChange();
  },
);

const UNKNOWN = ['audit.delete', 'key.show', 'toString', '__proto__', 'Company.Create', ''];

it.each(UNKNOWN)('refuses the unknown operation "%s" and records nothing', async (operation) => {
  expect(await tryAdminister(own.access, operation, {})).toMatchObject({ ok: false });
  await expectNoChange();
});

const CHANGES = CASES.filter(([, { isChange, takes }]) => isChange && takes !== null);

it.each(CHANGES)(
  '%s leaves exactly its audit records, and none when its transaction fails',
  async (operation, { takes, actions = [operation], after = [] }) => {
    const world = await makeWorld({ withDocument: /^(?:base|documents)\./.test(operation) });
    const input = takes?.(world) ?? {};
    for (const [needed, neededInput] of after) {
      await administer(own.access, needed, neededInput(world));
    }
    const before = await recordIds();
    const startedAt = new Date().toISOString();
    const fault = own.cloud.faults.script(failing('TransactWriteItems'));
    expect(await tryAdminister(own.access, operation, input)).toMatchObject({ ok: false, code: 'unavailable' });
    fault.remove();
    expect(await recordIds()).toEqual(before);
    const result = await administer(own.access, operation, input);
    if (typeof result.key === 'string') {
      keys.push(result.key);
    }
    const added = (await storedItems(own.cloud, 'AuditTable')).filter(({ id }) => !before.has(String(id)));
    expect(added.map(({ actor, action }) => [actor, action]).sort()).toEqual(
      actions.map((action) => ['tester', action]).sort(),
    );
    expect(added.filter(({ at }) => String(at) < startedAt)).toEqual([]);
  },
);

it('records a change once if its answer is lost', async () => {
  const { companyId } = await makeWorld({ withDocument: false });
  const before = await recordIds();
  const fault = own.cloud.faults.script({
    service: 'dynamodb',
    operation: 'TransactWriteItems',
    times: 1,
    effect: { kind: 'drop', when: 'after' },
  });
  await administer(own.access, 'application.create', { company_id: companyId, name: 'Second' });
  expect(fault.hits()).toBe(1);
  expect((await recordIds()).size).toBe(before.size + 1);
});

it('no record contains a key, its secret part or its MAC', async () => {
  const macs = (await storedItems(own.cloud, 'AccessTable')).flatMap(({ pk }) =>
    String(pk).startsWith('KEY#') ? [String(pk).slice('KEY#'.length)] : [],
  );
  const secrets = [...keys, ...keys.map((key) => key.slice(8)), ...keys.map((key) => key.slice(12, -4)), ...macs];
  const trail = (await storedItems(own.cloud, 'AuditTable')).map((item) => JSON.stringify(item)).join('\n');
  expect(keys.length).toBeGreaterThan(CHANGES.length);
  expect(macs.length).toBeGreaterThan(CHANGES.length);
  expect(secrets.filter((secret) => trail.includes(secret))).toEqual([]);
});
