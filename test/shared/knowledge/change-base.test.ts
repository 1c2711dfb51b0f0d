// Guarantee: a change of a base changes only what was requested, and a base whose documents could not all be removed
// stays on the list of unfinished work. Risk: a restricted base that everybody can read because somebody corrected its
// name, or passages that nobody removes any more.
import { setImmediate } from 'node:timers/promises';
import * as v from 'valibot';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { AuditContext, AuditRecord } from '../../../shared/administration/audit-record.ts';
import { createBase, createBaseInput } from '../../../shared/knowledge/create-base.ts';
import { deleteBase } from '../../../shared/knowledge/delete-base.ts';
import { DUPLICATE_BASE_NAME, type KnowledgeBase } from '../../../shared/knowledge/knowledge-base.ts';
import { updateBase } from '../../../shared/knowledge/update-base.ts';
import { ServiceError } from '../../../shared/service-error.ts';

const CONTEXT: AuditContext = { id: 'record', at: '2026-11-20T06:00:00.000Z', actor: 'ops' };
const BASE: KnowledgeBase = {
  id: 'base',
  companyId: 'company',
  name: 'Handbook',
  description: 'Rules.',
  visibility: 'restricted',
  status: 'active',
  createdAt: CONTEXT.at,
  revision: 4,
};

// A company with this base: `steps` has what was done, and `written` each change of the base with its audit record.
function companyWith(base: KnowledgeBase | null = BASE, emptyBase: () => Promise<boolean> = async () => true) {
  const steps: string[] = [];
  const written: { base: KnowledgeBase; record: AuditRecord }[] = [];
  const note = (step: string, after: KnowledgeBase, record: AuditRecord) => {
    steps.push(step);
    written.push({ base: after, record });
    return Promise.resolve('done' as const);
  };
  const services = {
    bases: { find: async () => base },
    documents: { count: async () => 3 },
    baseRegister: {
      change: (after: KnowledgeBase, _before: KnowledgeBase, record: AuditRecord) => note('change', after, record),
      startRemoval: (after: KnowledgeBase, record: AuditRecord) => note('start', after, record),
      // Takes a moment, as a write does: an unawaited write is lost when the function's process stops.
      finishRemoval: async () => {
        await setImmediate();
        steps.push('finish');
      },
    },
    emptyBase: () => {
      steps.push('empty');
      return emptyBase();
    },
  };
  return { services, steps, written };
}

describe('a change of a base', () => {
  it.each([
    [{ name: 'Rules' }],
    [{ description: 'All rules.' }],
    [{ description: '' }],
    [{ visibility: 'company' as const }],
    [{ name: 'Rules', description: 'All rules.', visibility: 'company' as const }],
  ])('changes %j and nothing else, as its audit record says', async (input) => {
    const { services, written } = companyWith();
    const { name, description, visibility } = BASE;
    const after = { name, description, visibility, ...input };
    expect(await updateBase(services, { base_id: 'base', ...input }, CONTEXT)).toMatchObject(after);
    expect(written).toEqual([
      {
        base: { ...BASE, ...input },
        record: {
          ...CONTEXT,
          companyId: 'company',
          action: 'base.update',
          subjectType: 'base',
          subjectId: 'base',
          before: { name, description, visibility },
          after,
        },
      },
    ]);
  });

  it('is refused for the name of another base', async () => {
    const { services } = companyWith();
    const change = async () => 'duplicate_name' as const;
    const renamed = updateBase({ ...services, baseRegister: { change } }, { base_id: 'base', name: 'Rules' }, CONTEXT);
    await expect(renamed).rejects.toMatchObject({ code: 'invalid_request', message: DUPLICATE_BASE_NAME });
  });

  it('is repeated with the latest state of the base if that changed in the meantime', async () => {
    const { services } = companyWith();
    const seen: (number | string)[] = [];
    let base = BASE;
    const change = async (after: KnowledgeBase, before: KnowledgeBase) => {
      seen.push(before.revision, after.description);
      const outcome = base === BASE ? ('changed' as const) : ('done' as const);
      base = { ...BASE, description: 'New rules.', revision: 5 };
      return outcome;
    };
    const register = { ...services, bases: { find: async () => base }, baseRegister: { change } };
    const renamed = await updateBase(register, { base_id: 'base', name: 'Rules' }, CONTEXT);
    expect(renamed).toMatchObject({ name: 'Rules', description: 'New rules.', documents: 3 });
    expect(seen).toEqual([4, 'Rules.', 5, 'New rules.']);
  });

  it.each([
    ['does not exist', null],
    ['is being deleted', { ...BASE, status: 'deleting' as const }],
  ])('is refused, as is a deletion, for a base that %s', async (_what, base) => {
    const { services, steps } = companyWith(base);
    await expect(updateBase(services, { base_id: 'base', name: 'Rules' }, CONTEXT)).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(deleteBase(services, { base_id: 'base' }, CONTEXT)).rejects.toMatchObject({ code: 'not_found' });
    expect(steps).toEqual([]);
  });
});

describe('a deleted base', () => {
  it('is removed once it is empty', async () => {
    const { services, steps, written } = companyWith();
    expect(await deleteBase(services, { base_id: 'base' }, CONTEXT)).toMatchObject({ documents: 0 });
    expect(steps).toEqual(['start', 'empty', 'finish']);
    expect(written.map(({ record }) => record)).toMatchObject([
      { action: 'base.delete', before: { name: 'Handbook', visibility: 'restricted', documents: 3 }, after: null },
    ]);
  });

  it.each([
    ['when time runs out', async () => false],
    ['when the removal of documents fails', () => Promise.reject(new Error('No index.'))],
  ])('is left to housekeeping with its documents %s', async (_when, emptyBase) => {
    const { services, steps } = companyWith(BASE, emptyBase);
    expect(await deleteBase(services, { base_id: 'base' }, CONTEXT)).toMatchObject({ documents: 3 });
    expect(steps).toEqual(['start', 'empty']);
  });

  it('is left to housekeeping when only its last write fails, because it is deleted for everyone already', async () => {
    const { services, steps } = companyWith();
    const lines: string[] = [];
    const stdout = vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
    onTestFinished(() => stdout.mockRestore());
    services.baseRegister.finishRemoval = async () => {
      steps.push('fail');
      throw new ServiceError('unavailable', 'The table is busy.');
    };
    expect(await deleteBase(services, { base_id: 'base' }, CONTEXT)).toMatchObject({ id: 'base', documents: 0 });
    expect(steps).toEqual(['start', 'empty', 'fail']);
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ level: 'warn', message: 'removal_left', company_id: 'company', base_id: 'base' }),
    ]);
  });
});

describe('a new base', () => {
  const COMPANY_ID = '00000000-0000-4000-8000-000000000001';
  const create = (input: object, outcome: 'done' | 'no_company' | 'duplicate_name' | 'full' = 'done') => {
    const written: unknown[] = [];
    const add = async (base: KnowledgeBase, record: AuditRecord) => {
      written.push({ base, record });
      return outcome;
    };
    const given = v.parse(createBaseInput, { company_id: COMPANY_ID, name: 'Handbook', ...input });
    return { created: createBase({ baseRegister: { add }, newId: () => 'new' }, given, CONTEXT), written };
  };

  it.each([
    [{}, { description: '', visibility: 'company' }],
    [
      { description: 'Rules.', visibility: 'restricted' },
      { description: 'Rules.', visibility: 'restricted' },
    ],
  ])('with %j is created as requested, for the whole company unless it is restricted', async (input, fields) => {
    const { created, written } = create(input);
    expect(await created).toMatchObject({ id: 'new', name: 'Handbook', ...fields, documents: 0 });
    expect(written).toMatchObject([
      {
        base: { id: 'new', companyId: COMPANY_ID, name: 'Handbook', status: 'active', revision: 1, ...fields },
        record: { action: 'base.create', subjectId: 'new', before: null, after: { name: 'Handbook', ...fields } },
      },
    ]);
  });

  it.each([
    ['no_company', 'not_found', /^There is no company/],
    ['duplicate_name', 'invalid_request', /name/],
    ['full', 'invalid_request', /^The company has reached its limit of \d+ bases\.$/],
  ] as const)('is refused when the store returns %s', async (outcome, code, message) => {
    const { created } = create({}, outcome);
    await expect(created).rejects.toMatchObject({ code, message: expect.stringMatching(message) });
  });
});
