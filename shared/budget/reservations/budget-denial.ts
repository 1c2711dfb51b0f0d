import { SERVICE_UNAVAILABLE } from '../../error-messages.ts';
import { ServiceError } from '../../service-error.ts';
import { endOfMonthMs } from '../ledger/month.ts';
import type { BudgetAddress, BudgetDenial, CallKind } from './budget.ts';

const HELD_SECONDS = 5;
const CONCURRENCY_SECONDS = 2;
const BUSY_SECONDS = 1;

/**
 * The error when nothing could be reserved. A search has no status for limits: exhausted is 403 there, and a limit that
 * passes soon is 503.
 */
export function budgetDenial(
  denial: BudgetDenial,
  { kind, address }: { readonly kind: CallKind; readonly address: Pick<BudgetAddress, 'purpose' | 'month'> },
): ServiceError {
  const { purpose, month } = address;
  const cause = `budget_${denial.outcome}`;
  const what = purpose === 'live' ? 'monthly budget' : 'monthly allowance for test keys';
  const whose = purpose === 'live' ? "The company's" : 'The';
  const passing = (code: 'limit_exceeded' | 'unavailable', sentence: string, retryAfterSeconds: number) =>
    new ServiceError(code, sentence, { cause, retryAfterSeconds });
  const soon = kind === 'query' ? 'limit_exceeded' : 'unavailable';
  switch (denial.outcome) {
    case 'exhausted': {
      const day = new Date(endOfMonthMs(month)).toISOString().slice(0, 'yyyy-mm-dd'.length);
      const sentence = `${whose} ${what} is used up; it is renewed on ${day} at 00:00 UTC.`;
      return new ServiceError(kind === 'query' ? 'limit_exceeded' : 'forbidden', sentence, { cause });
    }
    case 'held': {
      const sentence = `What is left of the ${what} is reserved, not spent, by calls in progress; try again.`;
      return passing(soon, sentence, HELD_SECONDS);
    }
    case 'rate':
      return passing(soon, 'Too many questions at this rate; try again.', denial.retryAfterSeconds);
    case 'concurrency':
      return passing(soon, 'Too many questions are in progress; try again.', CONCURRENCY_SECONDS);
    case 'busy':
      return passing('unavailable', SERVICE_UNAVAILABLE, BUSY_SECONDS);
  }
}
