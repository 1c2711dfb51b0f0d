import { randomBytes, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { createJsonService } from '../../protocol/json-service.ts';
import { physicalName } from '../../protocol/physical-name.ts';
import { readProperties, withoutEffect } from '../../protocol/resource-properties.ts';
import type { CloudContext, MakeResource, StandIn } from '../../stand-in.ts';
import { generateSecret, generation } from './generate-secret.ts';
import { addVersion, type Secret } from './secret.ts';
import { createSecretOperations } from './secret-operations.ts';
import { SecretStore } from './secret-store.ts';

const properties = v.strictObject({
  Name: v.optional(v.string()),
  GenerateSecretString: v.optional(generation),
  SecretString: v.optional(v.string()),
  Description: withoutEffect,
  Tags: withoutEffect,
});

/** Secrets Manager. A secret is generated once and found again at every later start. */
export function createSecretsManager(context: CloudContext): StandIn {
  const store = new SecretStore(context.dataDirectory);
  return createJsonService({
    service: 'secretsmanager',
    target: 'secretsmanager',
    version: '1.1',
    operations: createSecretOperations(store, context),
    invalidInput: 'InvalidParameterException',
    resources: { 'AWS::SecretsManager::Secret': makeSecret(store, context) },
  });
}

function makeSecret(store: SecretStore, context: CloudContext): MakeResource {
  return async (resource) => {
    const settings = readProperties(properties, resource);
    const name = settings.Name ?? physicalName(resource, 200);
    const found = store.find(name);
    if (found !== undefined) {
      return { ref: found.arn, attributes: { Id: found.arn } };
    }
    if ((settings.GenerateSecretString === undefined) === (settings.SecretString === undefined)) {
      throw new Error('A secret needs either GenerateSecretString or SecretString.');
    }
    const value = settings.GenerateSecretString
      ? generateSecret(settings.GenerateSecretString)
      : String(settings.SecretString);
    const createdMilliseconds = context.now();
    // AWS ends every ARN with six random characters, so that a secret that is deleted and created again has a different
    // ARN.
    const ending = randomBytes(3).toString('hex');
    const arn = `arn:aws:secretsmanager:${context.region}:${context.accountId}:secret:${name}-${ending}`;
    const empty: Secret = { name, arn, createdMilliseconds, versions: [], stages: {} };
    store.save(addVersion(empty, { id: randomUUID(), value, createdMilliseconds }, ['AWSCURRENT']));
    return { ref: arn, attributes: { Id: arn } };
  };
}
