import { Stack, Validations } from 'aws-cdk-lib';
import type { Construct } from 'constructs';

interface Wildcard {
  readonly resource: string;
  readonly reason: string;
}

/** Acknowledges one wildcard of a role and no other. */
export function acknowledgeWildcard(role: Construct, { resource, reason }: Wildcard): void {
  // cdk-nag names the finding by the resource as the template has it, and a reference to another stack has its final
  // form only when the app is validated.
  const validate = () => {
    Validations.of(role).acknowledge({ id: `AwsSolutions-IAM5[Resource::${asFinding(role, resource)}]`, reason });
    return [];
  };
  role.node.addValidation({ validate });
}

function asFinding(scope: Construct, resource: string): string {
  const joined: string | { 'Fn::Join': [string, unknown[]] } = Stack.of(scope).resolve(resource);
  if (typeof joined === 'string') {
    return joined;
  }
  const [separator, parts] = joined['Fn::Join'];
  return parts.map((part) => (typeof part === 'string' ? part : JSON.stringify(part))).join(separator);
}
