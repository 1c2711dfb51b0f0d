import * as v from 'valibot';
import type { AuditContext } from '../../administration/audit-record.ts';
import { idField } from '../../administration/input-fields.ts';
import { untilUnchanged } from '../../administration/until-unchanged.ts';
import { addressOf, type DocumentAddress, type DocumentRecord } from '../../knowledge/document.ts';
import { type BaseStore, requireBase } from '../../knowledge/knowledge-base.ts';
import { makeOf } from '../../search/index-generation.ts';
import type { IndexGeneration } from '../../search/passage-index-schema.ts';
import { rebuildVersion } from '../document-versions.ts';
import { documentView } from '../document-view.ts';
import { isOutdated } from './document-makes.ts';
import { type RebuildServices, rebuild } from './rebuild.ts';

const WHICH = 'which must be every or behind.';
// Few enough for one call to stay far below the function's timeout and not to fill the queue with one base.
const DOCUMENTS_PER_CALL = 25;

/** The base whose documents are reindexed; `after` is the `next` of the previous result. */
export const reindexDocumentsInput = v.strictObject({
  base_id: idField('base'),
  which: v.optional(
    v.pipe(
      v.picklist(['every', 'behind'], WHICH),
      v.description('every document, or only those that the stage would index differently today; default: every'),
    ),
    'every',
  ),
  after: v.optional(idField('document')),
});

/** The stores and the queue that reindexing uses. */
interface ReindexServices extends RebuildServices {
  readonly bases: Pick<BaseStore, 'find'>;
  readonly documents: {
    readonly get: (address: DocumentAddress) => Promise<DocumentRecord | null>;
    readonly list: (baseId: string, after: string | null, documentsMax: number) => Promise<readonly DocumentRecord[]>;
  };
  readonly generations: readonly IndexGeneration[];
  readonly newId: () => string;
}

/**
 * Announces the next documents of a base again, from their files in the bucket: each gets a new version, which replaces
 * the readable one in one write when it is complete.
 *
 * @returns the documents that were announced, how many were skipped because they are not readable, are being ingested
 * or need no change, and `next`, null at the end.
 */
export async function reindexDocuments(
  services: ReindexServices,
  { base_id: baseId, which, after }: v.InferOutput<typeof reindexDocumentsInput>,
  context: AuditContext,
) {
  await requireBase(services.bases, baseId);
  const makes = services.generations.map(makeOf);
  const records = await services.documents.list(baseId, after ?? null, DOCUMENTS_PER_CALL);
  const documents: ReturnType<typeof documentView>[] = [];
  for (const seen of records) {
    const announced = await untilUnchanged(async () => {
      const record = await services.documents.get(addressOf(seen));
      if (
        record?.currentFile == null ||
        record.status === 'pending' ||
        (which === 'behind' && !isOutdated(record, makes))
      ) {
        return null;
      }
      const next = rebuildVersion(record, record.currentFile, context.at);
      return rebuild(services, {
        next,
        before: record,
        context: { ...context, id: services.newId() },
        action: 'document.reindex',
      });
    });
    documents.push(...(announced === null ? [] : [documentView(announced)]));
  }
  const isEnd = records.length < DOCUMENTS_PER_CALL;
  return {
    documents,
    passed_over: records.length - documents.length,
    next: isEnd ? null : (records.at(-1)?.id ?? null),
  };
}
