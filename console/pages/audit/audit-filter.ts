import type { InputOf } from '../../api/types.ts';
import { DAY_MS } from '../../parts/dates.ts';
import { Problem } from '../../session/problem.ts';
import { type Action, auditTexts } from '../../texts/audit.ts';

/** When the period can begin, in days before now; an empty string means the beginning of the audit records. */
export const PERIOD_STARTS = ['', '1', '7', '30', '90'] as const;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Which records to show; an empty string does not filter. */
export interface AuditFilter {
  readonly days: (typeof PERIOD_STARTS)[number];
  /** The last day to include, in the reader's time zone. */
  readonly until: string;
  readonly by: string;
  readonly action: Action | '';
}

/** Reads the filter from an address; unknown values are ignored. */
export function filterOf(query: URLSearchParams): AuditFilter {
  const until = query.get('until') ?? '';
  return {
    days: PERIOD_STARTS.find((known) => known === query.get('since')) ?? '',
    until: isDay(until) ? until : '',
    by: query.get('by') ?? '',
    action: actionOf(query.get('action')),
  };
}

/** Returns the kind of change with this name, or '' if there is none. */
export function actionOf(value: string | null): Action | '' {
  return value !== null && Object.hasOwn(auditTexts.actions, value) ? (value as Action) : '';
}

/** Whether a text is a calendar day. `Date.parse` alone reads 30 February as 2 March. */
export function isDay(text: string): boolean {
  const at = DAY.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/**
 * Converts the filter to the API's input.
 *
 * @throws Problem if the period ends before it begins.
 */
export function inputOf({ days, until, by, action }: AuditFilter, nowMs: number): InputOf<'audit.list'> {
  const since = days === '' ? null : new Date(nowMs - Number(days) * DAY_MS).toISOString();
  const end = until === '' ? null : endOfDay(until);
  if (since !== null && end !== null && end < since) {
    throw new Problem(400, auditTexts.endsBeforeItBegins);
  }
  return {
    ...(since === null ? {} : { since }),
    ...(end === null ? {} : { until: end }),
    ...(by === '' ? {} : { by }),
    ...(action === '' ? {} : { action }),
  };
}

// The last moment of a day in the reader's time zone.
function endOfDay(day: string): string {
  return new Date(`${day}T23:59:59.999`).toISOString();
}
