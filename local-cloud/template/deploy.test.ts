// Guarantee: templates become resources as CloudFormation would make them: every reference is resolved, each resource
// is made after what it needs, and nothing unsupported is ignored. Risk: a value or an order differs from AWS, and is
// noticed only there.
import { describe, expect, it } from 'vitest';
import { type Resources, type TestStack, writeAssembly } from '../fixtures/assembly.ts';
import type { MakeResource, TemplateResource } from '../stand-in.ts';
import { assetPath, readAssembly } from './assembly.ts';
import { deploy } from './deploy.ts';

async function deployStacks(stacks: Readonly<Record<string, TestStack>>) {
  const made: TemplateResource[] = [];
  const maker: MakeResource = async (resource) => {
    made.push(resource);
    return { ref: `${resource.logicalId}-ref`, attributes: { Arn: `arn:${resource.logicalId}`, 'Deep.Name': 'deep' } };
  };
  const deployment = await deploy(readAssembly(writeAssembly(stacks)), { 'Test::Thing': maker });
  return { deployment, made, order: made.map(({ logicalId }) => logicalId) };
}

const thing = (properties: object = {}, rest: object = {}) => ({
  Type: 'Test::Thing',
  Properties: properties,
  ...rest,
});
const other: Resources = { Other: thing() };

async function resolved(value: unknown, stacks: Readonly<Record<string, TestStack>> = {}) {
  const { made } = await deployStacks({ Stack: { resources: { One: thing({ value }), ...other } }, ...stacks });
  return made.find(({ logicalId }) => logicalId === 'One')?.properties.value;
}

describe('intrinsics', () => {
  const list = { 'Fn::Split': [':', { 'Fn::GetAtt': ['Other', 'Arn'] }] };
  it.each([
    [{ Ref: 'Other' }, 'Other-ref'],
    [{ Ref: 'AWS::Region' }, 'us-east-1'],
    [{ Ref: 'AWS::AccountId' }, '123456789012'],
    [{ Ref: 'AWS::Partition' }, 'aws'],
    [{ Ref: 'AWS::URLSuffix' }, 'amazonaws.com'],
    [{ Ref: 'AWS::StackName' }, 'Stack'],
    [{ 'Fn::GetAtt': ['Other', 'Arn'] }, 'arn:Other'],
    [{ 'Fn::GetAtt': 'Other.Deep.Name' }, 'deep'],
    [{ 'Fn::Join': ['-', ['a', { Ref: 'Other' }, 1]] }, 'a-Other-ref-1'],
    [list, ['arn', 'Other']],
    [{ 'Fn::Select': [1, list] }, 'Other'],
    [{ 'Fn::Select': ['0', ['x', 'y']] }, 'x'],
    [
      { 'Fn::Sub': `a \${Other} \${Other.Arn} \${AWS::Region} \${!Literal}` },
      `a Other-ref arn:Other us-east-1 \${Literal}`,
    ],
    [{ 'Fn::Sub': [`\${x}\${Other}`, { x: { Ref: 'AWS::Region' } }] }, 'us-east-1Other-ref'],
    [
      [1, { Ref: 'AWS::NoValue' }, true, null],
      [1, true, null],
    ],
    [{ kept: 1, left: { Ref: 'AWS::NoValue' } }, { kept: 1 }],
    [
      { Ref: 'Other', second: 1 },
      { Ref: 'Other', second: 1 },
    ],
  ])('resolve %j to %j', async (value, expected) => {
    expect(await resolved(value)).toEqual(expected);
  });

  it('reach into other stacks, even into later ones', async () => {
    const Elsewhere: TestStack = {
      resources: { Far: thing() },
      outputs: {
        Arn: { Value: { 'Fn::GetAtt': ['Far', 'Arn'] } },
        Shared: { Value: { Ref: 'Far' }, Export: { Name: { 'Fn::Sub': `\${AWS::StackName}:Far` } } },
      },
    };
    const output = { StackName: 'Elsewhere', OutputName: 'Arn', Region: { Ref: 'AWS::Region' } };
    expect(await resolved({ 'Fn::GetStackOutput': output }, { Elsewhere })).toBe('arn:Far');
    expect(await resolved({ 'Fn::ImportValue': 'Elsewhere:Far' }, { Elsewhere })).toBe('Far-ref');
  });

  it.each([
    [{ 'Fn::Cidr': ['10.0.0.0/8'] }, 'Stack/One: the intrinsic Fn::Cidr is not supported'],
    [{ Ref: 'AWS::NotificationARNs' }, 'Stack/One: the pseudo parameter AWS::NotificationARNs is not supported'],
    [{ Ref: 'Nothing' }, 'Stack/One: there is no resource Nothing'],
    [{ 'Fn::GetAtt': ['Other', 'Url'] }, 'Stack/One: the attribute Url of Other (Test::Thing) is not supported'],
    [{ 'Fn::GetAtt': ['Other', 'toString'] }, 'the attribute toString of Other'],
    [{ 'Fn::Select': [2, ['x']] }, 'Stack/One: Fn::Select has no element 2'],
    [{ 'Fn::Join': ['-', { Ref: 'Other' }] }, 'Stack/One: a list was expected'],
    [{ 'Fn::ImportValue': 'nothing' }, 'Stack/One: no stack exports nothing'],
    [{ 'Fn::GetStackOutput': { StackName: 'Stack', OutputName: 'Nothing' } }, 'the stack Stack has no output Nothing'],
    [{ 'Fn::GetStackOutput': { StackName: 'Stack', OutputName: 'x', Region: 'eu-west-1' } }, 'names another region'],
    ['{{resolve:ssm:/name}}', 'Stack/One: the dynamic reference'],
  ])('%j is refused with the stack and logical id', async (value, words) => {
    await expect(resolved(value)).rejects.toThrow(words);
  });
});

describe('order', () => {
  it('is that of references and of DependsOn, across stacks', async () => {
    const { order } = await deployStacks({
      First: {
        resources: {
          A: thing({ b: { Ref: 'B' } }),
          B: thing({}, { DependsOn: ['C'] }),
          C: thing({ d: { 'Fn::GetStackOutput': { StackName: 'Second', OutputName: 'D' } } }),
        },
      },
      Second: { resources: { D: thing() }, outputs: { D: { Value: { Ref: 'D' } } } },
    });
    expect(order).toEqual(['D', 'C', 'B', 'A']);
  });

  it('that is circular is refused', async () => {
    const resources = { A: thing({ b: { Ref: 'B' } }), B: thing({}, { DependsOn: 'A' }) };
    await expect(deployStacks({ Stack: { resources } })).rejects.toThrow('Stack/A -> Stack/B -> Stack/A');
    const outputs = { X: { Value: { 'Fn::GetStackOutput': { StackName: 'Stack', OutputName: 'X' } } } };
    await expect(deployStacks({ Stack: { resources: {}, outputs } })).rejects.toThrow('depends on itself');
  });
});

describe('conditions', () => {
  const conditions = {
    Here: { 'Fn::Equals': [{ Ref: 'AWS::Region' }, 'us-east-1'] },
    There: { 'Fn::Not': [{ Condition: 'Here' }] },
    Both: { 'Fn::And': [{ Condition: 'Here' }, { 'Fn::Or': [{ Condition: 'There' }, { Condition: 'Here' }] }] },
  };

  it('decide about resources, values and outputs', async () => {
    const { order, made, deployment } = await deployStacks({
      Stack: {
        conditions,
        resources: {
          Yes: thing({ value: { 'Fn::If': ['Both', 'a', 'b'] } }, { Condition: 'Here' }),
          No: thing({}, { Condition: 'There' }),
        },
        outputs: { Out: { Value: 'v', Condition: 'There' } as never },
      },
    });
    expect(order).toEqual(['Yes']);
    expect(made[0]?.properties.value).toBe('a');
    expect(deployment.outputs).toEqual({ Stack: {} });
  });

  it('leave out outputs, which other stacks can then not refer to', async () => {
    const exported = (value: string, condition: string) =>
      ({ Value: value, Condition: condition, Export: { Name: 'Shared' } }) as never;
    const Elsewhere: TestStack = {
      conditions,
      resources: {},
      outputs: { Out: exported('there', 'There'), In: exported('here', 'Here') },
    };
    const stackOutput = (OutputName: string) => ({ 'Fn::GetStackOutput': { StackName: 'Elsewhere', OutputName } });
    expect(await resolved({ 'Fn::ImportValue': 'Shared' }, { Elsewhere })).toBe('here');
    expect(await resolved(stackOutput('In'), { Elsewhere })).toBe('here');
    const refused = resolved(stackOutput('Out'), { Elsewhere });
    await expect(refused).rejects.toThrow('Stack/One: the stack Elsewhere has no output Out.');
  });

  it('that are not supported, or leave a reference to a resource that is not made, are refused', async () => {
    const resources = { A: thing({}, { Condition: 'Odd' }) };
    await expect(deployStacks({ Stack: { resources, conditions: { Odd: { 'Fn::Contains': [] } } } })).rejects.toThrow(
      'Stack/Odd: the condition function Fn::Contains is not supported',
    );
    const referring = { A: thing({ b: { Ref: 'B' } }), B: thing({}, { Condition: 'There' }) };
    await expect(deployStacks({ Stack: { conditions, resources: referring } })).rejects.toThrow('B is not made');
  });
});

describe('anything unsupported stops the start', () => {
  it('a resource type, and whatever its maker refuses, with stack and logical id', async () => {
    const unknown = { X: { Type: 'AWS::EC2::Instance' } };
    await expect(deployStacks({ Stack: { resources: unknown } })).rejects.toThrow(
      'Stack/X: the resource type AWS::EC2::Instance is not supported by the local cloud',
    );
    const assembly = readAssembly(writeAssembly({ Stack: { resources: { X: thing() } } }));
    const refusing = { 'Test::Thing': async () => Promise.reject(new Error('no such property')) };
    await expect(deploy(assembly, refusing)).rejects.toThrow('Stack/X (Test::Thing): no such property');
  });

  it.each([
    [{ X: thing({}, { CreationPolicy: {} }) }, 'CreationPolicy'],
    [{ X: thing({}, { UpdatePolicy: {} }) }, 'UpdatePolicy'],
  ])('an attribute of a resource: %j', (resources, words) => {
    expect(() => readAssembly(writeAssembly({ Stack: { resources } }))).toThrow(words);
  });

  it('a folder that is not an assembly', () => {
    expect(() => readAssembly('/nonexistent')).toThrow('/nonexistent contains no cloud assembly');
  });
});

describe('assets', () => {
  it('are found by the bucket and key that the template names', () => {
    const assembly = readAssembly(writeAssembly({}, { Fn: '' }));
    expect(assetPath(assembly, 'cdk-hnb659fds-assets-123456789012-us-east-1', 'Fn.zip')).toContain('asset.Fn');
    expect(() => assetPath(assembly, 'cdk-hnb659fds-assets-123456789012-us-east-1', 'none.zip')).toThrow(
      'no asset none.zip',
    );
  });
});
