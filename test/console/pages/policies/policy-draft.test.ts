// Guarantee: saving the policies sends exactly the changed fields, in the API's format, and the form marks beforehand
// what the API would refuse. Risk: a limit becomes 0 instead of none, or an untouched field undoes a colleague's
// change.
import { describe, expect, it } from 'vitest';
import {
  changeOf,
  type Draft,
  draftOf,
  enforcesNewList,
  linesOf,
  mistakesIn,
  type Policies,
  sentLines,
  withOwn,
} from '../../../../console/pages/policies/policy-draft.ts';

const KINDS = ['EMAIL', 'PERSON', 'PHONE'];
const SET: Policies = {
  ip_allow_list: ['203.0.113.0/24', '2001:db8::1'],
  monthly_budget_usd: '250',
  alert_email: 'ops@example.com',
  rate_per_minute: 60,
  searches_per_minute: 120,
  burst: 10,
  concurrency: 5,
  personal_data: 'on',
  personal_data_kinds: ['EMAIL', 'PERSON'],
} as Policies;
const before = draftOf(SET, KINDS);
const change = (edited: Partial<Draft>, of = before) => changeOf({ ...of, ...edited }, of);

it('shows policies that are set, and those that are not', () => {
  expect(before).toEqual({
    restricted: true,
    addresses: '203.0.113.0/24\n2001:db8::1',
    unlimited: false,
    budget: '250',
    alert: 'ops@example.com',
    rate: '60',
    searches: '120',
    burst: '10',
    concurrency: '5',
    removes: true,
    allKinds: false,
    kinds: ['EMAIL', 'PERSON'],
  });
  expect(draftOf({ monthly_budget_usd: 'unlimited' } as Policies, KINDS)).toEqual({
    restricted: false,
    addresses: '',
    unlimited: true,
    budget: '',
    alert: '',
    rate: '',
    searches: '',
    burst: '',
    concurrency: '',
    removes: false,
    allKinds: true,
    kinds: KINDS,
  });
  // An empty list lets nobody in, which is not the same as no list.
  expect(draftOf({ ip_allow_list: [] } as unknown as Policies, KINDS)).toMatchObject({
    restricted: true,
    addresses: '',
  });
});

describe('a change', () => {
  it.each<[name: string, edited: Partial<Draft>, sent: object]>([
    ['of nothing', {}, {}],
    [
      'of the addresses',
      { addresses: ' 10.0.0.0/8 \n\n10.1.0.1;::1' },
      { ip_allow_list: ['10.0.0.0/8', '10.1.0.1', '::1'] },
    ],
    ['that lets everybody in', { restricted: false }, { ip_allow_list: null }],
    ['that lets nobody in', { addresses: ' \n' }, { ip_allow_list: [] }],
    ['of the budget', { budget: ' 0.5 ' }, { monthly_budget_usd: '0.5' }],
    ['that removes the budget', { unlimited: true }, { monthly_budget_usd: 'unlimited' }],
    ['of the address for alerts', { alert: ' new@example.com ' }, { alert_email: 'new@example.com' }],
    ['that ends alerts', { alert: '  ' }, { alert_email: null }],
    ['of a limit', { rate: '61' }, { rate_per_minute: 61 }],
    ['that resets limits to those of the stage', { rate: ' ', burst: '' }, { rate_per_minute: null, burst: null }],
    ['of the other limits', { searches: '1', concurrency: '2' }, { searches_per_minute: 1, concurrency: 2 }],
    ['that turns the removal of personal data off', { removes: false }, { personal_data: 'off' }],
    ['that turns it off and selects no kind', { removes: false, kinds: [] }, { personal_data: 'off' }],
    ['of the removed kinds', { kinds: ['PHONE'] }, { personal_data_kinds: ['PHONE'] }],
    ['to all kinds', { allKinds: true }, { personal_data_kinds: 'all' }],
  ])('%s sends only $2', (_name, edited, sent) => {
    expect(change(edited)).toEqual(sent);
  });

  it('that turns the removal of personal data on also sends the unchanged kinds', () => {
    const off = { ...before, removes: false };
    expect(change({ removes: true }, off)).toEqual({ personal_data: 'on', personal_data_kinds: ['EMAIL', 'PERSON'] });
    expect(change({ removes: true }, { ...off, allKinds: true })).toEqual({
      personal_data: 'on',
      personal_data_kinds: 'all',
    });
  });
});

it.each<[edited: Partial<Draft>, mistakes: readonly (keyof Draft)[]]>([
  [{}, []],
  [{ budget: '' }, ['budget']],
  [{ budget: '', unlimited: true }, []],
  [{ budget: '0' }, []],
  [{ budget: '999999999.999999999' }, []],
  [{ budget: '1000000000' }, ['budget']],
  [{ budget: '1.0000000001' }, ['budget']],
  [{ budget: '-1' }, ['budget']],
  [{ budget: '1,5' }, ['budget']],
  [{ alert: '' }, []],
  [{ alert: 'a@b' }, []],
  [{ alert: 'a b@c' }, ['alert']],
  [{ alert: 'a@b@c' }, ['alert']],
  [{ kinds: [] }, ['kinds']],
  [{ kinds: [], allKinds: true }, []],
  [{ kinds: [], removes: false }, []],
  [
    { rate: '0', searches: '01', burst: '1.5', concurrency: '1000000000' },
    ['rate', 'searches', 'burst', 'concurrency'],
  ],
  [{ rate: ' 1 ', searches: '', burst: '999999999', concurrency: '100' }, []],
])('%j has mistakes in %j', (edited, mistakes) => {
  expect(mistakesIn({ ...before, ...edited })).toEqual(Object.fromEntries(mistakes.map((name) => [name, true])));
});

it('sends only characters that an address can contain', () => {
  expect(linesOf('a, b;c\nd,,\n ;')).toEqual(['a', 'b', 'c', 'd']);
  expect(sentLines(['kc_live_secret', '10.0.0.0/8 ', `1${'0'.repeat(60)}`, 'FE80::1'])).toEqual([
    '?c????e??ec?e?',
    '10.0.0.0/8 ',
    `1${'0'.repeat(49)}`,
    'FE80::1',
  ]);
});

it.each<[name: string, edited: Partial<Draft>, of: Partial<Draft>, must: boolean]>([
  ['an unchanged list', {}, {}, false],
  ['a changed list', { addresses: '192.0.2.1' }, {}, true],
  ['a list that was emptied', { addresses: '' }, {}, true],
  ['an empty list where there was none', { restricted: true }, { restricted: false, addresses: '' }, true],
  ['no longer a list', { restricted: false }, {}, false],
])('asks whether %s locks anybody out: %o', (_name, edited, of, must) => {
  const opened = { ...before, ...of };
  expect(enforcesNewList({ ...opened, ...edited }, opened)).toBe(must);
});

it('keeps this person’s changes, and uses those of the person who saved first for the rest', () => {
  const mine = { ...before, rate: '90', addresses: '192.0.2.1' };
  const theirs = { ...before, rate: '30', burst: '50' };
  expect(withOwn(theirs, mine, before)).toEqual({ ...before, rate: '90', addresses: '192.0.2.1', burst: '50' });
});

it.each([
  ['250.5', '250.50'],
  ['250.50', '250.50'],
  ['250', '250'],
  ['0.125', '0.125'],
])('shows a budget of %s dollars as %s', (monthly_budget_usd, budget) => {
  expect(draftOf({ monthly_budget_usd }, [])).toMatchObject({ budget });
});
