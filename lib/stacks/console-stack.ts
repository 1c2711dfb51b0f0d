import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { CONSOLE_ENDPOINTS } from '../../functions/console-endpoints.ts';
import { API_STAGE } from '../../functions/endpoints.ts';
import { alarmOnErrors, alarmWhenAny, serverErrors } from '../constructs/alarms.ts';
import { consoleClient } from '../constructs/console-client.ts';
import { ConsoleSite } from '../constructs/console-site.ts';
import type { IngestQueue } from '../constructs/ingest-queue.ts';
import type { PeoplePool } from '../constructs/people-pool.ts';
import { createSearchMetrics } from '../constructs/search-metrics.ts';
import { ServiceApi } from '../constructs/service-api.ts';
import { functionMaker, type Wiring } from '../constructs/service-function.ts';
import { refuseUnknownRoutes } from '../constructs/unknown-routes.ts';
import { alarmOnLimits } from '../constructs/watching.ts';
import { acknowledgeGuardrailChecks } from '../policies/acknowledge-wildcard.ts';
import { acknowledgeDocumentObjects, acknowledgeOperationResources } from '../policies/role-wildcards.ts';

// Shorter than API Gateway's own 29 s.
const TIMEOUT_SECONDS = 27;
// The same limit as for the authorizer of the public API.
const AUTHORIZER_TIMEOUT_SECONDS = 10;
const MEMORY_MB = 1_024;

const CONSOLE_API = {
  description: 'The API of the security console',
  unauthorized: 'Sign in again.',
  authorizerReason:
    'The authorizer function verifies the token of the user pool, and then reads the membership again for each call, which an authorizer of the type COGNITO_USER_POOLS cannot do.',
  noWebAclReason:
    'A web ACL costs at least 6 dollars a month, even unused. A call without a token of the pool reaches no store; floods are throttled.',
  logged: {},
};

/** What the console's stack is connected to. */
interface ConsoleWiring extends Wiring {
  readonly people: PeoplePool;
  /** The queue to which operations send documents that have to be ingested again. */
  readonly uploads: IngestQueue;
  /** The base URL of the public API, which the console shows. */
  readonly baseUrl: string;
}

/** The security console: its pages, its API, and the client with which people sign in. */
export class ConsoleStack extends Stack {
  constructor(scope: Construct, id: string, { wiring, ...props }: StackProps & { readonly wiring: ConsoleWiring }) {
    const { stage, data, people, baseUrl, uploads } = wiring;
    super(scope, id, { ...props, description: `Knowledge and Copilot API, stage ${stage.name}: the security console` });
    const site = new ConsoleSite(this, 'Site', { stage, people, documents: data.documents });
    const client = consoleClient(this, { people, url: site.url });
    const variables = {
      ...wiring.variables,
      API_BASE_URL: `${baseUrl}/${API_STAGE}`,
      ...uploads.variables,
      TOKEN_ISSUER: people.issuer,
      CONSOLE_CLIENT_ID: client.userPoolClientId,
    };
    const { authorizer, operations, playground } = this.#makeFunctions({ ...wiring, variables });
    acknowledgeDocumentObjects(operations.role, data);
    acknowledgeOperationResources(operations.role, data);
    acknowledgeGuardrailChecks(stage, [playground.role]);
    data.passages.admit(this, { to: 'write', policy: 'console' }, [operations.role]);
    data.passages.admit(this, { to: 'read', policy: 'playground' }, [playground.role]);
    // Counted into the same metrics as in the public API's stack, whose alarms watch both.
    createSearchMetrics(stage, [playground]);

    const restApiName = `knowledge-copilot-console-${stage.name}`;
    const api = new ServiceApi(this, 'Api', { ...CONSOLE_API, stage, authorizer, restApiName });
    const functions = { console: operations, 'console-playground': playground };
    for (const { name, method, path } of CONSOLE_ENDPOINTS) {
      api.route(method, path, functions[name]);
    }
    refuseUnknownRoutes(api.rest.root, CONSOLE_ENDPOINTS);
    site.publish({ api: api.rest, issuer: people.issuer, clientId: client.userPoolClientId });
    alarmWhenAny(this, 'ConsoleErrors', {
      metric: serverErrors(api.rest),
      description: 'A call of the console was answered with a 5xx',
    });
    alarmOnErrors([operations, playground]);
    alarmOnLimits([authorizer, operations, playground]);
    new CfnOutput(this, 'UserPoolId', {
      description: 'Who may sign in',
      value: people.pool.userPoolId,
    });
    new CfnOutput(this, 'ConsoleUrl', { description: 'Where people sign in', value: site.url });
  }

  #makeFunctions(wiring: ConsoleWiring) {
    const make = functionMaker(this, wiring);
    const authorizer = make('console-authorizer', {
      description: 'Every call of the console: the token, then the membership',
      timeoutSeconds: AUTHORIZER_TIMEOUT_SECONDS,
      memoryMb: MEMORY_MB,
    });
    const operations = make(
      'console',
      {
        description: 'The operations of the registry for members of the console',
        timeoutSeconds: TIMEOUT_SECONDS,
        memoryMb: MEMORY_MB,
      },
      ...wiring.uploads.mayOperate(),
    );
    const playground = make('console-playground', {
      description: 'Searches and questions of members as an application of their company',
      timeoutSeconds: TIMEOUT_SECONDS,
      memoryMb: MEMORY_MB,
    });
    return { authorizer, operations, playground };
  }
}
