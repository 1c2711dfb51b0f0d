import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { defineOperation, type Operation } from '../../protocol/operation.ts';
import { ServiceFault } from '../../protocol/service-fault.ts';
import type { CloudContext } from '../../stand-in.ts';
import { addVersion, findVersion, moveStage, type Secret, stagesOf } from './secret.ts';
import type { SecretStore } from './secret-store.ts';

const SecretId = v.string();
const text = v.optional(v.string());

/** Returns the supported operations of Secrets Manager. */
export function createSecretOperations(store: SecretStore, context: CloudContext): Record<string, Operation> {
  const find = (id: string): Secret => {
    const secret = store.find(id);
    if (secret === undefined) {
      throw new ServiceFault(400, 'ResourceNotFoundException', "Secrets Manager can't find the specified secret.");
    }
    return secret;
  };
  const permission = (action: string) => (input: { readonly SecretId: string }) => {
    const unknownArn = `arn:aws:secretsmanager:${context.region}:${context.accountId}:secret:${input.SecretId}`;
    return [{ action: `secretsmanager:${action}`, resource: store.find(input.SecretId)?.arn ?? unknownArn }];
  };
  return {
    GetSecretValue: defineOperation(
      v.strictObject({ SecretId, VersionId: text, VersionStage: text }),
      permission('GetSecretValue'),
      (input) => describeValue(find(input.SecretId), input.VersionId, input.VersionStage),
    ),
    DescribeSecret: defineOperation(v.strictObject({ SecretId }), permission('DescribeSecret'), (input) =>
      describeSecret(find(input.SecretId)),
    ),
    PutSecretValue: defineOperation(
      v.strictObject({
        SecretId,
        SecretString: v.string(),
        ClientRequestToken: text,
        VersionStages: v.optional(v.pipe(v.array(v.string()), v.minLength(1)), ['AWSCURRENT']),
      }),
      permission('PutSecretValue'),
      (input) => {
        const id = input.ClientRequestToken ?? randomUUID();
        const version = { id, value: input.SecretString, createdMilliseconds: context.now() };
        const secret = addVersion(find(input.SecretId), version, input.VersionStages);
        store.save(secret);
        return { ARN: secret.arn, Name: secret.name, VersionId: id, VersionStages: stagesOf(secret, id) };
      },
    ),
    UpdateSecretVersionStage: defineOperation(
      v.strictObject({ SecretId, VersionStage: v.string(), MoveToVersionId: text, RemoveFromVersionId: text }),
      permission('UpdateSecretVersionStage'),
      (input) => {
        const secret = updateStage(find(input.SecretId), input);
        store.save(secret);
        return { ARN: secret.arn, Name: secret.name };
      },
    ),
  };
}

function describeValue(secret: Secret, versionId: string | undefined, stage: string | undefined) {
  const version = findVersion(secret, versionId, stage);
  return {
    ARN: secret.arn,
    Name: secret.name,
    VersionId: version.id,
    SecretString: version.value,
    VersionStages: stagesOf(secret, version.id),
    CreatedDate: version.createdMilliseconds / 1_000,
  };
}

function describeSecret(secret: Secret) {
  const labeled = secret.versions.map(({ id }) => [id, stagesOf(secret, id)] as const);
  return {
    ARN: secret.arn,
    Name: secret.name,
    CreatedDate: secret.createdMilliseconds / 1_000,
    // Secrets Manager treats versions without a label as deprecated, and does not list them.
    VersionIdsToStages: Object.fromEntries(labeled.filter(([, stages]) => stages.length > 0)),
  };
}

interface StageUpdate {
  readonly VersionStage: string;
  readonly MoveToVersionId?: string | undefined;
  readonly RemoveFromVersionId?: string | undefined;
}

function updateStage(secret: Secret, update: StageUpdate): Secret {
  const { VersionStage: stage, MoveToVersionId: to, RemoveFromVersionId: from } = update;
  const holder = secret.stages[stage];
  if (holder !== from && holder !== to) {
    throw new ServiceFault(
      400,
      'InvalidParameterException',
      `The staging label ${stage} is attached to another version: RemoveFromVersionId must name it.`,
    );
  }
  if (stage === 'AWSCURRENT' && to === undefined) {
    throw new ServiceFault(400, 'InvalidParameterException', 'AWSCURRENT can be moved, not removed.');
  }
  if (to !== undefined) {
    findVersion(secret, to, undefined);
  }
  return moveStage(secret, stage, to ?? null);
}
