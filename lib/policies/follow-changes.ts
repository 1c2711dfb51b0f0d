import { createHash } from 'node:crypto';
import { CfnElement, CfnResource, Lazy, type Stack } from 'aws-cdk-lib';

/**
 * Changes every resource that reads a name from another stack whenever that stack's template changes. CloudFormation
 * reads the names only when it deploys the reading stack, and a plain `cdk deploy` skips a stack whose template is
 * unchanged: that stack would keep the names of resources that were replaced.
 */
export function followChanges(consumer: Stack, producer: Stack): void {
  for (const resource of elementsOf(consumer).filter(CfnResource.isCfnResource)) {
    const produce = () => (readsFrom(resource, producer) ? fingerprintOf(producer) : undefined);
    resource.addMetadata(`follows ${producer.stackName}`, Lazy.string({ produce }));
  }
}

// The CDK keeps the properties of a resource protected.
function readsFrom(resource: CfnResource, { stackName }: Stack): boolean {
  const properties = resource.stack.resolve(Reflect.get(resource, 'cfnProperties'));
  return JSON.stringify(properties).includes(`{"Fn::GetStackOutput":{"StackName":"${stackName}",`);
}

// The CDK has no template of a stack before the whole app is synthesized, but each element can produce its part.
function fingerprintOf(stack: Stack): string {
  const parts = elementsOf(stack).map((element) => Reflect.get(element, '_toCloudFormation').call(element));
  return createHash('sha256')
    .update(JSON.stringify(stack.resolve(parts)))
    .digest('hex')
    .slice(0, 16);
}

function elementsOf(stack: Stack): CfnElement[] {
  return stack.node.findAll().flatMap((part) => (CfnElement.isCfnElement(part) && part.stack === stack ? [part] : []));
}
