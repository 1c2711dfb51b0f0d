// Guarantee: npm start finds the company, the application and the base of its demonstration by their names, among
// others that a person has created, and creates none of them again. Risk: documents go into somebody else's base.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ensureDemonstration } from '../../../bin/start/demonstration.ts';
import { serve } from '../../shared/aws/scripted-server.fixture.ts';

const OTHER = { id: 'other', name: 'Example' };
const LISTS: Readonly<Record<string, unknown>> = {
  'company.list': [OTHER, { id: 'company-1', name: 'Demonstration Company' }],
  'application.list': [OTHER, { id: 'application-1', name: 'Demonstration application' }],
  'base.list': [OTHER, { id: 'base-1', name: 'Documents' }],
  'key.list': [],
  'key.create': { key: 'kc_test_made' },
};

async function ensureWith(
  answers: Readonly<Record<string, unknown>>,
  { kept: before, baseUrl = 'http://127.0.0.1:9' }: { readonly kept?: string; readonly baseUrl?: string } = {},
) {
  const data = await mkdtemp(join(tmpdir(), 'demonstration-'));
  onTestFinished(() => rm(data, { recursive: true, force: true }));
  if (before !== undefined) {
    await writeFile(join(data, 'demo.json'), before);
  }
  const calls: [operation: string, input: unknown][] = [];
  const administer = async (operation: string, input: object) => {
    calls.push([operation, input]);
    return answers[operation];
  };
  const demonstration = await ensureDemonstration(administer as never, baseUrl, data);
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

it('creates everything at the first start', async () => {
  const { demonstration, calls } = await ensureWith({
    'company.list': [OTHER],
    'company.create': { id: 'company-2', name: 'Demonstration Company' },
    'application.list': [],
    'application.create': { id: 'application-2', name: 'Demonstration application' },
    'base.list': [],
    'base.create': { id: 'base-2', name: 'Documents' },
    'key.list': [],
    'key.create': { key: 'kc_test_made' },
  });
  const ids = { company_id: 'company-2', application_id: 'application-2', base_id: 'base-2' };
  expect(demonstration).toEqual({ ...ids, key: 'kc_test_made' });
  const { company_id } = ids;
  expect(calls.filter(([operation]) => operation.endsWith('.create'))).toEqual([
    ['company.create', { name: 'Demonstration Company', monthly_budget_usd: 'unlimited' }],
    ['application.create', { company_id, name: 'Demonstration application' }],
    [
      'base.create',
      { company_id, name: 'Documents', description: 'The documents that npm start ingested.', visibility: 'company' },
    ],
    ['key.create', { ...KEY, application_id: 'application-2', name: 'npm start' }],
  ]);
});

async function apiAnswering(status: number) {
  const asked: unknown[] = [];
  const baseUrl = await serve((request, response) => {
    asked.push([request.method, request.url, request.headers.authorization]);
    response.writeHead(status).end('{}');
  });
  return { baseUrl, asked };
}

it('keeps the key of an earlier start that still works', async () => {
  const { baseUrl, asked } = await apiAnswering(200);
  const limit = vi.spyOn(AbortSignal, 'timeout');
  onTestFinished(() => limit.mockRestore());
  const { demonstration, calls } = await ensureWith(LISTS, { kept: '{"key":"kc_test_kept"}', baseUrl });
  expect(demonstration).toEqual({ ...FOUND, key: 'kc_test_kept' });
  expect(asked).toEqual([['GET', '/api/public/v1/health', 'Bearer kc_test_kept']]);
  // A stage that hangs must not keep npm start waiting forever.
  expect(limit.mock.calls).toEqual([[300_000]]);
  expect(calls.map(([operation]) => operation)).toEqual(['company.list', 'application.list', 'base.list']);
});

it.each([
  ['is refused', '{"key":"kc_test_kept"}', 401],
  ['is not a text', '{"key":7}', 200],
  ['is missing', '{}', 200],
  ['is in a damaged file', '{"key":"kc_test_ke', 200],
  ['is in an empty file', '', 200],
  ['has a letter that no header can carry', '{"key":"kc_test_кept"}', 200],
])('revokes the active keys of earlier starts, and creates one, if the key %s', async (_name, kept, status) => {
  const { baseUrl } = await apiAnswering(status);
  const key = (id: string, name: string, state: string) => ({ id, name, status: state });
  const keys = [
    key('own', 'npm start', 'active'),
    key('gone', 'npm start', 'revoked'),
    key('other', 'Intranet', 'active'),
  ];
  const { demonstration, calls } = await ensureWith({ ...LISTS, 'key.list': keys }, { kept, baseUrl });
  expect(demonstration).toEqual(FOUND);
  expect(calls.slice(3)).toEqual([
    ['key.list', { application_id: 'application-1' }],
    ['key.revoke', { key_id: 'own' }],
    ['key.create', { ...KEY, name: 'npm start' }],
  ]);
});
