import type * as v from 'valibot';

/** Values that a change needs in addition to its input. */
export interface ChangeContext {
  /**
   * The id of the subscription of the address in `alert_email`; null without an address, and while a change is only
   * checked.
   */
  readonly subscription: string | null;
}

/**
 * One policy of a company. `Stored` is its part of the attribute `policies` of the company's item, where a policy that
 * was not set is absent.
 */
export interface Policy<Stored extends object, Fields extends v.ObjectEntries, Shown extends v.ObjectEntries> {
  /** Absent for a policy that administrators of the company set as well. */
  readonly setBy?: 'operator';
  /**
   * The fields by which `policy.set` sets it, each with a description and an example that differs from its default:
   * tests set them all to their examples.
   */
  readonly fields: Fields;
  /** The stored part after a change; called when the input has a field of this policy. */
  readonly change: (
    before: Stored,
    input: v.InferOutput<v.StrictObjectSchema<Fields, undefined>>,
    context: ChangeContext,
  ) => Stored;
  /** The fields that `view` returns. */
  readonly shown: Shown;
  /** The fields that were set, as `company.show` and `policy.set` return them. */
  readonly view: (stored: Stored) => v.InferInput<v.StrictObjectSchema<Shown, undefined>>;
}

/** Infers the types of a policy from its parts. */
export function policy<Stored extends object, Fields extends v.ObjectEntries, Shown extends v.ObjectEntries>(
  definition: Policy<Stored, Fields, Shown>,
): Policy<Stored, Fields, Shown> {
  return definition;
}
