import type { ENDPOINTS } from '../../functions/endpoints.ts';
import type { FaultName } from './faults.ts';

/**
 * By service and operation, one letter for each fault in ORDER: what a caller gets during the fault. `S` is 200, `U`
 * 503 with Retry-After, `R` 500 (the function's clock is wrong), and `G` API Gateway's 502 for a function that ended.
 * For a document, `S` is ready and `P` pending. Letters in brackets are alternatives, depending on whose request the
 * fault affects first: the authorizer's, the function's or the schedule's. After every fault the next call is answered
 * with 200, and the document becomes ready and is found once. No row has a `-` (the fault affected no request), `!`
 * (the next attempt failed), `+` (a key was created but never shown) or `#` (something exists twice, or is left
 * behind): each is a defect, or a row that tests nothing.
 */
type Row = Readonly<Record<string, string>>;

/** The order of the letters in a row. */
export const ORDER: readonly FaultName[] = [
  'is down',
  'throttles',
  'throttles with Retry-After',
  'resets the connection',
  'applies the request once and resets the connection',
  'never answers',
  'answers byte by byte',
  'answers with half of a response',
  'answers with an HTML page',
  'rejects the time of the signature',
  'sees the function killed once',
];

type RoutePath = (typeof ENDPOINTS)[number]['path'];
type CallPath = RoutePath extends `/public/v1${infer Path}` ? Path : never;

/** The rows of each endpoint; a route without an entry is a compile error. */
export const ENDPOINT_TABLE: Readonly<Record<CallPath, Row>> = {
  '/health': { 'dynamodb GetItem': 'UUUUSUUUUU[SU]', secretsmanager: 'UUUUSUUUUUU' },
  '/knowledge-bases': { 'dynamodb Query': 'UUUUSUUUUR[SG]' },
  '/knowledge/search': {
    'dynamodb Query': 'UUUUSUUUUR[SG]',
    'bedrock InvokeModel': 'UUUUUUUUUUG',
    aoss: 'UUUUSUUUUUG',
  },
  '/copilot/query': {
    'dynamodb UpdateItem': 'UUUUSUUUUR[SUG]',
    'bedrock InvokeModel': 'UUUUUUUUUUG',
    'bedrock Converse': 'UUUUUUUUUUG',
    aoss: 'UUUUSUUUUUG',
  },
};

/** The rows of the worker that ingests documents. */
export const INGESTION_TABLE: Row = {
  's3 GetObject': 'PPPPSPPPPPP',
  'bedrock InvokeModel': 'PPPPSPPPPPP',
  aoss: 'PPPPSPPPPPP',
  dynamodb: 'PPPPSPPPPPP',
  sqs: 'PPPPPPPPPPP',
};

/**
 * The rows of operations and housekeeping: the work, the function that the fault affects, and the service. `S` is done,
 * `U` unavailable, `R` an internal error, `G` API Gateway's 502, and `F` a function that ended with an error, at its
 * timeout or by force, which an alarm counts. Housekeeping counts as done even if it leaves some work to the next hour.
 */
export const OPERATION_TABLE: Row = {
  'administer of administer dynamodb': 'UUUUSUFUUR[SF]',
  'administer of administer secretsmanager': 'UUUUSUUUUU[SF]',
  'retry of administer s3': 'UUUUSUFUUU[SF]',
  'retry of administer sqs': 'SSSSSSSSSS[SF]',
  'deletion of administer aoss': 'SSSSSSSSSS[SF]',
  'console of console dynamodb': 'UUUUSUUUURG',
  'console of console secretsmanager': 'UUUUSUUUUUG',
  'console of console-authorizer dynamodb': 'UUUUSUUUUUU',
  'housekeeping of housekeeping dynamodb': 'FFFFSFSFFF[SF]',
  'housekeeping of housekeeping aoss': 'SSSSSSSSSS[SF]',
  'housekeeping of housekeeping s3': 'SSSSSSFSSS[SF]',
};
