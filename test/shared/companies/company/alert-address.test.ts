// Guarantee: an address gets the alerts of its own company from when it is set until it is replaced, and only while a
// policy has it. Risk: alerts that nobody receives, or that a stranger does.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { policyVersion } from '../../../../shared/companies/company/policy-version.ts';
import { ID, refused, stage } from './policy-stage.fixture.ts';

let lines: unknown[] = [];
beforeEach(() => {
  lines = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(JSON.parse(String(line))) > 0);
});
afterEach(() => vi.restoreAllMocks());

describe('the address of alerts', () => {
  const alerts = { email: 'old@example.com', subscription: 'old' };

  it('is subscribed once, and the previous one is unsubscribed', async () => {
    const { set, stored, ended } = stage({ budget: { alerts, burst: 2 } });
    expect(await set({ alert_email: 'new@example.com' })).toEqual({ burst: 2, alert_email: 'new@example.com' });
    const subscription = `${ID} new@example.com`;
    expect(stored().policies.budget?.alerts).toEqual({ email: 'new@example.com', subscription });
    expect(ended).toEqual(['old']);
  });

  it('is unsubscribed although another change set it in the meantime', async () => {
    const { set, ended } = stage({}, { changes: 1, meanwhile: { budget: { alerts } } });
    expect([await set({ alert_email: 'new@example.com' }), ended]).toMatchObject([{}, ['old']]);
  });

  it('gets no email if the change is refused', async () => {
    const { set, subscribed } = stage();
    const wrong = { alert_email: 'new@example.com', personal_data: 'off', personal_data_kinds: ['EMAIL'] };
    await expect(set(wrong)).rejects.toThrow('must be left out');
    expect(subscribed).toEqual([]);
  });

  it('stays subscribed when it is set again, which sends the email again, or not mentioned', async () => {
    const known = { email: alerts.email, subscription: `${ID} ${alerts.email}` };
    const { set, stored, ended, subscribed } = stage({ budget: { alerts: known } });
    await set({ alert_email: alerts.email });
    await set({ burst: 2 });
    expect([stored().policies.budget?.alerts, ended, subscribed]).toEqual([known, [], [alerts.email]]);
  });

  // SNS removes a subscription that nobody confirmed within three days.
  it('is subscribed again when it is set again and SNS has given up its subscription', async () => {
    const { set, stored } = stage({ budget: { alerts } });
    expect(await set({ alert_email: alerts.email })).toEqual({ alert_email: alerts.email });
    const subscription = `${ID} ${alerts.email}`;
    expect(stored().policies.budget?.alerts).toEqual({ email: alerts.email, subscription });
  });

  it('is unsubscribed if the change is refused during its write, unless another change has set it', async () => {
    const version = policyVersion({});
    const change = { alert_email: 'new@example.com', version };
    const conflict = { code: 'conflict' };
    const racing = stage({}, { changes: 1 });
    await expect(racing.set(change)).rejects.toMatchObject(conflict);
    expect([racing.subscribed, racing.ended]).toEqual([['new@example.com'], [`${ID} new@example.com`]]);
    const same = { email: 'new@example.com', subscription: `${ID} new@example.com` };
    const alike = stage({}, { changes: 1, meanwhile: { budget: { alerts: same } } });
    await expect(alike.set(change)).rejects.toMatchObject(conflict);
    expect(alike.ended).toEqual([]);
    const silent = stage({}, { changes: 1 });
    await expect(silent.set({ burst: 2, version })).rejects.toMatchObject(conflict);
    expect(silent.ended).toEqual([]);
    const down = stage({}, { changes: 1, isDown: true });
    await expect(down.set(change)).rejects.toMatchObject(conflict);
    expect(lines).toEqual([{ level: 'warn', message: 'subscription_left', reason: 'unavailable' }]);
  });

  it('is removed by null; if its subscription cannot be ended, that is logged and the change remains', async () => {
    const { set, ended, subscribed } = stage({ budget: { alerts } });
    expect([await set({ alert_email: null }), ended, subscribed]).toEqual([{}, ['old'], []]);
    const down = stage({ budget: { alerts } }, { isDown: true });
    expect(await down.set({ alert_email: null })).toEqual({});
    expect(lines).toEqual([{ level: 'warn', message: 'subscription_left', reason: 'unavailable' }]);
  });

  it.each(['x', 'a b@example.com', 'a@b', 'a@example.com\nb', 1])('may not be %j', (alert_email) => {
    expect(refused({ alert_email })).toEqual(['alert_email must be an email address.']);
  });
});
