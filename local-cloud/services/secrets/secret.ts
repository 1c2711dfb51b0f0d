import { ServiceFault } from '../../protocol/service-fault.ts';

/** One version of a secret. */
interface SecretVersion {
  readonly id: string;
  readonly value: string;
  readonly createdMilliseconds: number;
}

/** A secret with all its versions, and the version of each staging label. */
export interface Secret {
  readonly name: string;
  readonly arn: string;
  readonly createdMilliseconds: number;
  readonly versions: readonly SecretVersion[];
  /** The version id of each label: a label is attached to one version only. */
  readonly stages: Readonly<Record<string, string>>;
}

/** Returns the version that an id, a label or both name; AWSCURRENT when neither is given. */
export function findVersion(secret: Secret, id: string | undefined, stage: string | undefined): SecretVersion {
  const versionName = id ?? secret.stages[stage ?? 'AWSCURRENT'];
  const version = secret.versions.find((candidate) => candidate.id === versionName);
  if (version !== undefined && id !== undefined && stage !== undefined && secret.stages[stage] !== id) {
    throw new ServiceFault(400, 'InvalidRequestException', `The version ${id} does not have the label ${stage}.`);
  }
  if (version === undefined) {
    const what = id === undefined ? `staging label: ${stage ?? 'AWSCURRENT'}` : `VersionId: ${id}`;
    throw new ServiceFault(
      400,
      'ResourceNotFoundException',
      `Secrets Manager can't find the specified secret value for ${what}`,
    );
  }
  return version;
}

/** Returns the labels of a version, in the order in which AWS lists them. */
export function stagesOf(secret: Secret, versionId: string): string[] {
  return Object.keys(secret.stages)
    .filter((stage) => secret.stages[stage] === versionId)
    .sort();
}

/**
 * Adds a version with the given labels. An id that exists already is a retry: accepted with the same value, refused
 * with another. The first version of a secret is always AWSCURRENT.
 */
export function addVersion(secret: Secret, version: SecretVersion, stages: readonly string[]): Secret {
  const known = secret.versions.find(({ id }) => id === version.id);
  if (known !== undefined) {
    if (known.value !== version.value) {
      throw new ServiceFault(
        400,
        'ResourceExistsException',
        'A version with this ClientRequestToken has another value.',
      );
    }
    return secret;
  }
  const labels = secret.versions.length === 0 ? new Set(['AWSCURRENT', ...stages]) : stages;
  let changed: Secret = { ...secret, versions: [...secret.versions, version] };
  for (const stage of labels) {
    changed = moveStage(changed, stage, version.id);
  }
  return changed;
}

/** Moves a label to a version, or removes it (null); the version that loses AWSCURRENT becomes AWSPREVIOUS. */
export function moveStage(secret: Secret, stage: string, versionId: string | null): Secret {
  const { [stage]: before, ...others } = secret.stages;
  if (before === versionId) {
    return secret;
  }
  const stages: Record<string, string> = versionId === null ? others : { ...others, [stage]: versionId };
  if (stage === 'AWSCURRENT' && before !== undefined) {
    stages.AWSPREVIOUS = before;
  }
  return { ...secret, stages };
}
