import * as v from 'valibot';
import { matchesPattern } from '../iam/pattern.ts';
import { physicalName } from '../protocol/physical-name.ts';
import { readProperties } from '../protocol/resource-properties.ts';
import type { MakeResource } from '../stand-in.ts';

/** The service that invokes a function, such as `apigateway.amazonaws.com`, and the ARN that it acts for. */
export interface InvocationSource {
  readonly service: string;
  readonly arn: string;
}

/** The functions' resource policies: which service may invoke which function, for which source. */
interface InvokePermissions {
  readonly resources: Readonly<Record<string, MakeResource>>;
  readonly allows: (functionName: string, source: InvocationSource) => boolean;
}

/** Thrown when a service may not invoke a function; API Gateway and EventBridge each report it in their own way. */
export class InvocationNotPermitted extends Error {}

const PermissionProperties = v.strictObject({
  Action: v.literal('lambda:InvokeFunction'),
  FunctionName: v.string(),
  Principal: v.string(),
  SourceArn: v.optional(v.string()),
  SourceAccount: v.optional(v.string()),
});

/**
 * Creates an empty registry, which the templates fill. A permission without a source ARN or account applies to every
 * source, as on AWS.
 */
export function createInvokePermissions(): InvokePermissions {
  const permissions: v.InferOutput<typeof PermissionProperties>[] = [];
  return {
    resources: {
      'AWS::Lambda::Permission': async (resource) => {
        const properties = readProperties(PermissionProperties, resource);
        permissions.push({ ...properties, FunctionName: functionNameOf(properties.FunctionName) });
        return { ref: physicalName(resource, 100), attributes: {} };
      },
    },
    allows: (functionName, source) =>
      permissions.some(
        (permission) =>
          permission.FunctionName === functionName &&
          permission.Principal === source.service &&
          (permission.SourceArn === undefined || matchesPattern(permission.SourceArn, source.arn)) &&
          (permission.SourceAccount === undefined || permission.SourceAccount === source.arn.split(':')[4]),
      ),
  };
}

/**
 * Returns the function's name from its name or ARN.
 *
 * @throws for a version or alias, which the local cloud does not support.
 */
export function functionNameOf(nameOrArn: string): string {
  const parts = nameOrArn.split(':');
  if (parts.length === 1) {
    return nameOrArn;
  }
  if (parts[5] !== 'function' || parts.length !== 7) {
    throw new Error(`${nameOrArn} is not the name or ARN of a function that the local cloud knows.`);
  }
  return parts[6] as string;
}
