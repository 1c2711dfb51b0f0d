import { DefaultStackSynthesizer, Fn, Stack } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import type { IRole, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import {
  CfnAccessPolicy,
  CfnCollection,
  CfnCollectionGroup,
  CfnIndex,
  CfnSecurityPolicy,
} from 'aws-cdk-lib/aws-opensearchserverless';
import { Construct } from 'constructs';
import { FIRST_PASSAGE_INDEX, type IndexGeneration } from '../../shared/search/passage-index-schema.ts';
import type { PassageAccess, PassageStore } from '../passage-store.ts';
import { allow } from '../policies/permissions.ts';
import { removalOf } from '../policies/removal.ts';
import type { Collection, Stage } from '../stage.ts';
import { StageError } from '../stage-error.ts';
import { passageMappings, passageSettings } from './passage-index.ts';

interface PassageCollectionProps {
  readonly stage: Stage;
  readonly capacity: Collection;
  readonly isProtected: boolean;
  /** The last of the stage's tables, after which the indexes are created. */
  readonly lastTable: Table;
}

const READ = ['aoss:DescribeIndex', 'aoss:ReadDocument'];
const WRITE = [...READ, 'aoss:WriteDocument'];

/**
 * One encrypted Serverless vector collection of the NextGen generation in its own group, with an index for each index
 * generation of the stage.
 */
export class PassageCollection extends Construct implements PassageStore {
  readonly service = 'aoss';
  readonly endpoint: string;
  readonly #name: string;
  readonly #arn: string;
  readonly #indexes: readonly string[];

  constructor(scope: Construct, id: string, { stage, capacity, isProtected, lastTable }: PassageCollectionProps) {
    super(scope, id);
    // The service generates no names. It accepts 28 characters here, and 32 for a policy, whose name has a suffix.
    const name = `knowledge-${stage.name}`;
    this.#name = name;
    this.#indexes = stage.indexGenerations.map((generation) => generation.name);
    const group = new CfnCollectionGroup(this, 'Group', {
      name,
      description: 'Capacity of the passages',
      generation: 'NEXTGEN',
      standbyReplicas: 'ENABLED',
      capacityLimits: capacityLimits(capacity),
    });
    const encryption = new CfnSecurityPolicy(this, 'Encryption', {
      name,
      type: 'encryption',
      policy: JSON.stringify({ Rules: [this.#rule()], AWSOwnedKey: true }),
    });
    // Reached from functions outside any VPC: each request is protected by its signature, its role and the data access
    // policy.
    const network = new CfnSecurityPolicy(this, 'Network', {
      name,
      type: 'network',
      policy: JSON.stringify([{ Rules: [this.#rule()], AllowFromPublic: true }]),
    });
    const collection = new CfnCollection(this, 'Collection', {
      name,
      description: 'Passages of all companies; every query is filtered by company',
      type: 'VECTORSEARCH',
      collectionGroupName: group.name,
      standbyReplicas: 'ENABLED',
      deletionProtection: isProtected ? 'ENABLED' : 'DISABLED',
    });
    // Created first, because it takes up to a minute to take effect. CloudFormation does not wait for that, and a
    // NextGen collection may be ready in seconds, so the indexes also wait for the tables (lib/stacks/data-stack.ts).
    const indexPolicy = this.#letCloudFormationCreateIndexes();
    for (const needed of [group, encryption, network, indexPolicy]) {
      collection.addResourceDependency(needed);
    }
    this.#arn = collection.attrArn;
    this.endpoint = collection.attrCollectionEndpoint;
    const indexes = stage.indexGenerations.map((generation) => this.#makeIndex(generation));
    for (const index of indexes) {
      index.node.addDependency(lastTable);
    }
    for (const kept of [group, collection, ...indexes]) {
      kept.applyRemovalPolicy(removalOf(stage));
    }
  }

  mayRead(): PolicyStatement[] {
    return [allow(['aoss:APIAccessAll'], this.#arn)];
  }

  mayWrite(): PolicyStatement[] {
    return this.mayRead();
  }

  mayPrepare(): PolicyStatement[] {
    return [];
  }

  admit(scope: Construct, { to, policy }: PassageAccess, roles: readonly IRole[]): void {
    const rule = this.#indexRule(this.#indexes, to === 'write' ? WRITE : READ);
    this.#dataPolicy(scope, policy, [{ Rules: [rule], Principal: roles.map(({ roleArn }) => roleArn) }]);
  }

  // The index of the first generation keeps the logical id from before there were others: with another one,
  // CloudFormation would replace the index of a stage that still has it.
  #makeIndex(generation: IndexGeneration): CfnIndex {
    const id = generation.name === FIRST_PASSAGE_INDEX ? 'Index' : `Index-${generation.name}`;
    return new CfnIndex(this, id, {
      collectionEndpoint: this.endpoint,
      indexName: generation.name,
      settings: passageSettings(generation),
      mappings: passageMappings(generation),
    });
  }

  // CloudFormation creates the indexes with its own execution role, to which no other policy gives access. The policy
  // covers indexes of later generations too: it takes up to a minute to take effect, and an index that is added
  // together with its own policy would be refused.
  #letCloudFormationCreateIndexes(): CfnAccessPolicy {
    const permissions = ['aoss:CreateIndex', 'aoss:DeleteIndex', 'aoss:UpdateIndex', 'aoss:DescribeIndex'];
    return this.#dataPolicy(this, 'index', [
      { Rules: [this.#indexRule(['passages-*'], permissions)], Principal: [executionRoleArn(this)] },
    ]);
  }

  #dataPolicy(scope: Construct, part: string, policy: unknown): CfnAccessPolicy {
    return new CfnAccessPolicy(scope, `PassagePolicy-${part}`, {
      name: `${this.#name}-${part}`,
      type: 'data',
      policy: Stack.of(scope).toJsonString(policy),
    });
  }

  #rule() {
    return { ResourceType: 'collection', Resource: [`collection/${this.#name}`] };
  }

  #indexRule(indexes: readonly string[], permissions: string[]) {
    const resources = indexes.map((index) => `index/${this.#name}/${index}`);
    return { ResourceType: 'index', Resource: resources, Permission: permissions };
  }
}

// A minimum of 0 is left out: it is NextGen's default, and the service's API accepts no number below 1.
function capacityLimits(capacity: Collection): CfnCollectionGroup.CapacityLimitsProperty {
  requireCapacity('searchOcu', capacity.searchOcuMin, capacity.searchOcuMax);
  requireCapacity('indexingOcu', capacity.indexingOcuMin, capacity.indexingOcuMax);
  return {
    maxSearchCapacityInOcu: capacity.searchOcuMax,
    maxIndexingCapacityInOcu: capacity.indexingOcuMax,
    ...(capacity.searchOcuMin > 0 && { minSearchCapacityInOcu: capacity.searchOcuMin }),
    ...(capacity.indexingOcuMin > 0 && { minIndexingCapacityInOcu: capacity.indexingOcuMin }),
  };
}

// The service refuses any other number, after the rest of the stage has been created.
function requireCapacity(name: string, min: number, max: number): void {
  const isOffered = (ocu: number) => [1, 2, 4, 8].includes(ocu) || (ocu > 0 && ocu % 16 === 0);
  if (!(isOffered(max) && (min === 0 || isOffered(min)) && min <= max)) {
    throw new StageError(
      `vectors: ${name}Max must be 1, 2, 4, 8 or a multiple of 16, and ${name}Min 0 or such a number that is not higher.`,
    );
  }
}

function executionRoleArn(scope: Construct): string {
  const { synthesizer } = Stack.of(scope);
  if (!(synthesizer instanceof DefaultStackSynthesizer)) {
    throw new Error('Only stacks of a bootstrapped environment are supported.');
  }
  return Fn.sub(synthesizer.cloudFormationExecutionRoleArn);
}
