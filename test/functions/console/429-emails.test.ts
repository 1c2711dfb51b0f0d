// Guarantee: the administrators of a company have at most ten emails sent in a day, counted in one place for all
// operations that send any, however many run at once; operators and other companies go on. Risk: one company uses up
// the 50 emails that Cognito sends a day for the whole account, and nobody else can reset a password.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { administer } from '../../harness/administer.ts';
import type { World } from '../administer/operation-case.ts';
import { startConsoleWorld } from './console-world.ts';

const REFUSED = {
  status: 429,
  body: {
    error:
      'The administrators of a company can send at most 10 emails a day with an invitation, a new temporary password or the confirmation of an alert address. Try again after midnight UTC, or ask an operator.',
  },
};
let world: Awaited<ReturnType<typeof startConsoleWorld>>;
let mine: World;
const invitation = (name: string, company_id = mine.companyId) => ({
  company_id,
  email: `${name}@example.com`,
  role: 'viewer',
});
const invite = (role: string, name: string) => world.call(role, 'member.invite', invitation(name));
const actions = async () => {
  const { records } = (await world.call('operator', 'audit.list', { company_id: mine.companyId })).body;
  return records.map(({ action }: { action: string }) => action);
};

beforeAll(async () => {
  world = await startConsoleWorld();
  ({ mine } = world);
});
afterAll(() => world.own.cloud.stop());

it('sends ten emails for one resent invitation and twelve new ones, and refuses the rest without a change', async () => {
  expect((await world.call('administrator', 'member.resend', { member_id: mine.memberId })).status).toBe(200);
  const before = await actions();
  const answers = [];
  // Two at a time: more changes to one list at once get 409, because each has to wait for the others.
  for (let first = 0; first < 12; first += 2) {
    answers.push(
      ...(await Promise.all([
        invite('administrator', `guest-${first}`),
        invite('administrator', `guest-${first + 1}`),
      ])),
    );
  }
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(9);
  expect(answers.filter(({ status }) => status !== 200)).toEqual([REFUSED, REFUSED, REFUSED]);
  expect((await actions()).slice(0, -before.length)).toEqual(Array.from({ length: 9 }, () => 'member.invite'));
});

it('then refuses each operation that would send another email', async () => {
  const before = await actions();
  expect(await invite('administrator', 'late')).toEqual(REFUSED);
  expect(await world.call('administrator', 'member.resend', { member_id: mine.memberId })).toEqual(REFUSED);
  const members = (await world.call('administrator', 'member.list', { company_id: mine.companyId })).body;
  const { id } = members.find(({ is_you }: { is_you: boolean }) => is_you);
  expect(await world.call('administrator', 'member.reset-mfa', { member_id: id })).toEqual(REFUSED);
  expect(await actions()).toEqual(before);
});

it('lets operators go on, in the console and by command, and leaves other companies alone', async () => {
  const late = (await invite('operator', 'late')).body;
  expect(late).toEqual({ ...late, email: 'late@example.com', role: 'viewer', status: 'invited' });
  const other = await administer(world.own.access, 'member.invite', invitation('guest', world.other.companyId));
  expect(other).toMatchObject({ email: 'guest@example.com', status: 'invited' });
  expect((await world.call('administrator', 'member.remove', { member_id: late.id })).status).toBe(200);
});

it('counts the email that confirms an alert address, and has SNS write to nobody else while one is pending', async () => {
  const { companyId: company_id } = world.other;
  const setAddress = (alert_email: string | null) => world.call('operator', 'policy.set', { company_id, alert_email });
  const { sns } = world.own.cloud.standIns;
  const endpoints = () => [...sns.subscriptions.values()].map(({ endpoint }) => endpoint);
  const refused = { company_id: mine.companyId, alert_email: 'victim@example.com' };
  expect(await world.call('administrator', 'policy.set', refused)).toEqual(REFUSED);
  expect(endpoints()).toEqual([]);
  expect((await setAddress('finance@example.com')).status).toBe(200);
  const pending = {
    status: 400,
    body: {
      error:
        'alert_email must stay as it is until its owner confirms it with the link in the email, or three days after that email.',
    },
  };
  expect(await setAddress('victim@example.com')).toEqual(pending);
  expect(await setAddress(null)).toEqual(pending);
  expect(endpoints()).toEqual(['finance@example.com']);
  sns.confirmAll();
  expect((await setAddress('other@example.com')).status).toBe(200);
  expect(endpoints()).toEqual(['other@example.com']);
});
