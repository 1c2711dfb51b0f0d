import * as v from 'valibot';
import { count, id, time, usd } from '../../administration/result-fields.ts';

/** A base; `documents` counts all of them, whatever their status. */
export const baseResult = v.strictObject({
  id,
  name: v.string(),
  description: v.string(),
  visibility: v.picklist(['company', 'restricted']),
  documents: count,
});

/**
 * A document. `version` is the latest one, `passages` counts those that readers find, and `reason` says why the latest
 * version failed or is not ingested yet, or how it was read and what was left out. `archive` is the id of the archive
 * of which the document is an entry; `entries` counts the entries of an archive.
 */
export const documentResult = v.strictObject({
  id,
  file: v.string(),
  title: v.string(),
  type: v.nullable(v.string()),
  status: v.picklist(['pending', 'ready', 'failed']),
  reason: v.nullable(v.string()),
  bytes: count,
  pages: v.nullable(count),
  passages: count,
  version: count,
  archive: v.nullable(id),
  updated_at: time,
  entries: v.nullable(v.strictObject({ documents: count, left_out: count })),
});

/** A document that was just deleted. */
export const deletedDocumentResult = v.strictObject({ ...documentResult.entries, status: v.literal('deleted') });

/** Documents, sorted by file name within one response. `next` is the `after` of the request for the rest. */
export const documentsResult = v.strictObject({ documents: v.array(documentResult), next: v.nullable(id) });

/**
 * `unchanged` when the base already has the file, `failed` when the file is too large, or `upload` with the PUT request
 * that uploads it within 15 minutes.
 */
export const preparedResult = v.variant('outcome', [
  v.strictObject({ outcome: v.literal('unchanged'), document: documentResult }),
  v.strictObject({ outcome: v.literal('failed'), document: documentResult }),
  v.strictObject({
    outcome: v.literal('upload'),
    document: documentResult,
    upload: v.strictObject({ url: v.string(), headers: v.record(v.string(), v.string()) }),
  }),
]);

/**
 * The documents that will be reindexed, and how many were skipped: those that are not readable, are being ingested, or
 * need no change. `next` is the `after` of the request for the rest.
 */
export const reindexedResult = v.strictObject({
  documents: v.array(documentResult),
  skipped: count,
  next: v.nullable(id),
});

/** The amount of text that reindexing would embed, and its cost. */
export const reindexEstimateResult = v.strictObject({ documents: count, passages: count, input_tokens: count, usd });

/** The progress of some documents. */
export const progressResult = v.strictObject({ documents: v.array(documentResult) });

/**
 * An estimate of the cost of an upload. `unchanged` has the indexes, from 0, of the files that the base already has
 * with the same bytes. `bytes` adds up the files that would be read: those that are neither unchanged nor too large.
 */
export const estimateResult = v.strictObject({
  files: count,
  bytes: count,
  unchanged: v.array(count),
  too_large: count,
  usd,
});

/** A link that opens the current version, for a few minutes. */
export const downloadResult = v.strictObject({ url: v.string(), file: v.string(), expires_at: time });
