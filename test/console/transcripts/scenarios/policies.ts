import type { ResultOf } from '../../../../console/api/types.ts';
import { ANSWERS } from '../answers.ts';
import { at, type Scenario, seenBy } from '../scenario.ts';
import { accepts, answers, click, fill, refuses, submit, tick } from '../steps.ts';

const HERE = at('policies');
const LIST = 'IP addresses, one on each line';
const RESTRICT = 'Allow only the IP addresses in a list';
const NONE = {
  policies: { monthly_budget_usd: 'unlimited' },
  version: 'version-1',
  defaults: {
    ...{ rate_per_minute: 30, burst: 10, concurrency: 5, searches_per_minute: 60 },
    ...{ personal_data_kinds: [], monthly_ingestion_usd: '25' },
  },
};
const OTHER = {
  ...NONE,
  policies: { monthly_budget_usd: '99', burst: 8, alert_email: 'alerts@example.com', rate_per_minute: 31 },
  version: 'version-8',
};
const withRate = (company_id: unknown, rate_per_minute: number) => {
  const shown = ANSWERS['policy.show']?.({ company_id }) as ResultOf<'policy.show'>;
  return { ...shown, policies: { ...shown.policies, rate_per_minute }, version: 'version-9' };
};
const VERDICTS = {
  ...{ address: null, recent_callers: 'not_known' },
  entries: [
    {
      ...{ entry: '10.0.0.0/8', problem: null, suggestion: null },
      covers: { first: '10.0.0.0', last: '10.255.255.255', addresses: '16777216' },
    },
    {
      entry: '192.0.2.1',
      covers: { first: '192.0.2.1', last: '192.0.2.1', addresses: '1' },
      problem: null,
      suggestion: null,
    },
    { entry: '10.0.0.1/8', covers: null, problem: 'It has host bits.', suggestion: '10.0.0.0/8' },
  ],
};

const numbers: readonly (readonly [label: string, value: string])[] = [
  ['Questions per minute', '41'],
  ['Searches per minute', '72'],
  ['Burst of questions after a pause', '23'],
  ['Questions at the same time', '6'],
];

/** What people do on the page of policies. */
export const POLICIES: readonly Scenario[] = [
  { what: 'the page', hash: HERE },
  ...seenBy(HERE),
  {
    what: 'each field is changed',
    hash: HERE,
    steps: [
      fill('Monthly budget in US dollars', '300'),
      fill('Send alerts to this email address', ' money@example.com '),
      ...numbers.map(([label, value]) => fill(label, value)),
      tick('IP address'),
      tick('Name'),
      fill(LIST, '198.51.100.7'),
      tick('I have checked: our programs call from these addresses.'),
      ...submit('Save changes', 'policy.set', 503),
    ],
  },
  {
    what: 'what is not valid',
    hash: HERE,
    steps: [
      fill('Monthly budget in US dollars', '1,5'),
      fill('Send alerts to this email address', 'money'),
      ...numbers.map(([label]) => fill(label, '0')),
      tick('Email'),
      tick('Name'),
      click('Discard'),
      fill('Monthly budget in US dollars', '40.5'),
      click('Discard'),
    ],
  },
  {
    what: 'a notice of the service',
    hash: HERE,
    answers: { 'policy.set': () => ({ notice: 'Refuses.' }) },
    steps: [fill('Questions per minute', '41'), click('Save changes')],
  },
  {
    what: 'somebody else saves first',
    hash: HERE,
    steps: [
      fill('Questions per minute', '41'),
      refuses('policy.set', { status: 409 }),
      { what: 'somebody else saves', act: ({ api }) => api.change({ 'policy.show': () => OTHER }) },
      click('Save changes'),
      accepts('policy.set'),
      click('I have reviewed this: let me save'),
      click('Save changes'),
    ],
  },
  {
    what: 'the response to a change is lost',
    hash: HERE,
    steps: [
      fill('Questions per minute', '41'),
      refuses('policy.set', { status: 0 }),
      click('Save changes'),
      refuses('policy.set', { status: 409 }),
      answers('with the saved change', { 'policy.show': ({ company_id }) => withRate(company_id, 41) }),
      click('Save changes'),
      accepts('policy.set'),
    ],
  },
  {
    what: 'a list with a mistake',
    hash: HERE,
    answers: { 'policy.check-addresses': () => VERDICTS, 'policy.show': () => NONE },
    steps: [tick(RESTRICT), fill(LIST, '10.0.0.0/8, 192.0.2.1; 10.0.0.1/8'), fill(LIST, ''), click('Discard')],
  },
  {
    what: 'an address is tried',
    hash: HERE,
    steps: [
      fill('Would this IP address be allowed?', ' 192.0.2.9 '),
      ...[
        { address: null, allowed: false, by: null },
        { address: '192.0.2.9', allowed: false, by: null },
        { address: '192.0.2.9', allowed: true, by: null },
        { address: '192.0.2.9', allowed: true, by: '192.0.2.0/24' },
      ].flatMap((address) => [
        answers(JSON.stringify(address), {
          'policy.check-addresses': () => ({ ...VERDICTS, entries: [], address }),
        }),
        click('Check'),
      ]),
      fill('Would this IP address be allowed?', '192.0.2.8'),
    ],
  },
  {
    what: 'a text is tried',
    hash: HERE,
    steps: [
      click('Try it'),
      fill('Your text', 'Ask Jane.'),
      ...submit('Show what would be removed', 'privacy.try', 500),
      tick('IP address'),
      click('Discard'),
    ],
  },
  {
    what: 'a text from which nothing is removed',
    hash: HERE,
    answers: { 'privacy.try': () => ({ redacted: 'Ask.', spans: [], guardrail: false }) },
    steps: [click('Try it'), fill('Your text', 'Ask.'), click('Show what would be removed')],
  },
];
