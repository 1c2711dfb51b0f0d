import type { APIGatewayAuthorizerResult, APIGatewayRequestAuthorizerEvent } from 'aws-lambda';
import { writeLog } from '../aws/log.ts';
import { isInForce, type Member, type MemberStore } from '../members/member.ts';
import { toSignedInContext } from './signed-in.ts';

/** Verifies an access token and returns the person that it names; null for a token that is not valid. */
export type VerifyToken = (token: string, nowMs: number) => Promise<{ readonly personId: string } | null>;

interface Services {
  readonly verify: VerifyToken;
  readonly members: Pick<MemberStore, 'ofPerson' | 'accept'>;
}

// The message of the 403 for a signed-in person without a membership.
const NOT_A_MEMBER =
  'You are not a member of any company here, or your invitation has expired. Ask the administrator of your company.';

// Cognito's access tokens have about 1,000 characters: anything much longer is refused before it is parsed.
const TOKEN_LENGTH_MAX = 4_096;
const BEARER = /^Bearer ([A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+)$/;

/**
 * Answers API Gateway's request to authorize a call of the console: checks the token, then the memberships, which it
 * reads with strong consistency, so that a removed member is refused. A person without a membership gets a policy that
 * denies the call, with the message of the 403 in its context.
 *
 * @throws Error `Unauthorized` for a token that is not valid, which API Gateway answers with 401. It answers any other
 * error with 503.
 */
export async function authorizePerson(
  services: Services,
  event: APIGatewayRequestAuthorizerEvent,
  nowMs: number,
): Promise<APIGatewayAuthorizerResult> {
  const request = { request_id: event.requestContext.requestId, route: event.resource };
  const token = bearerToken(event);
  const person = token === null ? null : await services.verify(token, nowMs);
  if (person === null) {
    writeLog('info', 'refused', { ...request, outcome: 'unauthenticated', reason: 'token' });
    throw new Error('Unauthorized');
  }
  const members = (await services.members.ofPerson(person.personId)).filter((member) => isInForce(member, nowMs));
  const [first] = members;
  if (first === undefined) {
    writeLog('info', 'refused', { ...request, outcome: 'forbidden', reason: 'no_membership' });
    return policyFor(event.methodArn, {
      effect: 'Deny',
      principalId: person.personId,
      context: { denyReason: NOT_A_MEMBER },
    });
  }
  await acceptInvitations(services, members);
  const memberships = members.map(({ id: memberId, companyId, role }) => ({ memberId, companyId, role }));
  const context = toSignedInContext({ ...person, email: first.email, memberships });
  return policyFor(event.methodArn, { effect: 'Allow', principalId: person.personId, context });
}

// Signing in accepts an invitation. If the membership changed in between, this call continues and the next one tries
// again.
async function acceptInvitations({ members }: Services, memberships: readonly Member[]): Promise<void> {
  const invited = memberships.filter(({ status }) => status === 'invited');
  await Promise.all(invited.map((member) => members.accept(member)));
}

// The token of the only Authorization header; null if there are several.
function bearerToken({ multiValueHeaders }: APIGatewayRequestAuthorizerEvent): string | null {
  const values = Object.entries(multiValueHeaders ?? {}).flatMap(([name, list]) =>
    name.toLowerCase() === 'authorization' ? (list ?? []) : [],
  );
  const [value] = values;
  if (values.length !== 1 || value === undefined || value.length > TOKEN_LENGTH_MAX) {
    return null;
  }
  return BEARER.exec(value)?.[1] ?? null;
}

interface Verdict {
  readonly effect: 'Allow' | 'Deny';
  readonly principalId: string;
  readonly context: Record<string, string>;
}

function policyFor(methodArn: string, { effect, principalId, context }: Verdict): APIGatewayAuthorizerResult {
  const Statement = [{ Action: 'execute-api:Invoke', Effect: effect, Resource: methodArn }];
  return { principalId, policyDocument: { Version: '2012-10-17', Statement }, context };
}
