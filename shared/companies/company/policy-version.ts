import { createHash } from 'node:crypto';
import { type Policies, policiesView } from '../policies/policies.ts';

// 132 bits of the hash: two different sets of policies never have the same version by accident.
const LENGTH = 22;
const CHARACTERS = /^[\w-]+$/;

/** Whether a text can be the version of policies. */
export function isPolicyVersion(text: string): boolean {
  return text.length === LENGTH && CHARACTERS.test(text);
}

/**
 * The version of a company's policies: the same policies always have the same version, and different ones a different
 * version.
 */
export function policyVersion(policies: Policies): string {
  const shown = JSON.stringify(policiesView(policies));
  return createHash('sha256').update(shown).digest('base64url').slice(0, LENGTH);
}
