import * as v from 'valibot';
import type { AuditRecord } from './audit-record.ts';
import type { CompanyStore } from './company.ts';
import { idField } from './input-fields.ts';
import { noSuch } from './refusal.ts';

const RECORDS_MAX = 1_000;
const SINCE = 'The time must be an ISO date or time, such as 2026-11-20 or 2026-11-20T06:00:00Z.';

/** Whose record (the stage's own without a company), from when, and about what. */
export const listAuditRecordsInput = v.strictObject({
  company_id: v.optional(idField('company')),
  since: v.optional(
    v.pipe(
      v.string(SINCE),
      v.regex(/^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2}))?$/, SINCE),
      v.check((text) => !Number.isNaN(Date.parse(text)), SINCE),
    ),
  ),
  subject_id: v.optional(idField('subject')),
});

interface Services {
  readonly companies: Pick<CompanyStore, 'find'>;
  readonly audit: {
    readonly list: (query: {
      readonly companyId: string | null;
      readonly since: string | null;
      readonly subjectId: string | null;
      readonly recordsMax: number;
    }) => Promise<readonly AuditRecord[]>;
  };
}

/** Who changed what and when, newest first, 1,000 records at most. */
export async function listAuditRecords(services: Services, input: v.InferOutput<typeof listAuditRecordsInput>) {
  const { company_id: companyId = null, since, subject_id: subjectId = null } = input;
  if (companyId !== null && (await services.companies.find(companyId)) === null) throw noSuch('company');
  const from = since === undefined ? null : new Date(since).toISOString();
  const records = await services.audit.list({ companyId, since: from, subjectId, recordsMax: RECORDS_MAX });
  return records.map(recordView);
}

function recordView({ at, id, actor, action, subjectType, subjectId, before, after }: AuditRecord) {
  return { at, id, actor, action, subject_type: subjectType, subject_id: subjectId, before, after };
}
