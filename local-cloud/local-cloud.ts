import type { CloudClock } from './clock.ts';
import { type CloudCore, startCore } from './cloud-core.ts';
import type { Faults } from './faults.ts';
import type { BedrockAtAws } from './front/bedrock-at-aws.client.ts';
import { returnedBy } from './function-outcome.ts';
import type { Lambda } from './lambda/lambda.ts';
import type { Logs } from './lambda/logs.ts';
import { type Bedrock, createBedrock } from './services/bedrock/bedrock.ts';
import type { OpenAiModels } from './services/bedrock/openai/openai-models.ts';
import { createCloudFormation } from './services/cloudformation/cloudformation.ts';
import { createCloudFront } from './services/cloudfront/cloudfront.ts';
import { type CloudWatch, createCloudWatch } from './services/cloudwatch/cloudwatch.ts';
import { type Cognito, createCognito } from './services/cognito/cognito.ts';
import { createDynamoDb } from './services/dynamodb/dynamodb.ts';
import { createEvents, type Events } from './services/events/events.ts';
import { createOpenSearch, type OpenSearch, type OpenSearchOptions } from './services/opensearch/opensearch.ts';
import { createS3, type S3 } from './services/s3/s3.ts';
import { createSecretsManager } from './services/secrets/secrets.ts';
import { createSns, type Sns } from './services/sns/sns.ts';
import { createSqs, type Sqs } from './services/sqs/sqs.ts';
import { createSts } from './services/sts/sts.ts';
import type { StandIn, WebContext } from './stand-in.ts';
import type { DeployedResource } from './template/deploy.ts';

/** How a local cloud is started. */
export interface LocalCloudOptions {
  /** A cloud assembly: what `cdk synth` wrote. It must stay where it is while the cloud runs. */
  readonly assembly: string;
  /** The folder of the state that survives a restart; by default, state is in memory and in temporary folders. */
  readonly data?: string | null;
  /** Deletes the content of the data folder; false by default. */
  readonly fresh?: boolean;
  /** The API's port; 0: any free one, which is the default. */
  readonly port?: number;
  /** The port of the distribution, and of the pages on which people sign in; 0: any free one, the default. */
  readonly sitePort?: number;
  readonly signInPort?: number;
  /**
   * Embeddings and answers come from real Bedrock, with the credentials and at the expense of the user who starts the
   * cloud.
   */
  readonly bedrockAtAws?: BedrockAtAws | null;
  /**
   * Models of a server that speaks OpenAI's API, which answer instead of Bedrock; the functions and the gateway wait as
   * long as these may take.
   */
  readonly models?: OpenAiModels | null;
  /** Replaces values of variables that the templates give to functions; none by default. */
  readonly environment?: Readonly<Record<string, string>>;
  /** The caller's address as the API sees it; by default the address that the connection came from. */
  readonly sourceIp?: (remoteAddress: string) => string;
  /** Another DynamoDB instead of the one that comes with the project; `data` and `fresh` do not apply to it. */
  readonly dynamoDbEndpoint?: string;
  readonly openSearch?: OpenSearchOptions;
  /** Whether to tell the event bus that the stacks were deployed, as CloudFormation does; false by default. */
  readonly announcesDeployment?: boolean;
}

/** The stand-ins, for tests that inspect or control them. */
export interface StandIns {
  readonly dynamodb: StandIn;
  readonly s3: S3;
  readonly cloudfront: StandIn;
  readonly cloudwatch: CloudWatch;
  readonly cognito: Cognito;
  readonly sqs: Sqs;
  readonly sns: Sns;
  readonly events: Events;
  readonly secrets: StandIn;
  readonly sts: StandIn;
  readonly cloudformation: StandIn;
  readonly opensearch: OpenSearch;
  readonly bedrock: Bedrock;
}

/** The running local cloud, with one app deployed to it. */
export interface LocalCloud {
  /** Where the API is, without its stage: `http://127.0.0.1:8787`. */
  readonly baseUrl: string;
  /** The endpoint of every AWS service, for every client of the SDK but Bedrock's. */
  readonly endpoint: string;
  /** The same over HTTP/2, for Bedrock's client. */
  readonly http2Endpoint: string;
  /** Returns the local address that stands for an AWS address, such as that of a distribution. */
  readonly localAddressOf: (url: string) => string;
  readonly region: string;
  /** The access key of the operator, who has all permissions. */
  readonly operator: { readonly accessKeyId: string; readonly secretAccessKey: string };
  /** By stack and key, as CloudFormation would show them. */
  readonly outputs: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly resources: readonly DeployedResource[];
  /** Physical names by construct path without its last `Resource`: `Stack/health/Function`. */
  readonly functionNames: Readonly<Record<string, string>>;
  /**
   * Invokes a function as the operator; resolves with what it returned, rejects with a FunctionError for what it threw.
   */
  readonly invoke: (functionName: string, payload: unknown) => Promise<unknown>;
  readonly clock: CloudClock;
  readonly faults: Faults;
  readonly logs: Logs;
  /** What the cloud reported about itself: why it refused a request, what it does not support. */
  readonly reports: () => readonly string[];
  readonly lambda: Lambda;
  readonly standIns: StandIns;
  /**
   * Stops everything that was started, within five seconds; calls under way have two seconds to finish. Repeating it
   * does nothing. An idle embedding thread may stay for the next cloud of the process, and ends with the process.
   */
  readonly stop: () => Promise<void>;
}

/**
 * Starts the app of a cloud assembly on loopback ports, with every service that it uses.
 *
 * @throws an error with a readable message if it cannot, and then leaves nothing running.
 */
export async function startLocalCloud(options: LocalCloudOptions): Promise<LocalCloud> {
  const { assembly, data = null, fresh = false, port = 0, environment = {}, sourceIp } = options;
  const answerSeconds = options.models?.answerSeconds ?? 0;
  const core = await startCore<StandIns>(
    { assembly, data, fresh, port, answerSeconds, environment, ...(sourceIp === undefined ? {} : { sourceIp }) },
    (contextOf) => composeStandIns(contextOf, options),
  );
  try {
    publish(core);
  } catch (error) {
    await core.stop();
    throw error;
  }
  return toLocalCloud(core);
}

function publish({ folder, assembly, endpoint, operator, baseUrl }: CloudCore<StandIns>): void {
  folder.publish({
    endpoint,
    region: assembly.region,
    access_key_id: operator.accessKeyId,
    secret_access_key: operator.secretAccessKey,
    base_url: baseUrl,
    pid: process.pid,
  });
}

function composeStandIns(
  contextOf: (part: string) => WebContext,
  { dynamoDbEndpoint, openSearch = {}, announcesDeployment = false, ...options }: LocalCloudOptions,
) {
  const { sitePort = 0, signInPort = 0, bedrockAtAws: aws = null, models = null } = options;
  const sqs = createSqs(contextOf('sqs'));
  const events = createEvents(contextOf('events'), sqs.sendFor);
  const storage = contextOf('s3');
  const s3 = createS3(storage, storage);
  const bedrockContext = contextOf('bedrock');
  const bedrock = createBedrock(bedrockContext, models);
  const standIns = {
    dynamodb: createDynamoDb(
      contextOf('dynamodb'),
      dynamoDbEndpoint === undefined ? {} : { endpoint: dynamoDbEndpoint },
    ),
    s3,
    cloudfront: createCloudFront(contextOf('cloudfront'), { port: sitePort, s3 }),
    cloudwatch: createCloudWatch(contextOf('cloudwatch')),
    cognito: createCognito(contextOf('cognito'), { port: signInPort }),
    sqs,
    sns: createSns(contextOf('sns')),
    events,
    secrets: createSecretsManager(contextOf('secrets')),
    sts: createSts(contextOf('sts')),
    cloudformation: createCloudFormation(contextOf('cloudformation'), { announces: announcesDeployment }),
    opensearch: createOpenSearch(contextOf('opensearch'), openSearch),
    // The local cloud still checks who may call which model; only the answer comes from AWS.
    bedrock: aws === null ? bedrock : { ...bedrock, answer: forwarding(aws, bedrockContext.report) },
  };
  return { standIns, putEvent: events.putEvent };
}

function forwarding(aws: BedrockAtAws, report: (line: string) => void): StandIn['answer'] {
  return async (request) => {
    const answer = await aws.forward(request);
    const reason = answer.headers?.['x-amzn-errortype'] ?? 'no reason given';
    if (answer.status >= 400) {
      report(`${aws.url.host} answered ${answer.status}: ${reason}`);
    }
    return answer;
  };
}

function toLocalCloud(core: CloudCore<StandIns>): LocalCloud {
  const { accessKeyId, secretAccessKey } = core.operator;
  const runnable = new Set(core.lambda.definitions().map(({ name }) => name));
  const functions = core.deployment.resources.filter(
    ({ type, ref }) => type === 'AWS::Lambda::Function' && runnable.has(ref),
  );
  return {
    baseUrl: core.baseUrl,
    endpoint: core.endpoint,
    http2Endpoint: core.http2Endpoint,
    localAddressOf: core.addresses.toLocal,
    region: core.assembly.region,
    operator: { accessKeyId, secretAccessKey },
    outputs: core.deployment.outputs,
    resources: core.deployment.resources,
    functionNames: Object.fromEntries(functions.map(({ path, ref }) => [path.replace(/\/Resource$/, ''), ref])),
    invoke: async (functionName, payload) =>
      returnedBy(await core.lambda.invoke(functionName, JSON.stringify(payload) ?? 'null')),
    clock: core.clock,
    faults: core.faults,
    logs: core.logs,
    reports: core.reports.lines,
    lambda: core.lambda,
    standIns: core.standIns,
    stop: core.stop,
  };
}
