import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { answerCloudFailure } from '../../protocol/cloud-failure.ts';
import { decodePercent } from '../../protocol/decode-percent.ts';
import { listenOnLoopback } from '../../protocol/listen-on-loopback.ts';
import { physicalName } from '../../protocol/physical-name.ts';
import { ServiceFault } from '../../protocol/service-fault.ts';
import { xmlDocument } from '../../protocol/xml.ts';
import type { MakeResource, StandIn, WebContext } from '../../stand-in.ts';
import type { S3 } from '../s3/s3.ts';
import { type Behavior, type DistributionDefinition, matches, readDistribution } from './distribution.ts';
import { readHeadersPolicy } from './headers-policy.ts';

/** The port of the distribution, and the bucket that it reads. */
interface CloudFrontOptions {
  /** The loopback port of the distribution; 0: any free one. */
  readonly port: number;
  readonly s3: Pick<S3, 'readForDistribution'>;
}

interface Distribution extends DistributionDefinition {
  readonly arn: string;
}

type Policies = ReadonlyMap<string, Readonly<Record<string, string>>>;

// Compressed files by ETag: compressing the console takes longer than sending it.
type Compressed = Map<string, Buffer>;

const COMPRESSIBLE = /^(?:text\/|application\/(?:json|javascript|yaml)|image\/svg)/;
// CloudFront does not compress smaller files.
const COMPRESSED_BYTES_MIN = 1_000;
const SERVICE = 'cloudfront';

/** Creates CloudFront: one distribution on its own loopback port, which replaces its host name. */
export function createCloudFront(context: WebContext, { port, s3 }: CloudFrontOptions): StandIn {
  const policies = new Map<string, Readonly<Record<string, string>>>();
  const dependencies: SiteDependencies = { context, policies, s3, compressed: new Map() };
  let server: Server | null = null;
  const makeDistribution: MakeResource = async (resource) => {
    if (server !== null) {
      throw new Error('The local cloud serves one distribution; the templates define more.');
    }
    const id = distributionId(resource);
    const definition = readDistribution(resource);
    for (const { origin } of definition.behaviors) {
      if (origin.kind === 'api') {
        context.restApis.attachToDistribution(origin.apiId);
      }
    }
    const arn = `arn:aws:cloudfront::${context.accountId}:distribution/${id}`;
    server = createSite({ ...definition, arn }, dependencies);
    const domainName = `d${id.slice(1).toLowerCase()}.cloudfront.net`;
    context.addresses.add(`https://${domainName}`, await listenOnLoopback(server, port));
    return { ref: id, attributes: { DomainName: domainName, Id: id } };
  };
  return {
    services: [SERVICE],
    resources: {
      'AWS::CloudFront::Distribution': makeDistribution,
      'AWS::CloudFront::OriginAccessControl': async (resource) => {
        const id = physicalName(resource, 64);
        return { ref: id, attributes: { Id: id } };
      },
      'AWS::CloudFront::ResponseHeadersPolicy': async (resource) => {
        const id = physicalName(resource, 64);
        policies.set(id, readHeadersPolicy(resource));
        return { ref: id, attributes: { Id: id } };
      },
    },
    operationOf: () => {
      throw new ServiceFault(
        400,
        'UnknownOperationException',
        `The local cloud serves the pages of ${SERVICE}, but none of its API operations.`,
      );
    },
    permissionsFor: () => [],
    answer: async () => ({ status: 400 }),
    refuse: (_request, error) => ({ status: error.status, body: error.message }),
    stop: async () => {
      server?.closeAllConnections();
      await new Promise((resolve) => (server?.listening === true ? server.close(resolve) : resolve(null)));
    },
  };
}

function createSite(distribution: Distribution, dependencies: SiteDependencies): Server {
  return createServer(async (incoming, outgoing) => {
    try {
      await answer(incoming, outgoing, { distribution, dependencies });
    } catch (error) {
      dependencies.context.report(error instanceof Error ? (error.stack ?? error.message) : String(error));
      answerCloudFailure(outgoing, 502);
    }
  });
}

function distributionId(resource: Parameters<MakeResource>[0]): string {
  const name = physicalName(resource, 128).slice(-13).toUpperCase();
  return `E${name.replaceAll(/[^A-Z0-9]/g, 'X')}`;
}

interface SiteDependencies {
  readonly context: WebContext;
  readonly policies: Policies;
  readonly s3: Pick<S3, 'readForDistribution'>;
  readonly compressed: Compressed;
}

async function answer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { distribution, dependencies }: { readonly distribution: Distribution; readonly dependencies: SiteDependencies },
): Promise<void> {
  const [path = '/'] = (incoming.url ?? '/').split('?');
  const behavior = distribution.behaviors.find(({ pathPattern }) => matches(pathPattern, path)) as Behavior;
  if (!behavior.allowedMethods.includes(incoming.method ?? '')) {
    outgoing.writeHead(403, { 'content-type': 'text/html' }).end('This distribution does not accept this method.\n');
    return;
  }
  const added = headersOf(behavior, dependencies);
  if (behavior.origin.kind === 'api') {
    await dependencies.context.restApis.serveForDistribution(behavior.origin.apiId, {
      incoming,
      outgoing,
      headers: added,
    });
    return;
  }
  const key = path === '/' ? distribution.rootObject : decodePercent(path.slice(1));
  if (key === null) {
    const message = "Couldn't parse the specified URI.";
    return refuse(outgoing, { status: 400, code: 'InvalidURI', message }, added);
  }
  const found = await dependencies.s3.readForDistribution(distribution.arn, behavior.origin.bucket, key);
  if (found === null) {
    // Without the permission to list the bucket, S3 does not reveal that a key does not exist.
    return refuse(outgoing, { status: 403, code: 'AccessDenied', message: 'Access Denied' }, added);
  }
  send(incoming, outgoing, {
    body: found.body,
    headers: { ...found.headers, ...added },
    compressed: behavior.compresses ? dependencies.compressed : null,
  });
}

// Answers with an error of S3.
function refuse(
  outgoing: ServerResponse,
  { status, code, message }: { readonly status: number; readonly code: string; readonly message: string },
  added: Readonly<Record<string, string>>,
): void {
  const body = xmlDocument('Error', { Code: code, Message: message });
  outgoing.writeHead(status, { 'content-type': 'application/xml', ...added }).end(body);
}

interface SentFile {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Null if the behavior compresses nothing. */
  readonly compressed: Compressed | null;
}

function send(incoming: IncomingMessage, outgoing: ServerResponse, { headers, body, compressed }: SentFile): void {
  if (incoming.headers['if-none-match'] === headers.etag || incoming.headers['if-none-match'] === `W/${headers.etag}`) {
    outgoing.writeHead(304, headers).end();
    return;
  }
  const isCompressible = COMPRESSIBLE.test(headers['content-type'] ?? '') && body.length >= COMPRESSED_BYTES_MIN;
  const takesGzip = String(incoming.headers['accept-encoding'] ?? '').includes('gzip');
  const isCompressed = compressed !== null && isCompressible && takesGzip;
  const bytes = isCompressed ? compressOnce(compressed, headers.etag ?? '', body) : body;
  const encoding = isCompressed ? { 'content-encoding': 'gzip', etag: `W/${headers.etag}` } : {};
  outgoing.writeHead(200, { ...headers, ...encoding, vary: 'accept-encoding', 'content-length': String(bytes.length) });
  outgoing.end(incoming.method === 'HEAD' ? undefined : bytes);
}

function compressOnce(compressed: Compressed, etag: string, body: Buffer): Buffer {
  const bytes = compressed.get(etag) ?? gzipSync(body);
  compressed.set(etag, bytes);
  return bytes;
}

function headersOf(
  { headersPolicyId }: Behavior,
  { context, policies }: SiteDependencies,
): Readonly<Record<string, string>> {
  const policy = headersPolicyId === null ? {} : policies.get(headersPolicyId);
  if (policy === undefined) {
    throw new Error(`There is no response headers policy ${headersPolicyId}.`);
  }
  return Object.fromEntries(Object.entries(policy).map(([name, value]) => [name, context.addresses.toLocal(value)]));
}
