import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { type StageAccess, toCommandError } from '../admin/stage.client.ts';

/**
 * Reads the test key of a stage from its secret; null while the stage has not created it.
 *
 * @throws CommandError with the reason if Secrets Manager refuses or does not answer.
 */
export async function readTestKey(
  config: StageAccess['config'],
  stage: string,
  secret: string,
): Promise<string | null> {
  const client = new SecretsManagerClient(config);
  const response = await client.send(new GetSecretValueCommand({ SecretId: secret })).catch((error: unknown) => {
    throw toCommandError(error, stage);
  });
  // The first value, which the deployment generates, is not JSON.
  const stored = /^\{.*\}$/.test(response.SecretString ?? '') ? JSON.parse(String(response.SecretString)) : {};
  return typeof stored.key === 'string' ? stored.key : null;
}
