import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib';
import {
  AccessLogFormat,
  type CfnRestApi,
  EndpointType,
  IdentitySource,
  LambdaIntegration,
  LogGroupLogDestination,
  MethodLoggingLevel,
  RequestAuthorizer,
  RestApi,
} from 'aws-cdk-lib/aws-apigateway';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { API_STAGE } from '../../functions/endpoints.ts';
import type { Stage } from '../stage.ts';
import { addGatewayResponses } from './gateway-responses.ts';
import type { ServiceFunction } from './service-function.ts';

// Routes are logged by their templates, and callers by their ids: a path or header could contain a key or text, and an
// IP address is personal data.
const ACCESS_LOG = {
  request_id: '$context.requestId',
  time_ms: '$context.requestTimeEpoch',
  method: '$context.httpMethod',
  route: '$context.resourcePath',
  status: '$context.status',
  gateway_response: '$context.error.responseType',
  latency_ms: '$context.responseLatency',
  authorizer_latency_ms: '$context.authorizer.integrationLatency',
  response_bytes: '$context.responseLength',
};

/** The properties in which the two APIs of a stage differ. */
interface ServiceApiProps {
  readonly stage: Stage;
  readonly authorizer: ServiceFunction;
  readonly restApiName: string;
  readonly description: string;
  /** The message of a 401 response. */
  readonly unauthorized: string;
  /** Why its methods are not behind an authorizer of the type that cdk-nag expects. */
  readonly authorizerReason: string;
  /** Why it is not behind a web ACL. */
  readonly noWebAclReason: string;
  /** The fields of the access log that identify the caller; never a text, an IP address or a token. */
  readonly logged: Readonly<Record<string, string>>;
}

/**
 * One of a stage's two REST APIs: Regional, every method behind its authorizer, one error shape for every response, and
 * an access log without contents.
 */
export class ServiceApi extends Construct {
  readonly rest: RestApi;
  readonly accessLog: LogGroup;
  readonly #props: ServiceApiProps;

  constructor(scope: Construct, id: string, props: ServiceApiProps) {
    super(scope, id);
    const { stage, authorizer, restApiName, description, unauthorized, logged } = props;
    this.#props = props;
    const log = (name: string, logGroupName?: string) =>
      new LogGroup(this, name, {
        retention: stage.logRetentionDays,
        removalPolicy: RemovalPolicy.DESTROY,
        ...(logGroupName && { logGroupName }),
      });
    this.accessLog = log('AccessLog');
    this.rest = new RestApi(this, 'Rest', {
      restApiName,
      description,
      endpointTypes: [EndpointType.REGIONAL],
      // The role for execution logs is a setting of the whole account, made once (docs/operations.md).
      cloudWatchRole: false,
      defaultMethodOptions: {
        authorizer: new RequestAuthorizer(this, 'Key', {
          handler: authorizer.lambda,
          identitySources: [IdentitySource.header('Authorization'), IdentitySource.context('identity.sourceIp')],
          // Not cached: a revoked key, a narrower scope or a new allow-list applies from the next call on.
          resultsCacheTtl: Duration.seconds(0),
        }),
      },
      deployOptions: {
        stageName: API_STAGE,
        throttlingRateLimit: stage.requestsPerSecondMax,
        throttlingBurstLimit: stage.requestsBurstMax,
        loggingLevel: MethodLoggingLevel.ERROR,
        metricsEnabled: true,
        tracingEnabled: true,
        dataTraceEnabled: false,
        accessLogDestination: new LogGroupLogDestination(this.accessLog),
        accessLogFormat: AccessLogFormat.custom(JSON.stringify({ ...ACCESS_LOG, ...logged })),
      },
    });
    // The CDK's own output of the URL ends in the name of API Gateway's stage. The public API's output BaseUrl, which
    // does not, replaces it.
    this.rest.node.tryRemoveChild('Endpoint');
    // API Gateway would create this log group itself and keep it forever.
    const executionLog = log('ExecutionLog', `API-Gateway-Execution-Logs_${this.rest.restApiId}/${API_STAGE}`);
    this.rest.deploymentStage.node.addDependency(executionLog);
    this.#setTls();
    this.#acknowledge();
    addGatewayResponses(this.rest, unauthorized);
  }

  /** Adds one method of one path, answered by one function. */
  route(method: string, path: string, { lambda }: ServiceFunction): void {
    const resource = this.rest.root.resourceForPath(path);
    const added = resource.addMethod(method, new LambdaIntegration(lambda, { allowTestInvoke: false }));
    Validations.of(added).acknowledge({
      id: 'AwsSolutions-COG4',
      reason: this.#props.authorizerReason,
    });
  }

  // TLS 1.2 stays for callers whose runtime has no 1.3, with forward-secret ciphers only. STRICT refuses a host name
  // that is not the API's own.
  #setTls(): void {
    const resource = this.rest.node.defaultChild as CfnRestApi;
    resource.securityPolicy = 'SecurityPolicy_TLS13_1_2_PFS_PQ_2025_09';
    resource.endpointAccessMode = 'STRICT';
  }

  #acknowledge(): void {
    Validations.of(this.rest.node.defaultChild as CfnRestApi).acknowledge({
      id: 'AwsSolutions-APIG2',
      reason:
        'Each function checks the body against its contract and names the field; the gateway could only say that it is wrong.',
    });
    Validations.of(this.rest.deploymentStage).acknowledge({
      id: 'AwsSolutions-APIG3',
      reason: this.#props.noWebAclReason,
    });
  }
}
