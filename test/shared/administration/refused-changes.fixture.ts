import type { createAdministration } from './administration.fixture.ts';

/** A well-formed id that belongs to nothing. */
const UNKNOWN_ID = '3f6c1f0e-5a43-4a55-9d0e-2f6d8f1f7a10';
/** The scopes of the keys that these changes make. */
export const SCOPES = ['knowledge:read'];

/** Creates what the change needs; returns the operation and its input. */
type Prepare = (admin: ReturnType<typeof createAdministration>) => Promise<readonly [operation: string, input: object]>;

/** Changes that must be refused, each with its name, the sentence of the answer and what prepares it. */
export const REFUSED_CHANGES: readonly [name: string, sentence: string, prepare: Prepare][] = [
  [
    'a second company of the same name in another case',
    'A company with this name, or one that looks the same, already exists. Choose another name.',
    async (admin) => {
      const { company } = await admin.makeCompanyWithKey();
      return ['company.create', { name: company.name.toUpperCase(), monthly_budget_usd: '1' }];
    },
  ],
  [
    'a second application of the same name',
    'The company already has an application with this name, or one that looks the same. Choose another name.',
    async (admin) => {
      const { company } = await admin.makeCompanyWithKey();
      return ['application.create', { company_id: company.id, name: 'application' }];
    },
  ],
  [
    'a second base of the same name',
    'The company already has a base with this name, or one that looks the same. Choose another name.',
    async (admin) => {
      const { company } = await admin.makeCompanyWithKey();
      await admin.resultOf('base.create', { company_id: company.id, name: 'Handbook' });
      return ['base.create', { company_id: company.id, name: 'HANDBOOK' }];
    },
  ],
  [
    'a base renamed to the name of another',
    'The company already has a base with this name, or one that looks the same. Choose another name.',
    async (admin) => {
      const { company } = await admin.makeCompanyWithKey();
      await admin.resultOf('base.create', { company_id: company.id, name: 'Handbook' });
      const { id } = await admin.resultOf('base.create', { company_id: company.id, name: 'Other' });
      return ['base.update', { base_id: id, name: 'handbook' }];
    },
  ],
  [
    'an application of an unknown company',
    'There is no company with this ID.',
    async () => ['application.create', { company_id: UNKNOWN_ID, name: 'A' }],
  ],
  [
    'a base of an unknown company',
    'There is no company with this ID.',
    async () => ['base.create', { company_id: UNKNOWN_ID, name: 'B' }],
  ],
  [
    'a key of an unknown application',
    'There is no application with this ID.',
    async () => ['key.create', { application_id: UNKNOWN_ID, environment: 'test', scopes: SCOPES }],
  ],
  ['an unknown key', 'There is no key with this ID.', async () => ['key.revoke', { key_id: UNKNOWN_ID }]],
  [
    'an unknown company',
    'There is no company with this ID.',
    async () => ['company.suspend', { company_id: UNKNOWN_ID }],
  ],
  [
    'a company that is active already',
    'The company is already active.',
    async (admin) => ['company.activate', { company_id: (await admin.makeCompanyWithKey()).company.id }],
  ],
  [
    'a key that is revoked already',
    'The key is already revoked.',
    async (admin) => {
      const { key } = await admin.makeCompanyWithKey();
      await admin.resultOf('key.revoke', { key_id: key.id });
      return ['key.revoke', { key_id: key.id }];
    },
  ],
  [
    'a key that was rotated already',
    'The key was already rotated. Rotate its successor instead.',
    async (admin) => {
      const { key } = await admin.makeCompanyWithKey();
      await admin.resultOf('key.rotate', { key_id: key.id });
      return ['key.rotate', { key_id: key.id }];
    },
  ],
  [
    'a sixth active key',
    'The application already has 5 active test keys, which is the limit. Revoke a key first.',
    async (admin) => {
      const { application } = await admin.makeCompanyWithKey();
      const input = { application_id: application.id, environment: 'test', scopes: SCOPES };
      for (let i = 0; i < 4; i += 1) {
        await admin.resultOf('key.create', input);
      }
      return ['key.create', input];
    },
  ],
  [
    'a network with host bits',
    'ip_allow_list: entry 1, 10.0.0.1/8, has host bits set. Use 10.0.0.0/8 for the network or 10.0.0.1 for the single address.',
    async (admin) => [
      'policy.set',
      { company_id: (await admin.makeCompanyWithKey()).company.id, ip_allow_list: ['10.0.0.1/8'] },
    ],
  ],
  [
    'a change of policies that names none',
    'At least one policy must be given.',
    async (admin) => ['policy.set', { company_id: (await admin.makeCompanyWithKey()).company.id }],
  ],
  [
    'a policy that this version does not know',
    'monthly_budget_eur is not known to this version.',
    async (admin) => [
      'policy.set',
      { company_id: (await admin.makeCompanyWithKey()).company.id, monthly_budget_eur: '5' },
    ],
  ],
  [
    'a key that expires too soon',
    'expires_in must be from 1m to 1826d: an integer followed by s, m, h or d.',
    async (admin) => [
      'key.create',
      {
        application_id: (await admin.makeCompanyWithKey()).application.id,
        environment: 'test',
        scopes: SCOPES,
        expires_in: '59s',
      },
    ],
  ],
  [
    'a grace period of eight days',
    'grace must be from 0 to 7d: an integer followed by s, m, h or d.',
    async (admin) => ['key.rotate', { key_id: (await admin.makeCompanyWithKey()).key.id, grace: '8d' }],
  ],
  [
    'a scope that does not exist',
    'scopes must be a list of at least one of knowledge:read, copilot:query, agents:run.',
    async (admin) => [
      'key.create',
      { application_id: (await admin.makeCompanyWithKey()).application.id, environment: 'test', scopes: ['admin'] },
    ],
  ],
  [
    'a key without scopes',
    'scopes must be a list of at least one of knowledge:read, copilot:query, agents:run.',
    async (admin) => [
      'key.create',
      { application_id: (await admin.makeCompanyWithKey()).application.id, environment: 'test', scopes: [] },
    ],
  ],
  [
    'a name with control characters',
    'name must not contain invisible, control or direction characters.',
    async () => ['company.create', { name: 'a\u0007b', monthly_budget_usd: '1' }],
  ],
  [
    'a name that is a key',
    'name must not contain an API key. Revoke that key and choose another name.',
    async (admin) => ['company.create', { name: (await admin.makeCompanyWithKey()).key.key, monthly_budget_usd: '1' }],
  ],
  ['an operation that does not exist', 'operation is not known to this version.', async () => ['company.delete', {}]],
  [
    'an operation named like a method',
    'operation is not known to this version.',
    async () => ['constructor.create', {}],
  ],
  [
    'the preparation of a stage whose deployment creates the index',
    'The deployment of this stage creates its indexes. There is nothing to prepare.',
    async () => ['stage.prepare', {}],
  ],
];
