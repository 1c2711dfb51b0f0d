import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { toCommandError } from './admin/stage.client.ts';
import type { DeployedStack } from './protection.ts';

/** Returns the Region that the credentials or the environment name. */
export function regionOfCredentials(): Promise<string> {
  return new CloudFormationClient({}).config.region();
}

/**
 * Reads a stack from CloudFormation with the caller's credentials; null if it does not exist.
 *
 * @throws CommandError with the reason if CloudFormation refuses or does not answer.
 */
export async function deployedStack(stackName: string): Promise<DeployedStack | null> {
  try {
    const { Stacks = [] } = await new CloudFormationClient({}).send(
      new DescribeStacksCommand({ StackName: stackName }),
    );
    const [stack] = Stacks;
    return stack === undefined
      ? null
      : {
          status: stack.StackStatus ?? 'unknown',
          isProtected: stack.EnableTerminationProtection === true,
          outputs: Object.fromEntries(
            stack.Outputs?.map(({ OutputKey = '', OutputValue = '' }) => [OutputKey, OutputValue]) ?? [],
          ),
        };
  } catch (error) {
    if ((error as { name?: string }).name === 'ValidationError') {
      return null;
    }
    throw toCommandError(error);
  }
}
