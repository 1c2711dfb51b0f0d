// Guarantee: CloudFormation can order the resources of every stack. Risk: synthesis and the tests accept a stack whose
// deployment fails with "Circular dependency between resources".
import { expect, it } from 'vitest';
import { STAGES } from '../../lib/stages.ts';
import { type Resource, type StackTemplate, synthesize } from './synthesized.ts';

type Waits = ReadonlyMap<string, readonly string[]>;

// What each resource of a template waits for: whatever its properties refer to, and what it depends on explicitly.
function waitsOf({ Resources }: StackTemplate): Waits {
  const waits = Object.entries(Resources).map(([id, { DependsOn = [], Properties }]) => {
    const named = [...[DependsOn].flat(), ...referencesIn(Properties)];
    return [id, [...new Set(named)].filter((other) => other in Resources)] as const;
  });
  return new Map(waits);
}

function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  return Object.entries(value).flatMap(([name, inner]) => {
    if (name === 'Ref' || name === 'Fn::GetAtt') {
      return [String([inner].flat()[0]).split('.')[0] ?? ''];
    }
    const text = name === 'Fn::Sub' ? String([inner].flat()[0]) : '';
    return [...Array.from(text.matchAll(/\$\{([A-Za-z0-9]+)/g), ([, id = '']) => id), ...referencesIn(inner)];
  });
}

// The resources that can never begin: those that are left once every other one has been made.
function stuckOf(waits: Waits): string[] {
  const left = new Map(waits);
  const ready = () => [...left].filter(([, others]) => others.every((other) => !left.has(other)));
  for (let next = ready(); next.length > 0; next = ready()) {
    for (const [id] of next) {
      left.delete(id);
    }
  }
  return [...left.keys()];
}

it.each(Object.values(STAGES))('no resource of $name waits for itself', (stage) => {
  for (const [stack, template] of Object.entries(synthesize(stage).stacks)) {
    const waits = waitsOf(template);
    expect([...waits.values()].flat().length, stack).toBeGreaterThan(10);
    expect(stuckOf(waits), stack).toEqual([]);
  }
});

const resource = (Properties: object, DependsOn?: readonly string[]) =>
  ({ Properties, ...(DependsOn && { DependsOn }) }) as Resource;

it.each([
  ['Ref', { a: [{ Ref: 'First' }] }],
  ['Fn::GetAtt', { a: { 'Fn::GetAtt': ['First', 'Arn'] } }],
  ['Fn::GetAtt as text', { a: { 'Fn::GetAtt': 'First.Arn' } }],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the syntax of CloudFormation
  ['Fn::Sub', { a: { 'Fn::Sub': 'arn:${First.Arn}' } }],
])('a cycle through %s is found', (_name, Properties) => {
  const Resources = {
    First: resource({}, ['Second']),
    Second: resource(Properties),
    Third: resource({ a: { Ref: 'Fourth' }, b: { Ref: 'AWS::Region' } }),
    Fourth: resource({}),
  };
  expect(stuckOf(waitsOf({ Resources }))).toEqual(['First', 'Second']);
});
