import { Stack, type StackProps, Validations } from 'aws-cdk-lib';
import { AttributeType, BillingMode, Table, TableEncryption } from 'aws-cdk-lib/aws-dynamodb';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { ITopic, Topic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { alarmTopic } from '../constructs/alarm-topic.ts';
import { alertTopic } from '../constructs/alert-topic.ts';
import { documentBucket } from '../constructs/document-bucket.ts';
import { PassageCollection } from '../constructs/passage-collection.ts';
import { passageDomain } from '../constructs/passage-domain.ts';
import { PeoplePool } from '../constructs/people-pool.ts';
import type { PassageStore } from '../passage-store.ts';
import { removalOf } from '../policies/removal.ts';
import type { Stage } from '../stage.ts';
import type { StageData } from '../stage-data.ts';

/**
 * All state of a stage: the tables for access, knowledge, audit, budgets and members, the people who may sign in, the
 * documents, their passages, the pepper of the keys, and the key of the smoke test.
 */
export class DataStack extends Stack implements StageData {
  readonly accessTable: Table;
  readonly knowledgeTable: Table;
  readonly auditTable: Table;
  readonly budgetTable: Table;
  readonly memberTable: Table;
  readonly people: PeoplePool | null;
  readonly alerts: Topic;
  readonly alarms: ITopic | null;
  readonly documents: Bucket;
  readonly passages: PassageStore;
  readonly pepper: Secret;
  readonly smokeTest: Secret;

  constructor(scope: Construct, id: string, { stage, ...props }: StackProps & { readonly stage: Stage }) {
    super(scope, id, {
      ...props,
      description: `Knowledge and Copilot API, stage ${stage.name}: its data`,
    });
    const isProtected = props.terminationProtection === true;
    const table = (name: string, timeToLiveAttribute?: string) =>
      makeTable(this, name, { stage, isProtected, ...(timeToLiveAttribute && { timeToLiveAttribute }) });
    this.accessTable = table('AccessTable', 'expires');
    this.knowledgeTable = table('KnowledgeTable');
    this.auditTable = table('AuditTable');
    this.budgetTable = table('BudgetTable', 'expires');
    this.memberTable = table('MemberTable', 'expires');
    const lastTable = oneAfterAnother([
      this.accessTable,
      this.knowledgeTable,
      this.auditTable,
      this.budgetTable,
      this.memberTable,
    ]);
    this.people =
      stage.console === null ? null : new PeoplePool(this, 'People', { stage, isProtected, ...stage.console });
    this.alerts = alertTopic(this, 'Alerts', stage);
    this.alarms = alarmTopic(this, 'Alarms', stage);
    this.documents = documentBucket(this, 'Documents', stage);
    this.pepper = pepper(this, stage);
    this.smokeTest = smokeTest(this, stage);
    this.passages =
      stage.vectors.kind === 'domain'
        ? passageDomain(this, stage.vectors, indexesOf(stage))
        : new PassageCollection(this, 'Passages', { stage, capacity: stage.vectors, isProtected, lastTable });
  }
}

function indexesOf({ indexGenerations }: Stage): readonly string[] {
  return indexGenerations.map(({ name }) => name);
}

interface TableProps {
  readonly stage: Stage;
  readonly isProtected: boolean;
  readonly timeToLiveAttribute?: string;
}

function makeTable(scope: Construct, id: string, { stage, isProtected, ...others }: TableProps): Table {
  return new Table(scope, id, {
    partitionKey: { name: 'pk', type: AttributeType.STRING },
    sortKey: { name: 'sk', type: AttributeType.STRING },
    billingMode: BillingMode.PAY_PER_REQUEST,
    encryption: TableEncryption.AWS_MANAGED,
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    deletionProtection: isProtected,
    removalPolicy: removalOf(stage),
    ...others,
  });
}

// The policy by which CloudFormation may create indexes takes up to a minute to take effect. Five tables that are
// created one after another should take longer; not measured. If an index is refused, its policy is rolled back too, so
// each repetition would fail as the first deployment did.
function oneAfterAnother(tables: readonly [Table, ...Table[]]): Table {
  return tables.reduce((previous, next) => {
    next.node.addDependency(previous);
    return next;
  });
}

function pepper(scope: Construct, stage: Stage): Secret {
  const secret = new Secret(scope, 'Pepper', {
    description: `Pepper of the API keys of stage ${stage.name}: without it no key can be checked or made`,
    generateSecretString: { passwordLength: 64, excludePunctuation: true },
    removalPolicy: removalOf(stage),
  });
  Validations.of(secret).acknowledge({
    id: 'AwsSolutions-SMG4',
    reason:
      'A rotation by schedule would end every key that has not been used since the previous rotation; the documented procedure keeps the previous pepper valid.',
  });
  return secret;
}

// The first value, which Secrets Manager generates, is not a key. `administer` replaces it after the deployment.
function smokeTest(scope: Construct, stage: Stage): Secret {
  const secret = new Secret(scope, 'SmokeTest', {
    description: `Key of the smoke test of stage ${stage.name}, and what it belongs to`,
    generateSecretString: { passwordLength: 16, excludePunctuation: true },
    removalPolicy: removalOf(stage),
  });
  Validations.of(secret).acknowledge({
    id: 'AwsSolutions-SMG4',
    reason: 'When the key is revoked, the next deployment creates a new one, or the hourly check does.',
  });
  return secret;
}
