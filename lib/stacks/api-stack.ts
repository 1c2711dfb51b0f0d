import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { alarmWhenAny, foreignHits, linesWith, serverErrors } from '../constructs/alarms.ts';
import { PublicApi } from '../constructs/public-api.ts';
import { functionMaker, type Wiring } from '../constructs/service-function.ts';
import { acknowledgeWildcard } from '../policies/acknowledge-wildcard.ts';

// Shorter than API Gateway's own 29 s, so that a caller gets our sentence and never a bare gateway timeout.
const ENDPOINT_TIMEOUT_SECONDS = 27;
const AUTHORIZER_TIMEOUT_SECONDS = 10;

/** The public API: four endpoints, a function each, behind one authorizer that every call passes. */
export class ApiStack extends Stack {
  constructor(scope: Construct, id: string, wiring: Wiring, props: StackProps) {
    const { stage, data } = wiring;
    super(scope, id, { ...props, description: `Knowledge and Copilot API, stage ${stage.name}: the public endpoints` });
    const make = functionMaker(this, wiring);
    const timeoutSeconds = ENDPOINT_TIMEOUT_SECONDS;

    const authorizer = make('authorizer', {
      description: 'Every call: its key, scope and address',
      timeoutSeconds: AUTHORIZER_TIMEOUT_SECONDS,
      memoryMb: 1_024,
    });
    const health = make('health', { description: 'GET /health', timeoutSeconds, memoryMb: 512 });
    const bases = make('knowledge-bases', { description: 'GET /knowledge-bases', timeoutSeconds, memoryMb: 1_024 });
    const search = make('knowledge-search', { description: 'POST /knowledge/search', timeoutSeconds, memoryMb: 1_024 });
    const query = make('copilot-query', { description: 'POST /copilot/query', timeoutSeconds, memoryMb: 1_024 });
    data.passages.admit(this, 'read', [search.role, query.role]);
    if (stage.secondOpinion?.kind === 'checks') {
      for (const { role } of [search, query]) {
        acknowledgeWildcard(role, {
          resource: '*',
          reason:
            'bedrock:InvokeGuardrailChecks is asked of no resource; it reads what it is sent and changes nothing.',
        });
      }
    }

    const api = new PublicApi(this, 'Api', { stage, authorizer });
    api.route('GET', '/public/v1/health', health);
    api.route('GET', '/public/v1/knowledge-bases', bases);
    api.route('POST', '/public/v1/knowledge/search', search);
    api.route('POST', '/public/v1/copilot/query', query);

    alarmWhenAny(this, 'ServerErrors', 'A call was answered with a 5xx', serverErrors(api.rest));
    alarmWhenAny(
      this,
      'ForeignHits',
      'A search found a passage of another company (and dropped it)',
      foreignHits(stage, [search, query]),
    );
    const count = (word: string, name: string) => linesWith(word, name, stage, [search, query]);
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
