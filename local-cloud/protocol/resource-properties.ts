import * as v from 'valibot';
import type { TemplateResource } from '../stand-in.ts';
import { describeIssues } from './describe-issues.ts';

/** The schema of properties that matter on AWS and have no effect locally; the README of each folder says why. */
export const withoutEffect = v.optional(v.unknown());

/**
 * Returns the resource's properties as the schema types them.
 *
 * @throws an error that names type, stack and logical id for an unknown property or value.
 */
export function readProperties<S extends v.GenericSchema>(schema: S, resource: TemplateResource): v.InferOutput<S> {
  const parsed = v.safeParse(schema, resource.properties);
  if (!parsed.success) {
    const place = `${resource.type} ${resource.stack}/${resource.logicalId}`;
    throw new Error(`${place}: ${describeIssues(parsed.issues)}.`);
  }
  return parsed.output;
}
