// Guarantee: a denied question is answered 429 and a denied search 403, because a search has no 429; the answer says
// when to retry if waiting helps, and only then. Risk: a status that the API does not promise and no client expects,
// and a client that repeats what stays refused for the month.
import { describe, expect, it } from 'vitest';
import type { CallKind } from '../../../../shared/budget/budget.ts';
import { budgetDenial } from '../../../../shared/budget/reservations/budget-denial.ts';
import type { BudgetDenial } from '../../../../shared/budget/reservations/reservation.ts';

const address = { companyId: 'company', purpose: 'live', month: '2026-11' } as const;
const limits = { ratePerMinute: 60, burst: 1, concurrency: 1, searchesPerMinute: 60 };
const terms = { cap: 1_000n, revision: 1, limits };

function codeAndWait(denial: BudgetDenial, kind: CallKind) {
  const { code, retryAfterSeconds } = budgetDenial(denial, { kind, address, terms });
  return [code, retryAfterSeconds];
}

describe('budgetDenial', () => {
  it.each<[BudgetDenial, question: unknown[], search: unknown[]]>([
    [{ outcome: 'exhausted' }, ['limit_exceeded', undefined], ['forbidden', undefined]],
    [{ outcome: 'held' }, ['limit_exceeded', 5], ['forbidden', 5]],
    [{ outcome: 'rate', retryAfterSeconds: 7 }, ['limit_exceeded', 7], ['forbidden', 7]],
    [{ outcome: 'concurrency' }, ['limit_exceeded', 2], ['forbidden', 2]],
    [{ outcome: 'busy' }, ['unavailable', 1], ['unavailable', 1]],
  ])('gives %j its code and its wait in seconds, for a question and for a search', (denial, question, search) => {
    expect(codeAndWait(denial, 'query')).toEqual(question);
    expect(codeAndWait(denial, 'search')).toEqual(search);
  });

  it('says which budget is exhausted, and when it is renewed', () => {
    const sentence = (purpose: 'live' | 'test', month: string) =>
      budgetDenial({ outcome: 'exhausted' }, { kind: 'query', address: { ...address, purpose, month }, terms }).message;
    expect(sentence('live', '2026-12')).toBe(
      "The rest of the company's monthly budget does not cover this question; the budget is renewed on 2027-01-01 at 00:00 UTC.",
    );
    expect(sentence('test', '2026-11')).toBe(
      'The rest of the monthly allowance for test keys does not cover this question; the allowance is renewed on 2026-12-01 at 00:00 UTC.',
    );
  });

  it.each(['query', 'search'] as const)('does not tell a %s when a budget of 0 is renewed', (kind) => {
    const denied = budgetDenial({ outcome: 'exhausted' }, { kind, address, terms: { ...terms, cap: 0n } });
    expect(denied.message).toBe("The company's monthly budget is 0; calls are refused until it is raised.");
    expect(denied.retryAfterSeconds).toBeUndefined();
  });

  it.each<[CallKind, BudgetDenial, sentence: string]>([
    ['query', { outcome: 'rate', retryAfterSeconds: 7 }, 'Too many questions in a short time. Try again.'],
    ['search', { outcome: 'rate', retryAfterSeconds: 7 }, 'Too many searches in a short time. Try again.'],
    ['query', { outcome: 'concurrency' }, 'Too many questions are in progress. Try again.'],
    ['search', { outcome: 'concurrency' }, 'Too many searches are in progress. Try again.'],
    ['query', { outcome: 'held' }, 'The rest of the monthly budget is reserved by calls in progress. Try again.'],
    ['query', { outcome: 'busy' }, 'Service unavailable. Try again.'],
  ])(
    'denies a %s because of %j with a sentence for the caller, and the reason for the log',
    (kind, denial, sentence) => {
      const { message, cause } = budgetDenial(denial, { kind, address, terms });
      expect({ message, cause }).toEqual({ message: sentence, cause: `budget_${denial.outcome}` });
    },
  );

  it.each([0n, 1_000n])('gives the log the reason `budget_exhausted` for a used-up budget of %i', (cap) => {
    const denied = budgetDenial({ outcome: 'exhausted' }, { kind: 'query', address, terms: { ...terms, cap } });
    expect(denied.cause).toBe('budget_exhausted');
  });
});
