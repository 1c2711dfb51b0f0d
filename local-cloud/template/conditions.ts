import { resolve, type Scope } from './intrinsics.ts';

type Operator = (argument: unknown, scope: Scope) => Promise<boolean>;

/**
 * Evaluates a condition of a template.
 *
 * @throws an error that names the place of an unsupported function.
 */
export async function holds(condition: unknown, scope: Scope): Promise<boolean> {
  const [name = '', ...others] = Object.keys((condition ?? {}) as object);
  const operator = Object.hasOwn(OPERATORS, name) && others.length === 0 ? OPERATORS[name] : undefined;
  if (operator === undefined) {
    throw new Error(`${scope.place}: the condition function ${name} is not supported by the local cloud.`);
  }
  return operator((condition as Record<string, unknown>)[name], scope);
}

const OPERATORS: Readonly<Record<string, Operator>> = {
  Condition: (name, scope) => scope.condition(String(name)),
  'Fn::Equals': async (pair, scope) => {
    const [left, right] = (await resolve(pair, scope)) as unknown[];
    return String(left) === String(right);
  },
  'Fn::Not': async (list, scope) => !(await holds((list as unknown[])[0], scope)),
  'Fn::And': async (list, scope) => (await allOf(list as unknown[], scope)).every(Boolean),
  'Fn::Or': async (list, scope) => (await allOf(list as unknown[], scope)).some(Boolean),
};

async function allOf(list: readonly unknown[], scope: Scope): Promise<boolean[]> {
  const results: boolean[] = [];
  for (const condition of list) {
    results.push(await holds(condition, scope));
  }
  return results;
}
