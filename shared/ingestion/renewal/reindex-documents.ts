import * as v from 'valibot';
import type { AuditContext } from '../../administration/audit-record.ts';
import { idField } from '../../administration/input-fields.ts';
import { untilUnchanged } from '../../administration/until-unchanged.ts';
import {
  addressOf,
  type DocumentAddress,
  type DocumentRecord,
  documentFileKey,
  type VersionFile,
} from '../../knowledge/document.ts';
import { type BaseStore, requireBase } from '../../knowledge/knowledge-base.ts';
import { type IndexSettings, settingsOf } from '../../search/index-generation.ts';
import type { IndexGeneration } from '../../search/passage-index-schema.ts';
import { rebuildVersion } from '../document-versions.ts';
import { documentView } from '../document-view.ts';
import { type CostLimitServices, requireBelowLimit } from '../limits/cost-limit.ts';
import { isOutdated } from './outdated.ts';
import { type RebuildServices, rebuild } from './rebuild.ts';

const INVALID_WHICH = 'which must be every, behind or failed.';
// Few enough for one call to stay far below the function's timeout and not to fill the queue with one base.
const DOCUMENTS_PER_CALL = 25;

/** The base whose documents are reindexed; `after` is the `next` of the previous result. */
export const reindexDocumentsInput = v.strictObject({
  base_id: idField('base'),
  which: v.optional(
    v.pipe(
      v.picklist(['every', 'behind', 'failed'], INVALID_WHICH),
      v.description(
        'every document, only those that the stage would index differently today (behind), or those that failed, from their latest files (failed); default: every',
      ),
    ),
    'every',
  ),
  after: v.optional(idField('document')),
});

/** The stores and the queue that reindexing uses. */
interface ReindexServices extends RebuildServices, CostLimitServices {
  readonly bases: Pick<BaseStore, 'find'>;
  readonly documents: {
    readonly get: (address: DocumentAddress) => Promise<DocumentRecord | null>;
    readonly list: (baseId: string, after: string | null, documentsMax: number) => Promise<readonly DocumentRecord[]>;
  };
  readonly files: { readonly exists: (key: string) => Promise<boolean> };
  readonly generations: readonly IndexGeneration[];
  readonly newId: () => string;
}

/**
 * Announces the next documents of a base again, from their files in the bucket: each gets a new version, which replaces
 * the readable one in one write when it is complete. With `failed`, these are the documents that failed, from their
 * latest files.
 *
 * @returns the documents that were announced, how many were skipped because they are not readable, are being ingested
 * or need no change, and `next`, null at the end.
 * @throws ServiceError `not_found` when the base does not exist, `limit_exceeded` when the company's cost of ingestion
 * is at its limit.
 */
export async function reindexDocuments(
  services: ReindexServices,
  { base_id: baseId, which, after }: v.InferOutput<typeof reindexDocumentsInput>,
  context: AuditContext,
) {
  const { companyId } = await requireBase(services.bases, baseId);
  await requireBelowLimit(services, companyId);
  const indexes = services.generations.map(settingsOf);
  const records = await services.documents.list(baseId, after ?? null, DOCUMENTS_PER_CALL);
  const documents: ReturnType<typeof documentView>[] = [];
  for (const seen of records) {
    const announced = await untilUnchanged(async () => {
      const record = await services.documents.get(addressOf(seen));
      const file = record === null ? null : await fileToRead(services, record, { which, indexes });
      if (record === null || file === null) {
        return null;
      }
      const next = rebuildVersion(record, file, context.at);
      return rebuild(services, {
        next,
        before: record,
        context: { ...context, id: services.newId() },
        action: which === 'failed' ? 'document.retry' : 'document.reindex',
      });
    });
    documents.push(...(announced === null ? [] : [documentView(announced)]));
  }
  const isEnd = records.length < DOCUMENTS_PER_CALL;
  return {
    documents,
    skipped: records.length - documents.length,
    next: isEnd ? null : (records.at(-1)?.id ?? null),
  };
}

interface Selection {
  readonly which: 'every' | 'behind' | 'failed';
  readonly indexes: readonly IndexSettings[];
}

// The file of a document that is made again, or null if it is skipped. A failed upload that was too large, or that
// never arrived, has no file: reading it again would only hide why it failed.
async function fileToRead(
  { files }: Pick<ReindexServices, 'files'>,
  record: DocumentRecord,
  { which, indexes }: Selection,
): Promise<VersionFile | null> {
  if (which === 'failed') {
    const { fileVersion, bytes, checksum, status } = record;
    const isKept = status === 'failed' && (await files.exists(documentFileKey(addressOf(record), fileVersion)));
    return isKept ? { fileVersion, bytes, checksum } : null;
  }
  const isWanted = record.status !== 'pending' && (which === 'every' || isOutdated(record, indexes));
  return isWanted ? record.currentFile : null;
}
