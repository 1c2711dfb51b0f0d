import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { ENDPOINTS, type Endpoint, type EndpointName, ROUTES } from '../../functions/endpoints.ts';
import { INVALID_KEY } from '../../shared/error-messages.ts';
import { alarmWhenAny } from '../constructs/alarms.ts';
import { createSearchMetrics } from '../constructs/search-metrics.ts';
import { ServiceApi } from '../constructs/service-api.ts';
import { functionMaker, type ServiceFunction, type Wiring } from '../constructs/service-function.ts';
import { refuseUnknownRoutes } from '../constructs/unknown-routes.ts';
import { alarmOnAnswers, alarmOnLimits, saveQueries } from '../constructs/watching.ts';
import { acknowledgeGuardrailChecks } from '../policies/acknowledge-wildcard.ts';
import type { Stage } from '../stage.ts';
import { StageError } from '../stage-error.ts';

// Shorter than API Gateway's own 29 s, so that a caller gets the API's own message instead of a gateway timeout.
const ENDPOINT_TIMEOUT_SECONDS = 27;
// The authorizer's reads have a limit of 2 s each. A cold start and one retry fit, and leave time for the endpoint.
const AUTHORIZER_TIMEOUT_SECONDS = 10;
// A function's share of a CPU grows with its memory. An endpoint that calls no other service needs less.
const ENDPOINT_MEMORY_MB = 1_024;
const MEMORY_MB: Readonly<Partial<Record<EndpointName, number>>> = { health: 512 };
// The endpoints that read passages and call models.
const SEARCHING: readonly EndpointName[] = ['knowledge-search', 'copilot-query'];

const PUBLIC_API = {
  description: 'Knowledge and Copilot Public API',
  unauthorized: INVALID_KEY,
  authorizerReason:
    'Callers are programs with API keys, not users of a pool; the authorizer function checks each call.',
  noWebAclReason:
    'A web ACL costs at least 6 dollars a month, even unused. Guessed keys fail their checksum before any store is read, and floods are throttled; docs/operations.md says how to attach one.',
  logged: {
    company_id: '$context.authorizer.companyId',
    application_id: '$context.authorizer.applicationId',
    key_id: '$context.authorizer.keyId',
    key_environment: '$context.authorizer.keyEnvironment',
  },
};

/** The public API: a function for each endpoint of the route table, behind one authorizer that every call passes. */
export class ApiStack extends Stack {
  /** The base URL of the API: without `/api`, the name of API Gateway's stage. */
  readonly baseUrl: string;

  constructor(scope: Construct, id: string, { wiring, ...props }: StackProps & { readonly wiring: Wiring }) {
    const { stage, data } = wiring;
    super(scope, id, { ...props, description: `Knowledge and Copilot API, stage ${stage.name}: the public endpoints` });
    const make = functionMaker(this, wiring);
    const authorizer = make('authorizer', {
      description: 'Every call: its key, scope and address',
      timeoutSeconds: AUTHORIZER_TIMEOUT_SECONDS,
      memoryMb: ENDPOINT_MEMORY_MB,
      reservedConcurrency: reservedFor(stage),
    });
    const endpoints = ENDPOINTS.map((endpoint) => ({ endpoint, answering: make(endpoint.name, settingsOf(endpoint)) }));
    const searching = endpoints.flatMap(({ endpoint, answering }) =>
      SEARCHING.includes(endpoint.name) ? [answering] : [],
    );
    const searchRoles = searching.map(({ role }) => role);
    data.passages.admit(this, { to: 'read', policy: 'read' }, searchRoles);
    acknowledgeGuardrailChecks(stage, searchRoles);

    const api = new ServiceApi(this, 'Api', {
      ...PUBLIC_API,
      stage,
      authorizer,
      restApiName: `knowledge-copilot-${stage.name}`,
    });
    for (const { endpoint, answering } of endpoints) {
      for (const { method, path } of ROUTES.filter(({ name }) => name === endpoint.name)) {
        api.route(method, path, answering);
      }
    }
    refuseUnknownRoutes(api.rest.root, ROUTES);
    alarmOnAnswers(this, stage, api.accessLog);
    alarmOnLimits([authorizer, ...endpoints.map(({ answering }) => answering)]);
    saveQueries(this, stage, [api.accessLog, authorizer.log, ...searching.map(({ log }) => log)]);
    addSearchAlarms(this, stage, searching);
    this.baseUrl = `https://${api.rest.restApiId}.execute-api.${this.region}.${this.urlSuffix}`;
    new CfnOutput(this, 'BaseUrl', {
      description: 'Append /api/public/v1 and the path of an endpoint',
      value: this.baseUrl,
    });
  }
}

// A reservation of 0 would refuse every call.
function reservedFor({ authorizerConcurrency: count }: Stage): number | undefined {
  if (count !== 'unreserved' && !(Number.isInteger(count) && count >= 1)) {
    throw new StageError("authorizerConcurrency must be a whole number of at least 1, or 'unreserved'.");
  }
  return count === 'unreserved' ? undefined : count;
}

function settingsOf({ name, method, path }: Endpoint & { readonly name: EndpointName }) {
  return {
    description: `${method} ${path}`,
    timeoutSeconds: ENDPOINT_TIMEOUT_SECONDS,
    memoryMb: MEMORY_MB[name] ?? ENDPOINT_MEMORY_MB,
  };
}

function addSearchAlarms(scope: Construct, stage: Stage, searching: readonly ServiceFunction[]): void {
  const metrics = createSearchMetrics(stage, searching);
  alarmWhenAny(scope, 'ForeignHits', {
    description: 'A search found a passage of another company, and dropped it',
    metric: metrics.ForeignHits,
  });
  alarmWhenAny(scope, 'MalformedHits', {
    description: 'A search found a passage that it cannot read, and left it out',
    metric: metrics.MalformedHits,
  });
  alarmWhenAny(scope, 'LostHolds', {
    description: 'A call ended without settling what it held',
    metric: metrics.LostHolds,
  });
  alarmWhenAny(scope, 'BoundsPassed', {
    description: 'A call cost more than was reserved',
    metric: metrics.BoundsPassed,
  });
  alarmWhenAny(scope, 'UsageMissing', {
    description: 'A model reported no token count',
    metric: metrics.UsageMissing,
  });
  alarmWhenAny(scope, 'HoldsLeft', {
    description: 'A call could not be settled',
    metric: metrics.HoldsLeft,
  });
}
