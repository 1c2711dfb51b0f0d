import * as v from 'valibot';
import type { AuditContext, AuditRecord } from '../administration/audit-record.ts';
import { badRequest, notFound } from '../administration/bad-request.ts';
import { idField } from '../administration/input-fields.ts';
import { untilUnchanged } from '../administration/until-unchanged.ts';
import { DOCUMENT_BYTES_MAX } from '../extraction/document-limits.ts';
import { failure } from '../extraction/extraction-failure.ts';
import { addressOf, DOCUMENTS_PER_BASE_MAX, type DocumentRecord, documentFileKey } from '../knowledge/document.ts';
import type { KnowledgeBase } from '../knowledge/knowledge-base.ts';
import { documentState, documentView } from './document-view.ts';
import { fileField } from './file-field.ts';

const BYTES = 'bytes must be a whole number of at least 0.';

/** A file that an operator wants in a base: its name, its size, and the SHA-256 of its bytes in lower-case hex. */
export const prepareUploadInput = v.strictObject({
  base_id: idField('base'),
  file: fileField,
  bytes: v.pipe(v.number(BYTES), v.safeInteger(BYTES), v.minValue(0, BYTES)),
  checksum: v.pipe(
    v.string('checksum must be a string.'),
    v.regex(/^[0-9a-f]{64}$/, 'checksum must be a SHA-256 in lower-case hex.'),
  ),
});

type Input = v.InferOutput<typeof prepareUploadInput>;

interface Services {
  readonly bases: { readonly find: (baseId: string) => Promise<KnowledgeBase | null> };
  readonly documents: { readonly findByFile: (baseId: string, file: string) => Promise<DocumentRecord | null> };
  readonly documentRegister: {
    readonly add: (record: DocumentRecord, audit: AuditRecord) => Promise<'done' | 'changed' | 'no_base' | 'full'>;
    readonly renew: (
      record: DocumentRecord,
      before: DocumentRecord,
      audit: AuditRecord,
    ) => Promise<'done' | 'changed' | 'no_base'>;
  };
  readonly files: {
    readonly presign: (key: string, bytes: number, checksum: string) => Promise<Upload>;
  };
  readonly newId: () => string;
}

interface Upload {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Announces a file. A changed file is a new version; the current one stays readable until the new one is ingested.
 *
 * @returns `unchanged` when the base has these bytes under this name, `upload` with a presigned request that is valid
 * for 15 minutes, or `failed` when the file is too large.
 */
export async function prepareUpload(services: Services, input: Input, act: AuditContext) {
  const base = await services.bases.find(input.base_id);
  if (base?.status !== 'active') {
    throw notFound('base');
  }
  return untilUnchanged(async () => {
    const before = await services.documents.findByFile(base.id, input.file);
    const known = before === null ? null : await answerKnown(services, before, input);
    if (known !== null) {
      return known;
    }
    const record =
      before === null ? { ...firstVersion(base, input, act), id: services.newId() } : nextVersion(before, input, act);
    if ((await write(services, record, { before, act })) === 'changed') {
      return 'changed';
    }
    return record.status === 'failed' ? failedOf(record) : uploadOf(services, record);
  });
}

// The same bytes under the same name change nothing, unless they failed: then they are tried again.
async function answerKnown(services: Services, before: DocumentRecord, { checksum, bytes }: Input) {
  if (before.checksum !== checksum || before.bytes !== bytes) {
    return null;
  }
  if (before.status === 'ready') {
    return { outcome: 'unchanged' as const, document: documentView(before) };
  }
  if (before.status === 'pending') {
    return uploadOf(services, before);
  }
  return bytes > DOCUMENT_BYTES_MAX ? failedOf(before) : null;
}

async function write(
  services: Services,
  record: DocumentRecord,
  { before, act }: { readonly before: DocumentRecord | null; readonly act: AuditContext },
) {
  const audit = auditOf(record, before, act);
  const outcome =
    before === null
      ? await services.documentRegister.add(record, audit)
      : await services.documentRegister.renew(record, before, audit);
  if (outcome === 'no_base') {
    throw notFound('base');
  }
  if (outcome === 'full') {
    throw badRequest(`The base has reached its limit of ${DOCUMENTS_PER_BASE_MAX} documents.`);
  }
  return outcome;
}

function failedOf(record: DocumentRecord) {
  return { outcome: 'failed' as const, document: documentView(record) };
}

async function uploadOf(services: Services, record: DocumentRecord) {
  const key = documentFileKey(addressOf(record), record.fileVersion);
  const upload = await services.files.presign(key, record.bytes, record.checksum);
  return { outcome: 'upload' as const, document: documentView(record), upload };
}

function firstVersion(base: KnowledgeBase, input: Input, act: AuditContext): Omit<DocumentRecord, 'id'> {
  return {
    companyId: base.companyId,
    baseId: base.id,
    file: input.file,
    title: input.file.split('/').at(-1) ?? input.file,
    type: null,
    pages: null,
    passages: 0,
    currentVersion: 0,
    currentPassages: 0,
    currentMake: null,
    currentFile: null,
    superseded: [],
    attempts: [],
    createdAt: act.at,
    ...announced(input, act),
    version: 1,
    fileVersion: 1,
    revision: 1,
  };
}

function nextVersion(before: DocumentRecord, input: Input, act: AuditContext): DocumentRecord {
  const version = before.version + 1;
  return { ...before, ...announced(input, act), version, fileVersion: version, revision: before.revision + 1 };
}

// A file that is too large is not uploaded; the record has the reason.
function announced({ bytes, checksum }: Input, act: AuditContext) {
  const tooLarge = bytes > DOCUMENT_BYTES_MAX;
  const status = tooLarge ? ('failed' as const) : ('pending' as const);
  return {
    bytes,
    checksum,
    failedUpload: null,
    status,
    reason: tooLarge ? failure('too_large').sentence : null,
    updatedAt: act.at,
  };
}

function auditOf(record: DocumentRecord, before: DocumentRecord | null, act: AuditContext): AuditRecord {
  return {
    ...act,
    companyId: record.companyId,
    action: 'document.add',
    subjectType: 'document',
    subjectId: record.id,
    before: before === null ? null : documentState(before),
    after: documentState(record),
  };
}
