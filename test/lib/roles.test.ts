// Guarantee: each role has exactly the permissions listed here, and the audit records can only grow. Risk: one overly
// broad statement undermines every other protection.
import { describe, expect, it } from 'vitest';
import { CONTRACTS, type FunctionName } from '../../functions/contracts.ts';
import { STAGES } from '../../lib/stages.ts';
import { grantsOf, oneByOne, statements } from './grants.ts';
import { resourcesOf, synthesize } from './synthesized.ts';

const BEDROCK = 'arn:<Partition>:bedrock';
const EMBED = `bedrock:InvokeModel on ${BEDROCK}:<Region>::foundation-model/amazon.titan-embed-text-v2:0`;
const MODELS = [STAGES.dev.answer.model, STAGES.dev.supportJudge?.model];
const SEARCH = [
  'dynamodb:BatchGetItem dynamodb:GetItem dynamodb:Query on KnowledgeTable.Arn',
  'aoss:APIAccessAll on Passages/Collection.Arn',
  EMBED,
  'dynamodb:PutItem dynamodb:UpdateItem on BudgetTable.Arn',
  'sns:Publish on Alerts',
];
const ASK = [
  ...SEARCH,
  ...MODELS.map((model) => {
    const routed = model?.kind === 'inference-profile' ? model.regions : ['<Region>'];
    const profile = model?.kind === 'inference-profile' ? [model.profileId] : [];
    return `bedrock:InvokeModel on ${[
      ...profile.map((id) => `${BEDROCK}:<Region>:<AccountId>:inference-profile/${id}`),
      ...routed.map((region) => `${BEDROCK}:${region}::foundation-model/${model?.modelId}`),
    ].join(' ')}`;
  }),
];
const CHANGE = 'dynamodb:DeleteItem dynamodb:GetItem dynamodb:PutItem dynamodb:UpdateItem';
// Listing alarms by a name prefix is allowed for all alarms of an account or for none.
const ALARMS = 'arn:<Partition>:cloudwatch:<Region>:<AccountId>:alarm:*';
// SNS asks for the permission to end a subscription on everything of the account.
const SUBSCRIPTIONS = 'arn:<Partition>:sns:<Region>:<AccountId>:*';
const WILDCARDS = [ALARMS, 'Documents.Arn/companies/*', 'Documents.Arn/inbox/*', SUBSCRIPTIONS];

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
  `sns:Unsubscribe on ${SUBSCRIPTIONS}`,
  's3:DeleteObjectVersion s3:GetObject s3:PutObject on Documents.Arn/companies/*',
  'sqs:GetQueueAttributes sqs:SendMessage on Uploads/Queue.Arn',
  'sqs:DeleteMessage sqs:GetQueueAttributes sqs:ReceiveMessage on Uploads/DeadLetters.Arn',
  `cloudwatch:DescribeAlarms on ${ALARMS}`,
  's3:ListBucketVersions on Documents.Arn',
  'secretsmanager:GetSecretValue on Pepper',
  'aoss:APIAccessAll on Passages/Collection.Arn',
];

// A function that is not named here may write its own log and nothing else.
const EXPECTED: Partial<Record<FunctionName, string[]>> = {
  authorizer: [`${CHANGE} on AccessTable.Arn`, 'secretsmanager:GetSecretValue on Pepper'],
  'knowledge-bases': ['dynamodb:Query on KnowledgeTable.Arn'],
  'knowledge-search': SEARCH,
  'copilot-query': [...ASK, 'dynamodb:DeleteItem on BudgetTable.Arn'],
  'ingest-document': [
    `${CHANGE} dynamodb:ConditionCheckItem dynamodb:Query on KnowledgeTable.Arn`,
    's3:DeleteObjectVersion s3:GetObject s3:PutObject on Documents.Arn/companies/*',
    'dynamodb:PutItem on AuditTable.Arn',
    's3:GetObject on Documents.Arn/inbox/*',
    's3:ListBucket s3:ListBucketVersions on Documents.Arn',
    'aoss:APIAccessAll on Passages/Collection.Arn',
    EMBED,
    'dynamodb:UpdateItem on BudgetTable.Arn',
    'sqs:ChangeMessageVisibility sqs:DeleteMessage sqs:GetQueueAttributes sqs:ReceiveMessage sqs:SendMessage on Uploads/Queue.Arn',
  ],
  administer: [...OPERATIONS, 'secretsmanager:GetSecretValue secretsmanager:PutSecretValue on SmokeTest'],
  console: OPERATIONS,
  'console-playground': ['dynamodb:GetItem on AccessTable.Arn', 'dynamodb:PutItem on AuditTable.Arn', ...ASK],
  'console-authorizer': ['dynamodb:Query dynamodb:UpdateItem on MemberTable.Arn'],
  housekeeping: [
    `${CHANGE} dynamodb:Query on KnowledgeTable.Arn`,
    'dynamodb:GetItem dynamodb:PutItem dynamodb:Query dynamodb:UpdateItem on BudgetTable.Arn',
    'sns:Publish on Alerts',
    's3:DeleteObjectVersion s3:GetObject s3:PutObject on Documents.Arn/companies/*',
    's3:ListBucketVersions on Documents.Arn',
    'aoss:APIAccessAll on Passages/Collection.Arn',
  ],
};

const NAMES = Object.keys(CONTRACTS) as FunctionName[];
const dev = synthesize(STAGES.dev);

describe('the role of', () => {
  it.each(NAMES)('%s has the permissions listed here, and no others', (name) => {
    const log = `logs:CreateLogStream logs:PutLogEvents on ${name}/Log.Arn`;
    expect(grantsOf(dev, name)).toEqual([log, ...(EXPECTED[name] ?? [])].flatMap(oneByOne).sort());
  });
});

describe('no role', () => {
  const all = ['Data', 'Api', 'Background', 'Console'].flatMap((part) =>
    Object.entries(resourcesOf(dev.stacks[part], 'AWS::IAM::Role')).map(([place, role]) => ({ part, place, role })),
  );
  // CDK's own function copies the console's files while its stack is deployed.
  const roles = all.filter(({ place }) => !place.startsWith('Custom::CDKBucketDeployment'));

  it('exists besides those of the functions and of the one that copies the console into its bucket', () => {
    expect(roles).toHaveLength(NAMES.length);
    expect(all).toHaveLength(NAMES.length + 1);
  });

  it.each(roles)('gets a policy from elsewhere ($place)', ({ role }) => {
    expect(role.Properties).not.toHaveProperty('ManagedPolicyArns');
  });

  it.each(['AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy', 'AWS::IAM::User', 'AWS::IAM::Group'])(
    'is accompanied by an %s',
    (type) => {
      const found = Object.values(dev.stacks).flatMap((template) => Object.keys(resourcesOf(template, type)));
      expect(found.filter((place) => !place.startsWith('Custom::CDKBucketDeployment'))).toEqual([]);
    },
  );

  it.each(roles)('has a wildcard in an action, or in a resource except the listed ones ($place)', ({ part, role }) => {
    const granted = statements(dev, part, role);
    const wildcards = granted.flatMap(({ resources }) => resources).filter((resource) => resource.includes('*'));
    expect(granted.flatMap(({ actions }) => actions).filter((action) => action.includes('*'))).toEqual([]);
    expect(wildcards.filter((name) => !WILDCARDS.includes(name))).toEqual([]);
  });

  it('may change or remove a record of the audit table', () => {
    const touching = roles.flatMap(({ part, role }) =>
      statements(dev, part, role).filter(({ resources }) => resources.some((name) => /AuditTable|^\*$/.test(name))),
    );
    expect(new Set(touching.flatMap(({ actions }) => actions))).toEqual(
      new Set(['dynamodb:PutItem', 'dynamodb:Query']),
    );
  });

  it.each(roles)('may be assumed by anyone but Lambda ($place)', ({ role }) => {
    expect(role.Properties.AssumeRolePolicyDocument.Statement).toEqual([
      { Action: 'sts:AssumeRole', Effect: 'Allow', Principal: { Service: 'lambda.amazonaws.com' } },
    ]);
  });
});
