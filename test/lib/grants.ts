import { expect } from 'vitest';
import { readable } from './readable.ts';
import { type Resource, resourcesOf, type Synthesized } from './synthesized.ts';

interface Statement {
  readonly actions: readonly string[];
  readonly resources: readonly string[];
}

/** The statements of a role; fails on anything but a plain `Allow`. */
export function statements(stage: Synthesized, part: string, role: Resource): Statement[] {
  return role.Properties.Policies.flatMap((policy: { PolicyDocument: { Statement: object[] } }) =>
    policy.PolicyDocument.Statement.map((statement) => {
      const { Effect, Action, Resource: named, ...rest } = statement as Record<string, unknown>;
      expect({ Effect, rest }).toEqual({ Effect: 'Allow', rest: {} });
      return {
        actions: [Action].flat().map(String),
        resources: [named].flat().map((value) => readable(stage, part, value)),
      };
    }),
  );
}

/**
 * Returns the permissions of a function's role, sorted: one for each action and resource, because CDK may merge
 * statements.
 */
export function grantsOf(stage: Synthesized, name: string): string[] {
  for (const part of ['Api', 'Background', 'Console']) {
    const role = resourcesOf(stage.stacks[part], 'AWS::IAM::Role')[`${name}/Role`];
    if (role !== undefined) {
      return statements(stage, part, role)
        .flatMap(({ actions, resources }) => oneByOne(`${actions.join(' ')} on ${resources.join(' ')}`))
        .sort();
    }
  }
  return expect.fail(`no role of ${name}`);
}

/** Splits a line `action action on resource resource` into one line for each action on each resource. */
export function oneByOne(line: string): string[] {
  const [actions = '', resources = ''] = line.split(' on ');
  return actions.split(' ').flatMap((action) => resources.split(' ').map((resource) => `${action} on ${resource}`));
}
