import { connectFront, connectGateway, connectLambda, makersOf } from './connect-parts.ts';
import { type CoreParts, createCoreParts, issueToOperator, mayDo } from './core-parts.ts';
import { openDataFolder } from './data-folder.ts';
import { returnedBy } from './function-outcome.ts';
import type { Gateway } from './gateway/gateway.ts';
import type { Credentials } from './iam/credentials.ts';
import type { Lambda } from './lambda/lambda.ts';
import { shutDown } from './shut-down.ts';
import type { CloudContext, StandIn, WebContext } from './stand-in.ts';
import { assetPath, readAssembly } from './template/assembly.ts';
import { type Deployment, deploy } from './template/deploy.ts';

/** How a cloud is started. */
export interface CoreOptions {
  /** A cloud assembly: what `cdk synth` wrote. */
  readonly assembly: string;
  /** The folder of the state that survives a restart; null keeps nothing. */
  readonly data: string | null;
  /** Deletes the content of that folder first; false by default. */
  readonly fresh?: boolean;
  /** The API's port; 0: any free one. */
  readonly port: number;
  /** The least time that the gateway and the functions wait, regardless of the templates; 0 by default. */
  readonly answerSeconds?: number;
  /** Replaces values of variables that the templates give to functions; none by default. */
  readonly environment?: Readonly<Record<string, string>>;
  /** The caller's address as the API sees it; by default the address that the connection came from. */
  readonly sourceIp?: (remoteAddress: string) => string;
}

/** Creates the stand-ins other than Lambda, by the names that tests use, and gives access to the event bus. */
type Compose<S> = (contextOf: (part: string) => WebContext) => {
  readonly standIns: S;
  readonly putEvent: CloudContext['putEvent'];
};

/** The running core of a cloud. */
export interface CloudCore<S> extends CoreParts {
  readonly deployment: Deployment;
  readonly baseUrl: string;
  readonly endpoint: string;
  /** The same services over HTTP/2, which the client of Bedrock speaks. */
  readonly http2Endpoint: string;
  readonly operator: Credentials;
  readonly lambda: Lambda;
  readonly standIns: S;
  readonly stop: () => Promise<void>;
}

type Cleanups = (() => Promise<void>)[];

// `LocalCloud.stop` promises five seconds.
const STOP_MS_MAX = 4_500;
// The rest of the stop time is more than it takes to end everything else.
const FINISH_CALLS_MS_MAX = 2_000;

/**
 * Starts everything on loopback and makes every resource of the templates; when that fails, everything that was started
 * is stopped again.
 */
export async function startCore<S extends { readonly [Name in keyof S]: StandIn }>(
  options: CoreOptions,
  compose: Compose<S>,
): Promise<CloudCore<S>> {
  const assembly = readAssembly(options.assembly);
  const folder = openDataFolder(options.data, options);
  const parts = createCoreParts(assembly, folder, options);
  const cleanups: Cleanups = [async () => folder.close(), () => parts.logs.close()];
  let stopping: Promise<void> | null = null;
  // What was started last is stopped first: it may still use what was started before it.
  const stop = () => {
    stopping ??= shutDown(cleanups.reverse(), STOP_MS_MAX, parts.reports.report);
    return stopping;
  };
  try {
    return { ...(await bringUp(options, { parts, compose, cleanups })), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function bringUp<S extends { readonly [Name in keyof S]: StandIn }>(
  options: CoreOptions,
  {
    parts,
    compose,
    cleanups,
  }: { readonly parts: CoreParts; readonly compose: Compose<S>; readonly cleanups: Cleanups },
): Promise<Omit<CloudCore<S>, 'stop'>> {
  const { assembly } = parts;
  const services = new Map<string, StandIn>();
  const front = await connectFront(parts, services);
  cleanups.push(front.stop);
  const lambda = connectLambda(parts, front);
  cleanups.push(async () => lambda.stop?.());
  const gateway = connectGateway(parts, lambda);
  const baseUrl = await gateway.listen(options.port, options.sourceIp);
  cleanups.push(gateway.stop);
  const late: LateParts = { putEvent: () => undefined, outputs: {} };
  const { standIns, putEvent } = compose((part) =>
    contextOf(part, parts, { endpoint: front.endpoint, lambda, gateway, late }),
  );
  late.putEvent = putEvent;
  const all = [lambda, ...Object.values<StandIn>(standIns)];
  for (const standIn of all) {
    if (standIn !== lambda) {
      cleanups.push(async () => standIn.stop?.());
    }
    for (const service of standIn.services) {
      services.set(service, standIn);
    }
  }
  const deployment = await deploy(assembly, makersOf(parts, gateway, all));
  late.outputs = deployment.outputs;
  for (const standIn of all) {
    await standIn.start?.();
  }
  // Added last, so that it is the first step of stopping: calls under way still need all that was started before.
  cleanups.push(() => gateway.finishCalls(FINISH_CALLS_MS_MAX));
  const originOnAws = gateway.open();
  parts.addresses.add(originOnAws, baseUrl);
  const { endpoint, http2Endpoint } = front;
  return { ...parts, deployment, baseUrl, endpoint, http2Endpoint, operator: issueToOperator(parts), lambda, standIns };
}

// The parts of the stand-ins' contexts that are known only after the stand-ins are created.
interface LateParts {
  putEvent: CloudContext['putEvent'];
  outputs: Deployment['outputs'];
}

interface RunningParts {
  readonly endpoint: string;
  readonly lambda: Lambda;
  readonly gateway: Gateway;
  readonly late: LateParts;
}

function contextOf(part: string, parts: CoreParts, { endpoint, lambda, gateway, late }: RunningParts): WebContext {
  const { assembly, folder, addresses, clock, reports } = parts;
  return {
    dataDirectory: folder.folderOf(part),
    region: assembly.region,
    accountId: assembly.accountId,
    endpoint,
    addresses,
    restApis: gateway,
    assetOf: (bucket, key) => assetPath(assembly, bucket, key),
    now: clock.now,
    invoke: async (name, payload, source) =>
      returnedBy(await lambda.invoke(name, JSON.stringify(payload) ?? 'null', source)),
    roleAllows: (name, permission) => mayDo(parts, lambda.find(name).definition, permission),
    timeoutSecondsOf: (name) => lambda.find(name).definition.timeoutSeconds,
    stackOutputs: () => late.outputs,
    putEvent: (event) => late.putEvent(event),
    report: (line) => reports.report(`${part}: ${line}`),
  };
}
