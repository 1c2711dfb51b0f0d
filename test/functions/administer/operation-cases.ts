import { createHash } from 'node:crypto';
import type { operations } from '../../../shared/operations/operations.ts';
import { MEMBER_CASES } from './member-cases.ts';
import { changes, type OperationCase, reads, UNKNOWN_ID, type World } from './operation-case.ts';
import { REPORT_CASES } from './report-cases.ts';

const SCOPES = ['knowledge:read'];
const bytes = Buffer.from('The lease ends.');
const upload = (base_id: string, file = 'lease.txt') => ({
  base_id,
  file,
  bytes: bytes.length,
  checksum: createHash('sha256').update(bytes).digest('hex'),
});
const newKey = (world: World, more: object) => ({
  application_id: world.applicationId,
  environment: 'test',
  scopes: SCOPES,
  ...more,
});

/** A case for every operation; a missing one is a compile error. */
export const OPERATION_CASES: Readonly<Record<keyof typeof operations, OperationCase>> = {
  'company.create': changes(
    ({ companyName }) => ({ name: `${companyName} too`, monthly_budget_usd: '0' }),
    ({ companyName }) => ({ name: `${companyName} without a budget` }),
    ({ companyName }) => ({ name: companyName.toUpperCase(), monthly_budget_usd: '1' }),
    () => ({ name: ' ', monthly_budget_usd: '1' }),
    ({ key }) => ({ name: `Company ${key}`, monthly_budget_usd: '1' }),
    () => ({ name: 'Company', monthly_budget_usd: '1', color: 'red' }),
  ),
  'company.list': reads(
    () => ({}),
    () => ({ name: 'x' }),
  ),
  'company.show': reads(
    ({ companyId }) => ({ company_id: companyId }),
    () => ({ company_id: UNKNOWN_ID }),
  ),
  'company.suspend': changes(
    ({ companyId }) => ({ company_id: companyId }),
    () => ({ company_id: UNKNOWN_ID }),
  ),
  'company.activate': {
    ...changes(
      ({ companyId }) => ({ company_id: companyId }),
      () => ({ company_id: UNKNOWN_ID }),
    ),
    after: [['company.suspend', ({ companyId }) => ({ company_id: companyId })]],
  },
  'policy.set': changes(
    ({ companyId }) => ({ company_id: companyId, ip_allow_list: ['203.0.113.0/24'] }),
    ({ companyId }) => ({ company_id: companyId }),
    ({ companyId }) => ({ company_id: companyId, version: 'other', ip_allow_list: ['203.0.113.0/24'] }),
    ({ companyId }) => ({ company_id: companyId, ip_allow_list: ['203.0.113.1/24'] }),
    ({ companyId, key }) => ({ company_id: companyId, ip_allow_list: [key] }),
    ({ companyId, key }) => ({ company_id: companyId, alert_email: `${key}@example.com`, monthly_budget_usd: '-5' }),
    () => ({ company_id: UNKNOWN_ID, ip_allow_list: null }),
  ),
  'policy.show': reads(
    ({ companyId }) => ({ company_id: companyId }),
    () => ({ company_id: UNKNOWN_ID }),
  ),
  'policy.check-addresses': reads(
    ({ companyId }) => ({ company_id: companyId, entries: ['203.0.113.0/24'], address: '203.0.113.7' }),
    () => ({ company_id: UNKNOWN_ID, entries: [] }),
    ({ companyId }) => ({ company_id: companyId }),
  ),
  'privacy.try': reads(
    ({ companyId }) => ({ company_id: companyId, text: 'Write to jane.doe@example.com.' }),
    () => ({ company_id: UNKNOWN_ID, text: '' }),
    ({ companyId }) => ({ company_id: companyId, text: '', personal_data_kinds: ['COLOR'] }),
  ),
  'application.create': changes(
    ({ companyId }) => ({ company_id: companyId, name: 'Second' }),
    ({ companyId, applicationName }) => ({ company_id: companyId, name: applicationName }),
    () => ({ company_id: UNKNOWN_ID, name: 'Second' }),
  ),
  'application.list': reads(
    ({ companyId }) => ({ company_id: companyId }),
    () => ({ company_id: UNKNOWN_ID }),
  ),
  'key.create': changes(
    (world) => newKey(world, { expires_in: '90d', name: 'Intranet' }),
    (world) => newKey(world, { application_id: UNKNOWN_ID }),
    (world) => newKey(world, { scopes: ['everything'] }),
    (world) => newKey(world, { scopes: [] }),
    (world) => newKey(world, { expires_in: '59s' }),
    (world) => newKey(world, { environment: 'both' }),
    (world) => newKey(world, { name: world.key }),
  ),
  'key.list': reads(
    ({ applicationId }) => ({ application_id: applicationId }),
    () => ({ application_id: UNKNOWN_ID }),
  ),
  'key.update': changes(
    ({ keyId }) => ({ key_id: keyId, scopes: ['copilot:query'], name: 'Renamed' }),
    ({ keyId }) => ({ key_id: keyId }),
    ({ keyId }) => ({ key_id: keyId, scopes: [] }),
    () => ({ key_id: UNKNOWN_ID, scopes: SCOPES }),
  ),
  'key.rotate': changes(
    ({ keyId }) => ({ key_id: keyId, grace: '7d' }),
    ({ keyId }) => ({ key_id: keyId, grace: '8d' }),
    () => ({ key_id: UNKNOWN_ID }),
  ),
  'key.revoke': changes(
    ({ keyId }) => ({ key_id: keyId }),
    () => ({ key_id: UNKNOWN_ID }),
    ({ key }) => ({ key_id: key }),
  ),
  'audit.list': reads(
    ({ companyId }) => ({ company_id: companyId }),
    () => ({ company_id: UNKNOWN_ID }),
    () => ({ since: 'yesterday' }),
  ),
  'stage.status': reads(
    () => ({}),
    () => ({ loud: true }),
  ),
  // The local stage has a collection, whose index the deployment creates.
  'stage.prepare': { takes: null, isChange: true, refuses: [() => ({})] },
  // The local stage has one index generation, which is already active.
  'stage.switch-generation': {
    takes: null,
    isChange: true,
    refuses: [
      () => ({ generation: 'passages-v9' }),
      () => ({}),
      () => ({ generation: 'passages-v2', incomplete: 'ignore' }),
    ],
  },
  // This one operation makes many changes, each with its own audit record.
  'stage.seed-smoke-test': {
    ...changes(
      () => ({}),
      () => ({ loud: true }),
    ),
    actions: ['company.create', 'application.create', 'base.create', 'document.add', 'key.create'],
  },
  'base.create': changes(
    ({ companyId }) => ({ company_id: companyId, name: 'Second', visibility: 'restricted' }),
    ({ companyId }) => ({ company_id: companyId, name: 'Handbook' }),
    ({ companyId }) => ({ company_id: companyId, name: 'Third', visibility: 'secret' }),
    () => ({ company_id: UNKNOWN_ID, name: 'Second' }),
  ),
  'base.update': changes(
    ({ baseId }) => ({ base_id: baseId, visibility: 'restricted' }),
    ({ baseId }) => ({ base_id: baseId }),
    () => ({ base_id: UNKNOWN_ID, name: 'Second' }),
  ),
  'base.list': reads(
    ({ companyId }) => ({ company_id: companyId }),
    () => ({ company_id: UNKNOWN_ID }),
  ),
  'base.delete': changes(
    ({ baseId }) => ({ base_id: baseId }),
    () => ({ base_id: UNKNOWN_ID }),
  ),
  'documents.prepare': {
    actions: ['document.add'],
    ...changes(
      ({ baseId }) => upload(baseId),
      () => upload(UNKNOWN_ID),
      ({ baseId }) => upload(baseId, '../lease.txt'),
      ({ baseId }) => ({ ...upload(baseId), bytes: -1 }),
    ),
  },
  'company.keys': reads(
    ({ companyId }) => ({ company_id: companyId }),
    () => ({ company_id: UNKNOWN_ID }),
  ),
  'documents.progress': reads(
    ({ baseId, documentId }) => ({ base_id: baseId, documents: [documentId] }),
    ({ baseId }) => ({ base_id: baseId, documents: [] }),
    () => ({ base_id: UNKNOWN_ID, documents: [UNKNOWN_ID] }),
  ),
  'documents.list': reads(
    ({ baseId }) => ({ base_id: baseId }),
    () => ({ base_id: UNKNOWN_ID }),
  ),
  'documents.show': reads(
    ({ documentId }) => ({ document_id: documentId }),
    () => ({ document_id: UNKNOWN_ID }),
  ),
  'documents.delete': {
    actions: ['document.delete'],
    ...changes(
      ({ documentId }) => ({ document_id: documentId }),
      () => ({ document_id: UNKNOWN_ID }),
    ),
  },
  // The document of the world is ready.
  'documents.retry': {
    takes: null,
    isChange: true,
    refuses: [({ documentId }) => ({ document_id: documentId }), () => ({ document_id: UNKNOWN_ID })],
  },
  'documents.download': {
    actions: ['document.download'],
    ...changes(
      ({ documentId }) => ({ document_id: documentId }),
      () => ({ document_id: UNKNOWN_ID }),
    ),
  },
  'documents.reindex': {
    actions: ['document.reindex'],
    ...changes(
      ({ baseId }) => ({ base_id: baseId }),
      () => ({ base_id: UNKNOWN_ID }),
      ({ baseId }) => ({ base_id: baseId, which: 'some' }),
    ),
  },
  'documents.reindex-estimate': reads(
    ({ baseId }) => ({ base_id: baseId }),
    () => ({ base_id: UNKNOWN_ID }),
  ),
  'budget.show': reads(
    ({ companyId }) => ({ company_id: companyId }),
    () => ({ company_id: UNKNOWN_ID }),
    ({ companyId }) => ({ company_id: companyId, month: '2026-13' }),
  ),
  'usage.export': reads(
    ({ companyId }) => ({ company_id: companyId, month: '2026-11' }),
    () => ({ company_id: UNKNOWN_ID, month: '2026-11' }),
    ({ companyId }) => ({ company_id: companyId }),
  ),
  ...MEMBER_CASES,
  ...REPORT_CASES,
};
