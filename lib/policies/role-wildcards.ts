import type { Role } from 'aws-cdk-lib/aws-iam';
import type { StageData } from '../stage-data.ts';
import { acknowledgeWildcard } from './acknowledge-wildcard.ts';
import { alarms, documentObjects, LISTED_ALARMS, subscriptions } from './roles.ts';

/** Acknowledges that a role may access the objects of documents by the prefix of their keys. */
export function acknowledgeDocumentObjects(role: Role, data: StageData): void {
  acknowledgeWildcard(role, {
    resource: documentObjects(data),
    reason: 'Keys of objects are made at run time; the statement names their common prefix in one bucket.',
  });
}

/** Acknowledges what the operations may access by a prefix: subscriptions, and the alarms. */
export function acknowledgeOperationResources(role: Role, data: StageData): void {
  acknowledgeWildcard(role, {
    resource: subscriptions(data),
    reason:
      'To read or end a subscription, SNS requires permission on all of the account; the ids of subscriptions are random.',
  });
  acknowledgeWildcard(role, { resource: alarms(data), reason: LISTED_ALARMS });
}
