import * as v from 'valibot';
import { bodyError } from '../../shared/api/request-error.ts';
import type { CallKind } from '../../shared/budget/budget.ts';
import { budgetDenial } from '../../shared/budget/reservations/budget-denial.ts';
import type { BudgetDenial } from '../../shared/budget/reservations/reservation.ts';
import {
  BODY_TOO_LARGE,
  COMPRESSED_BODY,
  NO_BODY,
  NOT_JSON,
  NOT_JSON_CONTENT_TYPE,
  NOT_UTF8_CONTENT_TYPE,
} from '../../shared/error-messages.ts';

const ANY_BODY = [NOT_JSON_CONTENT_TYPE, NOT_UTF8_CONTENT_TYPE, NO_BODY, BODY_TOO_LARGE, NOT_JSON, COMPRESSED_BODY];
// For any field, values of other types, and on the wrong side of every limit.
const WRONG = [
  undefined,
  null,
  {},
  '\ud800',
  'a'.repeat(5_000),
  ' ',
  'x',
  ['x'],
  [],
  Array(51).fill(crypto.randomUUID()),
];

/** The sentences with which a 400 refuses what is not a body of this schema. */
export function bodySentences(schema: v.GenericSchema): readonly string[] {
  const fields = Object.keys((schema as v.StrictObjectSchema<v.ObjectEntries, undefined>).entries);
  const values = fields.flatMap((field) => WRONG.map((value) => ({ [field]: value })));
  // An unknown field: its name is repeated only where it looks like a field's name.
  const results = ['text', {}, { base_id: 1 }, { '': 1 }, ...values].map((body) => v.safeParse(schema, body));
  const refused = results.flatMap(({ success, issues }) => (success ? [] : [...issues]));
  return [...ANY_BODY, ...new Set(refused.map((issue) => bodyError([issue]).message))];
}

const DENIALS: readonly BudgetDenial[] = [
  { outcome: 'exhausted' },
  { outcome: 'held' },
  { outcome: 'rate', retryAfterSeconds: 1 },
  { outcome: 'concurrency' },
];

/** The sentences with which the budget refuses a question or a search. */
export function budgetSentences(kind: CallKind): readonly string[] {
  const limits = { ratePerMinute: 1, burst: 1, concurrency: 1, searchesPerMinute: 1 };
  const sentenceOf = (denial: BudgetDenial, purpose: 'live' | 'test', cap: bigint) => {
    const address = { companyId: 'company', purpose, month: '2026-11' };
    return budgetDenial(denial, { kind, address, terms: { cap, revision: 1, limits } }).message;
  };
  // Searches in progress are not counted.
  const denials = DENIALS.filter(({ outcome }) => kind === 'query' || outcome !== 'concurrency');
  return [
    ...new Set([
      sentenceOf({ outcome: 'exhausted' }, 'live', 0n),
      ...denials.flatMap((denial) => [sentenceOf(denial, 'live', 1n), sentenceOf(denial, 'test', 1n)]),
    ]),
  ];
}
