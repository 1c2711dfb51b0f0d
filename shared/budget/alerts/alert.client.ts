import type { LambdaEnvironment } from '../../aws/environment.wiring.ts';
import { createSignedFetch } from '../../aws/signed-fetch.client.ts';
import { INVALID_ALERT_EMAIL } from '../../error-messages.ts';
import { formatUsd } from '../../pricing/money.ts';
import { ServiceError } from '../../service-error.ts';
import { endOfMonthMs } from '../month.ts';
import type { Alert } from './alert.ts';

const UNAVAILABLE = 'The alert service is unavailable. Try again.';
// A caller waits while its alert is published.
const TIMEOUT_MS = 2_000;
// The version of the SNS API.
const VERSION = '2010-03-31';
// The attribute of a message by which a subscription receives the alerts of one company only.
const COMPANY = 'company_id';

// Why SNS refuses a subscription, however often it is requested, by a part of its response. A topic has one
// subscription for each address, and by default 200 of them can have a filter.
const REFUSALS: readonly (readonly [part: string, sentence: string])[] = [
  [
    'already exists with different attributes',
    'alert_email receives the alerts of another company or of the whole stage. Each address can be used once: use another one, such as finance+company@example.com.',
  ],
  ['Invalid parameter: Email address', INVALID_ALERT_EMAIL],
  [
    '<Code>FilterPolicyLimitExceeded</Code>',
    'The stage has as many alert addresses as SNS allows. Its operator can raise the quota "Filter Policies per Topic".',
  ],
];

/**
 * The stage's alert topic: publishes alerts, and subscribes an email address to the alerts of one company.
 *
 * @throws ServiceError `unavailable` when SNS does not answer.
 */
export function createAlertTopic(topicArn: string, runtime: LambdaEnvironment) {
  const call = createCall(runtime);
  return {
    async send(alert: Alert): Promise<void> {
      await call('Publish', {
        TopicArn: topicArn,
        Subject: subjectOf(alert),
        Message: messageOf(alert),
        'MessageAttributes.entry.1.Name': COMPANY,
        'MessageAttributes.entry.1.Value.DataType': 'String',
        'MessageAttributes.entry.1.Value.StringValue': alert.address.companyId,
      });
    },
    /**
     * Returns the subscription's ARN. The recipient has to confirm it by the link in an email from SNS.
     *
     * @throws ServiceError `invalid_request` for an address that SNS refuses, and at its limit of addresses.
     */
    async subscribe(companyId: string, email: string): Promise<string> {
      const filter = JSON.stringify({ [COMPANY]: [companyId] });
      const response = await call('Subscribe', {
        TopicArn: topicArn,
        Protocol: 'email',
        Endpoint: email,
        ReturnSubscriptionArn: 'true',
        'Attributes.entry.1.key': 'FilterPolicy',
        'Attributes.entry.1.value': filter,
      });
      const [, arn] = /<SubscriptionArn>([^<]+)<\/SubscriptionArn>/.exec(response) ?? [];
      if (arn === undefined) {
        throw new ServiceError('unavailable', UNAVAILABLE);
      }
      return arn;
    },
    /** Returns whether the recipient has confirmed a subscription; `gone` when SNS gave it up or somebody ended it. */
    async stateOf(subscription: string): Promise<'pending' | 'confirmed' | 'gone'> {
      const response = await call('GetSubscriptionAttributes', { SubscriptionArn: subscription });
      if (response === GONE) {
        return 'gone';
      }
      return /<key>PendingConfirmation<\/key>\s*<value>true</.test(response) ? 'pending' : 'confirmed';
    },
    unsubscribe: async (subscription: string): Promise<void> =>
      void (await call('Unsubscribe', { SubscriptionArn: subscription })),
  };
}

// What a call returns for a subscription that does not exist.
const GONE = '';

type Parameters = Readonly<Record<string, string>>;

// Calls an action of SNS, and returns its response as text.
function createCall(runtime: LambdaEnvironment): (action: string, parameters: Parameters) => Promise<string> {
  const signedFetch = createSignedFetch('sns', runtime);
  const url = runtime.AWS_ENDPOINT_URL ?? `https://sns.${runtime.AWS_REGION}.amazonaws.com/`;
  return async (action, parameters) => {
    const body = new URLSearchParams({ Action: action, Version: VERSION, ...parameters }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    try {
      const response = await signedFetch({ method: 'POST', url, headers, body, signal });
      const text = await response.text();
      if (action === 'GetSubscriptionAttributes' && text.includes('<Code>NotFound</Code>')) {
        return GONE;
      }
      if (!response.ok) {
        throw (
          (action === 'Subscribe' && refusalIn(text)) ||
          new Error(`sns_${response.status}`, { cause: `http_${response.status}` })
        );
      }
      // A proxy may answer 200 with its own page. That must not mark the alert as sent.
      if (!text.includes(`<${action}Response`)) {
        throw new Error('sns_answer');
      }
      return text;
    } catch (error) {
      throw error instanceof ServiceError ? error : new ServiceError('unavailable', UNAVAILABLE, { cause: error });
    }
  };
}

function refusalIn(response: string): ServiceError | null {
  const [, sentence] = REFUSALS.find(([part]) => response.includes(part)) ?? [];
  return sentence === undefined ? null : new ServiceError('invalid_request', sentence);
}

function subjectOf({ percent, address }: Alert): string {
  return `Knowledge and Copilot API: ${percent} percent of the budget of ${address.month}`;
}

function messageOf(alert: Alert): string {
  const { percent, address, at, settled, cap } = alert;
  return [
    summaryOf(alert),
    `Spent: ${formatUsd(settled)} of ${formatUsd(cap)} US dollars.`,
    `Renewed on: ${new Date(endOfMonthMs(address.month)).toISOString()}`,
    `Company: ${address.companyId}`,
    `Reached at: ${at}`,
    `Alert: ${address.companyId}#${address.month}#${percent}`,
  ].join('\n');
}

function summaryOf({ percent, settled, cap }: Alert): string {
  if (percent < 100) {
    return `${percent} percent of the monthly budget is spent.`;
  }
  return settled < cap
    ? 'A call with a live key was refused, because the rest of the monthly budget does not cover what it can cost at most. Such calls are refused until the budget is renewed or raised.'
    : 'The monthly budget is used up: searches and questions with live keys are refused until it is renewed or raised.';
}
