import { randomUUID } from 'node:crypto';
import { readJsonBody, targetOf } from '../../protocol/json-service.ts';
import { ServiceFault } from '../../protocol/service-fault.ts';
import type { AwsRequest, CloudContext, StandIn } from '../../stand-in.ts';
import { connectToDatabase, type DatabaseConnection } from './database-connection.ts';
import { startDatabaseServer } from './database-server.ts';
import { requireKeyValues } from './key-values.ts';
import { makeTable } from './table.ts';
import { tablePermissions } from './table-permissions.ts';

/**
 * DynamoDB: dynoxide as a child process that ends with this one, or with `endpoint` any other DynamoDB, which then
 * keeps its own state.
 */
export function createDynamoDb(context: CloudContext, options: { readonly endpoint?: string } = {}): StandIn {
  const database = openDatabase(context, options.endpoint);
  // The first request or table to create reports a failure; nothing waits for the start before that.
  database.catch(() => undefined);
  const arnOf = (name: string) => `arn:aws:dynamodb:${context.region}:${context.accountId}:table/${name}`;
  const operationOf = (request: AwsRequest) =>
    targetOf(request, { service: 'dynamodb', target: 'DynamoDB_20120810', operations: tablePermissions });
  return {
    services: ['dynamodb'],
    resources: { 'AWS::DynamoDB::Table': async (resource) => makeTable(resource, (await database).call, arnOf) },
    operationOf,
    permissionsFor: (request) => tablePermissions[operationOf(request)]?.(fieldsOf(request), arnOf) ?? [],
    answer: async (request) => {
      requireKeyValues(fieldsOf(request));
      const { forward } = await database;
      return forward(request).catch((error: Error) => {
        const message = `The database behind the local cloud did not answer: ${error.message}.`;
        return refuse(request, { status: 500, code: 'InternalServerError', message });
      });
    },
    refuse,
    stop: async () => (await database.catch(() => null))?.stop(),
  };
}

const refuse: StandIn['refuse'] = (_request, error) => ({
  status: error.status,
  headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amzn-requestid': randomUUID() },
  body: JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${error.code}`, message: error.message }),
});

async function openDatabase(
  context: CloudContext,
  endpoint: string | undefined,
): Promise<DatabaseConnection & { stop: () => Promise<void> }> {
  if (endpoint !== undefined) {
    const connection = connectToDatabase(endpoint);
    return { ...connection, stop: async () => connection.close() };
  }
  const ended = (reason: string) => context.report(`dynoxide has ended by itself: ${reason || 'no message'}`);
  const server = await startDatabaseServer({ dataDirectory: context.dataDirectory, ended });
  if (!server.isPrivate) {
    context.report(
      'other users of this machine can reach the tables: this system cannot give them a network of their own.',
    );
  }
  const connection = connectToDatabase(server.endpoint, server.agent);
  return {
    ...connection,
    stop: async () => {
      connection.close();
      await server.stop();
    },
  };
}

function fieldsOf(request: AwsRequest): Readonly<Record<string, unknown>> {
  const body = readJsonBody(request);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new ServiceFault(400, 'SerializationException', 'The body is not a JSON object.');
  }
  return body as Readonly<Record<string, unknown>>;
}
