// Guarantee: the stack has the specified routes, authorizer, access log and outputs. Risk: a method without the
// authorizer is public, or a cached refusal or permission outlives the change that ended it.
import { describe, expect, it } from 'vitest';
import { ENDPOINTS, ROUTES } from '../../functions/endpoints.ts';
import { STAGES } from '../../lib/stages.ts';
import { readable } from './readable.ts';
import { resourcesOf, synthesize } from './synthesized.ts';

const dev = synthesize(STAGES.dev);
const api = dev.stacks.Api;
const MEDIA_TYPES = [
  'application/json',
  'application/octet-stream',
  'application/x-www-form-urlencoded',
  'application/xml',
  'multipart/form-data',
  'text/plain',
];
const propertiesOf = (type: string) =>
  Object.values(resourcesOf(api, `AWS::ApiGateway::${type}`)).map((r) => r.Properties);

describe('the public API', () => {
  it('has the endpoints of the route table, each answered by its own function after the one authorizer', () => {
    const root = 'Api/Rest/Default';
    const methods = withIntegration('AWS_PROXY').map(([place, { Properties }]) => {
      expect(Properties.AuthorizationType).toBe('CUSTOM');
      expect(readable(dev, 'Api', Properties.AuthorizerId)).toBe('Api/Key');
      expect(Properties.Integration).toMatchObject({ Type: 'AWS_PROXY', IntegrationHttpMethod: 'POST' });
      return [place.replace(root, ''), functionIn(Properties.Integration.Uri)];
    });
    expect(methods).toEqual(ROUTES.map(({ name, method, path }) => [`${path}/${method}`, name]));
  });

  it('answers unknown routes by mocks: with 404, or with 405 and Allow if the path has an endpoint', () => {
    const mocks = withIntegration('MOCK').map(([place, { Properties }]): [string, unknown] => {
      expect(Properties.AuthorizationType).toBe('NONE');
      expect(Properties).not.toHaveProperty('AuthorizerId');
      expect(Properties.Integration.PassthroughBehavior).toBe('NEVER');
      const [{ StatusCode: status, ResponseParameters: headers, ResponseTemplates: body }] =
        Properties.Integration.IntegrationResponses;
      // A body of another type would be answered as an unknown path, although its method is the mistake.
      expect(Properties.Integration.RequestTemplates).toEqual(
        Object.fromEntries(MEDIA_TYPES.map((type) => [type, `{"statusCode":${status}}`])),
      );
      expect(headers['method.response.header.x-request-id']).toBe('context.requestId');
      const { error } = JSON.parse(body['application/json']);
      return [place.replace('Api/Rest/Default', ''), [status, headers['method.response.header.allow'], error]];
    });
    const above = ['', '/public', '/public/v1', '/public/v1/knowledge', '/public/v1/copilot'];
    const paths = ENDPOINTS.map(({ path }) => path);
    const notFound = ['404', undefined, 'The requested path or method does not exist.'];
    const notAllowed = (method: string) => ['405', `'${method}'`, 'This method is not allowed for this path.'];
    expect(Object.fromEntries(mocks)).toEqual({
      ...Object.fromEntries([...above, ...paths].map((path) => [`${path}/{proxy+}/ANY`, notFound])),
      ...Object.fromEntries(above.map((path) => [`${path}/ANY`, notFound])),
      ...Object.fromEntries(
        ENDPOINTS.map(({ method, path }) => [`${path}/ANY`, notAllowed(method === 'GET' ? 'GET, HEAD' : method)]),
      ),
    });
  });

  it('calls its authorizer for every call, with header and address, and caches no decision', () => {
    expect(propertiesOf('Authorizer')).toMatchObject([
      {
        Type: 'REQUEST',
        AuthorizerResultTtlInSeconds: 0,
        IdentitySource: 'method.request.header.Authorization,context.identity.sourceIp',
      },
    ]);
  });

  // The console of API Gateway has a button that calls a function without any key.
  it('is the only caller of each function, and only for the method and path of its endpoint on the deployed stage', () => {
    const permissions = Object.values(resourcesOf(api, 'AWS::Lambda::Permission')).map(({ Properties }) => {
      expect(Properties).toMatchObject({ Principal: 'apigateway.amazonaws.com', Action: 'lambda:InvokeFunction' });
      const [, from] = readable(dev, 'Api', Properties.SourceArn).split(':Api/Rest/');
      return [readable(dev, 'Api', Properties.FunctionName), from];
    });
    const endpoints = ROUTES.map(({ name, method, path }) => [
      `${name}/Function.Arn`,
      `Api/Rest/DeploymentStage.api/${method}${path}`,
    ]);
    const byName = ([one = '']: unknown[], [other = '']: unknown[]) => String(one).localeCompare(String(other));
    expect(permissions.sort(byName)).toEqual(
      [['authorizer/Function.Arn', 'authorizers/Api/Key'], ...endpoints].sort(byName),
    );
  });

  it('is Regional and requires TLS 1.2 or later with forward secrecy', () => {
    expect(propertiesOf('RestApi')).toEqual([
      {
        Name: 'knowledge-copilot-dev',
        Description: 'Knowledge and Copilot Public API',
        EndpointConfiguration: { Types: ['REGIONAL'] },
        SecurityPolicy: 'SecurityPolicy_TLS13_1_2_PFS_PQ_2025_09',
        EndpointAccessMode: 'STRICT',
      },
    ]);
    expect(propertiesOf('Account')).toEqual([]);
  });

  it('throttles the stage and logs errors without the data of calls', () => {
    const [stage] = propertiesOf('Stage');
    expect(stage.StageName).toBe('api');
    expect(stage.TracingEnabled).toBe(true);
    expect(stage.MethodSettings).toEqual([
      {
        HttpMethod: '*',
        ResourcePath: '/*',
        LoggingLevel: 'ERROR',
        DataTraceEnabled: false,
        MetricsEnabled: true,
        ThrottlingRateLimit: STAGES.dev.requestsPerSecondMax,
        ThrottlingBurstLimit: STAGES.dev.requestsBurstMax,
      },
    ]);
  });

  it('counts refusals of its throttle apart from other 5xx in the access log', () => {
    const filters = Object.values(resourcesOf(api, 'AWS::Logs::MetricFilter')).map(({ Properties }) => Properties);
    const ofAccessLog = filters.filter(({ LogGroupName }) => readable(dev, 'Api', LogGroupName) === 'Api/AccessLog');
    expect(ofAccessLog.map(({ FilterPattern }) => FilterPattern)).toEqual([
      '{ ($.status = "5*") && ($.gateway_response != "THROTTLED") }',
      '{ $.gateway_response = "THROTTLED" }',
    ]);
  });

  it('has two saved queries on the logs of its access, its authorizer, searches and questions', () => {
    const queries = Object.values(resourcesOf(api, 'AWS::Logs::QueryDefinition')).map(({ Properties }) => Properties);
    expect(queries.map(({ Name, QueryString }) => [Name, /filter (.+)/.exec(QueryString)?.[1]])).toEqual([
      ['KnowledgeCopilot/dev/Why was it slow?', 'message = "request"'],
      ['KnowledgeCopilot/dev/Why was it refused?', 'message = "refused" or status >= 400'],
    ]);
    for (const { LogGroupNames } of queries) {
      expect(LogGroupNames.map((name: unknown) => readable(dev, 'Api', name)).sort()).toEqual([
        'Api/AccessLog',
        'authorizer/Log',
        'copilot-query/Log',
        'knowledge-search/Log',
      ]);
    }
    const times = ['search_ms', 'rerank_ms', 'model_ms', 'judge_ms', 'budget_ms', 'redaction_ms'];
    expect(times.filter((part) => !queries[0]?.QueryString.includes(part))).toEqual([]);
  });

  it('logs who called which route, the outcome and the latency, but no header, address, path, query or body', () => {
    const [stage] = propertiesOf('Stage');
    const format: Record<string, string> = JSON.parse(stage.AccessLogSetting.Format);
    expect(Object.values(format).sort()).toEqual([
      '$context.authorizer.applicationId',
      '$context.authorizer.companyId',
      '$context.authorizer.integrationLatency',
      '$context.authorizer.keyEnvironment',
      '$context.authorizer.keyId',
      '$context.error.responseType',
      '$context.httpMethod',
      '$context.requestId',
      '$context.requestTimeEpoch',
      '$context.resourcePath',
      '$context.responseLatency',
      '$context.responseLength',
      '$context.status',
    ]);
  });

  it('keeps both logs for the stage’s 30 days, and deletes them with the stage', () => {
    const logs = resourcesOf(api, 'AWS::Logs::LogGroup');
    expect(logs['Api/AccessLog']?.Properties).toEqual({ RetentionInDays: 30 });
    const { LogGroupName, RetentionInDays } = logs['Api/ExecutionLog']?.Properties ?? {};
    expect(readable(dev, 'Api', LogGroupName)).toBe('API-Gateway-Execution-Logs_Api/Rest/api');
    expect(RetentionInDays).toBe(30);
    // A remaining log would keep its name, so that the next deployment would fail.
    expect(new Set(Object.values(logs).map(({ DeletionPolicy }) => DeletionPolicy))).toEqual(new Set(['Delete']));
  });
});

describe('the outputs', () => {
  it('give the URL without a path, and nothing else', () => {
    const own = Object.keys(api?.Outputs ?? {}).filter((name) => !name.startsWith('PublishOutput'));
    expect(own).toEqual(['BaseUrl']);
    expect(readable(dev, 'Api', api?.Outputs?.BaseUrl?.Value)).toBe(
      'https://Api/Rest.execute-api.<Region>.<URLSuffix>',
    );
  });
});

function withIntegration(type: string) {
  return Object.entries(resourcesOf(api, 'AWS::ApiGateway::Method')).filter(
    ([, { Properties }]) => Properties.Integration.Type === type,
  );
}

function functionIn(uri: unknown): string | undefined {
  return /functions\/(.+)\/Function\.Arn\/invocations$/.exec(readable(dev, 'Api', uri))?.[1];
}
