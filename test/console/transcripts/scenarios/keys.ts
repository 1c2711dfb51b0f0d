import { KEYS as COMPANY_KEYS } from '../answers.ts';
import { IDS, personWith } from '../company.ts';
import { at, type Scenario, seenBy } from '../scenario.ts';
import { back, choose, click, fill, follow, menu, press, submit, tick } from '../steps.ts';

const HERE = at('keys');
const FIND = 'Find a key by name, application or its first characters';
const MENU = 'Actions for Website';

/** What people do on the page of keys. */
export const KEYS: readonly Scenario[] = [
  { what: 'the page', hash: HERE, steps: [menu(MENU), press('Escape')] },
  ...seenBy(HERE),
  {
    what: 'nothing yet for a viewer',
    hash: HERE,
    role: 'viewer',
    answers: { 'company.keys': () => ({ keys: [], next: null }) },
  },
  {
    what: 'one key',
    hash: at(`keys/${IDS.websiteKey}`),
    steps: [
      follow('kc_test_aaaa…bbbb'),
      back,
      click('Revoke…'),
      click('Cancel'),
      click('Rotate…'),
      click('Cancel'),
      follow('All keys'),
    ],
  },
  {
    what: 'a key gets another name and loses a permission',
    hash: at(`keys/${IDS.websiteKey}`),
    steps: [
      click('Edit'),
      fill('Name', ' '),
      click('Save changes'),
      fill('Name', 'Shop'),
      tick('Search'),
      ...submit('Save changes', 'key.update'),
    ],
  },
  { what: 'a revoked key', hash: at(`keys/${IDS.oldKey}`) },
  { what: 'one key for a viewer', hash: at(`keys/${IDS.websiteKey}`), role: 'viewer' },
  { what: 'an unknown key', hash: at(`keys/${IDS.unknown}`) },
  {
    what: 'the list',
    hash: HERE,
    steps: [
      choose('Status', 'Revoked'),
      choose('Status', 'Expired'),
      choose('Status', 'All keys'),
      fill(FIND, 'web'),
      fill(FIND, 'kc_live_123'),
      fill(FIND, 'none of them'),
      fill(FIND, ''),
      click('Name'),
      click('Expires'),
      click('Last used'),
      click('Refresh'),
    ],
  },
  {
    what: 'a new key',
    hash: HERE,
    steps: [
      click('Create key'),
      click('Create key'),
      fill('Name of the key', ' Shop '),
      choose('Application', 'Kiosk'),
      tick('Live'),
      tick('Run agents (agents:run)'),
      tick('Search (knowledge:read)'),
      choose('When does it expire?', 'In a year'),
      click('Cancel'),
      click('Discard'),
      click('Create key'),
      fill('Name of the key', 'Shop'),
      ...submit('Create key', 'key.create', 429),
      click('I have stored the key'),
    ],
  },
  {
    what: 'a new key of a new application that never expires',
    hash: HERE,
    steps: [
      click('Create key'),
      choose('Application', 'A new application…'),
      fill('Name of the key', 'Shop'),
      click('Create key'),
      fill('Name of the new application', ' Till '),
      tick('Live'),
      tick('Ask (copilot:query)'),
      choose('When does it expire?', 'Never (until it is revoked)'),
      ...submit('Create key', 'key.create'),
      click('Close'),
    ],
  },
  {
    what: 'a new key where only test keys are allowed',
    hash: HERE,
    answers: { me: () => personWith('administrator', { live_keys: 'refused' }) },
    steps: [click('Create key'), fill('Name of the key', 'Shop'), ...submit('Create key', 'key.create')],
  },
  {
    what: 'a key is rotated',
    hash: HERE,
    steps: [
      menu(MENU, 'Rotate…'),
      choose('How long should the previous key keep working?', '7 days'),
      choose('How long should the previous key keep working?', 'Not at all: it expires immediately'),
      choose('How long should the previous key keep working?', '1 hour'),
      choose('How long should the new key last?', '365 days'),
      choose('How long should the new key last?', '90 days'),
      ...submit('Rotate key', 'key.rotate', 404),
      press('Escape'),
      click('I have stored the key'),
    ],
  },
  {
    what: 'a key that never expires is rotated',
    hash: HERE,
    answers: {
      'company.keys': () => ({ keys: COMPANY_KEYS.map((key) => ({ ...key, expires_at: null })), next: null }),
    },
    steps: [menu(MENU, 'Rotate…'), click('Cancel')],
  },
  {
    what: 'a key is revoked',
    hash: HERE,
    steps: [
      menu('Actions for kc_test_aaaa…bbbb', 'Revoke…'),
      click('Cancel'),
      menu(MENU, 'Revoke…'),
      fill('Type Website to confirm', 'Websit'),
      fill('Type Website to confirm', 'Website'),
      ...submit('Revoke key', 'key.revoke', 500),
    ],
  },
  {
    what: 'the responses to changes are lost',
    hash: HERE,
    answers: { 'key.list': () => [{ id: IDS.websiteKey, status: 'revoked' }] },
    refuses: { 'key.rotate': { status: 504 }, 'key.revoke': { status: 504 } },
    steps: [
      menu(MENU, 'Rotate…'),
      click('Rotate key'),
      click('Cancel'),
      menu(MENU, 'Revoke…'),
      fill('Type Website to confirm', 'Website'),
      click('Revoke key'),
    ],
  },
  {
    what: 'a found key',
    hash: HERE,
    steps: [
      click('Which key is this?'),
      fill('The key you found', ' kc_live_found '),
      ...submit('Identify', 'key.identify', 503),
      click('Show this key'),
    ],
  },
  ...(['not_found', 'malformed'] as const).map((outcome) => ({
    what: `a found key: ${outcome}`,
    hash: HERE,
    answers: { 'key.identify': () => ({ outcome, hint: `A hint on ${outcome}.` }) },
    steps: [
      click('Which key is this?'),
      fill('The key you found', 'kc_live_found'),
      click('Identify'),
      fill('The key you found', 'kc_live_other'),
    ],
  })),
];
