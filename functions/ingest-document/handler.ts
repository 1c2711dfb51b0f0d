import type { Context, SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { LambdaEnvironment, readEnvironment } from '../../shared/aws/environment.ts';
import { ingestUploads } from '../../shared/ingestion/ingest-uploads.ts';
import { createIngestion } from '../../shared/ingestion/ingestion.wiring.ts';
import { Environment } from './contract.ts';

const { services, limitsFor } = createIngestion(readEnvironment(Environment), readEnvironment(LambdaEnvironment));

/** Ingests the document that each message of the queue announces: an upload, or a file in the inbox. */
export const handler = (event: SQSEvent, context: Context): Promise<SQSBatchResponse> =>
  ingestUploads(services, event, limitsFor(context.getRemainingTimeInMillis()));
