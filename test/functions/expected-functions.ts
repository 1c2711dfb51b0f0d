import type { FunctionName } from '../../functions/contracts.ts';
import { STAGES } from '../../lib/stages.ts';

const BUDGET_VARIABLES = [
  'ALERT_TOPIC_ARN',
  'BUDGET_TABLE',
  'BURST',
  'CONCURRENCY',
  'RATE_PER_MINUTE',
  'SEARCHES_PER_MINUTE',
  'TEST_ALLOWANCE_USD',
];
const SEARCH_VARIABLES = ['INDEX_GENERATIONS', 'SEARCH_ENDPOINT', 'SEARCH_SERVICE'];
// Only functions that search rerank what they find.
const FINDING_VARIABLES = [...SEARCH_VARIABLES, 'GUARDRAIL', 'RERANK_MODEL_ID'];
const ANSWER_VARIABLES = [
  'ANSWER_MODEL_ID',
  'ANSWER_TOKENS_MAX',
  'EXCERPT_TOKENS_MAX',
  'PASSAGES_MAX',
  'REPLY_FORM',
  'SUPPORT_JUDGE_MODEL_ID',
];
const OPERATION_VARIABLES = [
  ...BUDGET_VARIABLES,
  ...SEARCH_VARIABLES,
  'ACCESS_TABLE',
  'ANSWER_MODEL_ID',
  'AUDIT_TABLE',
  'DEAD_LETTERS_URL',
  'DELETION_PROTECTION',
  'DOCUMENT_BUCKET',
  'GUARDRAIL',
  'INGEST_QUEUE_URL',
  'KNOWLEDGE_TABLE',
  'LIVE_KEYS',
  'MEMBER_TABLE',
  'PEPPER_SECRET_ARN',
  'SMOKE_TEST_SECRET_ARN',
  'SUPPORT_JUDGE_MODEL_ID',
  'USER_POOL_ID',
];

// Permissions: actions, "on", resources.
const BEDROCK = 'arn:<Partition>:bedrock';
const EMBED = `bedrock:InvokeModel on ${BEDROCK}:<Region>::foundation-model/amazon.titan-embed-text-v2:0`;
const MODELS = [...new Set([STAGES.dev.answer.model, STAGES.dev.supportJudge?.model])];
const SEARCH = [
  'dynamodb:BatchGetItem dynamodb:GetItem dynamodb:Query on KnowledgeTable.Arn',
  'aoss:APIAccessAll on Passages/Collection.Arn',
  EMBED,
  'dynamodb:PutItem dynamodb:UpdateItem on BudgetTable.Arn',
  'sns:Publish on Alerts',
];
const CONVERSE = MODELS.map((model) => {
  const routed = model?.kind === 'inference-profile' ? model.regions : ['<Region>'];
  const profile = model?.kind === 'inference-profile' ? [model.profileId] : [];
  return `bedrock:InvokeModel on ${[
    ...profile.map((id) => `${BEDROCK}:<Region>:<AccountId>:inference-profile/${id}`),
    ...routed.map((region) => `${BEDROCK}:${region}::foundation-model/${model?.modelId}`),
  ].join(' ')}`;
});
const ASK = [...SEARCH, ...CONVERSE];
const CHANGE = 'dynamodb:DeleteItem dynamodb:GetItem dynamodb:PutItem dynamodb:UpdateItem';
// Listing alarms by a name prefix is allowed for all alarms of an account or for none.
const ALARMS = 'arn:<Partition>:cloudwatch:<Region>:<AccountId>:alarm:*';
// SNS asks for the permission to end a subscription on everything of the account.
const SUBSCRIPTIONS = 'arn:<Partition>:sns:<Region>:<AccountId>:*';
/** The resources with a wildcard that a role may name. */
export const WILDCARDS = [ALARMS, 'Documents.Arn/companies/*', 'Documents.Arn/inbox/*', SUBSCRIPTIONS];

// What the operations of the registry need, in every function that runs them.
const OPERATIONS = [
  'dynamodb:ConditionCheckItem dynamodb:GetItem dynamodb:PutItem dynamodb:UpdateItem on AccessTable.Arn',
  'dynamodb:Query dynamodb:Scan on AccessTable.Arn',
  `${CHANGE} dynamodb:ConditionCheckItem dynamodb:Query on KnowledgeTable.Arn`,
  'dynamodb:PutItem dynamodb:Query on AuditTable.Arn',
  'dynamodb:GetItem dynamodb:Query on BudgetTable.Arn',
  `${CHANGE} dynamodb:Query on MemberTable.Arn`,
  `${['CreateUser', 'DeleteUser', 'DisableUser', 'EnableUser', 'GetUser', 'UserGlobalSignOut']
    .map((action) => `cognito-idp:Admin${action}`)
    .join(' ')} on People/Pool.Arn`,
  'sns:Subscribe on Alerts',
  `sns:GetSubscriptionAttributes sns:Unsubscribe on ${SUBSCRIPTIONS}`,
  's3:DeleteObjectVersion s3:GetObject s3:PutObject on Documents.Arn/companies/*',
  'sqs:GetQueueAttributes sqs:SendMessage on Uploads/Queue.Arn',
  'sqs:DeleteMessage sqs:GetQueueAttributes sqs:ReceiveMessage on Uploads/DeadLetters.Arn',
  `cloudwatch:DescribeAlarms on ${ALARMS}`,
  's3:ListBucketVersions on Documents.Arn',
  'secretsmanager:GetSecretValue on Pepper',
  'aoss:APIAccessAll on Passages/Collection.Arn',
];

/** What a function may know and do besides the name of its stage and its own log. */
interface ExpectedFunction {
  /** The variables of its environment. */
  readonly variables: readonly string[];
  /** The statements of its role: actions, "on", resources. */
  readonly permissions: readonly string[];
}

/** What each function may know and do, written apart from the code that grants it. */
export const EXPECTED_FUNCTIONS: Readonly<Record<FunctionName, ExpectedFunction>> = {
  administer: {
    variables: [...OPERATION_VARIABLES, 'RERANK_MODEL_ID', 'UNSIGNED_CALLERS'],
    permissions: [
      ...OPERATIONS,
      'secretsmanager:GetSecretValue secretsmanager:PutSecretValue on SmokeTest',
      EMBED,
      ...CONVERSE,
    ],
  },
  authorizer: {
    variables: ['ACCESS_TABLE', 'LIVE_KEYS', 'PEPPER_SECRET_ARN'],
    permissions: [`${CHANGE} on AccessTable.Arn`, 'secretsmanager:GetSecretValue on Pepper'],
  },
  console: {
    variables: [...OPERATION_VARIABLES, 'API_BASE_URL'],
    permissions: OPERATIONS,
  },
  'console-authorizer': {
    variables: ['CONSOLE_CLIENT_ID', 'MEMBER_TABLE', 'TOKEN_ISSUER'],
    permissions: ['dynamodb:Query dynamodb:UpdateItem on MemberTable.Arn'],
  },
  'console-playground': {
    variables: [
      ...BUDGET_VARIABLES,
      ...FINDING_VARIABLES,
      ...ANSWER_VARIABLES,
      'ACCESS_TABLE',
      'AUDIT_TABLE',
      'KNOWLEDGE_TABLE',
      'LIVE_KEYS',
    ],
    permissions: [
      'dynamodb:GetItem on AccessTable.Arn',
      'dynamodb:PutItem on AuditTable.Arn',
      ...ASK,
      'dynamodb:DeleteItem on BudgetTable.Arn',
    ],
  },
  'copilot-query': {
    variables: [...BUDGET_VARIABLES, ...FINDING_VARIABLES, ...ANSWER_VARIABLES, 'KNOWLEDGE_TABLE'],
    permissions: [...ASK, 'dynamodb:DeleteItem on BudgetTable.Arn'],
  },
  health: {
    variables: [],
    permissions: [],
  },
  housekeeping: {
    variables: [...SEARCH_VARIABLES, 'ALERT_TOPIC_ARN', 'BUDGET_TABLE', 'DOCUMENT_BUCKET', 'KNOWLEDGE_TABLE'],
    permissions: [
      `${CHANGE} dynamodb:Query on KnowledgeTable.Arn`,
      'dynamodb:GetItem dynamodb:PutItem dynamodb:Query dynamodb:UpdateItem on BudgetTable.Arn',
      'sns:Publish on Alerts',
      's3:DeleteObjectVersion s3:GetObject s3:PutObject on Documents.Arn/companies/*',
      's3:ListBucketVersions on Documents.Arn',
      'aoss:APIAccessAll on Passages/Collection.Arn',
    ],
  },
  'ingest-document': {
    variables: [
      ...SEARCH_VARIABLES,
      'ACCESS_TABLE',
      'AUDIT_TABLE',
      'BUDGET_TABLE',
      'DELIVERIES_MAX',
      'DOCUMENT_BUCKET',
      'INGEST_QUEUE_URL',
      'KNOWLEDGE_TABLE',
    ],
    permissions: [
      `${CHANGE} dynamodb:ConditionCheckItem dynamodb:Query on KnowledgeTable.Arn`,
      's3:DeleteObjectVersion s3:GetObject s3:PutObject on Documents.Arn/companies/*',
      'dynamodb:PutItem on AuditTable.Arn',
      's3:GetObject on Documents.Arn/inbox/*',
      's3:ListBucket s3:ListBucketVersions on Documents.Arn',
      'aoss:APIAccessAll on Passages/Collection.Arn',
      EMBED,
      'dynamodb:GetItem dynamodb:UpdateItem on BudgetTable.Arn',
      'dynamodb:GetItem on AccessTable.Arn',
      'sqs:ChangeMessageVisibility sqs:DeleteMessage sqs:GetQueueAttributes sqs:ReceiveMessage sqs:SendMessage on Uploads/Queue.Arn',
    ],
  },
  'knowledge-bases': {
    variables: ['KNOWLEDGE_TABLE'],
    permissions: ['dynamodb:Query on KnowledgeTable.Arn'],
  },
  'knowledge-search': {
    variables: [...BUDGET_VARIABLES, ...FINDING_VARIABLES, 'KNOWLEDGE_TABLE'],
    permissions: SEARCH,
  },
};
