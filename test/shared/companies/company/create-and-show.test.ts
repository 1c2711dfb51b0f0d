// Guarantee: a company and an application are created with an audit record of their fields and are shown as created; a
// name that is taken and a missing company are reported as such. Risk: an application without a company, and a company
// whose record omits its budget.
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { AuditRecord } from '../../../../shared/administration/audit-record.ts';
import type { Application } from '../../../../shared/companies/applications/application.ts';
import {
  createApplication,
  createApplicationInput,
} from '../../../../shared/companies/applications/create-application.ts';
import {
  listApplications,
  listApplicationsInput,
} from '../../../../shared/companies/applications/list-applications.ts';
import type { Company } from '../../../../shared/companies/company/company.ts';
import { createCompany, createCompanyInput } from '../../../../shared/companies/company/create-company.ts';
import {
  listCompanies,
  listCompaniesInput,
  showCompany,
  showCompanyInput,
} from '../../../../shared/companies/company/show-company.ts';

const ID = '3f6c1f0e-5a43-4a55-9d0e-2f6d8f1f7a10';
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
const AT = '2026-11-20T00:00:00.000Z';
const context = { id: 'record', at: AT, actor: 'somebody' };

// Stores whose writes have this outcome, and what was written to them.
function storesWith<Outcome extends string>(outcome: 'done' | Outcome) {
  const written: { item: object; record: AuditRecord }[] = [];
  const create = async (item: Company | Application, record: AuditRecord) => {
    written.push({ item, record });
    return outcome;
  };
  return { services: { companies: { create }, applications: { create }, newId: () => ID }, written };
}

describe('a company', () => {
  const input = { name: 'Harbour', monthly_budget_usd: '5' };
  const create = (outcome: 'done' | 'duplicate_name') => {
    const { services, written } = storesWith(outcome);
    return { written, created: createCompany(services, v.parse(createCompanyInput, input), context) };
  };
  const view = { id: ID, name: 'Harbour', status: 'active', policies: { monthly_budget_usd: '5' } };

  it('is created active, with its budget and an audit record', async () => {
    const { written, created } = create('done');
    expect(await created).toEqual(view);
    expect(written).toEqual([
      {
        item: {
          id: ID,
          name: 'Harbour',
          status: 'active',
          policies: { budget: { monthlyBudget: expect.anything() } },
          createdAt: AT,
          revision: 1,
        },
        record: {
          ...context,
          companyId: ID,
          action: 'company.create',
          subjectType: 'company',
          subjectId: ID,
          before: null,
          after: view,
        },
      },
    ]);
  });

  it('is not created under a name that is taken', async () => {
    await expect(create('duplicate_name').created).rejects.toMatchObject({
      code: 'invalid_request',
      message: 'A company with this name, or one that looks the same, already exists. Choose another name.',
    });
  });

  it('is shown and listed without its internal fields, and is not found if it does not exist', async () => {
    const policies = { searchesPerMinute: 7, personalData: ['EMAIL'] } as const;
    const stored: Company = { ...view, status: 'suspended', policies, createdAt: AT, revision: 9 };
    const companies = { find: async (id: string) => (id === ID ? stored : null), list: async () => [stored] };
    const shownPolicies = { searches_per_minute: 7, personal_data: 'on', personal_data_kinds: ['EMAIL'] };
    const shown = { ...view, status: 'suspended', policies: shownPolicies };
    expect(await showCompany({ companies }, v.parse(showCompanyInput, { company_id: ID }))).toEqual(shown);
    expect(await listCompanies({ companies })).toEqual([shown]);
    await expect(showCompany({ companies }, { company_id: UNKNOWN_ID })).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('an application', () => {
  const create = (outcome: 'done' | 'duplicate_name' | 'no_company') => {
    const { services, written } = storesWith(outcome);
    const input = v.parse(createApplicationInput, { company_id: ID, name: 'Portal' });
    return { written, created: createApplication(services, input, context) };
  };

  it('is created in its company, with an audit record', async () => {
    const { written, created } = create('done');
    expect(await created).toEqual({ id: ID, name: 'Portal' });
    expect(written).toEqual([
      {
        item: { id: ID, companyId: ID, name: 'Portal', createdAt: AT, revision: 1 },
        record: {
          ...context,
          companyId: ID,
          action: 'application.create',
          subjectType: 'application',
          subjectId: ID,
          before: null,
          after: { id: ID, name: 'Portal' },
        },
      },
    ]);
  });

  it.each([
    ['no_company', 'not_found', 'There is no company with this ID.'],
    [
      'duplicate_name',
      'invalid_request',
      'The company already has an application with this name, or one that looks the same. Choose another name.',
    ],
  ] as const)('is not created when the store returns %s', async (outcome, code, message) => {
    await expect(create(outcome).created).rejects.toMatchObject({ code, message });
  });

  it('is listed for its company without its internal fields, if the company exists', async () => {
    const list = async (companyId: string) => [{ id: 'app', companyId, name: 'Portal', createdAt: AT, revision: 4 }];
    const find = async (id: string) => (id === ID ? ({ id } as Company) : null);
    const services = { companies: { find }, applications: { list } };
    const input = v.parse(listApplicationsInput, { company_id: ID });
    expect(await listApplications(services, input)).toEqual([{ id: 'app', name: 'Portal' }]);
    await expect(listApplications(services, { company_id: UNKNOWN_ID })).rejects.toMatchObject({ code: 'not_found' });
  });
});

it.each<[purpose: string, schema: v.GenericSchema, input: object, message: string]>([
  ['to show a company', showCompanyInput, { company_id: 'x' }, 'company_id must be a UUID.'],
  ['to list applications', listApplicationsInput, { company_id: 'x' }, 'company_id must be a UUID.'],
  [
    'to create an application',
    createApplicationInput,
    { company_id: 'x', name: 'Portal' },
    'company_id must be a UUID.',
  ],
  ['to list companies', listCompaniesInput, { name: 'x' }, 'Invalid key: Expected never but received "name"'],
])('refuses invalid input %s: $3', (_purpose, schema, input, message) => {
  expect(v.safeParse(schema, input).issues?.map((issue) => issue.message)).toEqual([message]);
});
