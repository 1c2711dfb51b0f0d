import type { APIGatewayAuthorizerResult, APIGatewayRequestAuthorizerEvent } from 'aws-lambda';
import { createDynamo } from '../../shared/aws/dynamo.client.ts';
import { readEnvironment } from '../../shared/aws/environment.wiring.ts';
import { authorizePerson } from '../../shared/console/authorize-person.ts';
import { createTokenVerifier } from '../../shared/console/verify-token.client.ts';
import { createMembershipStore } from '../../shared/members/member.store.ts';
import { Environment } from './contract.ts';

const environment = readEnvironment(Environment);
const services = {
  verify: createTokenVerifier({ issuer: environment.TOKEN_ISSUER, clientId: environment.CONSOLE_CLIENT_ID }),
  members: createMembershipStore(createDynamo(), environment.MEMBER_TABLE),
};

/** Authorizes every call of the console before its function is invoked: checks the token, then the membership. */
export const handler = (event: APIGatewayRequestAuthorizerEvent): Promise<APIGatewayAuthorizerResult> =>
  authorizePerson(services, event, Date.now());
