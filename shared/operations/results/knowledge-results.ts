import * as v from 'valibot';
import { count, id, usd } from '../../administration/result-fields.ts';

/** A base; `documents` counts all of them, whatever their status. */
export const baseResult = v.strictObject({
  id,
  name: v.string(),
  description: v.string(),
  visibility: v.picklist(['company', 'restricted']),
  documents: count,
});

/**
 * A document; `version` is the latest, `passages` are those that readers find, `reason` why the latest failed. An entry
 * of an archive has the id of that as `archive`; `entries` counts those of an archive.
 */
export const documentResult = v.strictObject({
  id,
  file: v.string(),
  title: v.string(),
  type: v.nullable(v.string()),
  status: v.picklist(['pending', 'ready', 'failed']),
  reason: v.nullable(v.string()),
  pages: v.nullable(count),
  passages: count,
  version: count,
  archive: v.nullable(id),
  entries: v.nullable(v.strictObject({ documents: count, left_out: count })),
});

/** Documents by file name; `next` is given as `after` for the rest. */
export const documentsResult = v.strictObject({ documents: v.array(documentResult), next: v.nullable(id) });

/** Whether the file is there already, is to be uploaded by this one PUT within 15 minutes, or was refused. */
export const preparedResult = v.variant('outcome', [
  v.strictObject({ outcome: v.literal('unchanged'), document: documentResult }),
  v.strictObject({ outcome: v.literal('failed'), document: documentResult }),
  v.strictObject({
    outcome: v.literal('upload'),
    document: documentResult,
    upload: v.strictObject({ url: v.string(), headers: v.record(v.string(), v.string()) }),
  }),
]);

/** The documents that were announced again, and how many were not: nothing is readable, or it is being ingested. */
export const reindexedResult = v.strictObject({
  documents: v.array(documentResult),
  passed_over: count,
  next: v.nullable(id),
});

/** What indexing again would embed, and cost. */
export const reindexEstimateResult = v.strictObject({ documents: count, passages: count, input_tokens: count, usd });

/** The progress of some documents. */
export const progressResult = v.strictObject({ documents: v.array(documentResult) });
