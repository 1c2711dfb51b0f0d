import * as v from 'valibot';
import type { AwsRequest, Permission } from '../stand-in.ts';
import { describeIssues } from './describe-issues.ts';
import { INVALID_INPUT, ServiceFault } from './service-fault.ts';

/** One operation of a service, after the protocol is parsed: the permissions that it needs, and its response. */
export interface Operation {
  readonly permissions: (input: unknown) => readonly Permission[];
  readonly run: (input: unknown, request: AwsRequest) => Promise<unknown>;
}

/** Creates an operation whose input is checked by a schema: an unlisted field is refused by name, never dropped. */
export function defineOperation<S extends v.GenericSchema>(
  schema: S,
  permissions: (input: v.InferOutput<S>) => readonly Permission[],
  run: (input: v.InferOutput<S>, request: AwsRequest) => unknown,
): Operation {
  const parse = (input: unknown): v.InferOutput<S> => {
    const parsed = v.safeParse(schema, input);
    if (!parsed.success) {
      throw new ServiceFault(400, INVALID_INPUT, `${describeIssues(parsed.issues)}.`);
    }
    return parsed.output;
  };
  return {
    permissions: (input) => permissions(parse(input)),
    run: async (input, request) => run(parse(input), request),
  };
}
