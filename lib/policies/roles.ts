import { ArnFormat } from 'aws-cdk-lib';
import type { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { FunctionName } from '../../functions/contracts.ts';
import type { Stage } from '../stage.ts';
import type { StageData } from '../stage-data.ts';
import { allow, mayAnswer, mayEmbed, mayJudge, mayRerank, mayUseGuardrail } from './permissions.ts';

const READ_AND_CHANGE = ['DeleteItem', 'GetItem', 'PutItem', 'UpdateItem'];

/**
 * The permissions of each function's role, besides writing its own log, which is all that a function without an entry
 * may do. No role may change or remove a record of the audit table. Only `authorizer`, and `administer` and `console`,
 * which create keys, may read the pepper.
 */
export function permissionsOf(
  stage: Stage,
  data: StageData,
): Readonly<Partial<Record<FunctionName, readonly PolicyStatement[]>>> {
  const access = data.accessTable.tableArn;
  const knowledge = data.knowledgeTable.tableArn;
  const bucket = data.documents.bucketArn;
  const objects = documentObjects(data);
  const readPepper = allow(['secretsmanager:GetSecretValue'], data.pepper.secretArn);
  const budget = data.budgetTable.tableArn;
  const { passages } = data;
  const member = data.memberTable.tableArn;
  const publish = allow(['sns:Publish'], data.alerts.topicArn);
  const search = [
    onItems(['BatchGetItem', 'GetItem', 'Query'], knowledge),
    ...passages.mayRead(),
    mayEmbed(data, stage),
    ...mayRerank(data, stage),
    ...mayUseGuardrail(data, stage),
    onItems(['PutItem', 'UpdateItem'], budget),
    publish,
  ];
  const ask = [...search, mayAnswer(data, stage), ...mayJudge(data, stage)];
  // The record of a call that can be repeated is deleted when the call fails.
  const askIdempotently = [...ask, onItems(['DeleteItem'], budget)];
  const operations = operationsOf(data);
  return {
    // Writes: the time of a key's last use, and a key moved under a new pepper.
    authorizer: [onItems(READ_AND_CHANGE, access), readPepper],
    'knowledge-bases': [onItems(['Query'], knowledge)],
    'knowledge-search': search,
    'copilot-query': askIdempotently,
    'ingest-document': ingestionOf(stage, data),
    administer: administrationOf(stage, data),
    'console-authorizer': [onItems(['Query', 'UpdateItem'], member)],
    console: [...operations, ...passages.mayWrite()],
    // A trial is recorded; companies and applications are only read.
    'console-playground': [
      onItems(['GetItem'], access),
      onItems(['PutItem'], data.auditTable.tableArn),
      ...askIdempotently,
    ],
    housekeeping: [
      onItems(['GetItem', 'PutItem', 'Query', 'UpdateItem'], budget),
      publish,
      onItems([...READ_AND_CHANGE, 'Query'], knowledge),
      // An upload whose event was lost is written again unchanged.
      allow(['s3:DeleteObjectVersion', 's3:GetObject', 's3:PutObject'], objects),
      allow(['s3:ListBucketVersions'], bucket),
      ...passages.mayWrite(),
    ],
  };
}

// The permissions of operators' commands, besides those on the queue.
function administrationOf(stage: Stage, data: StageData): readonly PolicyStatement[] {
  return [
    ...operationsOf(data),
    allow(['secretsmanager:GetSecretValue', 'secretsmanager:PutSecretValue'], data.smokeTest.secretArn),
    ...data.passages.mayWrite(),
    ...data.passages.mayPrepare(),
    // `stage status` asks each model for a few tokens.
    mayEmbed(data, stage),
    mayAnswer(data, stage),
    ...mayJudge(data, stage),
    ...mayRerank(data, stage),
  ];
}

// The permissions of ingestion, besides those on its queue.
function ingestionOf(stage: Stage, data: StageData): readonly PolicyStatement[] {
  return [
    // Entries of an archive become documents, which are removed with it.
    onItems([...READ_AND_CHANGE, 'ConditionCheckItem', 'Query'], data.knowledgeTable.tableArn),
    onItems(['GetItem', 'UpdateItem'], data.budgetTable.tableArn),
    // The company's limit for the cost of ingestion.
    onItems(['GetItem'], data.accessTable.tableArn),
    // A document from the inbox has an audit record, like an operator's change.
    onItems(['PutItem'], data.auditTable.tableArn),
    allow(['s3:DeleteObjectVersion', 's3:GetObject', 's3:PutObject'], documentObjects(data)),
    allow(['s3:GetObject'], inboxObjects(data)),
    // Without the first, S3 answers 403 instead of 404 for an object that does not exist.
    allow(['s3:ListBucket', 's3:ListBucketVersions'], data.documents.bucketArn),
    ...data.passages.mayWrite(),
    mayEmbed(data, stage),
  ];
}

// The permissions that the operations need, for every function that runs them.
function operationsOf(data: StageData): readonly PolicyStatement[] {
  const { accessTable, knowledgeTable, auditTable, budgetTable, memberTable, alerts, documents, pepper } = data;
  return [
    onItems(['ConditionCheckItem', 'GetItem', 'PutItem', 'Query', 'Scan', 'UpdateItem'], accessTable.tableArn),
    onItems([...READ_AND_CHANGE, 'ConditionCheckItem', 'Query'], knowledgeTable.tableArn),
    onItems(['PutItem', 'Query'], auditTable.tableArn),
    onItems(['GetItem', 'Query'], budgetTable.tableArn),
    onItems([...READ_AND_CHANGE, 'Query'], memberTable.tableArn),
    ...managePeople(data),
    allow(['sns:Subscribe'], alerts.topicArn),
    allow(['sns:GetSubscriptionAttributes', 'sns:Unsubscribe'], subscriptions(data)),
    // Uploads and downloads are signed with this role.
    allow(['s3:DeleteObjectVersion', 's3:GetObject', 's3:PutObject'], documentObjects(data)),
    allow(['s3:ListBucketVersions'], documents.bucketArn),
    allow(['secretsmanager:GetSecretValue'], pepper.secretArn),
    allow(['cloudwatch:DescribeAlarms'], alarms(data)),
  ];
}

// Invites, replaces, enables and disables people; never sets a password or an attribute.
function managePeople({ people }: StageData): readonly PolicyStatement[] {
  const actions = [
    'AdminCreateUser',
    'AdminDeleteUser',
    'AdminDisableUser',
    'AdminEnableUser',
    'AdminGetUser',
    'AdminUserGlobalSignOut',
  ];
  return people === null
    ? []
    : [
        allow(
          actions.map((action) => `cognito-idp:${action}`),
          people.pool.userPoolArn,
        ),
      ];
}

/** Every object of a document. Keys are created at run time, so the policy can name only their prefix. */
export function documentObjects({ documents }: StageData): string {
  return documents.arnForObjects('companies/*');
}

/** Every file of the inbox, to which the product itself never writes. */
export function inboxObjects({ documents }: StageData): string {
  return documents.arnForObjects('inbox/*');
}

/**
 * The resource on which SNS requires the permission to end a subscription: everything in the account and Region. To
 * IAM, a subscription is not a resource, so a policy that names subscriptions or a topic does not allow ending any.
 */
export function subscriptions(data: StageData): string {
  return data.formatArn({ service: 'sns', resource: '*' });
}

/** Every alarm in a stage's account and Region: listing alarms by the start of their names needs access to all. */
export function alarms(data: StageData): string {
  return data.formatArn({
    service: 'cloudwatch',
    resource: 'alarm',
    resourceName: '*',
    arnFormat: ArnFormat.COLON_RESOURCE_NAME,
  });
}

/** Why a role may list every alarm of the account. */
export const LISTED_ALARMS =
  'To list alarms by a prefix, CloudWatch requires permission on all of the account; it gives access to names, descriptions and states.';

function onItems(operations: string[], table: string): PolicyStatement {
  return allow(
    operations.map((operation) => `dynamodb:${operation}`),
    table,
  );
}
