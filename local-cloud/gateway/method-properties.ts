import * as v from 'valibot';
import { readProperties, withoutEffect } from '../protocol/resource-properties.ts';
import type { TemplateResource } from '../stand-in.ts';
import { FunctionUri, functionArnOf } from './function-uri.ts';
import {
  MethodResponsesProperty,
  type MockIntegration,
  MockIntegrationProperty,
  readMock,
} from './mock/mock-properties.ts';

/** A Lambda proxy integration: the function gets the whole request and returns the whole response. */
export interface FunctionIntegration {
  readonly kind: 'function';
  readonly functionArn: string;
  readonly timeoutMs: number;
}

/** A method as defined in the template. */
export interface Method {
  readonly apiId: string;
  readonly resourceId: string;
  readonly httpMethod: string;
  readonly authorizerId: string | null;
  readonly integration: FunctionIntegration | MockIntegration;
}

/** The methods that `ANY` stands for. */
export const ANY_OF: readonly string[] = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'];

// API Gateway's default, and the most that it accepts without a higher quota.
const INTEGRATION_TIMEOUT_MS = 29_000;

const FunctionIntegrationProperty = v.strictObject({
  Type: v.literal('AWS_PROXY'),
  IntegrationHttpMethod: v.literal('POST'),
  Uri: FunctionUri,
  // API Gateway's bounds for an integration, 50 ms to 29 seconds.
  TimeoutInMillis: v.optional(v.pipe(v.number(), v.minValue(50), v.maxValue(29_000)), INTEGRATION_TIMEOUT_MS),
});
const MethodProperties = v.strictObject({
  RestApiId: v.string(),
  ResourceId: v.string(),
  HttpMethod: v.picklist(['ANY', ...ANY_OF]),
  AuthorizationType: v.picklist(['CUSTOM', 'NONE']),
  AuthorizerId: v.optional(v.string()),
  ApiKeyRequired: v.optional(v.literal(false)),
  OperationName: withoutEffect,
  Integration: v.variant('Type', [FunctionIntegrationProperty, MockIntegrationProperty]),
  MethodResponses: v.optional(MethodResponsesProperty),
});

/** Reads a method with its integration, a Lambda proxy or a mock; refuses any other. */
export function readMethod(resource: TemplateResource): Method {
  const properties = readProperties(MethodProperties, resource);
  const { Integration: integration, MethodResponses: responses } = properties;
  const custom = properties.AuthorizationType === 'CUSTOM';
  if (custom !== (properties.AuthorizerId !== undefined)) {
    throw new Error('AuthorizerId is required for the authorization type CUSTOM, and not allowed for NONE.');
  }
  if (integration.Type === 'AWS_PROXY' && responses !== undefined) {
    throw new Error('MethodResponses: not supported by the local cloud with a Lambda proxy integration.');
  }
  return {
    apiId: properties.RestApiId,
    resourceId: properties.ResourceId,
    httpMethod: properties.HttpMethod,
    authorizerId: properties.AuthorizerId ?? null,
    integration:
      integration.Type === 'MOCK'
        ? readMock(integration, responses ?? [])
        : { kind: 'function', functionArn: functionArnOf(integration.Uri), timeoutMs: integration.TimeoutInMillis },
  };
}
