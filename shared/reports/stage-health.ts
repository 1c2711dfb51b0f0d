/** A queue of the stage: how many messages wait and how many are in flight, by the approximate counts of SQS. */
export interface StageQueue {
  readonly name: string;
  readonly isDeadLetters: boolean;
  readonly waiting: number;
  readonly inProgress: number;
}

/** An alarm of the stage. `sinceMs` is the time since which it has been in its state; null if AWS does not say. */
export interface StageAlarm {
  readonly name: string;
  readonly description: string;
  readonly state: 'ok' | 'alarm' | 'no_data';
  readonly sinceMs: number | null;
}

/** What AWS reports about a stage; rejects when AWS does not answer. */
export interface StageHealth {
  readonly queues: () => Promise<readonly StageQueue[]>;
  readonly alarms: () => Promise<readonly StageAlarm[]>;
}
