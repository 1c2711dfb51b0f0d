import * as v from 'valibot';
import { id, time } from '../../administration/result-fields.ts';

/**
 * A person with a role. `since` is the time of the invitation, and `expires_at` the time until which it can be
 * accepted, null once accepted. `is_you` marks the person who asks.
 */
export const memberResult = v.strictObject({
  id,
  email: v.string(),
  role: v.picklist(['operator', 'administrator', 'viewer']),
  status: v.picklist(['invited', 'expired', 'active']),
  since: time,
  invited_by: v.string(),
  expires_at: v.nullable(time),
  is_you: v.boolean(),
});
