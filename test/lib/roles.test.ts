// Guarantees that each role may do what is written here and nothing else, and that the audit trail can only grow.
// Risk: one statement too wide makes every other protection a matter of trust.
import { describe, expect, it } from 'vitest';
import { CONTRACTS, type FunctionName } from '../../functions/contracts.ts';
import type { Stage } from '../../lib/stage.ts';
import { STAGES } from '../../lib/stages.ts';
import { readable } from './readable.ts';
import { type Resource, resourcesOf, type Synthesized, synthesize } from './synthesized.ts';

const REGION = 'arn:<Partition>:bedrock';
const EMBED = `bedrock:InvokeModel on ${REGION}:<Region>::foundation-model/amazon.titan-embed-text-v2:0`;
const NOVA = 'amazon.nova-2-lite-v1:0';
const SEARCH = [
  'dynamodb:BatchGetItem dynamodb:GetItem dynamodb:Query on KnowledgeTable.Arn',
  'aoss:APIAccessAll on Passages/Collection.Arn',
  EMBED,
  'dynamodb:PutItem dynamodb:UpdateItem on BudgetTable.Arn',
  'sns:Publish on Alerts',
];
const ASK = [
  ...SEARCH,
  ...[NOVA, 'amazon.nova-micro-v1:0'].map(
    (model) =>
      `bedrock:InvokeModel on ${[
        `${REGION}:<Region>:<AccountId>:inference-profile/us.${model}`,
        `${REGION}:us-east-1::foundation-model/${model}`,
        `${REGION}:us-east-2::foundation-model/${model}`,
        `${REGION}:us-west-2::foundation-model/${model}`,
      ].join(' ')}`,
  ),
];
const CHANGE = 'dynamodb:DeleteItem dynamodb:GetItem dynamodb:PutItem dynamodb:UpdateItem';
// Alarms are listed by the start of their names, which is allowed for all of an account or for none.
const ALARMS = 'arn:<Partition>:cloudwatch:<Region>:<AccountId>:alarm:*';
const WILDCARDS = [ALARMS, 'Documents.Arn/companies/*', 'Documents.Arn/inbox/*', 'Alerts:*'];

// What the operations of the registry need, in every function that runs them.
const OPERATIONS = [
  'dynamodb:ConditionCheckItem dynamodb:GetItem dynamodb:PutItem dynamodb:UpdateItem on AccessTable.Arn',
  'dynamodb:Query dynamodb:Scan on AccessTable.Arn',
  `${CHANGE} dynamodb:ConditionCheckItem dynamodb:Query on KnowledgeTable.Arn`,
  'dynamodb:PutItem dynamodb:Query on AuditTable.Arn',
  'dynamodb:GetItem dynamodb:Query on BudgetTable.Arn',
  `${CHANGE} dynamodb:Query on MemberTable.Arn`,
  `${['CreateUser', 'DisableUser', 'EnableUser', 'GetUser', 'SetUserMFAPreference', 'UserGlobalSignOut']
    .map((action) => `cognito-idp:Admin${action}`)
    .join(' ')} on People/Pool.Arn`,
  'sns:Subscribe on Alerts',
  'sns:Unsubscribe on Alerts:*',
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
  it.each(NAMES)('%s may do what is written here, and nothing else', (name) => {
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

  it('exists beside those of the functions, and of the one that copies the console into its bucket', () => {
    expect(roles).toHaveLength(NAMES.length);
    expect(all).toHaveLength(NAMES.length + 1);
  });

  it.each(roles)('takes a policy from elsewhere ($place)', ({ role }) => {
    expect(role.Properties).not.toHaveProperty('ManagedPolicyArns');
  });

  it.each(['AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy', 'AWS::IAM::User', 'AWS::IAM::Group'])(
    'stands beside an %s',
    (type) => {
      const found = Object.values(dev.stacks).flatMap((template) => Object.keys(resourcesOf(template, type)));
      expect(found.filter((place) => !place.startsWith('Custom::CDKBucketDeployment'))).toEqual([]);
    },
  );

  it.each(roles)(
    'has a wildcard in an action, or in a resource but those that are listed ($place)',
    ({ part, role }) => {
      const granted = statements(dev, part, role);
      const wildcards = granted.flatMap(({ resources }) => resources).filter((resource) => resource.includes('*'));
      expect(granted.flatMap(({ actions }) => actions).filter((action) => action.includes('*'))).toEqual([]);
      expect(wildcards.filter((name) => !WILDCARDS.includes(name))).toEqual([]);
    },
  );

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

describe('with the vectors in a domain, the role of', () => {
  const endpoint = 'https://search-vectors.us-east-1.es.amazonaws.com';
  const onDomain = synthesize({ ...STAGES.dev, vectors: { kind: 'domain', name: 'vectors', endpoint } });
  const index = 'arn:<Partition>:es:<Region>:<AccountId>:domain/vectors';
  const reading = `es:ESHttpPost on ${index}/passages-v2/_msearch ${index}/passages-v2/_search`;

  const search = (line: string) => /aoss|es:/.test(line);

  it.each(['knowledge-search', 'copilot-query', 'console-playground'])('%s may only search', (name) => {
    expect(grantsOf(onDomain, name).filter(search)).toEqual(oneByOne(reading));
  });

  it.each(['ingest-document', 'housekeeping'])('%s may write passages too', (name) => {
    expect(grantsOf(onDomain, name).filter(search)).toEqual(oneByOne(`${reading} ${index}/_bulk`).sort());
  });

  it('administer may make the index too', () => {
    const making = oneByOne(`es:CreateIndex es:DescribeDomain es:GetIndex on ${index}`);
    expect(grantsOf(onDomain, 'administer').filter(search)).toEqual(
      [...making, ...oneByOne(`${reading} ${index}/_bulk`)].sort(),
    );
  });
});

const SEARCHING = ['knowledge-search', 'copilot-query', 'console-playground'];

describe('with a guardrail, the roles of the searching functions', () => {
  const asking = (guardrail: Stage['guardrail']) => synthesize({ ...STAGES.dev, guardrail });

  it.each<[string, Stage['guardrail'], string]>([
    ['checks', { kind: 'checks' }, 'bedrock:InvokeGuardrailChecks on *'],
    [
      'a guardrail',
      { kind: 'guardrail', id: 'abc', version: '1' },
      `bedrock:ApplyGuardrail on ${REGION}:<Region>:<AccountId>:guardrail/abc`,
    ],
  ])('may be invoked by %s only', (_name, guardrail, expected) => {
    const stage = asking(guardrail);
    for (const name of NAMES) {
      const searching = SEARCHING.includes(name);
      const guardrails = grantsOf(stage, name).filter((line) => line.includes('Guardrail'));
      expect(guardrails, name).toEqual(searching ? [expected] : []);
    }
  });

  it.each<[string, Stage['guardrail']]>([
    ['none', null],
    ['checks', { kind: 'checks' }],
    ['guardrail:abc:DRAFT', { kind: 'guardrail', id: 'abc', version: 'DRAFT' }],
  ])('write %s into GUARDRAIL', (told, guardrail) => {
    const { Api, Console } = asking(guardrail).stacks;
    const functions = {
      ...resourcesOf(Api, 'AWS::Lambda::Function'),
      ...resourcesOf(Console, 'AWS::Lambda::Function'),
    };
    for (const name of SEARCHING) {
      expect(functions[`${name}/Function`]?.Properties.Environment.Variables.SECOND_OPINION, name).toBe(told);
    }
  });

  it('must have the name that Bedrock uses', () => {
    expect(() => asking({ kind: 'guardrail', id: 'no id', version: '1' })).toThrow('guardrail:ID:VERSION');
    expect(() => asking({ kind: 'guardrail', id: 'abc', version: '0' })).toThrow('guardrail:ID:VERSION');
  });
});

interface Statement {
  readonly actions: readonly string[];
  readonly resources: readonly string[];
}

function statements(stage: Synthesized, part: string, role: Resource): Statement[] {
  return role.Properties.Policies.flatMap((policy: { PolicyDocument: { Statement: object[] } }) =>
    policy.PolicyDocument.Statement.map((statement) => {
      const { Effect, Action, Resource: named, ...rest } = statement as Record<string, unknown>;
      expect({ Effect, rest }).toEqual({ Effect: 'Allow', rest: {} });
      return {
        actions: [Action].flat().map(String),
        resources: [named].flat().map((value) => readable(stage, part, value)),
      };
    }),
  );
}

// CDK merges statements as it sees fit: what counts is each action on each resource.
function grantsOf(stage: Synthesized, name: string): string[] {
  for (const part of ['Api', 'Background', 'Console']) {
    const role = resourcesOf(stage.stacks[part], 'AWS::IAM::Role')[`${name}/Role`];
    if (role !== undefined) {
      return statements(stage, part, role)
        .flatMap(({ actions, resources }) => oneByOne(`${actions.join(' ')} on ${resources.join(' ')}`))
        .sort();
    }
  }
  return expect.fail(`no role of ${name}`);
}

function oneByOne(line: string): string[] {
  const [actions = '', resources = ''] = line.split(' on ');
  return actions.split(' ').flatMap((action) => resources.split(' ').map((resource) => `${action} on ${resource}`));
}
