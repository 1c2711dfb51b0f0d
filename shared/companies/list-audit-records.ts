import * as v from 'valibot';
import { AUDIT_ACTIONS, type AuditQuery, type AuditRecord, auditPosition } from '../administration/audit-record.ts';
import { badRequest, notFound } from '../administration/bad-request.ts';
import { INVALID_AFTER, idField } from '../administration/input-fields.ts';
import { DAY_MS } from '../durations.ts';
import type { CompanyStore } from './company/company.ts';

// A few screens of a terminal; `next` continues the list.
const RECORDS_PER_ANSWER = 200;
// A function's response is limited to 6 MB, and one record of a long allow-list takes 80 kB.
const ANSWER_BYTES_MAX = 4_500_000;
// The longest ARN that AWS allows.
const ACTOR_LENGTH_MAX = 2_048;
const TIME = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2}))?$/;

/**
 * The company (the stage itself when absent), and filters: the earliest and the latest time, who made the change, the
 * kind of change and its subject. `after` is the `next` of the previous answer.
 */
export const listAuditRecordsInput = v.strictObject({
  company_id: v.optional(v.pipe(idField('company'), v.description('the company; default: the stage itself'))),
  since: v.optional(v.pipe(timeField('since'), v.description('the earliest date or time, such as 2026-11-20'))),
  until: v.optional(v.pipe(timeField('until'), v.description('the latest date (that day included) or time'))),
  by: v.optional(
    v.pipe(
      v.string('by must be a string.'),
      v.minLength(1, 'by must not be empty.'),
      v.maxLength(ACTOR_LENGTH_MAX, `by must have at most ${ACTOR_LENGTH_MAX} characters.`),
      v.description('only changes by this person, written as in the list'),
    ),
  ),
  action: v.optional(
    v.pipe(
      v.picklist(AUDIT_ACTIONS, 'action must be the name of a change, such as key.create.'),
      v.description('only changes of this kind'),
    ),
  ),
  subject_id: v.optional(v.pipe(idField('subject'), v.description('only changes to this object'))),
  after: v.optional(v.pipe(v.string(INVALID_AFTER), v.regex(/^\d[0-9TZ:.-]{23}#[0-9a-f-]{36}$/, INVALID_AFTER))),
});

function timeField(name: string) {
  const sentence = `${name} must be an ISO 8601 date or time, such as 2026-11-20 or 2026-11-20T06:00:00Z.`;
  return v.pipe(v.string(sentence), v.regex(TIME, sentence), v.check(isTime, sentence));
}

// Date.parse reads 30 February as 2 March. A time zone can move a time out of the years 0000 to 9999: such a year is
// written with a sign, and would sort out of order.
function isTime(text: string): boolean {
  const day = text.slice(0, 'yyyy-mm-dd'.length);
  const isDay = !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);
  return isDay && !Number.isNaN(Date.parse(text)) && /^\d{4}-/.test(new Date(text).toISOString());
}

interface Services {
  readonly companies: Pick<CompanyStore, 'find'>;
  readonly audit: { readonly list: (query: AuditQuery) => Promise<readonly AuditRecord[]> };
}

/**
 * Lists who changed what and when, newest first. `next` is null when there are no more.
 *
 * @throws ServiceError `not_found` when the company does not exist, `invalid_request` for a range that ends before it
 * begins.
 */
export async function listAuditRecords(services: Services, input: v.InferOutput<typeof listAuditRecordsInput>) {
  const { company_id: companyId = null, subject_id: subjectId = null, after = null } = input;
  if (companyId !== null && (await services.companies.find(companyId)) === null) {
    throw notFound('company');
  }
  const since = input.since === undefined ? null : new Date(input.since).toISOString();
  const through = after ?? (input.until === undefined ? null : positionAfter(input.until));
  requireRange({ since, through }, after === null ? 'since must not be later than until.' : INVALID_AFTER);
  const { by: actor = null, action = null } = input;
  // One more than is shown, to know whether there are more. With `after`, the record at that position is found again.
  const recordsMax = RECORDS_PER_ANSWER + (after === null ? 1 : 2);
  const query = { companyId, since, subjectId, actor, action, through, recordsMax };
  const found = await services.audit.list(query);
  return answerOf(found.filter((record) => auditPosition(record) !== after));
}

// The position after every record of a day, or of a millisecond.
function positionAfter(until: string): string {
  const ms = Date.parse(until);
  return `${new Date(until.includes('T') ? ms : ms + DAY_MS - 1).toISOString()}~`;
}

// DynamoDB fails on a range whose end comes before its beginning.
function requireRange({ since, through }: Pick<AuditQuery, 'since' | 'through'>, otherwise: string): void {
  if (since !== null && through !== null && through < since) {
    throw badRequest(otherwise);
  }
}

function answerOf(found: readonly AuditRecord[]) {
  const records: ReturnType<typeof recordView>[] = [];
  let bytes = 0;
  for (const record of found.slice(0, RECORDS_PER_ANSWER)) {
    const view = recordView(record);
    bytes += Buffer.byteLength(JSON.stringify(view));
    if (bytes > ANSWER_BYTES_MAX) {
      break;
    }
    records.push(view);
  }
  const last = records.at(-1);
  return { records, next: last === undefined || records.length === found.length ? null : auditPosition(last) };
}

function recordView({ at, id, actor, action, subjectType, subjectId, before, after, ...who }: AuditRecord) {
  const { actorVerified, actorRole = null } = who;
  const subject = { subject_type: subjectType, subject_id: subjectId };
  return {
    at,
    id,
    actor,
    actor_verified: actorVerified === true,
    actor_role: actorRole,
    action,
    ...subject,
    before,
    after,
  };
}
