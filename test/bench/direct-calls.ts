import { BedrockRuntimeClient, ConverseCommand, InvokeModelCommand } from '@aws-sdk/client-bedrock-runtime';
import { BatchGetItemCommand, DynamoDBClient, GetItemCommand, QueryCommand } from '@aws-sdk/client-dynamodb';
import { createSignedFetch } from '../../shared/aws/signed-fetch.client.ts';
import type { ServiceCall } from './calls-during.ts';

/** Where the local cloud's services are, and as whom to call them. */
export interface ServiceAccess {
  readonly endpoint: string;
  readonly http2Endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/**
 * Repeats recorded calls with exactly the clients that the functions use.
 *
 * @throws for a call that it does not know.
 */
export function createDirectCalls({ endpoint, http2Endpoint, region, accessKeyId, secretAccessKey }: ServiceAccess) {
  const common = { region, credentials: { accessKeyId, secretAccessKey }, maxAttempts: 1 };
  const dynamo = new DynamoDBClient({ ...common, endpoint });
  const bedrock = new BedrockRuntimeClient({ ...common, endpoint: http2Endpoint });
  const signedFetch = createSignedFetch('aoss', {
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
  });
  return async ({ service, operation, path, contentType, body }: ServiceCall): Promise<unknown> => {
    const [, model, verb] = /^\/model\/([^/]+)\/(invoke|converse)$/.exec(path) ?? [];
    const modelId = decodeURIComponent(model ?? '');
    switch (`${service} ${operation || verb || path}`) {
      case 'dynamodb GetItem':
        return dynamo.send(new GetItemCommand(JSON.parse(body)));
      case 'dynamodb Query':
        return dynamo.send(new QueryCommand(JSON.parse(body)));
      case 'dynamodb BatchGetItem':
        return dynamo.send(new BatchGetItemCommand(JSON.parse(body)));
      case 'bedrock converse':
        return bedrock.send(new ConverseCommand({ modelId, ...JSON.parse(body) }));
      case 'bedrock invoke': {
        const command = new InvokeModelCommand({ modelId, body, contentType, accept: 'application/json' });
        return JSON.parse(new TextDecoder().decode((await bedrock.send(command)).body));
      }
      case 'aoss /passages-v2/_msearch':
      case 'aoss /passages-v2/_search': {
        const headers = { 'content-type': contentType };
        const signal = AbortSignal.timeout(30_000);
        const answer = await signedFetch({ method: 'POST', url: `${endpoint}${path}`, headers, body, signal });
        if (!answer.ok) {
          throw new Error(`A search of the benchmark was answered with ${answer.status}.`);
        }
        return answer.json();
      }
      default:
        throw new Error(`The benchmark does not know how to call ${service} ${operation || path} itself.`);
    }
  };
}
