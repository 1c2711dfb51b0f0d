// Guarantee: the SDK's own client reads and rotates secrets by their staging labels; secrets survive a restart, and
// only their owner can read the file. Risk: a rotation of the pepper that works locally invalidates every key on AWS.
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import {
  DescribeSecretCommand,
  GetSecretValueCommand,
  ListSecretsCommand,
  PutSecretValueCommand,
  ResourceExistsException,
  ResourceNotFoundException,
  SecretsManagerClient,
  UpdateSecretVersionStageCommand,
} from '@aws-sdk/client-secrets-manager';
import { afterEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { openTestFront, type TestFront } from '../../protocol/front.fixture.ts';
import { StartProblem } from '../../start-problem.ts';
import { createSecretsManager } from './secrets.ts';

const type = 'AWS::SecretsManager::Secret';
const fronts: TestFront[] = [];
afterEach(async () => {
  await Promise.all(fronts.splice(0).map((front) => front.close()));
});

async function open(dataDirectory: string | null = null, properties: object = { SecretString: 'one' }) {
  const front = await openTestFront((context) => [createSecretsManager(context)], dataDirectory);
  fronts.push(front);
  const { ref: SecretId } = await front.make(type, 'Pepper', properties);
  const client = new SecretsManagerClient({ ...front.client, maxAttempts: 1 });
  const get = (selection = {}) => client.send(new GetSecretValueCommand({ SecretId, ...selection }));
  const put = (SecretString: string, more = {}) =>
    client.send(new PutSecretValueCommand({ SecretId, SecretString, ...more }));
  const move = (more: { VersionStage: string; MoveToVersionId?: string; RemoveFromVersionId?: string }) =>
    client.send(new UpdateSecretVersionStageCommand({ SecretId, ...more }));
  return { client, front, get, move, put, SecretId };
}

describe('a secret', () => {
  it('is read by ARN, name or ARN without its ending, with the permission on its ARN', async () => {
    const { client, front, get, SecretId } = await open();
    expect(SecretId).toMatch(
      /^arn:aws:secretsmanager:us-east-1:123456789012:secret:Stack-Pepper-[0-9a-f]{12}-[0-9a-f]{6}$/,
    );
    const read = await get();
    expect(read).toMatchObject({ ARN: SecretId, SecretString: 'one', VersionStages: ['AWSCURRENT'] });
    expect(read.CreatedDate).toBeInstanceOf(Date);
    for (const id of [read.Name, SecretId.slice(0, -7)]) {
      const again = await client.send(new GetSecretValueCommand({ SecretId: id }));
      expect(again.VersionId, id).toBe(read.VersionId);
    }
    expect(new Set(front.permissions)).toEqual(new Set([`secretsmanager:GetSecretValue ${SecretId}`]));
    await expect(client.send(new GetSecretValueCommand({ SecretId: 'other' }))).rejects.toBeInstanceOf(
      ResourceNotFoundException,
    );
  });

  it('keeps the previous version as AWSPREVIOUS, and lists no older one', async () => {
    const { client, get, put, SecretId } = await open();
    await expect(get({ VersionStage: 'AWSPREVIOUS' })).rejects.toBeInstanceOf(ResourceNotFoundException);
    const first = await get();
    await put('two');
    const third = await put('three');
    expect(await get()).toMatchObject({ SecretString: 'three', VersionId: third.VersionId });
    expect(await get({ VersionStage: 'AWSPREVIOUS' })).toMatchObject({ SecretString: 'two' });
    expect(await get({ VersionId: first.VersionId })).toMatchObject({ SecretString: 'one', VersionStages: [] });
    const { VersionIdsToStages } = await client.send(new DescribeSecretCommand({ SecretId }));
    expect(Object.values(VersionIdsToStages ?? {})).toEqual([['AWSPREVIOUS'], ['AWSCURRENT']]);
  });

  it('can be prepared under AWSPENDING and then becomes current', async () => {
    const { get, move, put } = await open();
    const first = await get();
    const next = await put('two', { VersionStages: ['AWSPENDING'] });
    expect(await get()).toMatchObject({ SecretString: 'one' });
    const to = { MoveToVersionId: String(next.VersionId) };
    await expect(move({ VersionStage: 'AWSCURRENT', ...to })).rejects.toThrow('RemoveFromVersionId');
    await expect(move({ VersionStage: 'AWSCURRENT', RemoveFromVersionId: String(first.VersionId) })).rejects.toThrow(
      'not removed',
    );
    await move({ VersionStage: 'AWSCURRENT', ...to, RemoveFromVersionId: String(first.VersionId) });
    await move({ VersionStage: 'AWSPENDING', RemoveFromVersionId: String(next.VersionId) });
    expect(await get()).toMatchObject({ SecretString: 'two', VersionStages: ['AWSCURRENT'] });
    expect(await get({ VersionStage: 'AWSPREVIOUS' })).toMatchObject({ SecretString: 'one' });
  });

  it('accepts the same version twice, and refuses the same id with another value', async () => {
    const { get, put } = await open();
    const ClientRequestToken = '11111111-2222-4333-8444-555555555555';
    await put('two', { ClientRequestToken });
    expect(await put('two', { ClientRequestToken })).toMatchObject({ VersionId: ClientRequestToken });
    await expect(put('three', { ClientRequestToken })).rejects.toBeInstanceOf(ResourceExistsException);
    expect(await get()).toMatchObject({ SecretString: 'two' });
  });

  it('survives a restart, in a file that only its owner may read', async () => {
    const folder = temporaryFolder();
    const generated = { GenerateSecretString: { PasswordLength: 64, ExcludePunctuation: true } };
    const first = await open(folder, generated);
    const before = await first.get();
    expect(before.SecretString).toMatch(/^[A-Za-z0-9]{64}$/);
    await first.front.close();
    const second = await open(folder, generated);
    expect(await second.get()).toMatchObject({ ARN: before.ARN, SecretString: before.SecretString });
    expect(statSync(`${folder}/secrets.json`).mode & 0o777).toBe(0o600);
  });

  it('stops the start with a file that cannot be read, and keeps the file', async () => {
    const folder = temporaryFolder();
    const file = `${folder}/secrets.json`;
    writeFileSync(file, '[{"name":');
    const sentence = `${file} cannot be read as secrets.`;
    await expect(open(folder)).rejects.toThrow(new StartProblem('unreadable_state', sentence));
    expect(readFileSync(file, 'utf8')).toBe('[{"name":');
  });

  it.each([
    [{ ExcludeLowercase: true, ExcludeUppercase: true, ExcludePunctuation: true }, /^\d{32}$/],
    [
      { ExcludeCharacters: 'abc', ExcludeUppercase: true, ExcludeNumbers: true, ExcludePunctuation: true },
      /^[d-z]{32}$/,
    ],
    [{ PasswordLength: 5, IncludeSpace: true }, /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.* )(?=.*[^a-zA-Z\d ]).{5}$/],
    [{ SecretStringTemplate: '{"user":"a"}', GenerateStringKey: 'password' }, /^\{"user":"a","password":".+"\}$/],
  ])('is generated by the rules %j', async (GenerateSecretString, expected) => {
    const { get } = await open(null, { GenerateSecretString });
    expect((await get()).SecretString).toMatch(expected);
  });

  it('is refused if it is too short for one character of each required kind', async () => {
    const generated = { PasswordLength: 4, IncludeSpace: true };
    await expect(open(null, { GenerateSecretString: generated })).rejects.toThrow(
      'A password of 4 characters is too short for one character of each of 5 kinds.',
    );
    const { get } = await open(null, { GenerateSecretString: { ...generated, RequireEachIncludedType: false } });
    expect((await get()).SecretString).toHaveLength(4);
  });

  it('refuses an unsupported operation or property with an error that names it', async () => {
    const { client, front } = await open();
    await expect(client.send(new ListSecretsCommand({}))).rejects.toThrow('ListSecrets');
    await expect(front.make(type, 'Other', { KmsKeyId: 'key' })).rejects.toThrow('KmsKeyId is not supported');
    await expect(front.make(type, 'Other', {})).rejects.toThrow('either GenerateSecretString or SecretString');
  });
});
