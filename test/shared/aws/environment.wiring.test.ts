// Guarantee: a function without its environment reports at its start which variables are wrong, but not their values;
// and a client of AWS gives up on a server that does not answer. Risk: a secret value in a log, or a function that
// waits until it times out.
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import * as v from 'valibot';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readEnvironment } from '../../../shared/aws/environment.wiring.ts';
import { requestDeadlines } from '../../../shared/aws/request-deadlines.ts';
import { RUNTIME, serve } from './scripted-server.fixture.ts';

const Environment = v.object({
  FIRST: v.string(),
  SECOND: v.pipe(v.string(), v.url(), v.endsWith('/')),
  THIRD: v.pipe(v.string(), v.toNumber()),
});

function stub(values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    vi.stubEnv(name, value);
  }
  onTestFinished(() => void vi.unstubAllEnvs());
}

it('reads the variables that the schema names, and no other', () => {
  stub({ FIRST: 'one', SECOND: 'https://two/', THIRD: '3', FOURTH: 'four' });
  expect(readEnvironment(Environment)).toEqual({ FIRST: 'one', SECOND: 'https://two/', THIRD: 3 });
});

it('names each missing or invalid variable once, without its value', () => {
  stub({ SECOND: 'hidden secret', THIRD: '3' });
  expect(() => readEnvironment(Environment)).toThrow(/^Environment variables missing or wrong: FIRST, SECOND$/);
});

it('gives up on a server that does not answer in time', { timeout: 20_000 }, async () => {
  const endpoint = await serve(() => undefined);
  const [accessKeyId, secretAccessKey] = [RUNTIME.AWS_ACCESS_KEY_ID, RUNTIME.AWS_SECRET_ACCESS_KEY];
  const client = new DynamoDBClient({
    endpoint,
    region: RUNTIME.AWS_REGION,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 1,
    requestHandler: requestDeadlines(100),
  });
  await expect(client.send(new ListTablesCommand({}))).rejects.toMatchObject({ name: 'TimeoutError' });
  client.destroy();
});
