import { type CoreParts, decisionOf, issueToInstance, mayLog } from './core-parts.ts';
import { answerRequest } from './front/answer-request.ts';
import { corsHeadersFor } from './front/cors-headers.ts';
import { type Front, openFront, type PageRules } from './front/front.ts';
import { createGateway, type Gateway } from './gateway/gateway.ts';
import { instanceEnvironment } from './lambda/environment.ts';
import { createLambda, type Lambda } from './lambda/lambda.ts';
import type { S3 } from './services/s3/s3.ts';
import type { MakeResource, StandIn } from './stand-in.ts';
import { assetPath } from './template/assembly.ts';
import { resourcesWithoutEffect } from './template/without-effect.ts';

// The extra time of a function beyond its model's, and of the gateway beyond its function's.
const ANSWER_GRACE_SECONDS = 5;

/** Opens the front. It looks up the stand-in for each request, because stand-ins are added to the map later. */
export function connectFront(parts: CoreParts, standIns: ReadonlyMap<string, StandIn>): Promise<Front> {
  const { assembly, addresses, clock, credentials, faults, reports } = parts;
  const dependencies = {
    region: assembly.region,
    now: clock.now,
    credentials,
    faults,
    standIns,
    decide: (roleArn: string, permission: Parameters<typeof decisionOf>[2]) => decisionOf(parts, roleArn, permission),
    report: reports.report,
  };
  const pages: PageRules = (request) => {
    const origin = addresses.toAws(request.origin);
    const s3 = standIns.get('s3');
    const rulesOf = s3 !== undefined && 'corsOf' in s3 ? (s3 as S3).corsOf : () => [];
    const corsHeaders = corsHeadersFor({ ...request, origin }, rulesOf);
    return corsHeaders === null ? null : { ...corsHeaders, 'access-control-allow-origin': request.origin };
  };
  return openFront((request) => answerRequest(request, dependencies), clock.now, pages);
}

/** Creates Lambda. Its instances call the front with their own credentials, and write logs if their roles allow it. */
export function connectLambda(parts: CoreParts, front: Front): Lambda {
  const { assembly, clock, roles, logs } = parts;
  return createLambda({
    region: assembly.region,
    accountId: assembly.accountId,
    clock: clock.shared,
    assetOf: (bucket, key) => assetPath(assembly, bucket, key),
    trusts: roles.trusts,
    timeoutSecondsMin: parts.answerSeconds === 0 ? 0 : parts.answerSeconds + ANSWER_GRACE_SECONDS,
    environmentOf: (definition, kill) =>
      instanceEnvironment(definition, issueToInstance(parts, definition, kill), {
        region: assembly.region,
        toLocal: parts.addresses.toLocal,
        replaced: parts.environment,
        ...front,
      }),
    log: (definition, requestId, text) => {
      // On AWS, lines that a role may not write are lost silently.
      if (mayLog(parts, definition)) {
        logs.append({ functionName: definition.name, requestId, at: clock.now(), text });
      }
    },
  });
}

/**
 * Creates the gateway, which calls Lambda; its access log is kept with the functions' logs, under the name
 * `api-gateway`.
 */
export function connectGateway(parts: CoreParts, lambda: Lambda): Gateway {
  const { assembly, clock, faults, reports, logs } = parts;
  return createGateway(assembly, {
    now: clock.now,
    faults,
    invoke: lambda.invoke,
    timeoutMsMin: parts.answerSeconds === 0 ? 0 : (parts.answerSeconds + 2 * ANSWER_GRACE_SECONDS) * 1_000,
    report: reports.report,
    accessLog: (text) => logs.append({ functionName: 'api-gateway', requestId: null, at: clock.now(), text }),
  });
}

/**
 * Returns the makers of all resources, by type.
 *
 * @throws if two stand-ins make the same type.
 */
export function makersOf(
  parts: CoreParts,
  gateway: Gateway,
  standIns: readonly StandIn[],
): Readonly<Record<string, MakeResource>> {
  const makers: Record<string, MakeResource> = {};
  const own = [resourcesWithoutEffect(parts.assembly), parts.roles.resources, gateway.resources];
  for (const resources of [...own, ...standIns.map((standIn) => standIn.resources)]) {
    for (const [type, maker] of Object.entries(resources)) {
      if (Object.hasOwn(makers, type)) {
        throw new Error(`Two stand-ins make ${type}.`);
      }
      makers[type] = maker;
    }
  }
  return makers;
}
