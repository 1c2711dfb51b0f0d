/** A queue of the stage: how many messages wait, and how many are being worked on; about, as SQS counts. */
export interface StageQueue {
  readonly name: string;
  readonly isDeadLetters: boolean;
  readonly waiting: number;
  readonly inProgress: number;
}

/** An alarm of the stage, and since when it is in its state. */
export interface StageAlarm {
  readonly name: string;
  readonly description: string;
  readonly state: 'ok' | 'alarm' | 'no_data';
  readonly sinceMs: number | null;
}

/** What AWS says about a stage; rejects when it says nothing. */
export interface StageHealth {
  readonly queues: () => Promise<readonly StageQueue[]>;
  readonly alarms: () => Promise<readonly StageAlarm[]>;
}
