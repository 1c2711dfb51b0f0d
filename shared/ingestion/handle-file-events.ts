import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import * as v from 'valibot';
import { describeError, writeLog } from '../aws/log.ts';
import { parseDocumentFileKey } from '../knowledge/document.ts';
import type { Use } from '../pricing/cost.ts';
import { createUsageMeter, type UsageMeter } from '../pricing/usage-meter.ts';
import type { EmbeddingModel } from '../search/passage.ts';
import type { DeleteServices } from './delete-document.ts';
import { ifFilePending, postponeVersion } from './document-versions.ts';
import { followInbox, type InboxServices } from './inbox/follow-inbox.ts';
import { isInboxKey } from './inbox/inbox-key.ts';
import { type Delivery, ingestDocument } from './ingest-document.ts';
import type { IngestServices } from './ingest-services.ts';
import { lastAttemptSentence, retryDelaySeconds, retrySentence } from './retry-delay.ts';

// S3's event for a new or deleted object, as far as it is used.
const ObjectEvent = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ detail: v.object({ object: v.object({ key: v.string() }) }) }),
);

/** The stores and services that the ingestion of an upload or a change in the inbox uses. */
export type FileEventServices = IngestServices & InboxServices & Pick<DeleteServices, 'timeoutSignal'>;

/** The limits of the queue and of the invocation, and how the next delivery of a message is postponed. */
export interface FileEventLimits {
  /** The number of deliveries after which the queue moves a message to the dead-letter queue. */
  readonly deliveriesMax: number;
  /** Aborts shortly before the invocation times out. */
  readonly signal: AbortSignal;
  readonly postpone: (message: SQSRecord, seconds: number) => Promise<void>;
}

/**
 * Handles S3's events for files, one after the other, with one log line each: ingests the document of an uploaded file,
 * or updates a base after a change in the inbox.
 *
 * @returns the messages that failed; the queue delivers them again or moves them to the dead-letter queue.
 */
export async function handleFileEvents(
  services: FileEventServices,
  event: SQSEvent,
  limits: FileEventLimits,
): Promise<SQSBatchResponse> {
  const batchItemFailures: { itemIdentifier: string }[] = [];
  for (const message of event.Records) {
    if (!(await handleFileEvent(services, message, limits))) {
      batchItemFailures.push({ itemIdentifier: message.messageId });
    }
  }
  return { batchItemFailures };
}

// Returns whether the message is done: false returns it to the queue.
async function handleFileEvent(
  services: FileEventServices,
  message: SQSRecord,
  limits: FileEventLimits,
): Promise<boolean> {
  const startMs = services.nowMs();
  const key = keyOf(message);
  if (key !== null && isInboxKey(key)) {
    return followInboxChange(services, key, message);
  }
  const delivery = deliveryOf(key, message, limits);
  if (delivery === null) {
    writeLog('error', 'upload_event_invalid', { message_id: message.messageId });
    return false;
  }
  const { companyId, baseId, documentId } = delivery.address;
  const fields = {
    company_id: companyId,
    base_id: baseId,
    document_id: documentId,
    version: delivery.fileVersion,
    delivery: delivery.count,
  };
  const meter = createUsageMeter(services.priceOf);
  try {
    const outcome = await ingestDocument(metered(services, meter), delivery);
    writeLog('info', 'document_ingested', { ...fields, ...outcome, ms: services.nowMs() - startMs });
    return true;
  } catch (error) {
    const reason = describeError(error);
    writeLog('error', 'document_not_ingested', { ...fields, reason, ms: services.nowMs() - startMs });
    await announceRetry(services, { message, delivery, error, limits }).catch((failed: unknown) =>
      writeLog('warn', 'retry_not_announced', { ...fields, reason: describeError(failed) }),
    );
    return false;
  } finally {
    await recordCost(services, companyId, meter.usage().uses);
  }
}

// Returns the services with models that meter every call, so that a delivery that fails is charged as well.
function metered(services: IngestServices, meter: UsageMeter): IngestServices {
  // Indexes that share a model share the metered one, too: a passage is embedded once for all of them.
  const models = new Map<EmbeddingModel, EmbeddingModel>(
    services.indexes.map(({ embedding }) => [
      embedding,
      { embed: (text, signal) => embedding.embed(text, signal, meter) },
    ]),
  );
  const indexes = services.indexes.map((index) => ({
    ...index,
    embedding: models.get(index.embedding) ?? index.embedding,
  }));
  return { ...services, indexes };
}

// A cost that cannot be recorded does not undo the ingestion; it is logged instead.
async function recordCost(services: IngestServices, companyId: string, uses: readonly Use[]): Promise<void> {
  if (uses.length === 0) {
    return;
  }
  await services.recordCost(companyId, uses).catch((error: unknown) => {
    const inputTokens = uses.reduce((sum, use) => sum + use.inputTokens, 0);
    writeLog('error', 'ingestion_cost_lost', {
      company_id: companyId,
      input_tokens: inputTokens,
      reason: describeError(error),
    });
  });
}

interface FailedDelivery {
  readonly message: SQSRecord;
  readonly delivery: Delivery;
  readonly error: unknown;
  readonly limits: FileEventLimits;
}

// Saves why the delivery failed and when the next attempt is due. If this fails, the queue still delivers the message
// again. The last delivery is not an attempt: it only records the failure (ingest-document.ts).
async function announceRetry(services: IngestServices, { message, delivery, error, limits }: FailedDelivery) {
  const seconds = retryDelaySeconds(delivery.count);
  const sentenceOf = delivery.count >= delivery.countMax - 1 ? lastAttemptSentence : retrySentence;
  if (seconds !== null) {
    await limits.postpone(message, seconds);
  }
  const record = ifFilePending(await services.documents.get(delivery.address), delivery.fileVersion);
  if (record !== null) {
    const at = new Date(services.nowMs()).toISOString();
    // The outcome is ignored: a record that changed in the meantime has newer information.
    await services.documents.save(postponeVersion(record, sentenceOf(error, seconds), at), record);
  }
}

// The key contains a file name that a person chose, so it is not logged.
async function followInboxChange(services: FileEventServices, key: string, { messageId }: SQSRecord): Promise<boolean> {
  const startMs = services.nowMs();
  const fields = { message_id: messageId };
  try {
    const outcome = await followInbox(services, key);
    const isRefused = outcome === 'refused';
    writeLog(isRefused ? 'warn' : 'info', isRefused ? 'inbox_refused' : 'inbox_followed', {
      ...fields,
      outcome,
      ms: services.nowMs() - startMs,
    });
    return true;
  } catch (error) {
    writeLog('error', 'inbox_not_followed', {
      ...fields,
      reason: describeError(error),
      ms: services.nowMs() - startMs,
    });
    return false;
  }
}

function keyOf({ body }: SQSRecord): string | null {
  const parsed = v.safeParse(ObjectEvent, body);
  return parsed.success ? parsed.output.detail.object.key : null;
}

function deliveryOf(
  key: string | null,
  message: SQSRecord,
  { deliveriesMax, signal }: FileEventLimits,
): Delivery | null {
  const file = key === null ? null : parseDocumentFileKey(key);
  if (file === null) {
    return null;
  }
  const { version: fileVersion, ...address } = file;
  return {
    address,
    fileVersion,
    count: Number(message.attributes.ApproximateReceiveCount),
    countMax: deliveriesMax,
    signal,
  };
}
