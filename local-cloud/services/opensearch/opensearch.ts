import { join } from 'node:path';
import { ServiceFault } from '../../protocol/service-fault.ts';
import type { AwsRequest, AwsResponse, CloudContext, Permission, StandIn } from '../../stand-in.ts';
import { type Collection, collectionResources } from './collection.ts';
import { createDataAccess } from './data-access.ts';
import { refuseParameters } from './data-plane.ts';
import { openDatabase } from './database.ts';
import { answerDomainOperation, domainArn } from './domain.ts';
import { openIndexCatalog } from './index/index-catalog.ts';
import { connectIndexServer } from './index-server.ts';
import { type Indexes, localIndexes } from './indexes.ts';
import { type DomainOperation, readOperation } from './operation.ts';
import { SearchError } from './search-error.ts';
import { forbidden, guardServerless } from './serverless.ts';

/** Options of the stand-in for OpenSearch. */
export interface OpenSearchOptions {
  /**
   * Milliseconds until a search sees a write: 0 by default, up to 10,000 on Serverless. With `endpoint`, 0 makes every
   * bulk request visible at once, and any other value, or none, leaves the interval of one second to the server.
   */
  readonly refreshIntervalMs?: number;
  /** A provisioned domain that the operator runs (service `es`); no template makes one. */
  readonly domain?: string;
  /**
   * The endpoint of a real OpenSearch that keeps the indexes of the collection and of the domain, and its own state.
   */
  readonly endpoint?: string;
}

/** The stand-in for OpenSearch Serverless and for a provisioned domain. */
export interface OpenSearch extends StandIn {
  /** Changes how late searches see writes, from the next write on. */
  readonly setRefreshInterval: (milliseconds: number) => void;
}

/** OpenSearch as far as the product uses it, over SQLite; README.md says what it does and does not do. */
export function createOpenSearch(context: CloudContext, options: OpenSearchOptions = {}): OpenSearch {
  let intervalMs = options.refreshIntervalMs ?? 0;
  let collection: Collection | null = null;
  const { serverless, provisioned, close } = openIndexes(context, options, () => intervalMs);
  const access = createDataAccess();

  const answerServerless = async (request: AwsRequest): Promise<AwsResponse> => {
    const operation = guardServerless(readOperation(request), request, { access, collection });
    refuseParameters(request);
    return serverless.answer(operation, request);
  };
  const domain = { name: options.domain, context, indexes: provisioned };
  return {
    services: ['aoss', 'es'],
    resources: collectionResources(context, {
      access,
      indexes: serverless,
      onMade: (made) => {
        collection = made;
      },
    }),
    operationOf: (request) => readOperation(request).name,
    permissionsFor: (request) =>
      request.service === 'es'
        ? domainPermissions(context, options.domain ?? 'unknown', request)
        : [
            {
              action: 'aoss:APIAccessAll',
              resource: collection?.arn ?? `arn:aws:aoss:${context.region}:${context.accountId}:collection/none`,
            },
          ],
    answer: async (request) => {
      try {
        return await (request.service === 'es' ? answerDomain(domain, request) : answerServerless(request));
      } catch (error) {
        if (error instanceof SearchError) {
          return errorAnswer(request, error.status, error.body);
        }
        throw error;
      }
    },
    refuse,
    stop: async () => close(),
    setRefreshInterval: (milliseconds) => {
      intervalMs = milliseconds;
    },
  };
}

interface Domain {
  /** Undefined if the stage has no domain. */
  readonly name: string | undefined;
  readonly context: CloudContext;
  readonly indexes: Indexes;
}

async function answerDomain({ name, context, indexes }: Domain, request: AwsRequest): Promise<AwsResponse> {
  const operation = readOperation(request);
  if ('domain' in operation) {
    if (operation.domain !== name) {
      throw new ServiceFault(409, 'ResourceNotFoundException', `Domain not found: ${operation.domain}`);
    }
    return answerDomainOperation(operation, request, { context, indexes });
  }
  if (name === undefined) {
    throw forbidden('there is no domain');
  }
  if (operation.name === 'Refused') {
    throw new ServiceFault(400, 'UnknownOperationException', `${operation.what} is not supported by the local cloud.`);
  }
  refuseParameters(request);
  return indexes.answer(operation, request);
}

function openIndexes(context: CloudContext, options: OpenSearchOptions, refreshIntervalMs: () => number) {
  const { report, now, dataDirectory } = context;
  if (options.endpoint !== undefined) {
    const indexes = connectIndexServer(options.endpoint, { refreshesAtOnce: options.refreshIntervalMs === 0, report });
    return { serverless: indexes, provisioned: indexes, close: () => undefined };
  }
  const file = dataDirectory === null ? null : join(dataDirectory, 'opensearch.sqlite');
  const database = openDatabase(file, report);
  const indexesOf = (owner: string): Indexes =>
    localIndexes(openIndexCatalog(database, owner, { refreshIntervalMs, now, report }));
  return { serverless: indexesOf('aoss'), provisioned: indexesOf('es'), close: () => database.close() };
}

const METHOD_ACTIONS: Readonly<Record<string, string>> = {
  GET: 'Get',
  HEAD: 'Head',
  POST: 'Post',
  PUT: 'Put',
  DELETE: 'Delete',
};

function domainPermissions(context: CloudContext, domain: string, request: AwsRequest): Permission[] {
  const operation = readOperation(request);
  if ('domain' in operation) {
    return controlPermissions(domainArn(context, operation.domain), operation, request);
  }
  const action = `es:ESHttp${METHOD_ACTIONS[request.method] ?? request.method}`;
  return [{ action, resource: `${domainArn(context, domain)}${request.path}` }];
}

// The service creates and reads an index with requests to the domain, which the caller must be allowed to make.
const REQUESTS_FOR = { DescribeDomain: [], CreateIndex: ['Head', 'Put', 'Post'], GetIndex: ['Get'] } as const;

function controlPermissions(domain: string, operation: DomainOperation, request: AwsRequest): Permission[] {
  const index = operation.name === 'GetIndex' ? operation.index : indexIn(request);
  return [
    { action: `es:${operation.name}`, resource: domain },
    ...REQUESTS_FOR[operation.name].map((method) => ({ action: `es:ESHttp${method}`, resource: `${domain}/${index}` })),
  ];
}

// The name of the index to create; an invalid body is refused when the operation is run.
function indexIn({ body }: AwsRequest): string {
  return /"IndexName"\s*:\s*"([^"]*)"/.exec(body.toString('utf8'))?.[1] ?? '*';
}

function refuse(
  request: AwsRequest,
  { status, code, message }: { status: number; code: string; message: string },
): AwsResponse {
  if (request.service === 'es' && request.path.startsWith('/2021-01-01/')) {
    return {
      status,
      headers: { 'content-type': 'application/json', 'x-amzn-errortype': code },
      body: JSON.stringify({ message }),
    };
  }
  const refused = status === 403 ? forbidden(message) : new SearchError(status, { type: code, reason: message });
  return errorAnswer(request, status, refused.body);
}

function errorAnswer({ method }: AwsRequest, status: number, body: object): AwsResponse {
  const headers = { 'content-type': 'application/json; charset=UTF-8' };
  return method === 'HEAD' ? { status, headers } : { status, headers, body: JSON.stringify(body) };
}
