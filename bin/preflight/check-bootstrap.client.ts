import { deployedStack } from '../deployed-stack.client.ts';
import { type Finding, problem } from './finding.ts';

const BOOTSTRAP_STACK = 'CDKToolkit';
// The version whose roles can read what the CDK looks up (docs.aws.amazon.com, bootstrapping).
const VERSION_MIN = 8;

/**
 * Checks that the environment is bootstrapped for the CDK. With a qualifier of its own, the stack may have any name,
 * and only the CDK itself can tell.
 */
export async function checkBootstrap(stageName: string, region: string, hasQualifier: boolean): Promise<Finding[]> {
  if (hasQualifier) {
    return [];
  }
  const version = Number((await deployedStack(BOOTSTRAP_STACK))?.outputs.BootstrapVersion ?? 0);
  return version >= VERSION_MIN
    ? []
    : [
        problem(
          `The account is not bootstrapped in ${region}, or by an old version of the CDK (${version}). Run npx cdk bootstrap -c stage=${stageName}.`,
        ),
      ];
}
