import { createServer, type Server, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { answerCloudFailure } from '../protocol/cloud-failure.ts';
import { listenOnLoopback } from '../protocol/listen-on-loopback.ts';
import { physicalName } from '../protocol/physical-name.ts';
import type { Exchange, MakeResource, TemplateResource, WebContext } from '../stand-in.ts';
import { type Api, type ApiParts, assembleApis } from './api-model.ts';
import { readAuthorizer, readGatewayResponse, readResource, readRestApi, readStage } from './api-properties.ts';
import type { GatewayDependencies } from './call-function.ts';
import { renderTemplate } from './gateway-response-template.ts';
import { type HandledRequest, handleRequest } from './handle-request.ts';
import { type IncomingRequest, readRequest } from './incoming-request.ts';
import { readMethod } from './method-properties.ts';
import { domainNameOf } from './request-event.ts';

type RestApis = WebContext['restApis'];

/** The stand-in for API Gateway: makes the REST API of the templates, and serves it. */
export interface Gateway extends RestApis {
  readonly resources: Readonly<Record<string, MakeResource>>;
  /**
   * Opens a loopback port (0: any free one) before any resource is made; resolves with the URL, without the stage.
   * Requests wait until `open`.
   */
  readonly listen: (port: number, sourceIpOf?: (remoteAddress: string) => string) => Promise<string>;
  /**
   * Serves the API that is not behind a distribution, once every resource is made, and returns its origin on AWS.
   *
   * @throws unless there is exactly one.
   */
  readonly open: () => string;
  /** Takes no new calls, and waits at most `msMax` for those that are under way. */
  readonly finishCalls: (msMax: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

// API Gateway's quota for the request line and all headers together.
const HEAD_BYTES_MAX = 10_240;
// Above API Gateway's own limit, so that its response is sent and not Node's.
const HEAD_BYTES_READ_MAX = 65_536;

/** Creates a gateway without an API, which the templates define later. */
export function createGateway(
  place: { readonly region: string; readonly accountId: string },
  cloud: GatewayDependencies,
): Gateway {
  const parts: ApiParts = {
    apis: [],
    resources: [],
    methods: [],
    authorizers: new Map(),
    gatewayResponses: [],
    stages: [],
  };
  const opened = Promise.withResolvers<Api>();
  const all = Promise.withResolvers<readonly Api[]>();
  const behindDistribution = new Set<string>();
  let shutdown: Shutdown | null = null;
  return {
    resources: resourcesOf(parts),
    listen: async (port, sourceIpOf = (remoteAddress) => remoteAddress) => {
      const server = createApiServer(opened.promise, cloud, sourceIpOf);
      shutdown = shutdownOf(server);
      return listenOnLoopback(server, port);
    },
    open: () => {
      const apis = assembleApis(parts, place);
      const [api, ...others] = apis.filter(({ id }) => !behindDistribution.has(id));
      if (api === undefined) {
        throw new Error('The templates define no REST API.');
      }
      if (others.length > 0) {
        throw new Error(
          'The local cloud serves one REST API that is not behind a distribution; the templates define more.',
        );
      }
      all.resolve(apis);
      opened.resolve(api);
      return `https://${domainNameOf(api)}`;
    },
    attachToDistribution: (apiId) => void behindDistribution.add(apiId),
    serveForDistribution: async (apiId, { incoming, outgoing, headers }) => {
      const api = (await all.promise).find(({ id }) => id === apiId);
      if (api === undefined) {
        throw new Error(`There is no REST API ${apiId}.`);
      }
      await serve(await readRequest(incoming, (address) => address), outgoing, { api, cloud, headers });
    },
    finishCalls: async (msMax) => shutdown?.finishCalls(msMax),
    stop: async () => shutdown?.stop(),
  };
}

type Shutdown = Pick<Gateway, 'finishCalls' | 'stop'>;

function shutdownOf(server: Server): Shutdown {
  const underWay = new Map<ServerResponse, Promise<void>>();
  server.prependListener('request', (_incoming, outgoing) => {
    const answered = new Promise<void>((resolve) => outgoing.once('close', resolve));
    underWay.set(
      outgoing,
      answered.then(() => void underWay.delete(outgoing)),
    );
  });
  let closed: Promise<void> | null = null;
  const close = () => {
    closed ??= new Promise((resolve) => server.close(() => resolve()));
    return closed;
  };
  return {
    finishCalls: async (msMax) => {
      void close();
      await Promise.race([Promise.all(underWay.values()), pause(msMax, undefined, { ref: false })]);
    },
    stop: async () => {
      server.closeAllConnections();
      await close();
    },
  };
}

function createApiServer(
  opened: Promise<Api>,
  cloud: GatewayDependencies,
  sourceIpOf: (remoteAddress: string) => string,
): Server {
  const options = { maxHeaderSize: HEAD_BYTES_READ_MAX, keepAliveTimeout: 60_000 };
  return createServer(options, async (incoming, outgoing) => {
    try {
      await serve(await readRequest(incoming, sourceIpOf), outgoing, { api: await opened, cloud, headers: {} });
    } catch (error) {
      if (!incoming.complete) {
        return;
      }
      // A defect of the local cloud itself; API Gateway has no such answer.
      cloud.report(`gateway: ${error instanceof Error ? error.stack : String(error)}`);
      answerCloudFailure(outgoing, 500);
    }
  });
}

async function serve(
  request: IncomingRequest,
  outgoing: ServerResponse,
  { api, cloud, headers }: Pick<Exchange, 'headers'> & { readonly api: Api; readonly cloud: GatewayDependencies },
) {
  if (request.headBytes > HEAD_BYTES_MAX) {
    return refuseHead(outgoing);
  }
  const handled = await handleRequest(api, request, cloud);
  send(outgoing, handled, { now: cloud.now(), method: request.method, headers });
  if (api.accessLogFormat !== null) {
    cloud.accessLog(renderTemplate(api.accessLogFormat, handled.values, '-'));
  }
}

function send(
  outgoing: ServerResponse,
  { response }: HandledRequest,
  { now, method, headers }: Pick<Exchange, 'headers'> & { readonly now: number; readonly method: string },
): void {
  outgoing.sendDate = false;
  outgoing.statusCode = response.statusCode;
  outgoing.setHeader('Date', new Date(now).toUTCString());
  for (const [name, value] of response.headers) {
    outgoing.appendHeader(name, value);
  }
  outgoing.setHeaders(new Map(Object.entries(headers)));
  outgoing.setHeader('Content-Length', Buffer.byteLength(response.body));
  outgoing.end(method === 'HEAD' ? undefined : response.body);
}

// API Gateway refuses these before routing, so no gateway response of the template applies.
function refuseHead(outgoing: ServerResponse): void {
  const body = JSON.stringify({ message: `HTTP header is larger than ${HEAD_BYTES_MAX} bytes.` });
  outgoing.writeHead(431, { 'content-type': 'application/json' }).end(body);
}

function resourcesOf(parts: ApiParts): Readonly<Record<string, MakeResource>> {
  return {
    'AWS::ApiGateway::RestApi': async (resource) => {
      const id = shortId(resource);
      const rootId = `${id.slice(0, 9)}r`;
      parts.apis.push(readRestApi(resource, id));
      parts.resources.push({ apiId: id, id: rootId, parentId: null, pathPart: '' });
      return { ref: id, attributes: { RootResourceId: rootId, RestApiId: id } };
    },
    'AWS::ApiGateway::Resource': async (resource) => {
      const id = shortId(resource);
      parts.resources.push({ id, ...readResource(resource) });
      return { ref: id, attributes: { ResourceId: id } };
    },
    'AWS::ApiGateway::Method': async (resource) => {
      parts.methods.push(readMethod(resource));
      return { ref: physicalName(resource, 64), attributes: {} };
    },
    'AWS::ApiGateway::Authorizer': async (resource) => {
      const id = shortId(resource);
      parts.authorizers.set(id, readAuthorizer(resource, id));
      return { ref: id, attributes: { AuthorizerId: id } };
    },
    'AWS::ApiGateway::GatewayResponse': async (resource) => {
      parts.gatewayResponses.push(readGatewayResponse(resource));
      return { ref: physicalName(resource, 64), attributes: {} };
    },
    'AWS::ApiGateway::Deployment': async (resource) => {
      const id = shortId(resource);
      return { ref: id, attributes: { DeploymentId: id } };
    },
    'AWS::ApiGateway::Stage': async (resource) => {
      const stage = readStage(resource);
      parts.stages.push(stage);
      return { ref: stage.stageName, attributes: {} };
    },
  };
}

// Like API Gateway's ids, ten lower-case letters and digits, but the same at every start.
function shortId(resource: TemplateResource): string {
  return physicalName(resource, 128).slice(-10);
}
