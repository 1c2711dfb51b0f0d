import { createHash } from 'node:crypto';
import { CfnElement, CfnResource, Lazy, type Stack } from 'aws-cdk-lib';

/**
 * Changes every resource that reads a name out of another stack whenever the template of that stack changes. Names are
 * read only while a stack is deployed itself: a plain `cdk deploy` skips one whose template is unchanged, which then
 * continues with names of resources that were replaced.
 */
export function followChanges(consumer: Stack, producer: Stack): void {
  for (const resource of elementsOf(consumer).filter(CfnResource.isCfnResource)) {
    const produce = () => (reads(resource, producer) ? fingerprintOf(producer) : undefined);
    resource.addMetadata(`follows ${producer.stackName}`, Lazy.string({ produce }));
  }
}

function reads(resource: CfnResource, { stackName }: Stack): boolean {
  const properties = resource.stack.resolve(Reflect.get(resource, 'cfnProperties'));
  return JSON.stringify(properties).includes(`{"Fn::GetStackOutput":{"StackName":"${stackName}",`);
}

// The CDK shows no template before the whole app is synthesized; each element has its part of it.
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
