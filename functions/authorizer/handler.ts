import type { APIGatewayAuthorizerResult, APIGatewayRequestAuthorizerEvent } from 'aws-lambda';
import { createAccessStore } from '../../shared/access/access.store.ts';
import { answerAuthorizer } from '../../shared/access/answer-authorizer.ts';
import { createDynamo } from '../../shared/aws/dynamo.client.ts';
import { LambdaEnvironment, readEnvironment } from '../../shared/aws/environment.wiring.ts';
import { createAllowListCache } from '../../shared/companies/policies/allow-lists.ts';
import { acceptedEnvironments } from '../../shared/keys/accepted-environments.ts';
import { createPepperClient } from '../../shared/keys/pepper.client.ts';
import { ROUTES } from '../endpoints.ts';
import { Environment } from './contract.ts';

const environment = readEnvironment(Environment);
const services = {
  routes: ROUTES,
  access: createAccessStore(createDynamo(), environment.ACCESS_TABLE),
  peppers: createPepperClient(environment.PEPPER_SECRET_ARN, readEnvironment(LambdaEnvironment)),
  allowListMatcherOf: createAllowListCache(),
  environments: acceptedEnvironments(environment.LIVE_KEYS),
};

/** Authorizes every call before its endpoint is invoked: checks key, company, address and scope. */
export const handler = (event: APIGatewayRequestAuthorizerEvent): Promise<APIGatewayAuthorizerResult> =>
  answerAuthorizer(services, event, Date.now());
