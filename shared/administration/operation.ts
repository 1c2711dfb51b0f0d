import * as v from 'valibot';
import type { AuditContext } from './audit-record.ts';
import type { Role } from './role.ts';

/** The fields by which an input can name a company: directly, or through something that belongs to it. */
export type CompanyField = 'company_id' | 'application_id' | 'key_id' | 'base_id' | 'document_id' | 'member_id';

/** The schema of an input: an object that allows no unknown fields. */
export type OperationInput = v.StrictObjectSchema<v.ObjectEntries, undefined>;

/** An operation of administrators, which `npm run admin` and the console can run. */
export interface Operation<Services> {
  readonly input: OperationInput;
  /**
   * The schema of its result. The console checks every result against it, and the description of the console's API
   * contains it.
   */
  readonly result: v.GenericSchema;
  readonly roles: readonly [Role, ...Role[]];
  /** Whether the members of a suspended company may run it. Operators may run it in any case. */
  readonly whileSuspended: 'allowed' | 'refused';
  /** The field of the input that names the company; `none` for an operation on the whole stage. */
  readonly company: CompanyField | 'none';
  readonly run: (services: Services, input: unknown, context: AuditContext) => Promise<unknown>;
}

/** Operations by their names, such as `key.create`. */
export type Operations<Services> = Readonly<Record<string, Operation<Services>>>;

type CompanyFieldOf<Input extends OperationInput> = Extract<keyof Input['entries'], CompanyField>;

type Immutable<T> = T extends object ? { readonly [Key in keyof T]: Immutable<T[Key]> } : T;

interface Definition<Input extends OperationInput, Result extends v.GenericSchema, Services> {
  readonly input: Input;
  readonly result: Result;
  readonly roles: Operation<Services>['roles'];
  readonly whileSuspended: Operation<Services>['whileSuspended'];
  readonly company: [CompanyFieldOf<Input>] extends [never] ? 'none' : CompanyFieldOf<Input>;
  readonly run: (
    services: Services,
    input: v.InferOutput<Input>,
    context: AuditContext,
  ) => Promise<Immutable<v.InferInput<Result>>>;
}

/**
 * Defines an operation. Its callers parse the input first, so `run` receives the output of the schema. A definition
 * that leaves out its roles, or does not say which field of its input names the company, or whether members may run it
 * while their company is suspended, does not compile.
 */
export function defineOperation<const Input extends OperationInput, const Result extends v.GenericSchema, Services>(
  definition: Definition<Input, Result, Services>,
): Operation<Services> {
  const { run, ...declared } = definition;
  return { ...declared, run: (services, parsed, context) => run(services, parsed as never, context) };
}

/** Parses an input; returns the output of the schema, or one sentence that says what is wrong. */
export function parseInput<Schema extends v.GenericSchema>(
  schema: Schema,
  given: unknown,
): { readonly output: v.InferOutput<Schema> } | { readonly error: string } {
  const result = v.safeParse(schema, given);
  return result.success ? { output: result.output } : { error: messageFor(result.issues) };
}

// An unknown field is reported first: it may be the misspelled name of a field that is then missing.
function messageFor(issues: readonly v.BaseIssue<unknown>[]): string {
  // A missing field is an issue of the object, too; only an unknown one is expected never to be there.
  const isOfObject = ({ type, path }: v.BaseIssue<unknown>) => type === 'strict_object' && path?.length === 1;
  const unknown = issues.find((issue) => isOfObject(issue) && issue.expected === 'never');
  const issue = unknown ?? issues[0];
  if (issue?.path === undefined) {
    return 'input must be an object.';
  }
  const name = String(issue.path[0]?.key);
  // The caller chooses the name of an unknown field: only one that could be a field's is repeated.
  const shown = /^[a-z_]{1,40}$/.test(name) ? name : 'A field';
  if (issue === unknown) {
    return `${shown} is not known to this version.`;
  }
  if (isOfObject(issue)) {
    return `${shown} is required.`;
  }
  return issue.message;
}
