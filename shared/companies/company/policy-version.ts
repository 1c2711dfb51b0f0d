import { createHash } from 'node:crypto';
import { type Policies, policiesView } from '../policies/policies.ts';

// 132 bits of the hash: two sets of policies never share a version by accident.
const LENGTH = 22;

/** Names the policies as they stand: the same policies have the same version, and others another. */
export function policyVersion(policies: Policies): string {
  const shown = JSON.stringify(policiesView(policies));
  return createHash('sha256').update(shown).digest('base64url').slice(0, LENGTH);
}
