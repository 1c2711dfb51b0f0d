import type { Resources } from './assembly.ts';

/** A method of an API made for a test: its path below the stage, and the function that answers. */
export interface TryMethod {
  readonly path: string;
  readonly httpMethod: string;
  readonly functionId: string;
  readonly authorized?: boolean;
  readonly timeoutMs?: number;
}

/** What differs between the APIs of tests. */
export interface TryApi {
  readonly methods: readonly TryMethod[];
  readonly authorizerId?: string;
  readonly gatewayResponses?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly accessLogFormat?: string;
}

const api = { Ref: 'Api' };

/** A REST API with stage `api`, as CDK writes one, and the permissions that its functions give it. */
export function apiResources({ methods, authorizerId, gatewayResponses = {}, accessLogFormat }: TryApi): Resources {
  const parts: Resources[] = methods.map((method, index) => methodResources(method, index));
  if (authorizerId !== undefined) parts.push(authorizerResources(authorizerId));
  for (const [type, properties] of Object.entries(gatewayResponses)) {
    const id = `Response${type.replaceAll('_', '')}`;
    parts.push({
      [id]: {
        Type: 'AWS::ApiGateway::GatewayResponse',
        Properties: { RestApiId: api, ResponseType: type, ...properties },
      },
    });
  }
  const log =
    accessLogFormat === undefined
      ? {}
      : { AccessLogSetting: { DestinationArn: 'arn:aws:logs:::', Format: accessLogFormat } };
  return Object.assign(
    {
      Api: {
        Type: 'AWS::ApiGateway::RestApi',
        Properties: { Name: 'try', EndpointConfiguration: { Types: ['REGIONAL'] } },
      },
      Deployment: { Type: 'AWS::ApiGateway::Deployment', Properties: { RestApiId: api } },
      Stage: {
        Type: 'AWS::ApiGateway::Stage',
        Properties: { RestApiId: api, DeploymentId: { Ref: 'Deployment' }, StageName: 'api', ...log },
      },
    },
    ...parts,
  );
}

function methodResources({ path, httpMethod, functionId, authorized, timeoutMs }: TryMethod, index: number): Resources {
  const resources: Record<string, Resources[string]> = {};
  let parent: unknown = { 'Fn::GetAtt': ['Api', 'RootResourceId'] };
  let id = 'Path';
  for (const part of path.split('/').filter((piece) => piece !== '')) {
    id += part.replaceAll(/\W/g, '');
    resources[id] = {
      Type: 'AWS::ApiGateway::Resource',
      Properties: { RestApiId: api, ParentId: parent, PathPart: part },
    };
    parent = { Ref: id };
  }
  const arn = { 'Fn::GetAtt': [functionId, 'Arn'] };
  resources[`Method${index}`] = {
    Type: 'AWS::ApiGateway::Method',
    Properties: {
      RestApiId: api,
      ResourceId: parent,
      HttpMethod: httpMethod,
      ...(authorized === true
        ? { AuthorizationType: 'CUSTOM', AuthorizerId: { Ref: 'Authorizer' } }
        : { AuthorizationType: 'NONE' }),
      Integration: {
        Type: 'AWS_PROXY',
        IntegrationHttpMethod: 'POST',
        Uri: invocationUri(arn),
        ...(timeoutMs === undefined ? {} : { TimeoutInMillis: timeoutMs }),
      },
    },
  };
  resources[`Permission${index}`] = permission(arn, ['/', { Ref: 'Stage' }, `/${httpMethod}${path}`]);
  return resources;
}

function authorizerResources(functionId: string): Resources {
  const arn = { 'Fn::GetAtt': [functionId, 'Arn'] };
  return {
    Authorizer: {
      Type: 'AWS::ApiGateway::Authorizer',
      Properties: {
        RestApiId: api,
        Name: 'key',
        Type: 'REQUEST',
        AuthorizerUri: invocationUri(arn),
        AuthorizerResultTtlInSeconds: 0,
        IdentitySource: 'method.request.header.Authorization,context.identity.sourceIp',
      },
    },
    AuthorizerPermission: permission(arn, ['/authorizers/', { Ref: 'Authorizer' }]),
  };
}

function invocationUri(arn: unknown) {
  return { 'Fn::Join': ['', ['arn:aws:apigateway:us-east-1:lambda:path/2015-03-31/functions/', arn, '/invocations']] };
}

function permission(arn: unknown, rest: readonly unknown[]): Resources[string] {
  return {
    Type: 'AWS::Lambda::Permission',
    Properties: {
      Action: 'lambda:InvokeFunction',
      FunctionName: arn,
      Principal: 'apigateway.amazonaws.com',
      SourceArn: { 'Fn::Join': ['', ['arn:aws:execute-api:us-east-1:', { Ref: 'AWS::AccountId' }, ':', api, ...rest]] },
    },
  };
}
