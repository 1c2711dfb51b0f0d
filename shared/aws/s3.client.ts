import { S3Client } from '@aws-sdk/client-s3';
import { requestDeadlines } from './request-deadlines.ts';

const ANSWER_TIMEOUT_MS = 20_000;

/**
 * The stage's S3, with deadlines on connecting and answering; region, role and endpoint come from the environment as
 * AWS sets it.
 */
export function createS3(): S3Client {
  return new S3Client({ requestHandler: requestDeadlines(ANSWER_TIMEOUT_MS) });
}
