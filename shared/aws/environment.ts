import * as v from 'valibot';

/** A function's environment as its contract states it: every entry is read from a string. */
type EnvironmentSchema = v.ObjectSchema<v.ObjectEntries, undefined>;

/**
 * Reads the process environment against a contract, once per cold start; throws naming every variable that is missing
 * or wrong, never a value.
 */
export function readEnvironment<const Schema extends EnvironmentSchema>(schema: Schema): v.InferOutput<Schema> {
  const result = v.safeParse(schema, process.env);
  if (result.success) {
    return result.output;
  }
  const names = result.issues.map((issue) => v.getDotPath(issue) ?? '?');
  throw new Error(`Environment variables missing or wrong: ${[...new Set(names)].join(', ')}`);
}

/**
 * What Lambda itself sets for every function: its Region, and the credentials of its role, which outlive the instance.
 */
export const LambdaEnvironment = v.object({
  AWS_REGION: v.string(),
  AWS_ACCESS_KEY_ID: v.string(),
  AWS_SECRET_ACCESS_KEY: v.string(),
  AWS_SESSION_TOKEN: v.optional(v.string()),
  // The SDK's variable for another endpoint of every service; requests that are signed here follow it too.
  AWS_ENDPOINT_URL: v.optional(v.pipe(v.string(), v.url())),
});
export type LambdaEnvironment = v.InferOutput<typeof LambdaEnvironment>;
