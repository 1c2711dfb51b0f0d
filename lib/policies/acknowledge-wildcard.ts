import { Stack, Validations } from 'aws-cdk-lib';
import type { Role } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import type { Stage } from '../stage.ts';

interface Wildcard {
  readonly resource: string;
  readonly reason: string;
}

/** Acknowledges one wildcard of a role and no other. */
export function acknowledgeWildcard(role: Construct, { resource, reason }: Wildcard): void {
  // cdk-nag names the finding by the resource as written in the template, and a reference to another stack only has its
  // final form when the app is validated.
  const validate = () => {
    Validations.of(role).acknowledge({ id: `AwsSolutions-IAM5[Resource::${asFinding(role, resource)}]`, reason });
    return [];
  };
  role.node.addValidation({ validate });
}

/** Acknowledges Bedrock's guardrail checks, which are not a resource, for the roles of functions that search. */
export function acknowledgeGuardrailChecks({ guardrail }: Stage, roles: readonly Role[]): void {
  if (guardrail?.kind !== 'checks') {
    return;
  }
  for (const role of roles) {
    acknowledgeWildcard(role, {
      resource: '*',
      reason: 'bedrock:InvokeGuardrailChecks applies to no resource; it reads its input and changes nothing.',
    });
  }
}

function asFinding(scope: Construct, resource: string): string {
  const joined: string | { 'Fn::Join': [string, unknown[]] } = Stack.of(scope).resolve(resource);
  if (typeof joined === 'string') {
    return joined;
  }
  const [separator, parts] = joined['Fn::Join'];
  return parts.map(partOf).join(separator);
}

// cdk-nag shortens a reference within the stack, and writes a value of another stack as JSON.
function partOf(part: unknown): string {
  if (typeof part === 'string') {
    return part;
  }
  const { Ref } = part as { readonly Ref?: string };
  return Ref === undefined ? JSON.stringify(part) : `<${Ref}>`;
}
