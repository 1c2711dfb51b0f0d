import type { ResultOf } from '../../../../console/api/types.ts';
import { ANSWERS } from '../answers.ts';
import { IDS } from '../company.ts';
import { at, type Scenario, seenBy, statesOf } from '../scenario.ts';
import type { Refusal } from '../scripted-api.ts';
import { accepts, answers, click, fill, menu, press, refuses, submit } from '../steps.ts';

const HERE = at('members');
const THERE = '#/operators';
const withRole = (email: string, role: 'administrator' | 'viewer') =>
  ((ANSWERS['member.list']?.({ company_id: IDS.company }) ?? []) as ResultOf<'member.list'>).map((member) =>
    member.email === email ? { ...member, role } : member,
  );

// Each class of failure, as every page and every dialog says it.
const FAILURES: readonly Refusal[] = [
  { status: 0 },
  { status: 400 },
  { status: 404 },
  { status: 409 },
  { status: 429, retryAfter: 90 },
  { status: 500 },
  { status: 503, retryAfter: 9 },
];

const actions = (hash: string): readonly Scenario[] => [
  {
    what: 'the dialogs on a member',
    hash,
    steps: [
      menu('Actions for ann@example.com', 'Reset multi-factor authentication…'),
      click('Cancel'),
      menu('Actions for ann@example.com', 'Reset multi-factor authentication…'),
      ...submit('Reset', 'member.reset-mfa'),
      menu('Actions for eve@example.com', 'Remove…'),
      press('Escape'),
      menu('Actions for eve@example.com', 'Remove…'),
      ...submit('Remove', 'member.remove'),
    ],
  },
  {
    what: 'another invitation',
    hash,
    refuses: { 'member.resend': { status: 409 } },
    steps: [
      menu('Actions for bob@example.com', 'Send the invitation again'),
      accepts('member.resend'),
      menu('Actions for bob@example.com', 'Send the invitation again'),
    ],
  },
];

/** What people do on the page of a company's members. */
export const MEMBERS: readonly Scenario[] = [
  {
    what: 'the page',
    hash: HERE,
    steps: [menu('Actions for ann@example.com'), press('Escape'), menu('Actions for eve@example.com'), press('Escape')],
  },
  ...seenBy(HERE),
  ...statesOf(HERE, 'member.list', []),
  {
    what: 'each class of failure',
    hash: HERE,
    steps: FAILURES.flatMap((failure) => [refuses('member.list', failure), click('Refresh')]),
  },
  {
    what: 'the response to a change is lost',
    hash: HERE,
    refuses: { 'member.update': { status: 504 }, 'member.resend': { status: 504 } },
    steps: [
      menu('Actions for bob@example.com', 'Change role to administrator'),
      answers('with the changed role', { 'member.list': () => withRole('bob@example.com', 'administrator') }),
      menu('Actions for bob@example.com', 'Change role to administrator'),
      refuses('member.list', { status: 0 }),
      menu('Actions for ann@example.com', 'Change role to viewer'),
      menu('Actions for bob@example.com', 'Send the invitation again'),
      click('Invite somebody'),
      fill('Email address', 'zoe@example.com'),
      refuses('member.invite', { status: 0 }),
      click('Invite'),
    ],
  },
];

/** What people do on the page of the stage's operators. */
export const OPERATORS: readonly Scenario[] = [
  {
    what: 'the page',
    hash: THERE,
    role: 'operator',
    steps: [menu('Actions for ann@example.com'), press('Escape'), menu('Actions for eve@example.com'), press('Escape')],
  },
  ...seenBy(THERE, ['administrator']),
  {
    what: 'an invitation',
    hash: THERE,
    role: 'operator',
    steps: [
      click('Invite somebody'),
      fill('Email address', 'zoe@example.com'),
      ...submit('Invite', 'member.invite', 503),
    ],
  },
  ...actions(THERE).map((scenario) => ({ ...scenario, role: 'operator' as const })),
];
