import { SERVICE_UNAVAILABLE } from '../../error-messages.ts';
import { ServiceError } from '../../service-error.ts';
import { endOfMonthMs } from '../month.ts';
import type { BudgetDenial, ReservationRequest } from './reservation.ts';

// By then, most calls in progress have settled and released the rest of their holds.
const HELD_SECONDS = 5;
// By then, one of the calls in progress has usually ended.
const CONCURRENCY_SECONDS = 2;
// Calls that compete for the same budget have written by then.
const BUSY_SECONDS = 1;

/**
 * The error for a caller when no money could be reserved. The contract of search has no 429: a denial that is 429 for a
 * question is 403 for a search.
 */
export function budgetDenial(
  denial: BudgetDenial,
  { kind, address, terms }: Pick<ReservationRequest, 'kind' | 'address' | 'terms'>,
): ServiceError {
  const { purpose, month } = address;
  const cause = `budget_${denial.outcome}`;
  const what = purpose === 'live' ? 'monthly budget' : 'monthly allowance for test keys';
  const whose = purpose === 'live' ? "company's " : '';
  const code = kind === 'query' ? 'limit_exceeded' : 'forbidden';
  const [call, calls] = kind === 'query' ? ['question', 'questions'] : ['search', 'searches'];
  const temporary = (sentence: string, retryAfterSeconds: number) =>
    new ServiceError(code, sentence, { cause, retryAfterSeconds });
  switch (denial.outcome) {
    case 'exhausted': {
      if (terms.cap === 0n) {
        return new ServiceError(code, `The ${whose}${what} is 0; calls are refused until it is raised.`, { cause });
      }
      const day = new Date(endOfMonthMs(month)).toISOString().slice(0, 'yyyy-mm-dd'.length);
      // Not "is used up": a part may be left that covers a shorter question or a search.
      const sentence = `The rest of the ${whose}${what} does not cover this ${call}; the ${purpose === 'live' ? 'budget' : 'allowance'} is renewed on ${day} at 00:00 UTC.`;
      return new ServiceError(code, sentence, { cause });
    }
    case 'held': {
      const sentence = `The rest of the ${what} is reserved by calls in progress. Try again.`;
      return temporary(sentence, HELD_SECONDS);
    }
    case 'rate':
      return temporary(`Too many ${calls} in a short time. Try again.`, denial.retryAfterSeconds);
    case 'concurrency':
      return temporary(`Too many ${calls} are in progress. Try again.`, CONCURRENCY_SECONDS);
    case 'busy':
      return new ServiceError('unavailable', SERVICE_UNAVAILABLE, { cause, retryAfterSeconds: BUSY_SECONDS });
  }
}
