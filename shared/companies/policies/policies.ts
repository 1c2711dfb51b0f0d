import type * as v from 'valibot';
import { alertPolicy } from './alert-policy.ts';
import { budgetPolicy } from './budget-policy.ts';
import { ingestionPolicy } from './ingestion-policy.ts';
import { ipAllowListPolicy } from './ip-allow-list-policy.ts';
import { keepAnswersPolicy } from './keep-answers-policy.ts';
import { personalDataPolicy } from './personal-data-policy.ts';
import type { ChangeContext, Policy } from './policy.ts';
import { searchPacePolicy } from './search-pace-policy.ts';
import { viewerPolicy } from './viewer-policy.ts';

/** Every policy, in the order in which they are shown. */
const POLICIES = [
  ipAllowListPolicy,
  budgetPolicy,
  searchPacePolicy,
  keepAnswersPolicy,
  alertPolicy,
  personalDataPolicy,
  viewerPolicy,
  ingestionPolicy,
] as const;

// The intersection of the members of a union: one type with the fields of every policy.
type Intersection<Union> = (Union extends unknown ? (part: Union) => void : never) extends (part: infer Parts) => void
  ? Parts
  : never;
type AnyPolicy = (typeof POLICIES)[number];
type Fields = Intersection<AnyPolicy['fields']>;
type Shown = Intersection<AnyPolicy['shown']>;

/** The policies of a company as its item stores them. A policy that was not set is absent. */
export type Policies = Intersection<Parameters<AnyPolicy['view']>[0]>;

/** The fields of policies in an input of `policy.set`. */
type PolicyInput = v.InferOutput<v.StrictObjectSchema<Fields, undefined>>;

// Each policy is typed for its own part only; all together have the whole type.
const allPolicies = POLICIES as readonly unknown[] as readonly Policy<Policies, Fields, Shown>[];

/** The fields of every policy. */
export const policyFields = merged(allPolicies.map(({ fields }) => fields)) as Fields;

/** The fields of every policy as operators see them; one that was not set is absent. */
export const policiesShown = merged(allPolicies.map(({ shown }) => shown)) as Shown;

/** Whether an input sets any policy. */
export function setsPolicy(input: PolicyInput): boolean {
  return allPolicies.some(({ fields }) => hasField(fields, input));
}

/** The fields in an input that only an operator may set. */
export function operatorFieldsIn(input: PolicyInput): readonly string[] {
  const reserved = allPolicies.filter(({ setBy }) => setBy === 'operator');
  const given: Readonly<Record<string, unknown>> = input;
  return reserved.flatMap(({ fields }) => Object.keys(fields)).filter((name) => given[name] !== undefined);
}

/**
 * Returns a company's policies after a change.
 *
 * @throws ServiceError `invalid_request` when the fields of one policy contradict each other or what was set before.
 */
export function changePolicies(before: Policies, input: PolicyInput, context: ChangeContext): Policies {
  let policies = before;
  for (const { fields, change } of allPolicies) {
    policies = hasField(fields, input) ? { ...policies, ...change(policies, input, context) } : policies;
  }
  return policies;
}

/** The policies that were set, as operators see them. */
export function policiesView(policies: Policies): Readonly<Record<string, unknown>> {
  return merged(allPolicies.map(({ view }) => view(policies)));
}

function hasField(fields: v.ObjectEntries, input: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(fields).some((name) => input[name] !== undefined);
}

function merged(parts: readonly object[]): Record<string, unknown> {
  return Object.assign({}, ...parts);
}
