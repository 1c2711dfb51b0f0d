import { nanoOfUsd } from '../../parts/money.ts';
import { visible } from '../../parts/visible.ts';
import { fieldName } from '../../texts/fields.ts';
import { policiesTexts } from '../../texts/policies.ts';
import { changeOf, type Draft, draftOf, type Policies, withOwn } from './policy-draft.ts';

type Name = keyof Policies;
type Value = Policies[Name];

// The number of entries that are shown; the rest of a list is only counted.
const SHOWN_MAX = 10;

/** Returns the names of the policies that differ, including policies that this console does not know. */
export function changedPolicies(before: Policies, now: Policies): Name[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])] as Name[];
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(now[name]));
}

interface Conflict {
  /** The policies when the form was opened. */
  readonly opened: Policies;
  /** The policies in force. */
  readonly now: Policies;
  readonly kinds: readonly string[];
}

/**
 * Whether a draft, and nothing else, has been saved since the form was opened: by an earlier attempt whose response was
 * lost.
 */
export function isSavedAlready(draft: Draft, { opened, now, kinds }: Conflict): boolean {
  const before = draftOf(opened, kinds);
  const theirs = draftOf(now, kinds);
  const own = changeOf(draft, before);
  const left = changeOf(withOwn(theirs, draft, before), theirs);
  return Object.keys(left).length === 0 && changedPolicies(opened, now).every((name) => Object.hasOwn(own, name));
}

/** Returns the name of a policy as the heading of its row. */
export function policyName(name: string): string {
  const text = fieldName(name);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * Lists the entries of one value of a policy that the other value does not have: of a thousand addresses, often only
 * one has changed.
 */
export function onlyIn(value: Value, other: Value): string {
  if (typeof value !== 'object' || typeof other !== 'object') {
    return textOf(value);
  }
  const others = new Set<string>(other);
  const own = value.filter((entry) => !others.has(entry));
  return own.length === 0 ? policiesTexts.noDifference : textOf(own);
}

/** Says how long calls are refused once a budget is spent: a new month does not renew a budget of 0. */
export function refusedUntil(budget: string): string {
  return nanoOfUsd(budget.trim()) === 0n ? policiesTexts.untilRaised : policiesTexts.untilMonthEnds;
}

function textOf(value: Value): string {
  if (value === undefined) {
    return policiesTexts.none;
  }
  if (typeof value !== 'object') {
    return visible(String(value));
  }
  const shown = value.slice(0, SHOWN_MAX);
  return policiesTexts.andMore(visible(shown.join(', ')), value.length - shown.length);
}
