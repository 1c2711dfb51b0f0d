import { setTimeout as pause } from 'node:timers/promises';
import type { FaultHit, Faults } from '../faults.ts';
import type { CredentialRegistry, Holder } from '../iam/credentials.ts';
import type { Decision } from '../iam/policy.ts';
import { ServiceFault } from '../protocol/service-fault.ts';
import type { AwsRequest, AwsResponse, Permission, StandIn } from '../stand-in.ts';
import { deniedError, type ErrorSpec, signatureError, throttledError } from './service-errors.ts';
import { readSigning } from './signed-request.ts';
import { TIME_TOO_FAR, verifySignature } from './verify-signature.ts';
import type { WireRequest } from './wire-request.ts';

/** The parts of the cloud that the front uses. */
interface FrontDependencies {
  readonly region: string;
  readonly now: () => number;
  readonly credentials: CredentialRegistry;
  readonly faults: Pick<Faults, 'trigger'>;
  /** By name in the credential scope. */
  readonly standIns: ReadonlyMap<string, StandIn>;
  /** What a role's policies say. */
  readonly decide: (roleArn: string, permission: Permission) => Decision;
  readonly report: (line: string) => void;
}

/** A response, and how its transmission is damaged, if at all; or `cut`: the connection closes without a response. */
export type FrontAnswer = (AwsResponse & { readonly damage?: 'truncated' | 'trickled' }) | 'cut';

interface Call {
  readonly standIn: StandIn;
  readonly request: AwsRequest;
  readonly operation: string;
  readonly holder: Holder;
}

/**
 * Checks the signature and permission of a request, applies scripted faults, and passes it to its stand-in. Errors have
 * the service's own codes and messages.
 */
export async function answerRequest(wire: WireRequest, cloud: FrontDependencies): Promise<FrontAnswer> {
  const signing = readSigning(wire);
  if (signing === null) {
    return plain(403, 'The request is not signed with AWS Signature Version 4.');
  }
  const standIn = cloud.standIns.get(signing.service);
  if (standIn === undefined) {
    cloud.report(`front: the service ${signing.service} is not supported by the local cloud`);
    return plain(400, `The service ${signing.service} is not supported by the local cloud.`);
  }
  const { credentials, region } = cloud;
  const verified = verifySignature(wire, signing, { credentials, region, now: cloud.now() });
  const holder = 'holder' in verified ? verified.holder : null;
  const request: AwsRequest = {
    service: signing.service,
    principal: holder?.principal ?? { arn: '', kind: 'role' },
    method: wire.method,
    path: wire.path,
    query: new URLSearchParams(wire.queryText),
    headers: wire.headers,
    body: wire.body,
    gone: wire.gone,
  };
  if ('flaw' in verified) {
    cloud.report(`front: ${signing.service}: ${verified.reason}`);
    return standIn.refuse(request, signatureError(signing.service, verified.flaw, verified.reason));
  }
  return authorized({ request, standIn, holder: verified.holder }, cloud);
}

async function authorized(
  { request, standIn, holder }: Omit<Call, 'operation'>,
  cloud: FrontDependencies,
): Promise<FrontAnswer> {
  let operation: string;
  let denial: ErrorSpec | null;
  try {
    operation = standIn.operationOf(request);
    denial = denialOf(request, standIn, cloud);
  } catch (error) {
    return refuseThrown({ request, standIn }, error, cloud);
  }
  if (denial !== null) {
    cloud.report(`front: ${denial.message}`);
    return standIn.refuse(request, denial);
  }
  const hit = cloud.faults.trigger({ service: request.service, operation, functionName: holder.functionName, request });
  const call = { standIn, request, operation, holder };
  return hit === null ? answer(call, cloud) : applyFault(hit, call, cloud);
}

async function answer(call: Call, cloud: FrontDependencies): Promise<AwsResponse> {
  try {
    return await call.standIn.answer(call.request);
  } catch (error) {
    return refuseThrown(call, error, cloud);
  }
}

async function applyFault({ effect, released }: FaultHit, call: Call, cloud: FrontDependencies): Promise<FrontAnswer> {
  const { standIn, request, holder } = call;
  switch (effect.kind) {
    case 'throttle':
      return withRetryAfter(standIn.refuse(request, throttledError(request.service)), effect.retryAfterSeconds);
    case 'skew':
      return standIn.refuse(request, signatureError(request.service, 'wrong-time', TIME_TOO_FAR));
    case 'garble':
      return damaged(await answer(call, cloud), effect.how);
    case 'error':
      return standIn.refuse(request, { ...effect, message: effect.message ?? 'A scripted fault.' });
    case 'stall':
      await (effect.forMs === undefined
        ? released
        : Promise.race([released, pause(effect.forMs, undefined, { ref: false })]));
      return answer(call, cloud);
    case 'drop':
    case 'kill':
      if (effect.when === 'after') {
        await answer(call, cloud);
      }
      if (effect.kind === 'kill') {
        holder.kill();
      }
      return 'cut';
  }
}

function withRetryAfter(response: AwsResponse, seconds: number | undefined): AwsResponse {
  const added = seconds === undefined ? {} : { 'retry-after': String(seconds) };
  return { ...response, headers: { ...response.headers, ...added } };
}

function damaged(response: AwsResponse, how: 'malformed' | 'truncated' | 'trickled'): FrontAnswer {
  return how === 'malformed' ? { ...response, body: '<html>Bad Gateway</html>' } : { ...response, damage: how };
}

// Returns the service's error for the first permission that the role lacks; the operator has all permissions.
function denialOf(request: AwsRequest, standIn: StandIn, cloud: FrontDependencies): ErrorSpec | null {
  const { principal } = request;
  // Before the operator is let through: reading the permissions refuses a malformed request, whoever sends it.
  const permissions = standIn.permissionsFor(request);
  if (principal.kind === 'operator') {
    return null;
  }
  for (const permission of permissions) {
    const decision = cloud.decide(principal.roleArn ?? '', permission);
    if (decision === 'allowed') {
      continue;
    }
    const because =
      decision === 'explicitDeny'
        ? 'with an explicit deny in an identity-based policy'
        : `because no identity-based policy allows the ${permission.action} action`;
    const message = `User: ${principal.arn} is not authorized to perform: ${permission.action} on resource: ${permission.resource} ${because}`;
    return deniedError(request.service, message);
  }
  return null;
}

function refuseThrown(
  { request, standIn }: Pick<Call, 'request' | 'standIn'>,
  error: unknown,
  cloud: FrontDependencies,
): AwsResponse {
  if (error instanceof ServiceFault) {
    cloud.report(`front: ${request.service} refused a request: ${error.code}`);
    return standIn.refuse(request, error);
  }
  cloud.report(`front: ${request.service} failed: ${error instanceof Error ? error.stack : String(error)}`);
  const message = 'The local cloud failed; its report says why.';
  return standIn.refuse(request, { status: 500, code: 'InternalFailure', message });
}

function plain(status: number, sentence: string): AwsResponse {
  return { status, headers: { 'content-type': 'text/plain' }, body: `${sentence}\n` };
}
