// Guarantee: a signed-in person sees their companies by name, each with its status and the person's role in it, and
// whether they operate the stage. Risk: a suspended company that looks as if its keys worked.
import { expect, it } from 'vitest';
import { showMe } from '../../../shared/console/show-me.ts';

const COMPANIES: Readonly<Record<string, { name: string; status: 'active' | 'suspended' }>> = {
  one: { name: 'Zebra', status: 'active' },
  two: { name: 'Antelope', status: 'suspended' },
};
const facts = { name: 'dev' } as never;
const services = {
  facts,
  companies: { find: async (id: string) => (COMPANIES[id] === undefined ? null : ({ id, ...COMPANIES[id] } as never)) },
};
const AT = '2026-11-20T06:00:00.000Z';
const member = (companyId: string | null, role: 'operator' | 'administrator' | 'viewer') => ({
  memberId: `member-${companyId}`,
  companyId,
  role,
});
const show = (...memberships: ReturnType<typeof member>[]) =>
  showMe(services, { personId: 'person', email: 'ann@example.com', memberships }, AT);

it('shows companies in the order of their names, with their status, and leaves out a deleted one', async () => {
  expect(await show(member('one', 'administrator'), member('two', 'viewer'), member('gone', 'viewer'))).toEqual({
    person: { id: 'person', email: 'ann@example.com' },
    operator: false,
    companies: [
      {
        company_id: 'two',
        company_name: 'Antelope',
        company_status: 'suspended',
        role: 'viewer',
        member_id: 'member-two',
      },
      {
        company_id: 'one',
        company_name: 'Zebra',
        company_status: 'active',
        role: 'administrator',
        member_id: 'member-one',
      },
    ],
    stage: facts,
    now: AT,
  });
});

it('says that a person operates the stage, without a company', async () => {
  expect(await show(member(null, 'operator'))).toMatchObject({ operator: true, companies: [] });
});

// No membership like this is ever written.
it('does not say that a person operates the stage whose role in a company is "operator"', async () => {
  expect(await show(member('one', 'operator'))).toMatchObject({ operator: false, companies: [] });
});
