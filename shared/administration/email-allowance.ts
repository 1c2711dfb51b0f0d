import { describeError, writeLog } from '../aws/log.ts';
import { DAY_MS } from '../durations.ts';
import { ServiceError } from '../service-error.ts';
import type { AuditContext } from './audit-record.ts';

// How many emails the administrators of one company can have sent in a UTC day, by the directory and by SNS. Cognito
// sends 50 a day for the whole account, which all companies need to reset their passwords; the recipient of any of them
// may be a stranger.
const EMAILS_PER_DAY_MAX = 10;

/** The emails of one company in one UTC day, such as 2026-11-20. */
export interface EmailDay {
  readonly companyId: string;
  readonly day: string;
  /** The Unix time in seconds after which the day has passed by every clock. */
  readonly expires: number;
}

/** The emails that were sent for a company in a day; each has an id, so that a repeated write counts once. */
export interface EmailStore {
  /**
   * Counts an email; false when `emailsMax` others are already counted.
   *
   * @throws ServiceError `unavailable` when the table does not answer.
   */
  readonly take: (day: EmailDay, emailId: string, emailsMax: number) => Promise<boolean>;
  /** Removes an email that was not sent from the count. */
  readonly giveBack: (day: EmailDay, emailId: string) => Promise<void>;
}

interface Services {
  readonly emails: EmailStore;
  readonly newId: () => string;
}

/** Who asks for an email, and for which company; null is the stage itself, for which only operators ask. */
interface EmailRequest {
  readonly companyId: string | null;
  readonly context: Pick<AuditContext, 'at' | 'actorRole'>;
}

/**
 * Calls a service that sends an email, the directory or SNS, within the day's allowance of the company. Operators have
 * no allowance: they answer for the account, and must be able to help a company that has used up its own. An email that
 * the service refused to send is not counted; one that may have been sent is.
 *
 * @throws ServiceError `limit_exceeded`, before anything is sent, when the allowance is used up.
 */
export async function sendWithinAllowance<Result>(
  { emails, newId }: Services,
  { companyId, context }: EmailRequest,
  send: () => Promise<Result>,
): Promise<Result> {
  if (companyId === null || context.actorRole === 'operator') {
    return send();
  }
  const day = dayOf(companyId, context.at);
  const emailId = newId();
  if (!(await emails.take(day, emailId, EMAILS_PER_DAY_MAX))) {
    throw new ServiceError(
      'limit_exceeded',
      `The administrators of a company can send at most ${EMAILS_PER_DAY_MAX} emails a day with an invitation, a new temporary password or the confirmation of an alert address. Try again after midnight UTC, or ask an operator.`,
    );
  }
  return send().catch(async (error: unknown) => {
    if (wasNotSent(error)) {
      await emails
        .giveBack(day, emailId)
        .catch((left: unknown) => writeLog('warn', 'email_left_counted', { reason: describeError(left) }));
    }
    throw error;
  });
}

// The service refused the address, or sends no more emails today. Any other failure may have followed an email.
function wasNotSent(error: unknown): boolean {
  return error instanceof ServiceError && (error.code === 'invalid_request' || error.code === 'limit_exceeded');
}

function dayOf(companyId: string, at: string): EmailDay {
  const day = at.slice(0, 'yyyy-mm-dd'.length);
  // Another whole day, because the clocks of functions and of the table differ.
  return { companyId, day, expires: (Date.parse(day) + 2 * DAY_MS) / 1_000 };
}
