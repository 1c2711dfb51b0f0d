// Guarantee: a person whose change was refused sees what somebody else changed, and only the changed entries of a long
// list, but not their own change, whose response was lost; a budget of 0 is not said to be renewed. Risk: one added
// address among a thousand is overlooked, people are told that somebody else did what they did themselves, or a company
// waits for a month that changes nothing.
import { expect, it } from 'vitest';
import { draftOf } from '../../../../console/pages/policies/policy-draft.ts';
import {
  changedPolicies,
  isSavedAlready,
  onlyIn,
  policyName,
  refusedUntil,
} from '../../../../console/pages/policies/policy-text.ts';
import { policiesTexts } from '../../../../console/texts/policies.ts';

const many = Array.from({ length: 1_000 }, (_, at) => `203.0.113.${at}`);

it.each([
  ['a number', 60, 120, '60'],
  ['a policy that is not set', undefined, 120, policiesTexts.none],
  ['the entries that the other list lacks', ['1.2.3.4', '5.6.7.8'], ['5.6.7.8'], '1.2.3.4'],
  ['one of a thousand', [...many, '0.0.0.0/0'], many, '0.0.0.0/0'],
  ['a list in another order', ['a', 'b'], ['b', 'a'], policiesTexts.noDifference],
  ['a list instead of none', ['1.2.3.4'], undefined, '1.2.3.4'],
  [
    'ten of a longer list, and how many are left',
    many,
    undefined,
    policiesTexts.andMore(many.slice(0, 10).join(', '), 990),
  ],
])('shows for %s: $3', (_name, value, other, text) => {
  expect(onlyIn(value as never, other as never)).toBe(text);
});

it('finds every policy that differs, whether it was set, changed or removed, and whether the console knows it', () => {
  const before = { burst: 3, concurrency: 4, ip_allow_list: ['1.2.3.4'], rate_per_minute: 5 };
  const now = { burst: 3, concurrency: 9, ip_allow_list: ['1.2.3.4'], question_length_max: 100 };
  expect(changedPolicies(before, now)).toEqual(['concurrency', 'rate_per_minute', 'question_length_max']);
});

it.each([
  ['rate_per_minute', 'Questions per minute'],
  ['ip_allow_list', 'Allowed IP addresses'],
  ['keep_answers', 'Keep answers for repeated calls'],
  ['question_length_max', 'Question length max'],
  ['constructor', 'Constructor'],
])('calls the policy %s "%s"', (name, text) => {
  expect(policyName(name)).toBe(text);
});

it.each([
  ['0', 'until the budget is raised'],
  [' 0.00 ', 'until the budget is raised'],
  ['0.000000001', 'until the month ends or the budget is raised'],
  ['5', 'until the month ends or the budget is raised'],
])('with a budget of %j, calls are refused %s', (budget, until) => {
  expect(refusedUntil(budget)).toBe(until);
});

const KINDS = ['EMAIL', 'NAME'];
const TYPED = { burst: 5, ip_allow_list: ['192.0.2.1', '192.0.2.2'] };
const OPENED = { monthly_budget_usd: '250', burst: 3, ip_allow_list: ['192.0.2.1'] };

it.each([
  ['saved before, and nothing else was', TYPED, true],
  ['saved before, together with a change of somebody else', { ...TYPED, concurrency: 9 }, false],
  ['saved only in part', { burst: 5 }, false],
  ['not saved, but somebody else changed the same policy', { ...TYPED, burst: 6 }, false],
  ['not saved', {}, false],
])('tells that a change was %s', (_name, change, saved) => {
  const draft = { ...draftOf(OPENED, KINDS), burst: '5', addresses: '192.0.2.1\n192.0.2.2' };
  expect(isSavedAlready(draft, { opened: OPENED, now: { ...OPENED, ...change }, kinds: KINDS })).toBe(saved);
});
