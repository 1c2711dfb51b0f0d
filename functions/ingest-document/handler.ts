import type { Context, SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { LambdaEnvironment, readEnvironment } from '../../shared/aws/environment.wiring.ts';
import { handleFileEvents } from '../../shared/ingestion/handle-file-events.ts';
import { createIngestion } from '../../shared/ingestion/ingestion.wiring.ts';
import { Environment } from './contract.ts';

const { services, limitsFor } = createIngestion(readEnvironment(Environment), readEnvironment(LambdaEnvironment));

/** Handles each event of the queue: ingests an uploaded document, or follows a change in the inbox. */
export const handler = (event: SQSEvent, context: Context): Promise<SQSBatchResponse> =>
  handleFileEvents(services, event, limitsFor(context.getRemainingTimeInMillis()));
