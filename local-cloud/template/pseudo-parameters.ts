import { NO_VALUE } from './intrinsics.ts';

/**
 * Returns the value of a pseudo parameter such as `AWS::Region`.
 *
 * @throws an error that names `place` for any other.
 */
export function pseudoParameter(
  name: string,
  { region, accountId }: { readonly region: string; readonly accountId: string },
  { stack, place }: { readonly stack: string; readonly place: string },
): unknown {
  const values: Readonly<Record<string, unknown>> = {
    'AWS::AccountId': accountId,
    'AWS::Region': region,
    'AWS::Partition': 'aws',
    'AWS::URLSuffix': 'amazonaws.com',
    'AWS::StackName': stack,
    'AWS::StackId': `arn:aws:cloudformation:${region}:${accountId}:stack/${stack}/local`,
    'AWS::NoValue': NO_VALUE,
  };
  if (!Object.hasOwn(values, name)) {
    throw new Error(`${place}: the pseudo parameter ${name} is not supported by the local cloud.`);
  }
  return values[name];
}
