import type { createAdministration } from './administration.fixture.ts';

/** A well-formed id that belongs to nothing. */
const NOWHERE = '3f6c1f0e-5a43-4a55-9d0e-2f6d8f1f7a10';
/** The scopes of the keys that these changes make. */
export const SCOPES = ['knowledge:read'];

/** Creates what the change needs; returns the operation and its input. */
type Prepare = (admin: ReturnType<typeof createAdministration>) => Promise<readonly [operation: string, input: object]>;

/** Changes that must be refused, by name. */
export const REFUSED_CHANGES: readonly [name: string, prepare: Prepare][] = [
  [
    'a second company of the same name in another case',
    async (admin) => {
      const { company } = await admin.make();
      return ['company.create', { name: company.name.toUpperCase(), monthly_budget_usd: '1' }];
    },
  ],
  [
    'a second application of the same name',
    async (admin) => {
      const { company } = await admin.make();
      return ['application.create', { company_id: company.id, name: 'application' }];
    },
  ],
  [
    'a second base of the same name',
    async (admin) => {
      const { company } = await admin.make();
      await admin.must('base.create', { company_id: company.id, name: 'Handbook' });
      return ['base.create', { company_id: company.id, name: 'HANDBOOK' }];
    },
  ],
  [
    'a base renamed to the name of another',
    async (admin) => {
      const { company } = await admin.make();
      await admin.must('base.create', { company_id: company.id, name: 'Handbook' });
      const { id } = await admin.must('base.create', { company_id: company.id, name: 'Other' });
      return ['base.update', { base_id: id, name: 'handbook' }];
    },
  ],
  ['an application of an unknown company', async () => ['application.create', { company_id: NOWHERE, name: 'A' }]],
  ['a base of an unknown company', async () => ['base.create', { company_id: NOWHERE, name: 'B' }]],
  [
    'a key of an unknown application',
    async () => ['key.create', { application_id: NOWHERE, environment: 'test', scopes: SCOPES }],
  ],
  ['an unknown key', async () => ['key.revoke', { key_id: NOWHERE }]],
  ['an unknown company', async () => ['company.suspend', { company_id: NOWHERE }]],
  [
    'a company that is active already',
    async (admin) => ['company.activate', { company_id: (await admin.make()).company.id }],
  ],
  [
    'a key that is revoked already',
    async (admin) => {
      const { key } = await admin.make();
      await admin.must('key.revoke', { key_id: key.id });
      return ['key.revoke', { key_id: key.id }];
    },
  ],
  [
    'a key that was rotated already',
    async (admin) => {
      const { key } = await admin.make();
      await admin.must('key.rotate', { key_id: key.id });
      return ['key.rotate', { key_id: key.id }];
    },
  ],
  [
    'a sixth active key',
    async (admin) => {
      const { application } = await admin.make();
      const input = { application_id: application.id, environment: 'test', scopes: SCOPES };
      for (let i = 0; i < 4; i += 1) {
        await admin.must('key.create', input);
      }
      return ['key.create', input];
    },
  ],
  [
    'a CIDR with host bits',
    async (admin) => ['policy.set', { company_id: (await admin.make()).company.id, ip_allow_list: ['10.0.0.1/8'] }],
  ],
  [
    'a change of policies that names none',
    async (admin) => ['policy.set', { company_id: (await admin.make()).company.id }],
  ],
  [
    'a policy that this version does not know',
    async (admin) => ['policy.set', { company_id: (await admin.make()).company.id, monthly_budget_eur: '5' }],
  ],
  [
    'a key that expires too soon',
    async (admin) => [
      'key.create',
      { application_id: (await admin.make()).application.id, environment: 'test', scopes: SCOPES, expires_in: '59s' },
    ],
  ],
  ['a grace of eight days', async (admin) => ['key.rotate', { key_id: (await admin.make()).key.id, grace: '8d' }]],
  [
    'a scope that does not exist',
    async (admin) => [
      'key.create',
      { application_id: (await admin.make()).application.id, environment: 'test', scopes: ['admin'] },
    ],
  ],
  [
    'a key without scopes',
    async (admin) => [
      'key.create',
      { application_id: (await admin.make()).application.id, environment: 'test', scopes: [] },
    ],
  ],
  ['a name with control characters', async () => ['company.create', { name: 'a\u0007b', monthly_budget_usd: '1' }]],
  [
    'a name that is a key',
    async (admin) => ['company.create', { name: (await admin.make()).key.key, monthly_budget_usd: '1' }],
  ],
  ['an operation that does not exist', async () => ['company.delete', {}]],
  ['an operation named like a method', async () => ['constructor.create', {}]],
  ["a deployment's operation requested by an operator", async () => ['stage.prepare', {}]],
];
