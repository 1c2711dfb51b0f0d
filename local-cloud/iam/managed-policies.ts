import type { Statement } from './policy.ts';

const allow = (actions: readonly string[]): Statement => ({
  effect: 'Allow',
  actions,
  resources: ['*'],
  conditions: [],
});

// AWS's own policies that the app may attach, by the part after `arn:aws:iam::aws:policy/`, as AWS publishes them.
const MANAGED: Readonly<Record<string, readonly Statement[]>> = {
  'service-role/AWSLambdaBasicExecutionRole': [
    allow(['logs:CreateLogGroup', 'logs:CreateLogStream', 'logs:PutLogEvents']),
  ],
  'service-role/AWSLambdaSQSQueueExecutionRole': [
    allow([
      'sqs:ReceiveMessage',
      'sqs:DeleteMessage',
      'sqs:GetQueueAttributes',
      'logs:CreateLogGroup',
      'logs:CreateLogStream',
      'logs:PutLogEvents',
    ]),
  ],
};

/**
 * Returns the statements of a policy that AWS manages.
 *
 * @throws an error that names `place` if it is not listed.
 */
export function managedPolicy(arn: string, place: string): readonly Statement[] {
  const name = arn.replace(/^arn:aws:iam::aws:policy\//, '');
  const statements = Object.hasOwn(MANAGED, name) ? MANAGED[name] : undefined;
  if (statements === undefined) {
    throw new Error(`${place}: the managed policy ${arn} is not supported by the local cloud.`);
  }
  return statements;
}
