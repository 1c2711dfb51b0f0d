import {
  type Change,
  CloudFormationClient,
  DeleteChangeSetCommand,
  paginateDescribeChangeSet,
} from '@aws-sdk/client-cloudformation';
import { toCommandError } from '../admin/stage.client.ts';

/** The name of the change set that shows a deployment before it is made. */
export const PREVIEW = 'knowledge-copilot-preview';

/** What a deployment will do to one resource. */
export interface PlannedChange {
  readonly stack: string;
  readonly resource: string;
  readonly type: string;
  readonly action: 'add' | 'change' | 'replace' | 'may replace' | 'delete';
}

// The resources that hold what a company or an operator entered. A replaced table is an empty one.
const HOLDS_DATA = [
  'AWS::DynamoDB::Table',
  'AWS::S3::Bucket',
  'AWS::Cognito::UserPool',
  'AWS::SecretsManager::Secret',
  'AWS::OpenSearchServerless::Collection',
  'AWS::OpenSearchServerless::CollectionGroup',
  'AWS::OpenSearchServerless::Index',
];

/** Whether a change loses what a resource holds, or moves the address that customers call. */
export function losesData({ action, type }: PlannedChange): boolean {
  const isGone = action === 'replace' || action === 'may replace' || action === 'delete';
  return isGone && (HOLDS_DATA.includes(type) || type === 'AWS::ApiGateway::RestApi');
}

/** Reads the changes of the change sets that a preview left in these stacks, and deletes the change sets. */
export async function plannedChanges(stackNames: readonly string[]): Promise<PlannedChange[]> {
  const client = new CloudFormationClient({});
  const changes: PlannedChange[] = [];
  for (const StackName of stackNames) {
    try {
      for await (const page of paginateDescribeChangeSet({ client }, { StackName, ChangeSetName: PREVIEW })) {
        changes.push(...(page.Changes ?? []).flatMap((change) => plannedOf(StackName, change)));
      }
      await client.send(new DeleteChangeSetCommand({ StackName, ChangeSetName: PREVIEW }));
    } catch (error) {
      // A stack without a change, or one that does not exist yet, has no change set.
      if (!/^(?:ChangeSetNotFound|ValidationError)/.test((error as Error).name)) {
        throw toCommandError(error);
      }
    }
  }
  return changes;
}

function plannedOf(stack: string, { ResourceChange }: Change): PlannedChange[] {
  const { Action, Replacement, LogicalResourceId: resource = '', ResourceType: type = '' } = ResourceChange ?? {};
  const planned = (action: PlannedChange['action']) => [{ stack, resource, type, action }];
  if (Action === 'Remove') {
    return planned('delete');
  }
  if (Replacement === 'True' || Replacement === 'Conditional') {
    return planned(Replacement === 'True' ? 'replace' : 'may replace');
  }
  return Action === 'Add' ? planned('add') : Action === 'Modify' ? planned('change') : [];
}
