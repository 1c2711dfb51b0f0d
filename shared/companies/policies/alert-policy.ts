import * as v from 'valibot';
import { INVALID_ALERT_EMAIL } from '../../error-messages.ts';
import { containsApiKey } from '../../keys/api-key.ts';
import { policy } from './policy.ts';

interface Stored {
  readonly budget?:
    | { readonly alerts?: { readonly email: string; readonly subscription: string } | undefined }
    | undefined;
}

const EMAIL = /^[^\s@"<>]{1,64}@[^\s@"<>]{1,190}\.[A-Za-z]{2,63}$/;

/** The address that gets an alert at 50, 80 and 100 percent of the budget; null removes it. */
export const alertPolicy = policy({
  fields: {
    alert_email: v.optional(
      v.nullable(
        v.pipe(
          v.string(INVALID_ALERT_EMAIL),
          v.regex(EMAIL, INVALID_ALERT_EMAIL),
          v.check((email) => !containsApiKey(email), 'alert_email must not contain an API key.'),
          v.description('the address that gets an alert at 50, 80 and 100 percent of the budget; none: no address'),
          v.examples(['finance@example.org']),
        ),
      ),
    ),
  },
  change: ({ budget }: Stored, { alert_email: email }, { subscription }): Stored => ({
    budget: { ...budget, alerts: email && subscription !== null ? { email, subscription } : undefined },
  }),
  shown: { alert_email: v.optional(v.string()) },
  view: ({ budget }) => (budget?.alerts === undefined ? {} : { alert_email: budget.alerts.email }),
});
