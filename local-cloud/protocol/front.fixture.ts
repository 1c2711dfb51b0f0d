import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AwsRequest, AwsResponse, CloudContext, MadeResource, Permission, StandIn } from '../stand-in.ts';
import { ServiceFault } from './service-fault.ts';

/**
 * A front for the tests of one stand-in. It routes by the credential scope and checks no signatures; it records
 * permissions instead of checking them.
 */
export interface TestFront {
  /** What a client of the SDK needs to reach it. */
  readonly client: { endpoint: string; region: string; credentials: { accessKeyId: string; secretAccessKey: string } };
  readonly context: CloudContext;
  /** `action resource` of every permission that the requests so far need, in order. */
  readonly permissions: string[];
  /** The operation of every request so far, in order. */
  readonly operations: string[];
  /** What the stand-ins reported, and every error that is not a ServiceFault. */
  readonly reports: string[];
  /** The events that the stand-ins put on the event bus. */
  readonly events: Parameters<CloudContext['putEvent']>[0][];
  /** The functions that the stand-ins invoked. */
  readonly invocations: { functionName: string; payload: unknown }[];
  /** What `invoke` does; by default, it resolves with null. */
  onInvoke: (functionName: string, payload: unknown) => unknown;
  /** Moves the cloud's clock forward. */
  readonly advance: (milliseconds: number) => void;
  /** Makes a resource of the stack `Stack`, as the first stand-in that knows its type does. */
  readonly make: (type: string, logicalId: string, properties: object) => Promise<MadeResource>;
  /** Tells every stand-in that all resources exist. */
  readonly start: () => Promise<void>;
  /** Stops the stand-ins and the server; a second call does nothing. */
  readonly close: () => Promise<void>;
}

/** Opens a front on a free port for the stand-ins that `create` makes. Always call `close`. */
export async function openTestFront(
  create: (context: CloudContext, front: TestFront) => readonly StandIn[],
  dataDirectory: string | null = null,
  changes: Partial<CloudContext> = {},
): Promise<TestFront> {
  const standIns: StandIn[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const answer = await dispatch(await readRequest(incoming), standIns, front);
    outgoing.writeHead(answer.status, answer.headers).end(incoming.method === 'HEAD' ? undefined : answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const front = createFront({ endpoint, dataDirectory, ...changes }, standIns, async () => {
    await Promise.all(standIns.splice(0).map((standIn) => standIn.stop?.()));
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  standIns.push(...create(front.context, front));
  return front;
}

function createFront(
  given: Pick<CloudContext, 'endpoint' | 'dataDirectory'> & Partial<CloudContext>,
  standIns: readonly StandIn[],
  close: () => Promise<void>,
): TestFront {
  let aheadMilliseconds = 0;
  const front: TestFront = {
    client: {
      endpoint: given.endpoint,
      region: 'us-east-1',
      credentials: { accessKeyId: 'AKIATRY', secretAccessKey: 'try' },
    },
    context: {
      region: 'us-east-1',
      accountId: '123456789012',
      now: () => Date.now() + aheadMilliseconds,
      invoke: async (functionName, payload) => {
        front.invocations.push({ functionName, payload });
        return front.onInvoke(functionName, payload);
      },
      putEvent: (event) => front.events.push(event),
      report: (line) => front.reports.push(line),
      ...given,
    },
    permissions: [],
    operations: [],
    reports: [],
    events: [],
    invocations: [],
    onInvoke: () => null,
    advance: (milliseconds) => {
      aheadMilliseconds += milliseconds;
    },
    make: async (type, logicalId, properties) => {
      const makeResource = standIns.map(({ resources }) => resources[type]).find((found) => found !== undefined);
      if (makeResource === undefined) {
        throw new Error(`No stand-in makes ${type}.`);
      }
      return makeResource({ stack: 'Stack', logicalId, type, properties: { ...properties } });
    },
    start: async () => {
      await Promise.all(standIns.map((standIn) => standIn.start?.()));
    },
    close,
  };
  return front;
}

async function dispatch(request: AwsRequest, standIns: readonly StandIn[], front: TestFront): Promise<AwsResponse> {
  const standIn = standIns.find(({ services }) => services.includes(request.service));
  if (standIn === undefined) {
    return { status: 500, body: `No stand-in for ${request.service}` };
  }
  try {
    front.operations.push(standIn.operationOf(request));
    front.permissions.push(
      ...standIn.permissionsFor(request).map(({ action, resource }: Permission) => `${action} ${resource}`),
    );
    return await standIn.answer(request);
  } catch (error) {
    if (error instanceof ServiceFault) {
      return standIn.refuse(request, error);
    }
    front.reports.push(String(error));
    return { status: 500, body: String(error) };
  }
}

async function readRequest(incoming: IncomingMessage): Promise<AwsRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) {
    chunks.push(chunk as Buffer);
  }
  const url = new URL(incoming.url ?? '/', 'http://127.0.0.1');
  const scope = incoming.headers.authorization ?? url.searchParams.get('X-Amz-Credential') ?? '';
  return {
    service: /\/([a-z0-9-]+)\/aws4_request/.exec(scope)?.[1] ?? '',
    principal: { arn: 'arn:aws:sts::123456789012:assumed-role/Role/worker', kind: 'role' },
    method: incoming.method ?? 'GET',
    path: (incoming.url ?? '/').split('?', 1)[0] ?? '/',
    query: url.searchParams,
    headers: Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)])),
    body: Buffer.concat(chunks),
  };
}
