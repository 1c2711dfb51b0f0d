import * as v from 'valibot';

/** The schema of a function's environment. Every entry is read from a string. */
type EnvironmentSchema = v.ObjectSchema<v.ObjectEntries, undefined>;

/**
 * Reads the process environment by a contract's schema, once per cold start.
 *
 * @throws an error that names every variable that is missing or wrong, and never a value.
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
 * The variables that Lambda sets for every function: its Region, and the credentials of its role. They are read once:
 * they are valid for longer than an instance lives.
 */
export const LambdaEnvironment = v.object({
  AWS_REGION: v.string(),
  AWS_ACCESS_KEY_ID: v.string(),
  AWS_SECRET_ACCESS_KEY: v.string(),
  AWS_SESSION_TOKEN: v.optional(v.string()),
  // Replaces the endpoints of all services in the SDK. Requests that we sign ourselves use it too.
  AWS_ENDPOINT_URL: v.optional(v.pipe(v.string(), v.url())),
});
export type LambdaEnvironment = v.InferOutput<typeof LambdaEnvironment>;
