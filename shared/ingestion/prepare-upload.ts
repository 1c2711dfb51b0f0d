import * as v from 'valibot';
import type { AuditContext } from '../administration/audit-record.ts';
import { idField } from '../administration/input-fields.ts';
import { addressOf, documentFileKey } from '../knowledge/document.ts';
import { type AnnounceServices, announceFile } from './announce-file.ts';
import { documentView } from './document-view.ts';
import { fileField } from './file-field.ts';
import { type CostLimitServices, requireBelowLimit } from './limits/cost-limit.ts';

const INVALID_BYTES = 'bytes must be a whole number of at least 0.';

/** A file that an operator wants in a base: its name, its size, and the SHA-256 of its bytes in lower-case hex. */
export const prepareUploadInput = v.strictObject({
  base_id: idField('base'),
  file: fileField,
  bytes: v.pipe(v.number(INVALID_BYTES), v.safeInteger(INVALID_BYTES), v.minValue(0, INVALID_BYTES)),
  checksum: v.pipe(
    v.string('checksum must be a string.'),
    v.regex(/^[0-9a-f]{64}$/, 'checksum must be a SHA-256 in lower-case hex.'),
  ),
});

interface Services extends AnnounceServices, CostLimitServices {
  readonly files: {
    readonly presignUpload: (key: string, bytes: number, checksum: string) => Promise<Upload>;
  };
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
 * @throws ServiceError `limit_exceeded` for a new or changed file when the company's cost of ingestion is at its limit.
 */
export async function prepareUpload(
  services: Services,
  { base_id: baseId, ...file }: v.InferOutput<typeof prepareUploadInput>,
  context: AuditContext,
) {
  const admit = (companyId: string) => requireBelowLimit(services, companyId);
  const { outcome, record } = await announceFile({ ...services, admit }, { baseId, ...file, inbox: false }, context);
  const document = documentView(record);
  if (outcome !== 'expected') {
    return { outcome, document };
  }
  const key = documentFileKey(addressOf(record), record.fileVersion);
  const upload = await services.files.presignUpload(key, record.bytes, record.checksum);
  return { outcome: 'upload' as const, document, upload };
}
