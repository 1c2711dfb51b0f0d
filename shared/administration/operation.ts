import * as v from 'valibot';
import type { Act } from './audit-record.ts';

/** What an operator can ask for: the shape of the input and the story that answers it. */
export interface Operation<Services> {
  readonly input: v.GenericSchema;
  readonly run: (services: Services, input: unknown, act: Act) => Promise<unknown>;
}

/** Ties a story to the shape of its input, which is checked before the story runs. */
export function operation<const Input extends v.GenericSchema, Services>(
  input: Input,
  story: (services: Services, input: v.InferOutput<Input>, act: Act) => Promise<unknown>,
): Operation<Services> {
  return { input, run: (services, given, act) => story(services, given as v.InferOutput<Input>, act) };
}

/** Operations by their names, such as `key.create`. */
export type Operations<Services> = Readonly<Record<string, Operation<Services>>>;

/** Runs an input through its schema; gives the parsed input or the one sentence that says what is wrong. */
export function parseInput(schema: v.GenericSchema, given: unknown): { input: unknown } | { sentence: string } {
  const result = v.safeParse(schema, given);
  return result.success ? { input: result.output } : { sentence: sentenceFor(result.issues) };
}

// An option that this version does not know comes first: nothing that was asked for may be passed over in silence.
function sentenceFor(issues: readonly v.BaseIssue<unknown>[]): string {
  const unknown = issues.find((issue) => issue.type === 'strict_object' && issue.expected === 'never');
  const issue = unknown ?? issues[0];
  if (issue?.path === undefined) {
    return 'The input must be an object.';
  }
  const name = String(issue.path[0]?.key);
  const shown = /^[a-z_]{1,40}$/.test(name) ? `The option '${name}'` : 'An option';
  if (issue === unknown) {
    return `${shown} is not known to this version.`;
  }
  if (issue.type === 'strict_object') {
    return `${shown} is required.`;
  }
  return issue.message;
}
