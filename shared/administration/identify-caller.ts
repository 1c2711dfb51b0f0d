import * as v from 'valibot';
import { containsApiKey } from '../keys/api-key.ts';
import { ServiceError } from '../service-error.ts';
import type { AuditContext } from './audit-record.ts';
import { badRequest } from './bad-request.ts';
import { parseInput } from './operation.ts';
import { type IdentityRequest, identityRequest, type Signature, signatureProblem } from './signed-request.ts';

/** The sender of a request, as its audit record will name it. */
export type Caller = Pick<AuditContext, 'actor' | 'actorVerified'>;

/** A request whose caller is to be identified. */
export interface CallerRequest {
  readonly operation: string;
  readonly input: unknown;
  readonly actor?: unknown;
  readonly signature?: Signature | undefined;
}

/** The services that identify a caller. */
export interface CallerServices {
  readonly stage: string;
  readonly region: string;
  /** The URL of STS. Never taken from a request, which could name the sender's own server. */
  readonly stsEndpoint: string;
  /** Whether callers may send unsigned requests and name themselves, as on a local stage. */
  readonly unsignedCallers: 'allowed' | 'refused';
  readonly nowMs: () => number;
  /** Sends the call with the caller's signature. Returns the ARN from STS, or null when STS rejects the signature. */
  readonly getCallerIdentity: (request: IdentityRequest, signature: Signature) => Promise<string | null>;
  /** Remembers a signature; returns `used` if it was remembered before. */
  readonly useOnce: (signature: Signature) => Promise<'new' | 'used'>;
}

// An EventBridge rule cannot sign its request. This is the only operation that the rule may run: the operation creates
// missing resources and changes nothing else.
const DEPLOYMENT = { actor: 'deployment', operation: 'stage.seed-smoke-test' };

const INVALID_ACTOR = 'actor must be a string of 1 to 500 printable characters.';
const SIGNATURE_REQUIRED = 'This stage requires signed requests. Use npm run admin.';
const NOT_CONFIRMED = 'AWS did not confirm who signed the request for this stage and operation.';

const ActorField = v.strictObject({
  actor: v.pipe(
    v.string(INVALID_ACTOR),
    v.check((actor) => /^[^\p{C}\p{Zl}\p{Zp}]{1,500}$/u.test(actor), INVALID_ACTOR),
    v.check((actor) => !containsApiKey(actor), 'actor must not contain an API key.'),
  ),
});

/**
 * Identifies the sender of a request. AWS confirms the sender of a signed request. An unsigned request names its actor
 * itself, if the stage allows that, or comes from the stage's own deployment.
 *
 * @throws ServiceError `forbidden` when the caller cannot be identified, `invalid_request` for an `actor` that is not
 * allowed.
 */
export async function identifyCaller(services: CallerServices, request: CallerRequest): Promise<Caller> {
  const { operation, actor, signature } = request;
  if (signature !== undefined) {
    if (actor !== undefined) {
      throw badRequest('actor is not allowed in a signed request, which is recorded under the ARN of its caller.');
    }
    return verifyCaller(services, request, signature);
  }
  const isDeployment = actor === DEPLOYMENT.actor;
  if (isDeployment ? operation !== DEPLOYMENT.operation : services.unsignedCallers === 'refused') {
    throw new ServiceError('forbidden', SIGNATURE_REQUIRED);
  }
  const named = parseInput(ActorField, { actor });
  if ('error' in named) {
    throw badRequest(named.error);
  }
  return { actor: named.output.actor, actorVerified: false };
}

async function verifyCaller(
  services: CallerServices,
  { operation, input }: CallerRequest,
  signature: Signature,
): Promise<Caller> {
  const { stage, stsEndpoint } = services;
  const problem = signatureProblem(signature, { region: services.region, nowMs: services.nowMs() });
  if (problem !== null) {
    throw new ServiceError('forbidden', problem);
  }
  const call = identityRequest(stsEndpoint, { stage, operation, input, nonce: signature.nonce });
  const arn = await services.getCallerIdentity(call, signature);
  if (arn === null) {
    throw new ServiceError('forbidden', NOT_CONFIRMED);
  }
  // This comes after STS, so that only valid signatures are remembered.
  if ((await services.useOnce(signature)) === 'used') {
    throw new ServiceError('forbidden', 'This request was already processed. Sign a new one.');
  }
  return { actor: arn, actorVerified: true };
}
