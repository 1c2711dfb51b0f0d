// Guarantee: protection is omitted only for stacks that were never created, and never removed from one that has it.
// Risk: a stage whose first deployment failed cannot be removed, or a stage in use loses its protection.
import { describe, expect, it } from 'vitest';
import { type DeployedStack, protectedLater } from '../../bin/protection.ts';
import { STAGES } from '../../lib/stages.ts';

const ALL = ['Data', 'Api', 'Background', 'Console'];
const CREATED = { status: 'CREATE_COMPLETE', isProtected: true, outputs: {} };

/** Returns the stacks that are protected later; all but the given ones are created and protected. */
const later = (differing: Record<string, DeployedStack | null>, stage = STAGES.prod) =>
  protectedLater(stage, async (name) => {
    const part = name.replace('KnowledgeCopilot-prod-', '');
    return part in differing ? (differing[part] ?? null) : CREATED;
  });

describe('a stack', () => {
  it.each([
    ['REVIEW_IN_PROGRESS', true],
    ['CREATE_IN_PROGRESS', true],
    ['CREATE_FAILED', true],
    ['ROLLBACK_IN_PROGRESS', true],
    ['ROLLBACK_COMPLETE', true],
    ['ROLLBACK_FAILED', true],
    ['DELETE_COMPLETE', true],
    ['CREATE_COMPLETE', false],
    ['UPDATE_COMPLETE', false],
    ['UPDATE_FAILED', false],
    ['UPDATE_COMPLETE_CLEANUP_IN_PROGRESS', false],
    ['UPDATE_ROLLBACK_COMPLETE', false],
    ['UPDATE_ROLLBACK_FAILED', false],
    ['IMPORT_COMPLETE', false],
  ])('in %s is protected later: %s', async (status, isLater) => {
    expect(await later({ Api: { status, isProtected: true, outputs: {} } })).toEqual(isLater ? ['Api'] : []);
  });

  it.each(ALL)('%s that does not exist is protected later, and the others keep their protection', async (part) => {
    expect(await later({ [part]: null })).toEqual([part]);
  });
});

describe('a stage', () => {
  const unprotected = { status: 'CREATE_COMPLETE', isProtected: false, outputs: {} };

  it('that does not exist is protected later, with all its stacks', async () => {
    expect(await later(Object.fromEntries(ALL.map((part) => [part, null])))).toEqual(ALL);
  });

  it('whose first deployment failed half-way is protected later', async () => {
    const api = { status: 'ROLLBACK_COMPLETE', isProtected: false, outputs: {} };
    expect(await later({ Data: unprotected, Api: api, Background: null, Console: null })).toEqual(ALL);
  });

  it('that was created completely is protected at once, even if the first smoke test failed', async () => {
    expect(await later(Object.fromEntries(ALL.map((part) => [part, unprotected])))).toEqual([]);
  });

  it('without a console is protected at once although it has no console stack', async () => {
    expect(await later({ Console: null }, { ...STAGES.prod, console: null })).toEqual([]);
  });

  it('that keeps no data is never protected', async () => {
    expect(await later({ Data: null }, STAGES.dev)).toEqual([]);
  });
});
