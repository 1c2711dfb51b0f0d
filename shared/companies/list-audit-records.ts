import * as v from 'valibot';
import { type AuditQuery, type AuditRecord, auditPlace } from '../administration/audit-record.ts';
import { notFound } from '../administration/bad-request.ts';
import { idField } from '../administration/input-fields.ts';
import type { CompanyStore } from './company/company.ts';

const RECORDS_PER_ANSWER = 200;
// A function's response can have 6 MB, and one record of a long allow-list 80 kB.
const ANSWER_LENGTH_MAX = 4_500_000;
const AFTER = 'after must be the next of an earlier response.';
const SINCE = 'since must be an ISO 8601 date or time, such as 2026-11-20 or 2026-11-20T06:00:00Z.';

/**
 * The company (the stage itself when absent), the earliest time and the subject; `after` is the `next` of the previous
 * answer.
 */
export const listAuditRecordsInput = v.strictObject({
  company_id: v.optional(v.pipe(idField('company'), v.description('the company; default: the stage itself'))),
  since: v.optional(
    v.pipe(
      v.string(SINCE),
      v.regex(/^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2}))?$/, SINCE),
      v.check((text) => !Number.isNaN(Date.parse(text)), SINCE),
      v.description('the earliest date or time, such as 2026-11-20'),
    ),
  ),
  subject_id: v.optional(v.pipe(idField('subject'), v.description('only changes of this object'))),
  after: v.optional(v.pipe(v.string(AFTER), v.regex(/^[0-9TZ:.-]{24}#[0-9a-f-]{36}$/, AFTER))),
});

interface Services {
  readonly companies: Pick<CompanyStore, 'find'>;
  readonly audit: { readonly list: (query: AuditQuery) => Promise<readonly AuditRecord[]> };
}

/** Who changed what and when, newest first. `next` is null when there are no more. */
export async function listAuditRecords(services: Services, input: v.InferOutput<typeof listAuditRecordsInput>) {
  const { company_id: companyId = null, subject_id: subjectId = null, after = null } = input;
  if (companyId !== null && (await services.companies.find(companyId)) === null) {
    throw notFound('company');
  }
  const since = input.since === undefined ? null : new Date(input.since).toISOString();
  const query = { companyId, since, subjectId, before: after, recordsMax: RECORDS_PER_ANSWER + 1 };
  const found = await services.audit.list(query);
  return answerOf(found.filter((record) => auditPlace(record) !== after));
}

function answerOf(found: readonly AuditRecord[]) {
  const records: ReturnType<typeof recordView>[] = [];
  let length = 0;
  for (const record of found.slice(0, RECORDS_PER_ANSWER)) {
    const view = recordView(record);
    length += JSON.stringify(view).length;
    if (length > ANSWER_LENGTH_MAX) {
      break;
    }
    records.push(view);
  }
  const last = records.at(-1);
  return { records, next: last === undefined || records.length === found.length ? null : auditPlace(last) };
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
