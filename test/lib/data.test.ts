// Guarantee: the data of a stage is encrypted, recoverable and private, and on prod outlives its stack. Risk: a mistake
// costs all data instead of an afternoon, because one property of a table is missing.
import { describe, expect, it } from 'vitest';
import { StageError } from '../../lib/stage-error.ts';
import { STAGES } from '../../lib/stages.ts';
import { readable } from './readable.ts';
import { resourcesOf, synthesize } from './synthesized.ts';

const stages = Object.values(STAGES).map((stage) => ({ stage, synthesized: synthesize(stage) }));
const KEPT = [
  'AWS::DynamoDB::Table',
  'AWS::S3::Bucket',
  'AWS::SecretsManager::Secret',
  'AWS::Cognito::UserPool',
  'AWS::OpenSearchServerless::CollectionGroup',
  'AWS::OpenSearchServerless::Collection',
  'AWS::OpenSearchServerless::Index',
];

describe.each(stages)('the data of $stage.name', ({ stage, synthesized }) => {
  const { Data } = synthesized.stacks;
  const only = (type: string) => {
    const [found, ...more] = Object.values(resourcesOf(Data, type));
    expect(more).toEqual([]);
    return (found ?? expect.fail(`no ${type}`)).Properties;
  };

  const tables = resourcesOf(Data, 'AWS::DynamoDB::Table');

  it('has five tables', () => {
    expect(Object.keys(tables)).toEqual(['AccessTable', 'KnowledgeTable', 'AuditTable', 'BudgetTable', 'MemberTable']);
  });

  it.each(Object.entries(tables))('has %s encrypted, recoverable and without an index', (name, { Properties }) => {
    expect(Properties).toEqual({
      // What is deleted by TTL, which may be late, must not matter any longer: readers compare the times themselves.
      ...(['AccessTable', 'BudgetTable', 'MemberTable'].includes(name) && {
        TimeToLiveSpecification: { AttributeName: 'expires', Enabled: true },
      }),
      AttributeDefinitions: [
        { AttributeName: 'pk', AttributeType: 'S' },
        { AttributeName: 'sk', AttributeType: 'S' },
      ],
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
      BillingMode: 'PAY_PER_REQUEST',
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      SSESpecification: { SSEEnabled: true },
      DeletionProtectionEnabled: stage.keepsData,
    });
  });

  it.each(KEPT)('keeps each %s when the stack is deleted, only on prod', (type) => {
    // Except for resources of a failed first deployment, which would block the next one.
    const policy = stage.keepsData ? 'RetainExceptOnCreate' : 'Delete';
    const found = Object.values(resourcesOf(Data, type));
    expect(found.length).toBeGreaterThan(0);
    expect(found.map(({ DeletionPolicy }) => DeletionPolicy)).toEqual(found.map(() => policy));
    const replaced = stage.keepsData ? 'Retain' : 'Delete';
    expect(found.map(({ UpdateReplacePolicy }) => UpdateReplacePolicy)).toEqual(found.map(() => replaced));
  });

  it('is protected from deletion with its stacks, only on prod', () => {
    expect(synthesized.protectedStacks).toEqual(stage.keepsData ? ['Data', 'Api', 'Background', 'Console'] : []);
    expect(only('AWS::OpenSearchServerless::Collection').DeletionProtection).toBe(
      stage.keepsData ? 'ENABLED' : 'DISABLED',
    );
  });

  it('has a private, versioned, encrypted bucket for documents, which sends events to EventBridge', () => {
    expect(only('AWS::S3::Bucket')).toMatchObject({
      VersioningConfiguration: { Status: 'Enabled' },
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
      BucketEncryption: {
        ServerSideEncryptionConfiguration: [{ ServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } }],
      },
      NotificationConfiguration: { EventBridgeConfiguration: { EventBridgeEnabled: true } },
    });
    const statements: { Effect: string; Condition: object }[] = only('AWS::S3::BucketPolicy').PolicyDocument.Statement;
    expect(statements.map(({ Effect, Condition }) => [Effect, Condition])).toEqual([
      ['Deny', { Bool: { 'aws:SecureTransport': 'false' } }],
      ['Deny', { NumericLessThan: { 's3:TlsVersion': 1.2 } }],
    ]);
  });

  it('has a pepper and a key of the smoke test that are generated, not typed', () => {
    const secrets = Object.entries(resourcesOf(Data, 'AWS::SecretsManager::Secret')).map(([place, { Properties }]) => [
      place,
      Properties.GenerateSecretString,
      Properties.SecretString,
    ]);
    expect(secrets).toEqual([
      ['Pepper', { PasswordLength: 64, ExcludePunctuation: true }, undefined],
      ['SmokeTest', { PasswordLength: 16, ExcludePunctuation: true }, undefined],
    ]);
  });

  it('has one NextGen vector collection for passages, in its own group', () => {
    const name = `knowledge-${stage.name}`;
    if (stage.vectors.kind !== 'collection') {
      return expect.fail('not the stage that was meant');
    }
    const { searchOcuMin, searchOcuMax, indexingOcuMax } = stage.vectors;
    expect(only('AWS::OpenSearchServerless::CollectionGroup')).toMatchObject({
      Name: name,
      Generation: 'NEXTGEN',
      StandbyReplicas: 'ENABLED',
    });
    // An omitted minimum is 0: the collection scales to zero when idle.
    expect(only('AWS::OpenSearchServerless::CollectionGroup').CapacityLimits).toEqual({
      ...(searchOcuMin > 0 && { MinSearchCapacityInOcu: searchOcuMin }),
      MaxSearchCapacityInOcu: searchOcuMax,
      MaxIndexingCapacityInOcu: indexingOcuMax,
    });
    const collection = only('AWS::OpenSearchServerless::Collection');
    expect(collection).toMatchObject({
      Name: name,
      Type: 'VECTORSEARCH',
      CollectionGroupName: name,
      StandbyReplicas: 'ENABLED',
    });
    expect(collection).not.toHaveProperty('Engine');
  });

  it('encrypts the passages with a key of the service, and lets functions reach them without a VPC', () => {
    const rules = [{ ResourceType: 'collection', Resource: [`collection/knowledge-${stage.name}`] }];
    const policies = Object.values(resourcesOf(Data, 'AWS::OpenSearchServerless::SecurityPolicy'));
    expect(policies.map(({ Properties }) => [Properties.Type, JSON.parse(Properties.Policy)])).toEqual([
      ['encryption', { Rules: rules, AWSOwnedKey: true }],
      ['network', [{ Rules: rules, AllowFromPublic: true }]],
    ]);
  });

  it('has an index for words in several languages and vectors of 1,024 numbers', () => {
    const { IndexName, Settings, Mappings } = only('AWS::OpenSearchServerless::Index');
    expect(IndexName).toBe('passages-v2');
    expect(Settings.Analysis.Analyzer.words).toEqual({
      Type: 'custom',
      Tokenizer: 'standard',
      Filter: ['cjk_width', 'lowercase', 'apostrophe', 'asciifolding', 'cjk_bigram', 'stop', 'porter_stem'],
    });
    const words = { Type: 'text', Analyzer: 'words' };
    expect(Mappings.Properties).toEqual({
      companyId: { Type: 'keyword' },
      baseId: { Type: 'keyword' },
      documentId: { Type: 'keyword' },
      version: { Type: 'integer' },
      ordinal: { Type: 'integer' },
      page: { Type: 'integer' },
      title: words,
      headings: words,
      text: words,
      tokensMax: { Type: 'integer' },
      vector: { Type: 'knn_vector', Dimension: 1024, SpaceType: 'cosinesimil', CompressionLevel: '1x' },
    });
  });

  it('lets the endpoints read passages, background functions write them, and only CloudFormation create the index', () => {
    const policies = ['Data', 'Api', 'Background', 'Console'].flatMap((part) =>
      Object.values(resourcesOf(synthesized.stacks[part], 'AWS::OpenSearchServerless::AccessPolicy')).map(
        ({ Properties }) => {
          const [{ Rules, Principal }] = JSON.parse(readable(synthesized, part, Properties.Policy));
          expect(Rules).toHaveLength(1);
          const createsIndex = Properties.Name.endsWith('-index');
          expect(Rules[0].Resource).toEqual([`index/knowledge-${stage.name}/passages-${createsIndex ? '*' : 'v2'}`]);
          const permissions = Rules[0].Permission.map((name: string) => name.replace('aoss:', ''));
          return [Properties.Name, permissions.join(' '), Principal.join(' ')];
        },
      ),
    );
    const account = stage.name === 'local' ? '123456789012' : '<AccountId>';
    const name = `knowledge-${stage.name}`;
    expect(policies).toEqual([
      [
        `${name}-index`,
        'CreateIndex DeleteIndex UpdateIndex DescribeIndex',
        `arn:<Partition>:iam::${account}:role/cdk-hnb659fds-cfn-exec-role-${account}-<Region>`,
      ],
      [`${name}-read`, 'DescribeIndex ReadDocument', 'knowledge-search/Role.Arn copilot-query/Role.Arn'],
      [
        `${name}-write`,
        'DescribeIndex ReadDocument WriteDocument',
        'ingest-document/Role.Arn administer/Role.Arn housekeeping/Role.Arn',
      ],
      [`${name}-console`, 'DescribeIndex ReadDocument WriteDocument', 'console/Role.Arn'],
      [`${name}-playground`, 'DescribeIndex ReadDocument', 'console-playground/Role.Arn'],
    ]);
  });

  it('grants CloudFormation the index before the collection is created, because the grant takes time to take effect', () => {
    const [collection] = Object.values(resourcesOf(Data, 'AWS::OpenSearchServerless::Collection'));
    const first = (collection?.DependsOn ?? []).map((Ref) => readable(synthesized, 'Data', { Ref }));
    expect(first.sort()).toEqual([
      'Passages/Encryption',
      'Passages/Group',
      'Passages/Network',
      'Passages/PassagePolicy-index',
    ]);
  });

  it('names only the resources of OpenSearch, within the lengths that it allows', () => {
    const named = Object.values(Data?.Resources ?? {}).flatMap(({ Type, Properties = {} }) =>
      ['Name', 'TableName', 'BucketName', 'CollectionGroupName'].filter((key) => key in Properties).map(() => Type),
    );
    expect(named.filter((type) => !type.startsWith('AWS::OpenSearchServerless::'))).toEqual([]);
    const policies = Object.values(resourcesOf(Data, 'AWS::OpenSearchServerless::AccessPolicy'));
    expect(policies.filter(({ Properties }) => Properties.Name.length > 32)).toEqual([]);
    expect(only('AWS::OpenSearchServerless::Collection').Name.length).toBeLessThanOrEqual(28);
  });
});

it('can create all of prod without protection, so that a failed first deployment can be undone', () => {
  const { stacks, protectedStacks } = synthesize(STAGES.prod, { protection: 'later' });
  const tables = Object.values(resourcesOf(stacks.Data, 'AWS::DynamoDB::Table'));
  expect(tables.map(({ Properties }) => Properties.DeletionProtectionEnabled)).toEqual(tables.map(() => false));
  const [collection] = Object.values(resourcesOf(stacks.Data, 'AWS::OpenSearchServerless::Collection'));
  expect(collection?.Properties.DeletionProtection).toBe('DISABLED');
  expect(protectedStacks).toEqual([]);
});

it.each(['off', 'Later', 'later:', 'later:console', 'later:Api,Everything'])(
  'refuses -c protection=%s, which would otherwise do nothing',
  (protection) => {
    expect(() => synthesize(STAGES.prod, { protection })).toThrow(
      new StageError(
        '-c protection must be later, or later: and a list of Data, Api, Background, Console with commas between them.',
      ),
    );
  },
);

it('can leave one stack of prod without protection until that stack exists', () => {
  const { protectedStacks } = synthesize(STAGES.prod, { protection: 'later:Api,Console' });
  expect(protectedStacks).toEqual(['Data', 'Background']);
});
