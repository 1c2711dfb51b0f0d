import type { ENDPOINTS } from '../../functions/endpoints.ts';
import type { FaultName } from './faults.ts';

/**
 * By service and operation, a letter for each fault in ORDER. What a caller gets meanwhile: `S` 200, `U` 503 with
 * Retry-After, `R` 500 (no authorizer can decide, the clock is wrong, or the first write was cut off), `G` the 502
 * of API Gateway for a function that ended. Of a document: `S` it is ready, `P` it is pending. In every case the
 * next call after the fault is answered with 200, and the document becomes ready and is found once. Brackets: it
 * depends on whose call meets the fault first: the authorizer's, the function's or that of the schedule.
 */
type Row = Readonly<Record<string, string>>;

/** The order of the letters in a row. */
export const ORDER: readonly FaultName[] = [
  'is down',
  'throttles',
  'throttles and says until when',
  'resets the connection',
  'resets once after it was applied',
  'never answers',
  'answers byte by byte',
  'answers half of it',
  'answers something else',
  'takes the clock for wrong',
  'sees the worker killed once',
];

type RoutePath = (typeof ENDPOINTS)[number]['path'];
type CallPath = RoutePath extends `/public/v1${infer Path}` ? Path : never;

/** By endpoint, and by service and operation; a route without a row is a compile error. */
export const ENDPOINT_TABLE: Readonly<Record<CallPath, Row>> = {
  '/health': { 'dynamodb GetItem': 'RRRRSRRRRR[SR]', secretsmanager: 'RRRRRRRRRRR' },
  '/knowledge-bases': { 'dynamodb Query': 'UUUUSUUUUR[SG]' },
  '/knowledge/search': {
    'dynamodb Query': 'UUUUSUUUUR[SG]',
    'bedrock InvokeModel': 'UUUUUUUUUUG',
    aoss: 'UUUUSUUUUUG',
  },
  '/copilot/query': {
    'dynamodb UpdateItem': 'UUUUSUUUUR[SRG]',
    'bedrock InvokeModel': 'UUUUUUUUUUG',
    'bedrock Converse': 'UUUUUUUUUUG',
    aoss: 'UUUUSUUUUUG',
  },
};

/** Of the worker that ingests documents. */
export const INGESTION_TABLE: Row = {
  's3 GetObject': 'PPPPSPPPPPP',
  'bedrock InvokeModel': 'PPPPSPPPPPP',
  aoss: 'PPPPSPPPPPP',
  dynamodb: 'PPPPSPPPPPP',
  sqs: 'PPPPPPPPPPP',
};

/**
 * Of what makes keys (`administer` for the operators' commands, `console` for its pages) and of housekeeping, by the
 * function that meets the fault. `S` done, `U` unavailable, `R` an internal error, `G` the 502 of API Gateway, `F` the
 * function ended by an error, by its time limit or by force, which an alarm counts. `+`: a key was made although nobody
 * was shown it. Housekeeping that is done has left what it could not do to the next hour.
 */
export const OPERATION_TABLE: Row = {
  'administer of administer dynamodb': 'UUUUSUFUUR[SF]',
  'administer of administer secretsmanager': 'UUUUUUUUUU[SF]',
  'retry of administer s3': 'UUUUSUFUUU[SF]',
  'retry of administer sqs': 'SSSSSSSSSS[SF]',
  'deletion of administer aoss': 'SSSSSSSSSS[SF]',
  'console of console dynamodb': 'UUUUSUUUURG',
  'console of console secretsmanager': 'UUUUUUUUUUG',
  'console of console-authorizer dynamodb': 'RRRRSRRRRRR',
  'housekeeping of housekeeping dynamodb': 'FFFFSFSFFF[SF]',
  'housekeeping of housekeeping aoss': 'SSSSSSSSSS[SF]',
  'housekeeping of housekeeping s3': 'SSSSSSFSSS[SF]',
};
