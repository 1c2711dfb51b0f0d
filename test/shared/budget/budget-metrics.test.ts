// Guarantee: the log lines that alarms count have their exact words, name no more than the company, and appear only
// when their events occur. Risk: a defect in the bound of a call, or a hold that is never ended, without an alarm for
// the operator.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { budgetMetrics, type SettleOutcome } from '../../../shared/budget/budget-metrics.ts';

let lines: unknown[] = [];
beforeEach(() => {
  lines = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(JSON.parse(String(line))) > 0);
});
afterEach(() => {
  vi.restoreAllMocks();
});

it.each<[SettleOutcome, messages: string[]]>([
  [{ outcome: 'settled', basis: 'metered' }, []],
  [{ outcome: 'settled', basis: 'lost' }, []],
  [{ outcome: 'settled', basis: 'unknown' }, []],
  [{ outcome: 'settled', basis: 'over_bound' }, ['budget_over_bound']],
  [{ outcome: 'settled', basis: 'unmetered' }, ['budget_unmetered']],
  [{ outcome: 'left', basis: 'metered' }, ['budget_left']],
  [{ outcome: 'left', basis: 'over_bound' }, ['budget_left', 'budget_over_bound']],
])('logs what is wrong with a settlement (%j)', (outcome, messages) => {
  budgetMetrics.settled('company', outcome);
  expect(lines).toEqual(messages.map((message) => ({ level: 'error', message, company_id: 'company' })));
});

it('logs a lost hold', () => {
  budgetMetrics.lostHold();
  expect(lines).toEqual([{ level: 'error', message: 'budget_lost' }]);
});
