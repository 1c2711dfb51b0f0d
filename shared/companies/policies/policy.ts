import type * as v from 'valibot';

/** What a change needs in addition to its input. */
export interface ChangeContext {
  /** The subscription of the address in `alert_email`. */
  readonly subscription: string | null;
}

/**
 * One policy of a company. `Stored` is its part of what the company's item holds under `policies`; what the company has
 * not decided is absent there.
 */
export interface Policy<Stored extends object, Fields extends v.ObjectEntries, Shown extends v.ObjectEntries> {
  /** The fields by which `policy.set` sets it. */
  readonly fields: Fields;
  /** The stored part after a change; called when the input has a field of this policy. */
  readonly change: (
    before: Stored,
    input: v.InferOutput<v.StrictObjectSchema<Fields, undefined>>,
    context: ChangeContext,
  ) => Stored;
  /** The fields that `view` gives. */
  readonly shown: Shown;
  /** What `company.show` and `policy.set` answer: the fields that were set. */
  readonly view: (stored: Stored) => v.InferInput<v.StrictObjectSchema<Shown, undefined>>;
}

/** Infers the types of a policy from its parts. */
export function policy<Stored extends object, Fields extends v.ObjectEntries, Shown extends v.ObjectEntries>(
  definition: Policy<Stored, Fields, Shown>,
): Policy<Stored, Fields, Shown> {
  return definition;
}
