// Guarantee: a company is told once a month when 50, 80 and 100 percent of its budget for live keys are spent; 100
// percent is also reported when a call is refused because the rest is too little. An alert that could not be sent is
// sent later. Risk: nobody is told that calls are refused, or every call sends the same mail.
import { describe, expect, it } from 'vitest';
import { type Alert, alertsDue } from '../../../shared/budget/alerts/alert.ts';
import { raiseAlerts, sendUnsentAlerts } from '../../../shared/budget/alerts/raise-alerts.ts';
import type { Budget } from '../../../shared/budget/budget.ts';
import { ServiceError } from '../../../shared/service-error.ts';
import { openTestBudget } from './budget.fixture.ts';

const LIMITS = { ratePerMinute: 60, burst: 2, concurrency: 10, searchesPerMinute: 60 };
const address = (purpose: 'live' | 'test') => ({ companyId: 'company', purpose, month: '2026-11' }) as const;
const budgetWith = (settled: bigint, over: Partial<Budget> = {}) =>
  ({ cap: 1_000n, settled, alerted: 0, ...over }) as Budget;

describe('the alerts that are due', () => {
  it.each([
    [0, []],
    [499, []],
    [500, [50]],
    [799, [50]],
    [800, [50, 80]],
    [999, [50, 80]],
    [1_000, [50, 80, 100]],
    [2_000, [50, 80, 100]],
  ])('when %i of 1,000 are spent are those of %j percent', (settled, percents) => {
    expect(alertsDue(budgetWith(BigInt(settled)), { isExhausted: false })).toEqual(percents);
  });

  it.each([
    [0, [100]],
    [999, [50, 80, 100]],
  ])('when a call is refused and %i of 1,000 are spent are those of %j percent', (settled, percents) => {
    expect(alertsDue(budgetWith(BigInt(settled)), { isExhausted: true })).toEqual(percents);
  });

  it('do not include one that is marked, or any of a budget that is 0 or has no cap', () => {
    expect(alertsDue(budgetWith(1_000n, { alerted: 0b001 }), { isExhausted: false })).toEqual([80, 100]);
    expect(alertsDue(budgetWith(1_000n, { alerted: 0b111 }), { isExhausted: true })).toEqual([]);
    expect(alertsDue(budgetWith(0n, { cap: 0n }), { isExhausted: true })).toEqual([]);
    expect(alertsDue(budgetWith(10n ** 27n, { cap: 10n ** 27n }), { isExhausted: true })).toEqual([]);
  });
});

async function stage(purpose: 'live' | 'test' = 'live') {
  const { services, budgets } = openTestBudget();
  const sent: Alert[] = [];
  const topic = { isDown: false };
  let nowMs = Date.UTC(2026, 10, 20);
  await budgets.open(address(purpose), { cap: 1_000n, revision: 1, limits: LIMITS });
  const alerting = {
    ...services,
    nowMs: () => nowMs,
    sendAlert: async (alert: Alert) => {
      if (topic.isDown) {
        throw new ServiceError('unavailable', 'No topic.');
      }
      sent.push(alert);
    },
  };
  const raise = (settled: bigint, isExhausted = false) =>
    raiseAlerts(alerting, { address: address(purpose), budget: budgetWith(settled), isExhausted });
  const sendUnsentAfter = (milliseconds: number, month = '2026-11') => {
    nowMs += milliseconds;
    return sendUnsentAlerts(alerting, { ...address(purpose), month }, 120_000);
  };
  const percents = () => sent.map(({ percent }) => percent);
  return { raise, sendUnsentAfter, sent, percents, topic, find: () => budgets.find(address(purpose)) };
}

describe('an alert', () => {
  it('is sent once, with the spent amount and the cap, and marked on the budget', async () => {
    const { raise, sendUnsentAfter, sent, find } = await stage();
    await raise(500n);
    const at = '2026-11-20T00:00:00.000Z';
    expect(sent).toEqual([{ address: address('live'), percent: 50, at, settled: 500n, cap: 1_000n }]);
    expect((await find())?.alerted).toBe(0b001);
    // Another instance, which read the budget before it was marked.
    await raise(600n);
    await sendUnsentAfter(600_000);
    expect(sent).toHaveLength(1);
  });

  it('is never raised for test keys', async () => {
    const { raise, percents } = await stage('test');
    await raise(1_000n, true);
    expect(percents()).toEqual([]);
  });

  it('that could not be sent fails no call, and is sent once after two minutes', async () => {
    const { raise, sendUnsentAfter, percents, topic } = await stage();
    topic.isDown = true;
    await raise(500n);
    topic.isDown = false;
    await sendUnsentAfter(1_000);
    expect(percents()).toEqual([]);
    await sendUnsentAfter(119_000);
    expect(percents()).toEqual([]);
    await sendUnsentAfter(1);
    expect(percents()).toEqual([50]);
    await sendUnsentAfter(600_000);
    expect(percents()).toEqual([50]);
  });

  it('that could not be sent is not sent with the alerts of another month', async () => {
    const { raise, sendUnsentAfter, sent, topic } = await stage();
    topic.isDown = true;
    await raise(500n);
    topic.isDown = false;
    await sendUnsentAfter(600_000, '2026-12');
    expect(sent).toEqual([]);
    await sendUnsentAfter(0);
    expect(sent).toMatchObject([{ address: address('live'), percent: 50 }]);
  });

  it('that could not be sent is not delayed by a later one', async () => {
    const { raise, sendUnsentAfter, percents, topic } = await stage();
    topic.isDown = true;
    await raise(500n);
    await sendUnsentAfter(119_000);
    await raise(500n, true);
    topic.isDown = false;
    await sendUnsentAfter(1_001);
    expect(percents()).toEqual([50]);
  });

  it('of 100 percent that could not be sent is also sent after two minutes', async () => {
    const { raise, sendUnsentAfter, percents, topic } = await stage();
    topic.isDown = true;
    await raise(0n, true);
    topic.isDown = false;
    await sendUnsentAfter(120_000);
    expect(percents()).toEqual([]);
    await sendUnsentAfter(1);
    expect(percents()).toEqual([100]);
  });

  it('is stored before it is sent, and the budget is marked last, so that an interrupted call loses no alert', async () => {
    const { services } = openTestBudget();
    const steps: string[] = [];
    const step = (name: string) => async () => void steps.push(name);
    const raise = async () => {
      steps.push('stored');
      return true;
    };
    const alerts = { ...services.alerts, raise, markSent: step('marked as sent'), markAlerted: step('budget marked') };
    const occasion = { address: address('live'), budget: budgetWith(500n), isExhausted: false };
    await raiseAlerts({ ...services, alerts, sendAlert: step('sent') }, occasion);
    expect(steps).toEqual(['stored', 'sent', 'marked as sent', 'budget marked']);
  });

  it('is marked on the budget in addition to those that were marked before', async () => {
    const { services } = openTestBudget();
    const marked: unknown[] = [];
    const markAlerted = async (...mark: unknown[]) => void marked.push(mark);
    const alerts = { ...services.alerts, raise: async () => false, markAlerted };
    const occasion = { address: address('live'), budget: budgetWith(800n, { alerted: 0b001 }), isExhausted: false };
    await raiseAlerts({ ...services, alerts }, occasion);
    expect(marked).toEqual([[address('live'), 0b001, 0b011]]);
  });

  it('that is not due causes no access to the table', async () => {
    const { services } = openTestBudget();
    const never = () => Promise.reject(new Error('Nothing is due.'));
    const alerts = { raise: never, markSent: never, markAlerted: never, unsent: never };
    const raised = raiseAlerts(
      { ...services, alerts },
      { address: address('live'), budget: budgetWith(499n), isExhausted: false },
    );
    await expect(raised).resolves.toBeUndefined();
  });

  it('fails its call when it cannot be stored for an unexpected reason', async () => {
    const { services } = openTestBudget();
    const defect = new Error('a defect');
    const alerts = { ...services.alerts, raise: () => Promise.reject(defect) };
    const raised = raiseAlerts(
      { ...services, alerts },
      { address: address('live'), budget: budgetWith(500n), isExhausted: false },
    );
    await expect(raised).rejects.toBe(defect);
  });
});
