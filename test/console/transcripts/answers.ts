import type { ResultOf } from '../../../console/api/types.ts';
import { IDS, NOW } from './company.ts';
import type { Answers } from './scripted-api.ts';

const POLICIES: ResultOf<'policy.show'> = {
  policies: {
    ip_allow_list: ['203.0.113.0/24', '192.0.2.1'],
    monthly_budget_usd: '250.75',
    rate_per_minute: 31,
    searches_per_minute: 62,
    burst: 13,
    concurrency: 4,
    keep_answers: 'on',
    alert_email: 'alerts@example.com',
    personal_data: 'on',
    personal_data_kinds: ['EMAIL', 'NAME'],
  },
  version: 'version-7',
  defaults: {
    rate_per_minute: 30,
    searches_per_minute: 60,
    burst: 10,
    concurrency: 5,
    personal_data_kinds: ['EMAIL', 'IP_ADDRESS', 'NAME'],
    monthly_ingestion_usd: '25',
  },
};

type Key = ResultOf<'company.keys'>['keys'][number];
const key = (id: string, name: string, part: Partial<Key>): Key => ({
  id,
  name,
  environment: 'live',
  scopes: ['knowledge:read', 'copilot:query'],
  first: `kc_live_${name.slice(0, 3)}1`,
  last: `${name.slice(-3)}9`,
  created_at: '2026-10-02T08:05:00.000Z',
  expires_at: '2026-11-20T09:15:00.000Z',
  last_used_at: '2026-11-14T10:25:00.000Z',
  status: 'active',
  application_id: IDS.intranet,
  application_name: 'Intranet',
  ...part,
});
const KEYS: readonly Key[] = [
  key(IDS.websiteKey, 'Website', {}),
  key(IDS.oldKey, 'Old one', {
    ...{ environment: 'test', scopes: ['agents:run'], status: 'revoked', last_used_at: null },
    ...{ created_at: '2026-09-01T07:00:00.000Z', expires_at: null },
  }),
  key(IDS.kioskKey, ' ', {
    ...{ first: 'kc_test_aaaa', last: 'bbbb', environment: 'test', scopes: [], last_used_at: null },
    ...{ application_id: IDS.kiosk, application_name: 'Kiosk', created_at: '2026-11-03T06:00:00.000Z' },
  }),
];

type Document = ResultOf<'documents.list'>['documents'][number];
const document = (id: string, file: string, part: Partial<Document>): Document => ({
  ...{ id, file, title: `Title of ${file}`, type: 'application/pdf', status: 'ready', reason: null, pages: 3 },
  ...{ bytes: 120_000, updated_at: '2026-11-10T08:00:00.000Z' },
  ...{ passages: 1_200, version: 1, archive: null, entries: null },
  ...part,
});
const DOCUMENTS: readonly Document[] = [
  document(IDS.lease, 'contracts/lease.pdf', {}),
  document(IDS.scan, 'scan.png', { status: 'failed', reason: 'It is a picture.', pages: null, passages: 0 }),
  document(IDS.archived, 'all.zip/notes.md', { archive: IDS.scan, pages: 1, passages: 12 }),
  document(IDS.late, 'late.md', { status: 'pending', pages: null, passages: 5 }),
];

const BASES: ResultOf<'base.list'> = [
  { id: IDS.handbook, name: 'Handbook', description: 'How we work', visibility: 'company', documents: 1_004 },
  { id: IDS.salaries, name: 'Salaries', description: 'For the board', visibility: 'restricted', documents: 1 },
];
const APPLICATIONS: ResultOf<'application.list'> = [
  { id: IDS.intranet, name: 'Intranet' },
  { id: IDS.kiosk, name: 'Kiosk' },
];

type Member = ResultOf<'member.list'>[number];
const member = (id: string, email: string, part: Partial<Member>): Member => ({
  ...{ id, email, role: 'administrator', status: 'active', since: '2026-05-06T07:08:00.000Z' },
  ...{ invited_by: 'founder@example.com', expires_at: null, is_you: false },
  ...part,
});
const MEMBERS: ResultOf<'member.list'> = [
  member(IDS.bob, 'bob@example.com', { role: 'viewer', status: 'invited', since: '2026-11-09T07:08:00.000Z' }),
  member(IDS.ann, 'ann@example.com', { is_you: true }),
  member(IDS.eve, 'eve@example.com', { status: 'expired', since: '2026-01-02T03:04:00.000Z', invited_by: 'ann@x.org' }),
];
const OPERATORS = MEMBERS.map((one): Member => ({ ...one, role: 'operator' }));

type Usage = ResultOf<'usage.report'>;
const line = (day: string | null, part: Partial<Usage['lines'][number]>) => ({
  ...{ day, application_id: IDS.intranet, key_id: IDS.websiteKey, model_id: 'model-a', calls: 2 },
  ...{ input_tokens: 3_000, output_tokens: 40, nano_usd: '5000000000' },
  ...part,
});
const USAGE: Usage = {
  too_many_calls: false,
  lines: [
    line('2026-11-02', {}),
    line('2026-11-03', {
      ...{ application_id: IDS.kiosk, key_id: IDS.kioskKey },
      ...{ calls: 7, nano_usd: '600000001', model_id: 'model-b' },
    }),
    line(null, { application_id: '', key_id: '', calls: 1, nano_usd: '70', output_tokens: 0 }),
  ],
  applications: [...APPLICATIONS],
  keys: KEYS.map(({ id, name, first, last }) => ({ id, name, first, last })),
};

const BUDGET: ResultOf<'budget.show'> = {
  ...{ month: '2026-11', purpose: 'live', cap_usd: '250.75', settled_usd: '40.5', held_usd: '10.25' },
  ...{ available_usd: '200', holds: [], calls: 77, ingestion: { calls: 1, input_tokens: 2, usd: '3', cap_usd: '25' } },
};

const OVERVIEW: ResultOf<'company.overview'> = {
  now: NOW,
  budget: BUDGET,
  too_many_calls: false,
  days: [{ day: '2026-11-02', application_id: IDS.intranet, nano_usd: '5000000000' }],
  runs_out_on: '2026-11-27',
  calls: { searches: 1_101, questions: 202, grounded: 153, not_grounded: 49 },
  keys_expiring: KEYS.slice(0, 1) as ResultOf<'company.overview'>['keys_expiring'],
  keys_never_used: KEYS.slice(2) as ResultOf<'company.overview'>['keys_expiring'],
  documents_failed: [
    {
      ...document(IDS.scan, 'scan.png', { status: 'failed', reason: 'It is a picture.' }),
      base_id: IDS.handbook,
      base_name: 'Handbook',
    },
  ],
  more: { keys_expiring: false, keys_never_used: true, documents_failed: false },
  applications: APPLICATIONS,
};

const RECORDS: ResultOf<'audit.list'>['records'] = [
  {
    ...{ at: '2026-11-14T08:00:00.000Z', id: 'r1', actor: 'ann@example.com', actor_verified: true },
    ...{ actor_role: 'administrator', action: 'base.update', subject_type: 'base', subject_id: IDS.handbook },
    ...{ before: { name: 'Handbook', visibility: 'company' }, after: { name: 'Handbook', visibility: 'restricted' } },
  },
  {
    ...{ at: '2026-11-15T09:00:00.000Z', id: 'r2', actor: 'oper@example.com', actor_verified: false },
    ...{ actor_role: 'operator', action: 'key.create', subject_type: 'key', subject_id: IDS.websiteKey },
    ...{ before: null, after: { name: 'Website', scopes: ['copilot:query'] } },
  },
  {
    ...{ at: '2026-11-13T09:00:00.000Z', id: 'r3', actor: 'service', actor_verified: true, actor_role: null },
    ...{ action: 'future.action', subject_type: 'future', subject_id: 'thing-1', before: null, after: null },
  },
];

const STAGE: ResultOf<'stage.overview'> = {
  now: NOW,
  companies: [
    {
      ...{ id: IDS.foreignCompany, name: 'Young Company', status: 'suspended', cap_usd: 'unlimited' },
      ...{ settled_usd: '1.5', held_usd: '0', calls: 3 },
    },
    {
      ...{ id: IDS.company, name: 'Example Company', status: 'active', cap_usd: '250.75' },
      ...{ settled_usd: '40.5', held_usd: '10.25', calls: 1_077 },
    },
  ],
  models: [
    {
      ...{ id: 'model-a', purpose: 'answer', input_usd_per_million_tokens: '3', output_usd_per_million_tokens: '15' },
      ...{ read_on: '2026-11-01', age_days: 14 },
    },
    {
      ...{ id: 'model-e', purpose: 'embedding', input_usd_per_million_tokens: '0.02' },
      ...{ output_usd_per_million_tokens: null, read_on: '2026-11-14', age_days: 1 },
    },
    {
      ...{ id: 'model-j', purpose: 'judge', input_usd_per_million_tokens: '4', output_usd_per_million_tokens: '16' },
      ...{ read_on: '2026-11-10', age_days: 5 },
    },
  ],
  queues: [
    { name: 'Background', dead_letters: false, waiting: 1_011, in_progress: 22 },
    { name: 'Background', dead_letters: true, waiting: 3, in_progress: 0 },
  ],
  alarms: [
    { name: 'Errors', description: 'Calls fail.', state: 'ok', since: '2026-11-01T01:02:00.000Z' },
    { name: 'Late', description: 'Calls are slow.', state: 'alarm', since: '2026-11-15T03:04:00.000Z' },
    { name: 'New', description: 'Nothing yet.', state: 'no_data', since: null },
  ],
};

/** What the service answers to each call of a page, unless a scenario says otherwise. */
export const ANSWERS: Answers = {
  'company.show': ({ company_id: id }) => ({
    ...{ id, name: 'Example Company', status: 'active', policies: POLICIES.policies },
  }),
  'company.overview': () => OVERVIEW,
  'company.keys': () => ({ keys: KEYS, next: null }),
  'application.list': () => APPLICATIONS,
  'application.create': ({ name }) => ({ id: IDS.unknown, name }),
  'key.create': ({ environment, scopes }) => ({
    ...{ id: IDS.unknown, key: 'kc_live_secret-of-the-new-key', environment, scopes, expires_at: null },
  }),
  'key.rotate': ({ key_id: id }) => ({
    ...{ id: IDS.unknown, key: 'kc_live_secret-of-the-next-key', expires_at: '2027-02-14T12:00:30.000Z' },
    previous: { id, expires_at: '2026-11-16T12:00:30.000Z' },
  }),
  'key.update': () => ({ ...KEYS[0], name: 'Shop' }),
  'key.revoke': () => ({ ...KEYS[0], status: 'revoked' }),
  'key.identify': () => ({ outcome: 'found', key: KEYS[0] }),
  'policy.show': () => POLICIES,
  'policy.set': () => POLICIES.policies,
  'policy.check-addresses': ({ entries, address }) => ({
    entries: (entries as string[]).map((entry) => ({ entry, covers: null, problem: null, suggestion: null })),
    address: address === undefined ? null : { address, allowed: true, by: (entries as string[])[0] ?? null },
    recent_callers: 'not_known',
  }),
  'privacy.try': () => ({
    ...{ redacted: 'Ask [NAME_1].', spans: [{ kind: 'NAME', start: 4, end: 8, placeholder: '[NAME_1]' }] },
    guardrail: true,
  }),
  'base.list': () => BASES,
  'base.create': () => BASES[0],
  'base.update': () => BASES[0],
  'base.delete': () => BASES[0],
  'documents.list': () => ({ documents: DOCUMENTS, next: null }),
  'documents.delete': () => ({ ...DOCUMENTS[0], status: 'deleted' }),
  'documents.retry': () => DOCUMENTS[1],
  'documents.download': () => ({ url: 'about:blank', file: 'lease.pdf', expires_at: NOW }),
  'budget.show': () => BUDGET,
  'usage.report': () => USAGE,
  'audit.list': () => ({ records: RECORDS, next: null }),
  'member.list': ({ company_id }) => (company_id === undefined ? OPERATORS : MEMBERS),
  'member.invite': () => MEMBERS[0],
  'member.update': () => MEMBERS[0],
  'member.remove': () => MEMBERS[0],
  'member.resend': () => MEMBERS[0],
  'member.reset-mfa': () => MEMBERS[0],
  'stage.overview': () => STAGE,
  'stage.status': () => ({ problems: [{ what: 'The pepper is old.', do: 'Rotate it.' }] }),
  'company.create': ({ name }) => ({ id: IDS.unknown, name, status: 'active', policies: {} }),
  'company.suspend': () => ({ id: IDS.company, name: 'Example Company', status: 'suspended', policies: {} }),
  'company.activate': () => ({ id: IDS.foreignCompany, name: 'Young Company', status: 'active', policies: {} }),
};
