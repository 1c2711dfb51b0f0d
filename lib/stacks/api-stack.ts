import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { ENDPOINTS, type Endpoint, type EndpointName } from '../../functions/endpoints.ts';
import { alarmWhenAny, foreignHits, linesWith, serverErrors } from '../constructs/alarms.ts';
import { PublicApi } from '../constructs/public-api.ts';
import { functionMaker, type ServiceFunction, type Wiring } from '../constructs/service-function.ts';
import { acknowledgeWildcard } from '../policies/acknowledge-wildcard.ts';
import type { Stage } from '../stage.ts';

// Shorter than API Gateway's own 29 s, so that a caller gets our sentence and never a bare gateway timeout.
const ENDPOINT_TIMEOUT_SECONDS = 27;
const AUTHORIZER_TIMEOUT_SECONDS = 10;
// A Lambda function's share of a processor grows with its memory: an endpoint that reaches no service needs less.
const ENDPOINT_MEMORY_MB = 1_024;
const MEMORY_MB: Readonly<Partial<Record<EndpointName, number>>> = { health: 512 };
// The endpoints that read passages and call models.
const SEARCHING: readonly EndpointName[] = ['knowledge-search', 'copilot-query'];

/** The public API: a function for each endpoint of the route table, behind one authorizer that every call passes. */
export class ApiStack extends Stack {
  constructor(scope: Construct, id: string, wiring: Wiring, props: StackProps) {
    const { stage, data } = wiring;
    super(scope, id, { ...props, description: `Knowledge and Copilot API, stage ${stage.name}: the public endpoints` });
    const make = functionMaker(this, wiring);
    const authorizer = make('authorizer', {
      description: 'Every call: its key, scope and address',
      timeoutSeconds: AUTHORIZER_TIMEOUT_SECONDS,
      memoryMb: ENDPOINT_MEMORY_MB,
    });
    const endpoints = ENDPOINTS.map((endpoint) => ({
      ...endpoint,
      function: make(endpoint.name, settingsOf(endpoint)),
    }));
    const searching = endpoints.filter(({ name }) => SEARCHING.includes(name)).map((endpoint) => endpoint.function);
    data.passages.admit(
      this,
      'read',
      searching.map(({ role }) => role),
    );
    acknowledgeGuardrailChecks(stage, searching);

    const api = new PublicApi(this, 'Api', { stage, authorizer });
    for (const { method, path, function: answering } of endpoints) {
      api.route(method, path, answering);
    }

    alarmWhenAny(this, 'ServerErrors', 'A call was answered with a 5xx', serverErrors(api.rest));
    alarmWhenAny(
      this,
      'ForeignHits',
      'A search found a passage of another company (and dropped it)',
      foreignHits(stage, searching),
    );
    const count = (word: string, name: string) => linesWith(word, name, stage, searching);
    alarmWhenAny(this, 'LostHolds', 'A call was cut off while it held money', count('budget_lost', 'LostHolds'));
    alarmWhenAny(
      this,
      'BoundsPassed',
      'A call cost more than was reserved',
      count('budget_over_bound', 'BoundsPassed'),
    );
    alarmWhenAny(this, 'UsageMissing', 'A model answered without its count', count('budget_unmetered', 'UsageMissing'));
    alarmWhenAny(this, 'HoldsLeft', 'A call could not be settled', count('budget_left', 'HoldsLeft'));
    new CfnOutput(this, 'BaseUrl', {
      description: 'Append /api/public/v1 and the path of an endpoint',
      value: `https://${api.rest.restApiId}.execute-api.${this.region}.${this.urlSuffix}`,
    });
  }
}

function settingsOf({ name, method, path }: Endpoint & { readonly name: EndpointName }) {
  return {
    description: `${method} ${path}`,
    timeoutSeconds: ENDPOINT_TIMEOUT_SECONDS,
    memoryMb: MEMORY_MB[name] ?? ENDPOINT_MEMORY_MB,
  };
}

function acknowledgeGuardrailChecks({ guardrail }: Stage, searching: readonly ServiceFunction[]): void {
  if (guardrail?.kind !== 'checks') {
    return;
  }
  for (const { role } of searching) {
    acknowledgeWildcard(role, {
      resource: '*',
      reason: 'bedrock:InvokeGuardrailChecks is asked of no resource; it reads what it is sent and changes nothing.',
    });
  }
}
