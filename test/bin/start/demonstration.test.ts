// Guarantee: npm start finds the company, the application and the base of its demonstration by their names, among
// others that a person has created, and creates none of them again. Risk: documents go into somebody else's base.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ensureDemonstration } from '../../../bin/start/demonstration.ts';

const OTHER = { id: 'other', name: 'Example' };
const LISTS: Readonly<Record<string, unknown>> = {
  'company.list': [OTHER, { id: 'company-1', name: 'Demonstration Company' }],
  'application.list': [OTHER, { id: 'application-1', name: 'Demonstration application' }],
  'base.list': [OTHER, { id: 'base-1', name: 'Documents' }],
  'key.list': [],
  'key.create': { key: 'kc_test_made' },
};

async function ensureWith(answers: Readonly<Record<string, unknown>>) {
  const data = await mkdtemp(join(tmpdir(), 'demonstration-'));
  onTestFinished(() => rm(data, { recursive: true, force: true }));
  const calls: [operation: string, input: unknown][] = [];
  const administer = async (operation: string, input: object) => {
    calls.push([operation, input]);
    return answers[operation];
  };
  const demonstration = await ensureDemonstration(administer as never, 'http://127.0.0.1:9', data);
  return { demonstration, calls, kept: JSON.parse(await readFile(join(data, 'demo.json'), 'utf8')) };
}

const KEY = { application_id: 'application-1', environment: 'test', scopes: ['knowledge:read', 'copilot:query'] };
const FOUND = { company_id: 'company-1', application_id: 'application-1', base_id: 'base-1', key: 'kc_test_made' };

it('uses what an earlier start has created', async () => {
  const { demonstration, calls, kept } = await ensureWith(LISTS);
  expect(demonstration).toEqual(FOUND);
  expect(kept).toEqual({ base_url: 'http://127.0.0.1:9', ...FOUND });
  expect(calls).toEqual([
    ['company.list', {}],
    ['application.list', { company_id: 'company-1' }],
    ['base.list', { company_id: 'company-1' }],
    ['key.list', { application_id: 'application-1' }],
    ['key.create', { ...KEY, name: 'npm start' }],
  ]);
});

it('creates what is missing', async () => {
  const { demonstration } = await ensureWith({ ...LISTS, 'base.list': [OTHER], 'base.create': { id: 'base-2' } });
  expect(demonstration).toEqual({ ...FOUND, base_id: 'base-2' });
});
