import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import type { CloudAccess } from './cloud.ts';

/** The answer of the `administer` function. */
type Administered = { ok: true; result: Record<string, unknown> } | { ok: false; error: string; code: string };

/** Invokes the stage's `administer` function as the operators' command does; an error is returned, not thrown. */
export async function tryAdminister(
  cloud: CloudAccess,
  operation: string,
  input: object,
  actor = 'tester',
): Promise<Administered> {
  return sendToAdminister(cloud, { operation, actor, input });
}

/** Invokes the stage's `administer` function with any payload, such as a signed or an invalid one. */
export async function sendToAdminister(cloud: CloudAccess, payload: unknown): Promise<Administered> {
  const output = await clientOf(cloud).send(
    new InvokeCommand({ FunctionName: cloud.administerFunction, Payload: JSON.stringify(payload) }),
  );
  const answer = JSON.parse(new TextDecoder().decode(output.Payload));
  if (output.FunctionError !== undefined) {
    throw new Error(`administer failed: ${JSON.stringify(answer)}`);
  }
  return answer;
}

const clients = new WeakMap<CloudAccess, LambdaClient>();

// One client for each cloud: a new one for each call would sign in and connect again.
function clientOf(cloud: CloudAccess): LambdaClient {
  const { endpoint, region, accessKeyId, secretAccessKey } = cloud;
  const client =
    clients.get(cloud) ?? new LambdaClient({ endpoint, region, credentials: { accessKeyId, secretAccessKey } });
  clients.set(cloud, client);
  return client;
}

/**
 * Runs an operation that must succeed, and returns its result.
 *
 * @throws Error with the message otherwise.
 */
// biome-ignore lint/suspicious/noExplicitAny: each operation has its own result, which its own tests assert
export async function administer(cloud: CloudAccess, operation: string, input: object): Promise<any> {
  const answer = await tryAdminister(cloud, operation, input);
  if (!answer.ok) {
    throw new Error(`${operation}: ${answer.error}`);
  }
  return answer.result;
}
