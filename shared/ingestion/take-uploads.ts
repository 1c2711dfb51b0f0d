import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import * as v from 'valibot';
import { describeError, writeLog } from '../aws/log.ts';
import { parseDocumentFileKey } from '../knowledge/document.ts';
import { type Delivery, type IngestServices, ingestDocument } from './ingest-document.ts';

/** What S3 tells EventBridge of a new object, as far as it is read. */
const Uploaded = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ detail: v.object({ object: v.object({ key: v.string() }) }) }),
);

/** What the function knows about the queue and its own time. */
export interface IngestLimits {
  /** After how many deliveries the queue gives a message up. */
  readonly deliveriesMax: number;
  /** Aborts when the function must end. */
  readonly signal: AbortSignal;
}

/**
 * Takes in the document of each message, one after the other, with one log line each. A message that failed is named,
 * so that the queue delivers it again or puts it to the dead letters; the others are done.
 */
export async function ingestUploads(
  services: IngestServices,
  event: SQSEvent,
  limits: IngestLimits,
): Promise<SQSBatchResponse> {
  const batchItemFailures: { itemIdentifier: string }[] = [];
  for (const message of event.Records) {
    if (!(await takeUpload(services, message, limits))) {
      batchItemFailures.push({ itemIdentifier: message.messageId });
    }
  }
  return { batchItemFailures };
}

async function takeUpload(services: IngestServices, message: SQSRecord, limits: IngestLimits): Promise<boolean> {
  const startMs = services.nowMs();
  const delivery = deliveryOf(message, limits);
  if (delivery === null) {
    writeLog('error', 'upload_not_understood', { message_id: message.messageId });
    return false;
  }
  const { companyId, baseId, documentId } = delivery.address;
  const fields = {
    company_id: companyId,
    base_id: baseId,
    document_id: documentId,
    version: delivery.version,
    delivery: delivery.count,
  };
  try {
    const outcome = await ingestDocument(services, delivery);
    writeLog('info', 'document_taken_in', { ...fields, ...outcome, ms: services.nowMs() - startMs });
    return true;
  } catch (error) {
    const reason = describeError(error);
    writeLog('error', 'document_not_taken_in', { ...fields, reason, ms: services.nowMs() - startMs });
    return false;
  }
}

function deliveryOf(message: SQSRecord, { deliveriesMax, signal }: IngestLimits): Delivery | null {
  const parsed = v.safeParse(Uploaded, message.body);
  const key = parsed.success ? parseDocumentFileKey(parsed.output.detail.object.key) : null;
  if (key === null) {
    return null;
  }
  const { version, ...address } = key;
  return {
    address,
    version,
    count: Number(message.attributes.ApproximateReceiveCount),
    countMax: deliveriesMax,
    signal,
  };
}
