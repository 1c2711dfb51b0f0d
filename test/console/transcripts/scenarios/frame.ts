import { IDS, personWith } from '../company.ts';
import { at, type Scenario } from '../scenario.ts';
import { goTo, menu, reload } from '../steps.ts';

const HERE = at('reference?find=nothing-contains-this');
const OF_UNKNOWN = `#/c/${IDS.unknown}/usage`;

/** What people see around every page, and where addresses lead. */
export const FRAME: readonly Scenario[] = [
  { what: 'a company', hash: HERE, steps: [reload] },
  { what: 'a company', hash: HERE, role: 'viewer' },
  { what: 'a company', hash: HERE, role: 'operator' },
  {
    what: 'ways of an operator',
    hash: at('keys'),
    role: 'operator',
    steps: [menu('Company: Example Company. Choose another', 'All companies'), goTo('#/c/no-id/keys'), goTo('#/')],
  },
  { what: 'an unknown company', hash: OF_UNKNOWN },
  { what: 'an unknown page', hash: at('nothing') },
  {
    what: 'a company that cannot be shown, after another on the same page',
    hash: `#/c/${IDS.unknown}/keys`,
    role: 'operator',
    refuses: { 'company.show': { status: 404 } },
  },
  {
    what: 'a suspended company',
    hash: HERE,
    role: 'operator',
    answers: { 'company.show': ({ company_id: id }) => ({ id, name: 'Late', status: 'suspended', policies: {} }) },
  },
  { what: 'the account', hash: HERE, steps: [menu('Your account: ann@example.com')] },
  {
    what: 'a member of one company',
    hash: HERE,
    answers: { me: () => ({ ...personWith('viewer'), companies: personWith('viewer').companies.slice(0, 1) }) },
  },
];
