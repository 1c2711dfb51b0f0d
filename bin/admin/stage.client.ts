import { readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import { stackName } from '../../shared/stack-name.ts';
import { CommandError, type StageFlags } from './command.ts';
import { createRequestSigner } from './sign-request.client.ts';

/**
 * Runs an operation on a stage and resolves with its result.
 *
 * @throws CommandError with the sentence of an error.
 */
export type Administer = (operation: string, input: unknown) => Promise<unknown>;

// Longer than the function may run, so that its own response always comes first.
const ANSWER_TIMEOUT_MS = 150_000;

/** The configuration of AWS clients for a stage, and the person who runs the command. */
export interface StageAccess {
  readonly config: {
    readonly endpoint?: string;
    readonly region?: string;
    readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string };
  };
  readonly actor: string;
}

/**
 * Finds a stage and returns a function that administers it. The running local cloud is found by its folder, any other
 * stage by the outputs of its stack, with the caller's own AWS credentials.
 *
 * @throws CommandError when there is no such stage.
 */
export async function openStage(flags: StageFlags): Promise<Administer> {
  const { config, actor } = await accessTo(flags);
  const functionName = await stageOutput(config, flags.stage, { part: 'Background', output: 'AdministerFunctionName' });
  // Never retried: a change may have been made although its response was lost.
  const lambda = new LambdaClient({
    ...config,
    maxAttempts: 1,
    requestHandler: { requestTimeout: ANSWER_TIMEOUT_MS, throwOnRequestTimeout: true },
  });
  const identify = flags.stage === 'local' ? async () => ({ actor }) : signing(flags.stage);
  return async (operation, input) => {
    const asked = { operation, input };
    const output = await identify(asked)
      .then((caller) => JSON.stringify({ ...asked, ...caller }))
      .then((payload) => lambda.send(new InvokeCommand({ FunctionName: functionName, Payload: payload })))
      .catch((error: unknown) => {
        throw toCommandError(error, flags.stage);
      });
    if (output.FunctionError !== undefined) {
      throw new CommandError(
        'The administer function ended before it answered. The operation may or may not have been carried out. Check before you repeat it. The reason is in its log in CloudWatch.',
      );
    }
    const answer = JSON.parse(new TextDecoder().decode(output.Payload));
    if (answer.ok !== true) {
      throw new CommandError(String(answer.error), answer.code ?? null);
    }
    return answer.result;
  };
}

// The stage asks AWS who the caller is; a name in the request would prove nothing.
function signing(stage: string) {
  const sign = createRequestSigner();
  return async (asked: { operation: string; input: unknown }) => ({ signature: await sign({ stage, ...asked }) });
}

/**
 * Finds the running local cloud, or asks AWS who the caller is.
 *
 * @throws CommandError when that fails.
 */
export function accessTo(flags: StageFlags): Promise<StageAccess> {
  return flags.stage === 'local' ? localAccess(flags) : awsAccess();
}

async function localAccess({ data, actor }: Pick<StageFlags, 'data' | 'actor'>): Promise<StageAccess> {
  const text = await readFile(join(data, 'cloud.json'), 'utf8').catch(() => {
    throw new CommandError(
      'The local stage is not running. Start it with npm start, with the same --data if you use one.',
    );
  });
  const { endpoint, region, access_key_id: accessKeyId, secret_access_key: secretAccessKey } = JSON.parse(text);
  return {
    config: { endpoint, region, credentials: { accessKeyId, secretAccessKey } },
    actor: actor ?? userInfo().username,
  };
}

async function awsAccess(): Promise<StageAccess> {
  const identity = await new STSClient({}).send(new GetCallerIdentityCommand({})).catch((error: unknown) => {
    throw toCommandError(error);
  });
  return { config: {}, actor: identity.Arn ?? 'unknown' };
}

/**
 * Returns one output of one stack of a stage.
 *
 * @throws CommandError when the stage is not deployed.
 */
export async function stageOutput(
  config: StageAccess['config'],
  stage: string,
  { part, output }: { readonly part: 'Api' | 'Background'; readonly output: string },
): Promise<string> {
  const command = new DescribeStacksCommand({ StackName: stackName(stage, part) });
  const response = await new CloudFormationClient(config).send(command).catch((error: unknown) => {
    if ((error as { name?: string }).name === 'ValidationError') {
      throw new CommandError(notDeployed(stage));
    }
    throw toCommandError(error, stage);
  });
  const value = (response.Stacks?.[0]?.Outputs ?? []).find(({ OutputKey }) => OutputKey === output)?.OutputValue;
  if (value === undefined) {
    throw new CommandError(notDeployed(stage));
  }
  return value;
}

function notDeployed(stage: string): string {
  return `The stage '${stage}' is not deployed in this account and Region.`;
}

// Why AWS did not carry out a request, by the name of the error. The clients of some services correct for a wrong clock
// and retry; the client of Lambda, which changes the stage, never retries.
const REFUSALS: readonly (readonly [names: RegExp, sentence: string])[] = [
  [/Credentials|Token|UnrecognizedClient/, 'No valid AWS credentials were found. Sign in, then try again.'],
  [
    /Signature|RequestExpired/,
    'AWS refused the signature of the request. Check your AWS credentials and the clock of your machine.',
  ],
  [/AccessDenied/, 'Your AWS credentials are not allowed to do this on this stage.'],
  [
    /Throttl|TooManyRequests/,
    'AWS is receiving too many requests and did not carry out this one. Try again in a minute.',
  ],
];

/**
 * Translates an error of an AWS client by its name: its message could quote the request. For the stage `local`, the
 * client called the local cloud.
 */
export function toCommandError(error: unknown, stage?: string): CommandError {
  const { name = 'Error', code, message = '' } = error as { name?: string; code?: string; message?: string };
  if (stage === 'local') {
    return new CommandError(
      'The local stage did not respond. The operation may or may not have been carried out. Start the stage again with npm start and check before you repeat it.',
    );
  }
  if (/Region is missing/.test(message)) {
    return new CommandError('Set AWS_REGION to the AWS Region of the stage.');
  }
  const [, refusal] = REFUSALS.find(([names]) => names.test(name)) ?? [];
  if (refusal !== undefined) {
    return new CommandError(refusal);
  }
  return new CommandError(
    `AWS did not respond (${[name, code].filter(Boolean).join(' ')}). The operation may or may not have been carried out. Check before you repeat it.`,
  );
}
