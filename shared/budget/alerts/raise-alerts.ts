import { ServiceError } from '../../service-error.ts';
import type { Budget, BudgetAddress } from '../budget.ts';
import { type Alert, type AlertStore, alertsDue, bitOf } from './alert.ts';

/** Where alerts are stored, and how they are sent. */
export interface AlertServices {
  readonly alerts: AlertStore;
  /** Sends an alert to the addresses of the company and the stage; rejects when it was not accepted. */
  readonly sendAlert: (alert: Alert) => Promise<void>;
  readonly nowMs: () => number;
}

/** A budget as it was just seen, and whether a call was denied because it is used up. */
interface AlertOccasion {
  readonly address: BudgetAddress;
  readonly budget: Budget;
  readonly isExhausted: boolean;
}

/**
 * Raises an alert for each percentage that a budget has newly reached, once a month. Only the company's own budget
 * raises alerts, not the test allowance. A store or a service that does not answer does not affect the caller: the next
 * call raises what is missing, and housekeeping sends what was raised and not sent.
 */
export async function raiseAlerts(
  services: AlertServices,
  { address, budget, isExhausted }: AlertOccasion,
): Promise<void> {
  const due = address.purpose === 'live' ? alertsDue(budget, { isExhausted }) : [];
  if (due.length === 0) {
    return;
  }
  try {
    for (const percent of due) {
      const at = new Date(services.nowMs()).toISOString();
      const alert = { address, percent, at, settled: budget.settled, cap: budget.cap };
      // Raised before it is marked: if the call is killed in between, housekeeping finds the alert and sends it.
      if (await services.alerts.raise(alert)) {
        await send(services, alert);
      }
    }
    await services.alerts.markAlerted(
      address,
      budget.alerted,
      due.reduce((bits, percent) => bits | bitOf(percent), budget.alerted),
    );
  } catch (error) {
    if (!(error instanceof ServiceError)) {
      throw error;
    }
  }
}

/**
 * Sends the alerts of a budget that were raised at least this long ago and never marked as sent: more recent ones may
 * still be sent by the calls that raised them. After a call that was killed between sending and marking, an alert
 * arrives twice, with the same id in its last line.
 *
 * @throws ServiceError `unavailable` when an alert cannot be read, sent or marked.
 */
export async function sendUnsentAlerts(
  services: AlertServices,
  address: BudgetAddress,
  olderThanMs: number,
): Promise<void> {
  const before = new Date(services.nowMs() - olderThanMs).toISOString();
  for (const alert of await services.alerts.unsent(address)) {
    if (alert.at < before) {
      await send(services, alert);
    }
  }
}

async function send(services: AlertServices, alert: Alert): Promise<void> {
  await services.sendAlert(alert);
  await services.alerts.markSent(alert);
}
