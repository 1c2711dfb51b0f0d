import * as cognito from '@aws-sdk/client-cognito-identity-provider';
import * as dynamodb from '@aws-sdk/client-dynamodb';
import * as s3 from '@aws-sdk/client-s3';
import * as secrets from '@aws-sdk/client-secrets-manager';
import * as sts from '@aws-sdk/client-sts';
import type { Answered } from './call.ts';
import { callJson, callQuery } from './wire-calls.ts';

const REGION = 'us-east-1';
const KEY = { accessKeyId: 'AKIAIOSFODNN7EXAMPLE', secretAccessKey: 'secret' };

/** Calls of the services at one address; `close` ends their connections. */
export interface Calls {
  readonly send: (service: string, operation: string, input: Readonly<Record<string, unknown>>) => Promise<Answered>;
  readonly close: () => void;
}

interface Client {
  // biome-ignore lint/suspicious/noExplicitAny: commands are found by their names.
  readonly send: (command: any) => Promise<unknown>;
  readonly destroy: () => void;
}

/** The SDK's own clients, and signed requests for the services that the product calls without one. */
export function createCalls(endpoint: string): Calls {
  const config = { endpoint, region: REGION, credentials: KEY, maxAttempts: 1 };
  const clients: Readonly<Record<string, readonly [client: Client, commands: object]>> = {
    cognito: [new cognito.CognitoIdentityProviderClient(config), cognito],
    dynamodb: [new dynamodb.DynamoDBClient(config), dynamodb],
    s3: [new s3.S3Client({ ...config, forcePathStyle: true }), s3],
    secrets: [new secrets.SecretsManagerClient(config), secrets],
    sts: [new sts.STSClient(config), sts],
  };
  return {
    async send(service, operation, input) {
      if (service === 'sqs') {
        // The address of a queue is that of its side.
        const { QueueUrl } = input;
        const address = typeof QueueUrl === 'string' ? { QueueUrl: `${endpoint}${QueueUrl}` } : {};
        const answered = await callJson(
          { endpoint, service, target: `AmazonSQS.${operation}` },
          { ...input, ...address },
        );
        return { ...answered, body: withoutAddress(answered.body, endpoint) };
      }
      if (service === 'events') {
        return callJson({ endpoint, service, target: `AWSEvents.${operation}` }, input);
      }
      if (service === 'sns') {
        return callQuery(endpoint, operation, input as Readonly<Record<string, string>>);
      }
      const [client, commands] = clients[service] as NonNullable<(typeof clients)[string]>;
      return callSdk(client, (commands as Record<string, new (input: object) => object>)[`${operation}Command`], input);
    },
    close: () => {
      for (const [client] of Object.values(clients)) {
        client.destroy();
      }
    },
  };
}

function withoutAddress({ QueueUrl, ...body }: Readonly<Record<string, unknown>>, endpoint: string) {
  return QueueUrl === undefined ? body : { ...body, QueueUrl: String(QueueUrl).replace(endpoint, '') };
}

type Metadata = { readonly $metadata: { readonly httpStatusCode?: number } };

async function callSdk(client: Client, Command: undefined | (new (input: object) => object), input: object) {
  if (Command === undefined) {
    throw new TypeError('There is no such command.');
  }
  try {
    const { $metadata, ...body } = (await client.send(new Command(input))) as Metadata & Record<string, unknown>;
    const { Body } = body as { Body?: { transformToString: () => Promise<string> } };
    const read = Body === undefined ? body : { ...body, Body: await Body.transformToString() };
    return { status: $metadata.httpStatusCode ?? 0, code: null, body: read };
  } catch (error) {
    const { name, $metadata } = error as Error & Partial<Metadata>;
    // The SDK itself refused the call, so no side received it.
    if ($metadata?.httpStatusCode === undefined) {
      throw error;
    }
    return { status: $metadata.httpStatusCode, code: name, body: {} };
  }
}
