import * as v from 'valibot';
import { holdsApiKey } from '../keys/api-key.ts';
import { ServiceError } from '../service-error.ts';
import type { AuditContext } from './audit-record.ts';
import { badRequest } from './bad-request.ts';
import { parseInput } from './operation.ts';
import { type IdentityRequest, identityRequest, type Signature, signatureProblem } from './signed-request.ts';

/** Who a request is from, as its audit record tells it. */
export type Caller = Pick<AuditContext, 'actor' | 'actorVerified'>;

/** A request whose caller is to be found. */
export interface CallerRequest {
  readonly operation: string;
  readonly input: unknown;
  readonly actor?: unknown;
  readonly signature?: Signature | undefined;
}

/** What is needed to find out who the caller is. */
export interface CallerServices {
  readonly stage: string;
  readonly region: string;
  /** Where STS is: never taken from a request. */
  readonly stsEndpoint: string;
  /** Whether callers may say themselves who they are, as on a local stage. */
  readonly unsignedCallers: 'allowed' | 'refused';
  readonly nowMs: () => number;
  /** Sends the call with the caller's signature; the ARN that STS answers with, or null when STS refuses it. */
  readonly askIdentity: (request: IdentityRequest, signature: Signature) => Promise<string | null>;
  /** Remembers a signature; `used` when it is remembered already. */
  readonly useOnce: (signature: Signature) => Promise<'new' | 'used'>;
}

// A rule of EventBridge cannot sign. It may ask for this alone, which makes what is missing and nothing else.
const DEPLOYMENT = { actor: 'deployment', operation: 'stage.seed-smoke-test' };

const ACTOR = 'actor must be a string of 1 to 500 printable characters.';
const UNSIGNED = 'This stage requires signed requests. Use npm run admin.';
const NOT_PROVED = 'AWS did not confirm who signed the request, for this stage and this operation.';

const ActorField = v.strictObject({
  actor: v.pipe(
    v.string(ACTOR),
    v.check((actor) => /^[^\p{C}\p{Zl}\p{Zp}]{1,500}$/u.test(actor), ACTOR),
    v.check((actor) => !holdsApiKey(actor), 'actor must not contain an API key.'),
  ),
});

/**
 * Finds out who sends a request. AWS names the sender of a signed one; an unsigned one names its actor itself, where
 * that is allowed, or comes from the stage's own deployment.
 *
 * @throws ServiceError with one sentence when the caller cannot be identified.
 */
export async function identifyCaller(services: CallerServices, request: CallerRequest): Promise<Caller> {
  const { operation, actor, signature } = request;
  if (signature !== undefined) {
    if (actor !== undefined) {
      throw badRequest('actor is not allowed in a signed request, which is recorded by the ARN of its caller.');
    }
    return verifyCaller(services, request, signature);
  }
  const isDeployment = actor === DEPLOYMENT.actor;
  if (isDeployment ? operation !== DEPLOYMENT.operation : services.unsignedCallers === 'refused') {
    throw new ServiceError('forbidden', UNSIGNED);
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
  const arn = await services.askIdentity(call, signature);
  if (arn === null) {
    throw new ServiceError('forbidden', NOT_PROVED);
  }
  // After STS, so that only a signature that is somebody's is remembered.
  if ((await services.useOnce(signature)) === 'used') {
    throw new ServiceError('forbidden', 'This request was already processed. Sign a new one.');
  }
  return { actor: arn, actorVerified: true };
}
