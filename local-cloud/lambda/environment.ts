import { devNull } from 'node:os';
import type { Credentials } from '../iam/credentials.ts';
import type { FunctionDefinition } from './function-definition.ts';

/** The endpoints at which the code of a function reaches AWS, and what the person who started the cloud replaces. */
interface Surroundings {
  readonly region: string;
  readonly endpoint: string;
  readonly http2Endpoint: string;
  /** Replaces origins on AWS in a text with the local ones. */
  readonly toLocal: (text: string) => string;
  /** Values that replace those of the template. A variable that the function does not have is not added. */
  readonly replaced: Readonly<Record<string, string>>;
}

/**
 * Returns the whole environment of an instance: the template's variables, Lambda's, and how to reach the local AWS. It
 * contains nothing of this process's environment.
 */
export function instanceEnvironment(
  definition: FunctionDefinition,
  credentials: Credentials,
  { region, endpoint, http2Endpoint, toLocal, replaced }: Surroundings,
): Readonly<Record<string, string>> {
  const own = Object.entries(definition.environment).map(([name, value]) => [name, replaced[name] ?? toLocal(value)]);
  return {
    ...Object.fromEntries(own),
    AWS_REGION: region,
    AWS_DEFAULT_REGION: region,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    AWS_SESSION_TOKEN: credentials.sessionToken ?? '',
    AWS_EXECUTION_ENV: `AWS_Lambda_${definition.runtime}`,
    AWS_LAMBDA_FUNCTION_NAME: definition.name,
    AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(definition.memoryMb),
    AWS_LAMBDA_INITIALIZATION_TYPE: 'on-demand',
    AWS_LAMBDA_LOG_GROUP_NAME: definition.logGroup,
    LAMBDA_TASK_ROOT: definition.taskRoot,
    _HANDLER: definition.handler,
    LANG: 'en_US.UTF-8',
    TZ: ':UTC',
    // Not set on Lambda: they make the SDK use the local AWS, and ignore the files of the user who started the cloud.
    AWS_ENDPOINT_URL: endpoint,
    AWS_ENDPOINT_URL_BEDROCK_RUNTIME: http2Endpoint,
    AWS_CONFIG_FILE: devNull,
    AWS_SHARED_CREDENTIALS_FILE: devNull,
    AWS_EC2_METADATA_DISABLED: 'true',
  };
}
