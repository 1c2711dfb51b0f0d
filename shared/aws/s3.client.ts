import { S3Client } from '@aws-sdk/client-s3';
import { requestDeadlines } from './request-deadlines.ts';

// A file of up to 50 MB is read or written with one request.
const ANSWER_TIMEOUT_MS = 20_000;

/**
 * An S3 client with time limits for connecting and answering. Region, credentials and endpoint come from the
 * environment that Lambda sets.
 */
export function createS3(): S3Client {
  return new S3Client({ requestHandler: requestDeadlines(ANSWER_TIMEOUT_MS) });
}
