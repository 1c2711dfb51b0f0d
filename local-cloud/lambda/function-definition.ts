import * as v from 'valibot';
import { physicalName } from '../protocol/physical-name.ts';
import { readProperties, withoutEffect } from '../protocol/resource-properties.ts';
import type { TemplateResource } from '../stand-in.ts';

/** One function as defined in the template. */
export interface FunctionDefinition {
  readonly name: string;
  readonly arn: string;
  readonly handler: string;
  readonly runtime: string;
  readonly roleArn: string;
  readonly timeoutSeconds: number;
  readonly memoryMb: number;
  /** The maximum number of instances at a time; other callers wait. */
  readonly concurrencyMax: number;
  readonly environment: Readonly<Record<string, string>>;
  readonly logGroup: string;
  /** The folder of the unzipped bundle. */
  readonly taskRoot: string;
}

// One machine has few cores; an account's thousand instances would only compete for them.
const CONCURRENCY_MAX = 10;
// Lambda's defaults, and its limit for all variables of a function together.
const TIMEOUT_SECONDS = 3;
const MEMORY_MB = 128;
const ENVIRONMENT_BYTES_MAX = 4096;
// What Lambda sets itself cannot be set by a template.
const RESERVED = /^(AWS_(?!NODEJS_CONNECTION_REUSE_ENABLED$|LAMBDA_EXEC_WRAPPER$)|_HANDLER$|LAMBDA_)/;

const FunctionProperties = v.strictObject({
  FunctionName: v.optional(v.string()),
  Code: v.strictObject({ S3Bucket: v.string(), S3Key: v.string() }),
  Handler: v.pipe(v.string(), v.regex(/^[^/]+\.[^.]+$/, 'is not of the form file.export')),
  Runtime: v.literal('nodejs24.x'),
  Role: v.string(),
  Timeout: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(900)), TIMEOUT_SECONDS),
  MemorySize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(128), v.maxValue(10_240)), MEMORY_MB),
  ReservedConcurrentExecutions: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  Environment: v.optional(v.strictObject({ Variables: v.optional(v.record(v.string(), v.string()), {}) })),
  LoggingConfig: v.optional(
    v.strictObject({ LogGroup: v.optional(v.string()), LogFormat: v.optional(v.literal('Text')) }),
  ),
  PackageType: v.optional(v.literal('Zip')),
  // The bundle is JavaScript, which runs on whatever processor this machine has.
  Architectures: withoutEffect,
  Description: withoutEffect,
  Tags: withoutEffect,
  TracingConfig: withoutEffect,
});

/**
 * Reads a function's properties.
 *
 * @throws for a property or value that is not known, and for environment variables that are reserved or too long.
 */
export function readFunction(
  resource: TemplateResource,
  place: { readonly region: string; readonly accountId: string },
  assetOf: (bucket: string, key: string) => string,
): FunctionDefinition {
  const properties = readProperties(FunctionProperties, resource);
  const name = properties.FunctionName ?? physicalName(resource, 64);
  const environment = properties.Environment?.Variables ?? {};
  const reserved = Object.keys(environment).filter((key) => RESERVED.test(key));
  const bytes = Buffer.byteLength(Object.entries(environment).flat().join(''));
  if (bytes > ENVIRONMENT_BYTES_MAX) {
    throw new Error(`The environment has ${bytes} bytes; Lambda accepts at most ${ENVIRONMENT_BYTES_MAX}.`);
  }
  if (reserved.length > 0) {
    throw new Error(`Lambda reserves the environment variables ${reserved.join(', ')}.`);
  }
  return {
    name,
    arn: `arn:aws:lambda:${place.region}:${place.accountId}:function:${name}`,
    handler: properties.Handler,
    runtime: properties.Runtime,
    roleArn: properties.Role,
    timeoutSeconds: properties.Timeout,
    memoryMb: properties.MemorySize,
    concurrencyMax: properties.ReservedConcurrentExecutions ?? CONCURRENCY_MAX,
    environment,
    logGroup: properties.LoggingConfig?.LogGroup ?? `/aws/lambda/${name}`,
    taskRoot: assetOf(properties.Code.S3Bucket, properties.Code.S3Key),
  };
}
