import type { Stack } from 'aws-cdk-lib';
import type { UserPool } from 'aws-cdk-lib/aws-cognito';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { ITopic, Topic } from 'aws-cdk-lib/aws-sns';
import type { PassageStore } from './passage-store.ts';

/**
 * All state of a stage, as roles, variables and functions refer to it: the tables, the directory of people, the
 * documents and their passages, the alerts, and two secrets. The data stack creates it.
 */
export interface StageData extends Stack {
  readonly accessTable: Table;
  readonly knowledgeTable: Table;
  readonly auditTable: Table;
  readonly budgetTable: Table;
  readonly memberTable: Table;
  /** Who may sign in to the console; null on a stage without one. */
  readonly people: { readonly pool: UserPool } | null;
  /** For alerts about the budgets of companies. */
  readonly alerts: Topic;
  /** For the alarms of the stage; null if nobody gets them. */
  readonly alarms: ITopic | null;
  readonly documents: Bucket;
  readonly passages: PassageStore;
  /** The pepper of the API keys. */
  readonly pepper: Secret;
  /** The key of the smoke test. */
  readonly smokeTest: Secret;
}
