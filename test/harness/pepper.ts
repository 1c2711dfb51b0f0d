import { randomBytes } from 'node:crypto';
import {
  DescribeSecretCommand,
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import type { RunningCloud } from './local-cloud/start-cloud.ts';

/** Gives access to the stage's pepper, as an operator with rights on Secrets Manager has it. */
export function operatePepper({ resources, endpoint, region, operator: credentials }: RunningCloud) {
  const secret = resources.find(({ type, path }) => type === 'AWS::SecretsManager::Secret' && /\/Pepper\//.test(path));
  if (secret === undefined) {
    throw new Error('The stage has no pepper.');
  }
  const client = new SecretsManagerClient({ endpoint, region, credentials });
  const SecretId = secret.ref;
  return {
    /** Step one of docs/keys.md: creates a new current version; the old one becomes the previous version. */
    rotate: async () => {
      const SecretString = randomBytes(48).toString('base64url');
      return String((await client.send(new PutSecretValueCommand({ SecretId, SecretString }))).VersionId);
    },
    /** The versions of the secret, each with its staging labels. */
    versions: async () => (await client.send(new DescribeSecretCommand({ SecretId }))).VersionIdsToStages ?? {},
    read: async () => String((await client.send(new GetSecretValueCommand({ SecretId }))).SecretString),
    end: () => client.destroy(),
  };
}
