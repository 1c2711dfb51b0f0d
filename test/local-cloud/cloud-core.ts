import { type CloudClock, createClock } from './clock.ts';
import { type DataFolder, openDataFolder } from './data-folder.ts';
import { createFaults, type Faults } from './faults.ts';
import { answerRequest } from './front/answer-request.ts';
import { type Front, openFront } from './front/front.ts';
import { returnedBy } from './function-outcome.ts';
import { createGateway, type Gateway } from './gateway/gateway.ts';
import { type CredentialRegistry, type Credentials, createCredentialRegistry } from './iam/credentials.ts';
import { createRoles, type Roles } from './iam/roles.ts';
import { instanceEnvironment } from './lambda/environment.ts';
import type { FunctionDefinition } from './lambda/function-definition.ts';
import { createLambda, type Lambda } from './lambda/lambda.ts';
import { createLogs, type Logs } from './lambda/logs.ts';
import { createReports, type Reports } from './reports.ts';
import { endAll } from './shut-down.ts';
import type { CloudContext, Permission, StandIn } from './stand-in.ts';
import { type Assembly, assetPath, readAssembly } from './template/assembly.ts';
import { type Deployment, deploy } from './template/deploy.ts';
import { resourcesWithoutEffect } from './template/without-effect.ts';

/** How a cloud is started. */
export interface CoreOptions {
  /** A cloud assembly: what `cdk synth` wrote. */
  readonly assembly: string;
  /** Where state is kept that survives a restart; null: nowhere. */
  readonly data: string | null;
  /** The API's port; 0: any free one. */
  readonly port: number;
  /** The caller's address as the API sees it; by default the address that the connection came from. */
  readonly sourceIp?: (remoteAddress: string) => string;
}

/** The stand-ins beside Lambda, by the names that tests use, and the event bus among them. */
export interface Composition<S> {
  readonly standIns: S;
  readonly putEvent: CloudContext['putEvent'];
}

/** The running core of a cloud. */
export interface CloudCore<S> {
  readonly assembly: Assembly;
  readonly deployment: Deployment;
  readonly baseUrl: string;
  readonly endpoint: string;
  /** The same services over HTTP/2, which the client of Bedrock speaks. */
  readonly http2Endpoint: string;
  readonly operator: Credentials;
  readonly clock: CloudClock;
  readonly faults: Faults;
  readonly logs: Logs;
  readonly reports: Reports;
  readonly lambda: Lambda;
  readonly standIns: S;
  readonly dataFolder: DataFolder;
  readonly stop: () => Promise<void>;
}

interface Parts {
  readonly assembly: Assembly;
  readonly folder: DataFolder;
  readonly clock: CloudClock;
  readonly faults: Faults;
  readonly reports: Reports;
  readonly logs: Logs;
  readonly registry: CredentialRegistry;
  readonly roles: Roles;
}

const STOP_MS_MAX = 4_500;

/** Starts everything on loopback and makes every resource of the templates; what was started is ended again when that fails. */
export async function startCore<S extends { readonly [Name in keyof S]: StandIn }>(
  options: CoreOptions,
  compose: (contextOf: (part: string) => CloudContext) => Composition<S>,
): Promise<CloudCore<S>> {
  const assembly = readAssembly(options.assembly);
  const folder = openDataFolder(options.data);
  const ends: (() => Promise<void>)[] = [async () => folder.close()];
  const parts = createParts(assembly, folder);
  ends.push(() => parts.logs.close());
  const stop = () => endAll(ends.splice(0).reverse(), STOP_MS_MAX, parts.reports.report);
  try {
    return { ...(await bringUp(options, parts, compose, ends)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function bringUp<S extends { readonly [Name in keyof S]: StandIn }>(
  options: CoreOptions,
  parts: Parts,
  compose: (contextOf: (part: string) => CloudContext) => Composition<S>,
  ends: (() => Promise<void>)[],
): Promise<Omit<CloudCore<S>, 'stop'>> {
  const { assembly, clock, reports, folder } = parts;
  const services = new Map<string, StandIn>();
  const front = await openServices(parts, services);
  ends.push(front.stop);
  const lambda = createFunctions(parts, front);
  ends.push(async () => lambda.stop?.());
  const gateway = createGateway(assembly, gatewaySurroundings(parts, lambda));
  const baseUrl = await gateway.listen(options.port, options.sourceIp);
  ends.push(gateway.stop);
  let deployment: Deployment = { outputs: {}, resources: [] };
  const { standIns, putEvent } = compose((part) => ({
    dataDirectory: folder.folderOf(part),
    region: assembly.region,
    accountId: assembly.accountId,
    endpoint: front.endpoint,
    now: clock.now,
    invoke: async (name, payload, source) =>
      returnedBy(await lambda.invoke(name, JSON.stringify(payload) ?? 'null', source)),
    roleAllows: (name, permission) => mayDo(parts, lambda.find(name).definition, permission),
    stackOutputs: () => deployment.outputs,
    putEvent: (event) => putEvent(event),
    report: (line) => reports.report(`${part}: ${line}`),
  }));
  const beside = Object.values<StandIn>(standIns);
  const all = [lambda, ...beside];
  ends.push(...beside.map((standIn) => async () => standIn.stop?.()));
  for (const standIn of all) for (const service of standIn.services) services.set(service, standIn);
  deployment = await deploy(assembly, makersOf(all, parts.roles, gateway, assembly));
  for (const standIn of all) await standIn.start?.();
  gateway.open();
  const operator = issueToOperator(parts);
  return {
    ...parts,
    dataFolder: folder,
    deployment,
    baseUrl,
    endpoint: front.endpoint,
    http2Endpoint: front.http2Endpoint,
    operator,
    lambda,
    standIns,
  };
}

function createParts(assembly: Assembly, folder: DataFolder): Parts {
  return {
    assembly,
    folder,
    clock: createClock(),
    faults: createFaults(),
    reports: createReports(folder.fileOf('local-cloud.log')),
    logs: createLogs(folder.fileOf('functions.log')),
    registry: createCredentialRegistry(),
    roles: createRoles(assembly.accountId),
  };
}

function openServices(parts: Parts, standIns: ReadonlyMap<string, StandIn>): Promise<Front> {
  const { assembly, clock, registry, faults, reports } = parts;
  const decide = (roleArn: string, permission: Permission) => decisionOf(parts, roleArn, permission);
  const surroundings = { region: assembly.region, now: clock.now, registry, faults, standIns, decide, ...reports };
  return openFront((request) => answerRequest(request, surroundings), clock.now);
}

function createFunctions(parts: Parts, front: Front): Lambda {
  const { assembly, clock, registry, roles, logs } = parts;
  const { region, accountId } = assembly;
  return createLambda({
    region,
    accountId,
    clock: clock.shared,
    assetOf: (bucket, key) => assetPath(assembly, bucket, key),
    trusts: roles.trusts,
    environmentOf: (definition, kill) => {
      const roleName = definition.roleArn.split('/').at(-1);
      const arn = `arn:aws:sts::${accountId}:assumed-role/${roleName}/${definition.name}`;
      const principal = { arn, kind: 'role' as const, roleArn: definition.roleArn };
      const credentials = registry.issue({ principal, functionName: definition.name, kill });
      return instanceEnvironment(definition, credentials, { region, ...front });
    },
    log: (definition, requestId, text) => {
      // What a role may not write is lost on AWS, without a word.
      if (mayLog(parts, definition)) logs.append({ functionName: definition.name, requestId, at: clock.now(), text });
    },
  });
}

function gatewaySurroundings(parts: Parts, lambda: Lambda): Parameters<typeof createGateway>[1] {
  const { clock, faults, reports, logs } = parts;
  return {
    now: clock.now,
    faults,
    invoke: lambda.invoke,
    report: reports.report,
    accessLog: (text) => logs.append({ functionName: 'api-gateway', requestId: null, at: clock.now(), text }),
  };
}

function makersOf(standIns: readonly StandIn[], roles: Roles, gateway: Gateway, assembly: Assembly) {
  const makers: Record<string, StandIn['resources'][string]> = {};
  const sources = [resourcesWithoutEffect(assembly), roles.resources, gateway.resources];
  for (const resources of [...sources, ...standIns.map((standIn) => standIn.resources)]) {
    for (const [type, maker] of Object.entries(resources)) {
      if (Object.hasOwn(makers, type)) throw new Error(`Two stand-ins make ${type}.`);
      makers[type] = maker;
    }
  }
  return makers;
}

function issueToOperator({ registry, assembly }: Parts): Credentials {
  const principal = { arn: `arn:aws:iam::${assembly.accountId}:user/operator`, kind: 'operator' as const };
  return registry.issue({ principal, functionName: null, kill: () => undefined });
}

function decisionOf({ roles, assembly }: Parts, roleArn: string, permission: Permission) {
  return roles.decide(roleArn, permission, {
    // Loopback stands for the TLS that there is on AWS.
    'aws:securetransport': 'true',
    'aws:principalarn': roleArn,
    'aws:principalaccount': assembly.accountId,
    'aws:resourceaccount': assembly.accountId,
    'aws:requestedregion': assembly.region,
  });
}

function mayDo(parts: Parts, definition: FunctionDefinition, permission: Permission): boolean {
  return decisionOf(parts, definition.roleArn, permission) === 'allowed';
}

function mayLog(parts: Parts, definition: FunctionDefinition): boolean {
  const { region, accountId } = parts.assembly;
  const resource = `arn:aws:logs:${region}:${accountId}:log-group:${definition.logGroup}:log-stream:local`;
  return ['logs:CreateLogStream', 'logs:PutLogEvents'].every((action) =>
    mayDo(parts, definition, { action, resource }),
  );
}
