// Guarantee: an address gets the alerts of its company from the moment it is set until it is replaced or removed. Risk:
// alerts that nobody receives, or that a stranger receives.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { policyVersion } from '../../../../shared/companies/company/policy-version.ts';
import { COMPANY_ID, CONTEXT, companyWith, refusalsOf } from './set-policies.fixture.ts';

let lines: unknown[] = [];
beforeEach(() => {
  lines = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(JSON.parse(String(line))) > 0);
});
afterEach(() => vi.restoreAllMocks());

describe('the address of alerts', () => {
  const alerts = { email: 'old@example.com', subscription: 'old' };

  it('is subscribed once, and the previous address is unsubscribed', async () => {
    const { set, stored, unsubscribed } = companyWith({ budget: { alerts, burst: 2 } });
    expect(await set({ alert_email: 'new@example.com' })).toEqual({ burst: 2, alert_email: 'new@example.com' });
    const subscription = `${COMPANY_ID} new@example.com`;
    expect(stored().policies.budget?.alerts).toEqual({ email: 'new@example.com', subscription });
    expect(unsubscribed).toEqual(['old']);
  });

  it('is unsubscribed when it is replaced, even if another change set it in the meantime', async () => {
    const { set, unsubscribed } = companyWith({}, { conflicts: 1, meanwhile: { budget: { alerts } } });
    expect(await set({ alert_email: 'new@example.com' })).toEqual({ alert_email: 'new@example.com' });
    expect(unsubscribed).toEqual(['old']);
  });

  it('gets no email if the change is refused', async () => {
    const { set, subscribed } = companyWith();
    const invalid = { alert_email: 'new@example.com', personal_data: 'off', personal_data_kinds: ['EMAIL'] };
    await expect(set(invalid)).rejects.toThrow('must be left out');
    expect(subscribed).toEqual([]);
  });

  it.each([
    ['pending', { alert_email: 'new@example.com' }],
    ['pending', { alert_email: null }],
  ] as const)('cannot be replaced or removed while it is %s: %j', async (state, change) => {
    const { set, stored, unsubscribed, subscribed } = companyWith({ budget: { alerts } }, { state });
    await expect(set(change)).rejects.toMatchObject({
      code: 'invalid_request',
      message:
        'alert_email must stay as it is until its owner confirms it with the link in the email, or three days after that email.',
    });
    expect({ stored: stored().policies, unsubscribed, subscribed }).toEqual({
      stored: { budget: { alerts } },
      unsubscribed: [],
      subscribed: [],
    });
    expect(await set({ burst: 2 })).toEqual({ alert_email: alerts.email, burst: 2 });
  });

  it('gets no email without one of the emails of the day, which an operator does not need', async () => {
    const { set, subscribed } = companyWith({}, { emailsLeft: 1 });
    await set({ alert_email: 'one@example.com' });
    await expect(set({ alert_email: 'two@example.com' })).rejects.toMatchObject({ code: 'limit_exceeded' });
    expect(subscribed).toEqual(['one@example.com']);
    await set({ alert_email: 'two@example.com' }, { ...CONTEXT, actorRole: 'operator' });
    expect(subscribed).toEqual(['one@example.com', 'two@example.com']);
  });

  it('gets no email when it is confirmed and set again', async () => {
    const { set, subscribed, stored } = companyWith({ budget: { alerts } }, { state: 'confirmed', emailsLeft: 0 });
    expect(await set({ alert_email: alerts.email })).toEqual({ alert_email: alerts.email });
    expect({ subscribed, alerts: stored().policies.budget?.alerts }).toEqual({ subscribed: [], alerts });
  });

  it('stays subscribed when it is set again, which sends the email again, and when a change does not mention it', async () => {
    const known = { email: alerts.email, subscription: `${COMPANY_ID} ${alerts.email}` };
    const { set, stored, unsubscribed, subscribed } = companyWith({ budget: { alerts: known } }, { state: 'pending' });
    await set({ alert_email: alerts.email });
    await set({ burst: 2 });
    expect({ alerts: stored().policies.budget?.alerts, unsubscribed, subscribed }).toEqual({
      alerts: known,
      unsubscribed: [],
      subscribed: [alerts.email],
    });
  });

  // SNS removes a subscription that nobody confirmed within three days.
  it('is subscribed again when it is set again and SNS has given up its subscription', async () => {
    const { set, stored } = companyWith({ budget: { alerts } });
    expect(await set({ alert_email: alerts.email })).toEqual({ alert_email: alerts.email });
    const subscription = `${COMPANY_ID} ${alerts.email}`;
    expect(stored().policies.budget?.alerts).toEqual({ email: alerts.email, subscription });
  });

  it('is removed by null; if its subscription cannot be ended, that is logged and the change remains', async () => {
    const { set, unsubscribed, subscribed } = companyWith({ budget: { alerts } });
    expect(await set({ alert_email: null })).toEqual({});
    expect({ unsubscribed, subscribed }).toEqual({ unsubscribed: ['old'], subscribed: [] });
    const down = companyWith({ budget: { alerts } }, { cannotUnsubscribe: true });
    expect(await down.set({ alert_email: null })).toEqual({});
    expect(lines).toEqual([{ level: 'warn', message: 'subscription_left', reason: 'unavailable' }]);
  });

  it.each(['x', 'a b@example.com', 'a@b', 'a@example.com\nb', 1])(
    'the address of alerts may not be %j',
    (alert_email) => {
      expect(refusalsOf({ alert_email })).toEqual(['alert_email must be an email address.']);
    },
  );
});

describe('a change that is refused during its write', () => {
  const version = policyVersion({});
  const change = { alert_email: 'new@example.com', version };
  const conflict = { code: 'conflict' };

  it('unsubscribes the address that it has just subscribed', async () => {
    const { set, subscribed, unsubscribed } = companyWith({}, { conflicts: 1 });
    await expect(set(change)).rejects.toMatchObject(conflict);
    expect({ subscribed, unsubscribed }).toEqual({
      subscribed: ['new@example.com'],
      unsubscribed: [`${COMPANY_ID} new@example.com`],
    });
  });

  it('keeps the address subscribed if another change has set the same one', async () => {
    const alerts = { email: 'new@example.com', subscription: `${COMPANY_ID} new@example.com` };
    const { set, unsubscribed } = companyWith({}, { conflicts: 1, meanwhile: { budget: { alerts } } });
    await expect(set(change)).rejects.toMatchObject(conflict);
    expect(unsubscribed).toEqual([]);
  });

  it('unsubscribes nothing if it sets no address', async () => {
    const { set, unsubscribed } = companyWith({}, { conflicts: 1 });
    await expect(set({ burst: 2, version })).rejects.toMatchObject(conflict);
    expect(unsubscribed).toEqual([]);
  });

  it('logs a subscription that it cannot end', async () => {
    const { set } = companyWith({}, { conflicts: 1, cannotUnsubscribe: true });
    await expect(set(change)).rejects.toMatchObject(conflict);
    expect(lines).toEqual([{ level: 'warn', message: 'subscription_left', reason: 'unavailable' }]);
  });
});
