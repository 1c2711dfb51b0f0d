// Guarantee: every operation declares who may run it, which company it is about, and whether the members of a suspended
// company may run it; docs/administration.md agrees; and a caller with another role is refused before anything is read.
// Risk: a viewer changes a policy, an administrator reaches the stage, or a suspended company goes on spending.
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { administer } from '../../../shared/administration/administer.ts';
import { defineOperation } from '../../../shared/administration/operation.ts';
import type { Role } from '../../../shared/administration/role.ts';
import { playgroundOperations } from '../../../shared/console/playground-operations.ts';
import { operations } from '../../../shared/operations/operations.ts';
import { readTrackedFiles } from '../../tidy/tracked-files.ts';

const ROLES: readonly Role[] = ['operator', 'administrator', 'viewer'];
const COMPANY_FIELDS = ['company_id', 'application_id', 'key_id', 'base_id', 'document_id', 'member_id'];
// Called in each test, because what a file creates while it is loaded exists before a mutant is switched on.
const every = () => Object.entries(operations);

describe('every operation', () => {
  it('may be run by operators, and by every role above one that may run it', () => {
    for (const [name, { roles }] of every()) {
      expect(ROLES.slice(0, roles.length), name).toEqual(roles);
    }
  });

  it('names its company by a field of its input, or belongs to operators alone', () => {
    for (const [name, { input, roles, company }] of every()) {
      const fields = Object.keys(input.entries).filter((field) => COMPANY_FIELDS.includes(field));
      expect(company === 'none' ? [] : [company], name).toEqual(fields);
      expect(company !== 'none' || roles.length === 1, name).toBe(true);
    }
  });

  it('only reads, by its name, if viewers may run it', () => {
    const namesForViewers = every().flatMap(([name, { roles }]) =>
      roles.some((role) => role === 'viewer') ? [name] : [],
    );
    expect(
      namesForViewers.filter(
        (name) =>
          !/\.(list|show|export|report|overview|identify|estimate|download|keys|progress|reindex-estimate|check-addresses|try)$/.test(
            name,
          ),
      ),
    ).toEqual([]);
  });

  it('is refused to members of a suspended company if it changes something, unless it only takes something away', () => {
    const changes = every().filter(([, { roles }]) => !roles.some((role) => role === 'viewer'));
    const ofMembers = changes.filter(([, { roles }]) => roles.some((role) => role === 'administrator'));
    const allowed = ofMembers.flatMap(([name, { whileSuspended }]) => (whileSuspended === 'allowed' ? [name] : []));
    expect(allowed).toEqual(['key.revoke', 'base.delete', 'documents.delete', 'member.remove']);
    for (const [name, { roles, whileSuspended }] of every()) {
      expect(whileSuspended === 'allowed' || roles.length === 2, name).toBe(true);
    }
    expect(Object.values(playgroundOperations).map(({ whileSuspended }) => whileSuspended)).toEqual([
      'refused',
      'refused',
    ]);
  });

  it('has its row in docs/administration.md, in the same order', () => {
    const page = readTrackedFiles().get('docs/administration.md') ?? '';
    const rows = [...page.matchAll(/^\| `([a-z]+\.[a-z-]+)` \| (operator[^|]*) \| ([^|]+) \| ?([^|]*) \|$/gm)].map(
      (row) => row.slice(1),
    );
    const expected = every().map(([name, { roles, company, whileSuspended }]) => [
      name,
      roles.join(', '),
      company === 'none' ? 'the stage' : `\`${company}\``,
      whileSuspended === 'refused' ? 'operators only' : '',
    ]);
    expect(rows).toEqual(expected);
  });

  it('has a function that runs it', async () => {
    for (const [name, { run }] of every()) {
      const outcome = (async () => run({} as never, {}, {} as never))();
      await expect(outcome, name).rejects.not.toThrow('run is not a function');
    }
  });
});

describe('a role', () => {
  const run = vi.fn(async () => 'done');
  const input = v.strictObject({ company_id: v.string() });
  const result = v.string();
  const registry = {
    'thing.change': defineOperation({
      input,
      result,
      roles: ['operator', 'administrator'],
      whileSuspended: 'refused',
      company: 'company_id',
      run,
    }),
  };
  const as = (role: Role) =>
    administer({
      services: {},
      operations: registry,
      role,
      identify: async () => ({ actor: 'tester', actorVerified: false }),
      request: { operation: 'thing.change', actor: 'tester', input: { company_id: 'A' } },
      id: '1',
      at: '2026-11-20T06:00:00.000Z',
    });

  it.each(['operator', 'administrator'] as const)('%s may run an operation that names the role', async (role) => {
    expect(await as(role)).toEqual({ ok: true, result: 'done' });
  });

  it('is refused by an operation that does not name it, and nothing runs', async () => {
    run.mockClear();
    expect(await as('viewer')).toMatchObject({ ok: false, code: 'forbidden' });
    expect(run).not.toHaveBeenCalled();
  });
});

it('compiles an operation only with its roles, its company, its result and its rule for suspended companies', () => {
  const input = v.strictObject({ key_id: v.string() });
  const result = v.null();
  const run = async () => null;
  const whileSuspended = 'allowed';
  const incomplete = [
    // @ts-expect-error roles are missing
    defineOperation({ input, result, company: 'key_id', whileSuspended, run }),
    // @ts-expect-error no role at all
    defineOperation({ input, result, roles: [], company: 'key_id', whileSuspended, run }),
    // @ts-expect-error the company is missing
    defineOperation({ input, result, roles: ['operator'], whileSuspended, run }),
    // @ts-expect-error the input names a company
    defineOperation({ input, result, roles: ['operator'], company: 'none', whileSuspended, run }),
    // @ts-expect-error the input has no such field
    defineOperation({ input, result, roles: ['operator'], company: 'company_id', whileSuspended, run }),
    // @ts-expect-error the result is missing
    defineOperation({ input, roles: ['operator'], company: 'key_id', whileSuspended, run }),
    // @ts-expect-error the result is of another type
    defineOperation({ input, result: v.string(), roles: ['operator'], company: 'key_id', whileSuspended, run }),
    // @ts-expect-error whether members of a suspended company may run it is missing
    defineOperation({ input, result, roles: ['operator'], company: 'key_id', run }),
  ];
  expect(incomplete).toHaveLength(8);
});
