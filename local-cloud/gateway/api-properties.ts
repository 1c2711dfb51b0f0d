import * as v from 'valibot';
import { readProperties, withoutEffect } from '../protocol/resource-properties.ts';
import type { TemplateResource } from '../stand-in.ts';
import { FunctionUri, functionArnOf } from './function-uri.ts';
import { readHeaderMappings, readTemplate } from './gateway-response-template.ts';
import { isResponseType } from './response-types.ts';

/** A REST API as defined in the template. */
export interface RestApi {
  readonly id: string;
}

/** A REQUEST authorizer whose results are not cached. */
export interface Authorizer {
  readonly apiId: string;
  readonly id: string;
  readonly functionArn: string;
  /** Lower-case names of the headers that must be present and not empty before the function is called. */
  readonly requiredHeaders: readonly string[];
}

/** A gateway response as the template customizes it; null: API Gateway's own default. */
export interface GatewayResponse {
  readonly apiId: string;
  readonly type: string;
  readonly statusCode: number | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly template: string | null;
}

/** A stage as defined in the template. */
export interface Stage {
  readonly apiId: string;
  readonly stageName: string;
  readonly deploymentId: string;
  readonly accessLogFormat: string | null;
}

const RestApiProperties = v.strictObject({
  Name: v.string(),
  EndpointConfiguration: v.strictObject({ Types: v.tuple([v.literal('REGIONAL')]), IpAddressType: withoutEffect }),
  // The local gateway speaks HTTP on loopback: there is no TLS to configure.
  SecurityPolicy: withoutEffect,
  EndpointAccessMode: withoutEffect,
  Description: withoutEffect,
  Tags: withoutEffect,
  DisableExecuteApiEndpoint: v.optional(v.literal(false)),
});
const ResourceProperties = v.strictObject({ RestApiId: v.string(), ParentId: v.string(), PathPart: v.string() });
const AuthorizerProperties = v.strictObject({
  RestApiId: v.string(),
  Name: v.string(),
  Type: v.literal('REQUEST'),
  AuthorizerUri: FunctionUri,
  // A cache would have to be imitated to the second; the app has none.
  AuthorizerResultTtlInSeconds: v.literal(0),
  IdentitySource: v.optional(v.string(), ''),
});
const GatewayResponseProperties = v.strictObject({
  RestApiId: v.string(),
  ResponseType: v.pipe(v.string(), v.check(isResponseType, 'is not a gateway response type')),
  StatusCode: v.optional(v.pipe(v.string(), v.regex(/^[1-5]\d\d$/))),
  ResponseParameters: v.optional(v.record(v.string(), v.string()), {}),
  ResponseTemplates: v.optional(v.strictObject({ 'application/json': v.optional(v.string()) }), {}),
});
const StageProperties = v.strictObject({
  RestApiId: v.string(),
  DeploymentId: v.string(),
  StageName: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,128}$/)),
  AccessLogSetting: v.optional(v.strictObject({ DestinationArn: v.string(), Format: v.string() })),
  // Throttling, metrics and execution logs of the account; a test scripts a throttled request as a fault.
  MethodSettings: withoutEffect,
  TracingEnabled: withoutEffect,
  Description: withoutEffect,
  Tags: withoutEffect,
});

/**
 * Refuses what the local gateway cannot serve: any endpoint but a regional one, binary media types, an API policy, an
 * API key.
 */
export function readRestApi(resource: TemplateResource, id: string): RestApi {
  readProperties(RestApiProperties, resource);
  return { id };
}

/** Reads a resource of an API's tree; a path parameter is a whole part, such as `{id}` or `{proxy+}`. */
export function readResource(resource: TemplateResource): { apiId: string; parentId: string; pathPart: string } {
  const properties = readProperties(ResourceProperties, resource);
  if (/[{}+]/.test(properties.PathPart) && !/^\{[\w.-]+\+?\}$/.test(properties.PathPart)) {
    throw new Error(
      `PathPart: ${properties.PathPart} is not supported by the local cloud: a path parameter must be a whole part.`,
    );
  }
  return { apiId: properties.RestApiId, parentId: properties.ParentId, pathPart: properties.PathPart };
}

/** Reads a REQUEST authorizer; refuses identity sources other than headers and the caller's address. */
export function readAuthorizer(resource: TemplateResource, id: string): Authorizer {
  const properties = readProperties(AuthorizerProperties, resource);
  const sources = properties.IdentitySource.split(',').filter((source) => source !== '');
  const requiredHeaders = sources.flatMap((source) => {
    const header = /^method\.request\.header\.([A-Za-z0-9_-]+)$/.exec(source.trim())?.[1];
    // The caller's address is always present.
    if (header === undefined && source.trim() !== 'context.identity.sourceIp') {
      throw new Error(`IdentitySource: ${source} is not supported by the local cloud.`);
    }
    return header === undefined ? [] : [header.toLowerCase()];
  });
  return { apiId: properties.RestApiId, id, functionArn: functionArnOf(properties.AuthorizerUri), requiredHeaders };
}

/** Reads a gateway response; refuses a mapping or variable that is not known. */
export function readGatewayResponse(resource: TemplateResource): GatewayResponse {
  const properties = readProperties(GatewayResponseProperties, resource);
  const template = properties.ResponseTemplates['application/json'];
  return {
    apiId: properties.RestApiId,
    type: properties.ResponseType,
    statusCode: properties.StatusCode === undefined ? null : Number(properties.StatusCode),
    headers: readHeaderMappings(properties.ResponseParameters, 'gatewayresponse.header.'),
    template: template === undefined ? null : readTemplate(template),
  };
}

/** Reads a stage. */
export function readStage(resource: TemplateResource): Stage {
  const properties = readProperties(StageProperties, resource);
  const format = properties.AccessLogSetting?.Format;
  return {
    apiId: properties.RestApiId,
    stageName: properties.StageName,
    deploymentId: properties.DeploymentId,
    accessLogFormat: format === undefined ? null : readTemplate(format),
  };
}
