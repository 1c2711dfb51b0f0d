import { type Addresses, createAddresses } from './addresses.ts';
import { type CloudClock, createClock } from './clock.ts';
import type { DataFolder } from './data-folder.ts';
import { createFaults, type Faults } from './faults.ts';
import { type CredentialRegistry, type Credentials, createCredentialRegistry } from './iam/credentials.ts';
import type { Decision } from './iam/policy.ts';
import { createRoles, type Roles } from './iam/roles.ts';
import type { FunctionDefinition } from './lambda/function-definition.ts';
import { createLogs, type Logs } from './lambda/logs.ts';
import { createReports, type Reports } from './reports.ts';
import type { Permission } from './stand-in.ts';
import type { Assembly } from './template/assembly.ts';

/** What every part of a running cloud shares. */
export interface CoreParts {
  readonly assembly: Assembly;
  readonly folder: DataFolder;
  readonly clock: CloudClock;
  readonly faults: Faults;
  readonly addresses: Addresses;
  readonly reports: Reports;
  readonly logs: Logs;
  readonly credentials: CredentialRegistry;
  readonly roles: Roles;
  /**
   * How long the answering model may take: the gateway and the functions wait for it, whatever the templates say. With
   * 0, the timeouts of the templates apply.
   */
  readonly answerSeconds: number;
  /** Replaces values of variables that the templates give to functions. */
  readonly environment: Readonly<Record<string, string>>;
}

/** Creates the shared parts of a cloud, empty except for what the folder contains. */
export function createCoreParts(
  assembly: Assembly,
  folder: DataFolder,
  options: Partial<Pick<CoreParts, 'answerSeconds' | 'environment'>>,
): CoreParts {
  const { answerSeconds = 0, environment = {} } = options;
  return {
    assembly,
    folder,
    addresses: createAddresses(),
    clock: createClock(),
    faults: createFaults(),
    reports: createReports(folder.fileOf('local-cloud.log')),
    logs: createLogs(folder.fileOf('functions.log')),
    credentials: createCredentialRegistry(),
    roles: createRoles(assembly.accountId),
    answerSeconds,
    environment,
  };
}

/** Issues credentials to the user who started the cloud. */
export function issueToOperator({ credentials, assembly }: CoreParts): Credentials {
  const principal = { arn: `arn:aws:iam::${assembly.accountId}:user/operator`, kind: 'operator' as const };
  return credentials.issue({ principal, functionName: null, kill: () => undefined });
}

/** Issues credentials to one instance of a function, as Lambda gets them by assuming the function's role. */
export function issueToInstance(parts: CoreParts, definition: FunctionDefinition, kill: () => void): Credentials {
  const roleName = definition.roleArn.split('/').at(-1);
  const arn = `arn:aws:sts::${parts.assembly.accountId}:assumed-role/${roleName}/${definition.name}`;
  const principal = { arn, kind: 'role' as const, roleArn: definition.roleArn };
  return parts.credentials.issue({ principal, functionName: definition.name, kill });
}

/** Decides whether a role's policies grant a permission, with the global condition keys of a local request. */
export function decisionOf({ roles, assembly }: CoreParts, roleArn: string, permission: Permission): Decision {
  return roles.decide(roleArn, permission, {
    // On AWS the request would come over TLS; here loopback takes its place.
    'aws:securetransport': 'true',
    'aws:principalarn': roleArn,
    'aws:principalaccount': assembly.accountId,
    'aws:resourceaccount': assembly.accountId,
    'aws:requestedregion': assembly.region,
  });
}

/** Whether the role of a function grants a permission. */
export function mayDo(parts: CoreParts, definition: FunctionDefinition, permission: Permission): boolean {
  return decisionOf(parts, definition.roleArn, permission) === 'allowed';
}

/** Whether a function may write its log. */
export function mayLog(parts: CoreParts, definition: FunctionDefinition): boolean {
  const { region, accountId } = parts.assembly;
  const resource = `arn:aws:logs:${region}:${accountId}:log-group:${definition.logGroup}:log-stream:local`;
  return ['logs:CreateLogStream', 'logs:PutLogEvents'].every((action) =>
    mayDo(parts, definition, { action, resource }),
  );
}
