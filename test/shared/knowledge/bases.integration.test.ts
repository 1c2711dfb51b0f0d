// Guarantee: a company has at most 500 bases, each with a unique name, and readers see only those for the whole
// company. Risk: the public list, which has no pages, outgrows a response, or shows a restricted or half-removed base.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdministration } from '../administration/administration.fixture.ts';
import { startTables, type TestTables } from '../administration/tables.fixture.ts';

let tables: TestTables;
let admin: ReturnType<typeof createAdministration>;
beforeAll(async () => {
  tables = await startTables();
  admin = createAdministration(tables);
});
afterAll(() => tables.stop());

const TRIES_MAX = 100;

// Creates a base. Concurrent requests conflict on the company's count of bases: one that is refused as busy is
// repeated, as an operator would repeat it.
async function createAmongOthers(input: { name: string }) {
  for (let tries = 1; !(await admin.run('base.create', input)).ok; tries += 1) {
    expect(tries, `${input.name} could not be created.`).toBeLessThan(TRIES_MAX);
  }
}

describe('bases', () => {
  it('are listed by name, including restricted ones, which readers do not see, and limited to 500', async () => {
    const { company } = await admin.makeCompanyWithKey();
    const input = { company_id: company.id, visibility: 'restricted' };
    for (let from = 0; from < 500; from += 25) {
      const names = Array.from({ length: 25 }, (_, i) => `Base ${from + i}`);
      await Promise.all(names.map((name) => createAmongOthers({ ...input, name })));
    }
    const bases: { id: string; name: string }[] = await admin.resultOf('base.list', { company_id: company.id });
    expect(bases).toHaveLength(500);
    const names = bases.map(({ name }) => name);
    expect(names).toEqual(Array.from({ length: 500 }, (_, i) => `Base ${i}`));
    expect(await admin.refusalOf('base.create', { ...input, name: 'One more' })).toContain('500');
    expect(await admin.services.bases.visibleTo(company.id)).toEqual([]);
    await admin.resultOf('base.update', { base_id: bases[0]?.id, visibility: 'company' });
    expect(await admin.services.bases.visibleTo(company.id)).toHaveLength(1);
  });

  it('can change the case of their names, and free a name when they are renamed or deleted', async () => {
    const { company } = await admin.makeCompanyWithKey();
    const base = await admin.resultOf('base.create', { company_id: company.id, name: 'Handbook' });
    await admin.resultOf('base.update', { base_id: base.id, name: 'HANDBOOK', description: 'How we\nwork' });
    await admin.resultOf('base.update', { base_id: base.id, name: 'Manual' });
    const again = await admin.resultOf('base.create', { company_id: company.id, name: 'Handbook' });
    const found = await admin.services.bases.find(again.id);
    if (found === null) {
      throw new Error('The base is missing.');
    }
    const context = { id: randomUUID(), at: '2026-11-20T06:00:00.000Z', actor: 'tester' };
    const record = {
      ...context,
      companyId: company.id,
      action: 'base.delete',
      subjectType: 'base',
      subjectId: again.id,
      before: null,
      after: null,
    } as const;
    expect(await admin.services.baseRegister.startRemoval(found, record)).toBe('done');
    // Its name is free at once, while its documents are still to be removed.
    await admin.resultOf('base.create', { company_id: company.id, name: 'Handbook' });
    expect(await admin.resultOf('base.list', { company_id: company.id })).toHaveLength(2);
    await admin.services.baseRegister.finishRemoval(found);
    expect(await admin.services.bases.find(again.id)).toBeNull();
  });
});
