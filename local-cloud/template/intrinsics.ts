/** Everything that an intrinsic can refer to; each function throws for a name that does not exist. */
export interface Scope {
  /** The position of the value, for messages: `Stack/LogicalId`. */
  readonly place: string;
  readonly ref: (name: string) => Promise<unknown>;
  readonly attribute: (logicalId: string, attribute: string) => Promise<unknown>;
  readonly condition: (name: string) => Promise<boolean>;
  readonly stackOutput: (stack: string, output: string) => Promise<unknown>;
  readonly exported: (name: string) => Promise<unknown>;
  readonly region: string;
}

/** `AWS::NoValue`: the property or element with this value is omitted. */
export const NO_VALUE = Symbol('AWS::NoValue');

type Intrinsic = (argument: unknown, scope: Scope) => Promise<unknown>;

/**
 * Resolves every intrinsic in a value of a template.
 *
 * @throws an error that names the place of an unsupported one.
 */
export async function resolve(value: unknown, scope: Scope): Promise<unknown> {
  if (typeof value === 'string') {
    return plainText(value, scope);
  }
  if (Array.isArray(value)) {
    return resolveList(value, scope);
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  const keys = Object.keys(value);
  const key = keys[0] ?? '';
  if (keys.length === 1 && looksIntrinsic(key)) {
    const intrinsic = Object.hasOwn(INTRINSICS, key) ? INTRINSICS[key] : undefined;
    if (intrinsic === undefined) {
      throw errorAt(scope, `the intrinsic ${key} is not supported by the local cloud`);
    }
    return intrinsic((value as Record<string, unknown>)[key], scope);
  }
  const resolved: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(value)) {
    const result = await resolve(inner, scope);
    if (result !== NO_VALUE) {
      resolved[name] = result;
    }
  }
  return resolved;
}

function looksIntrinsic(key: string): boolean {
  return key === 'Ref' || key.startsWith('Fn::');
}

function plainText(text: string, scope: Scope): string {
  if (text.includes('{{resolve:')) {
    throw errorAt(scope, `the dynamic reference in '${text}' is not supported by the local cloud`);
  }
  return text;
}

async function resolveList(list: readonly unknown[], scope: Scope): Promise<unknown[]> {
  const resolved: unknown[] = [];
  for (const element of list) {
    const result = await resolve(element, scope);
    if (result !== NO_VALUE) {
      resolved.push(result);
    }
  }
  return resolved;
}

const INTRINSICS: Readonly<Record<string, Intrinsic>> = {
  Ref: (argument, scope) => scope.ref(requireText(argument, 'Ref', scope)),
  'Fn::GetAtt': async (argument, scope) => {
    const [logicalId, attribute] =
      typeof argument === 'string' ? splitAtDot(argument) : await requireTexts(argument, scope);
    if (logicalId === undefined || attribute === undefined) {
      throw misused('Fn::GetAtt', scope);
    }
    return scope.attribute(logicalId, attribute);
  },
  'Fn::Join': async (argument, scope) => {
    const [separator, list] = requirePair(argument, 'Fn::Join', scope);
    const parts = await requireTexts(await resolve(list, scope), scope);
    return parts.join(requireText(separator, 'Fn::Join', scope));
  },
  'Fn::Split': async (argument, scope) => {
    const [separator, text] = requirePair(argument, 'Fn::Split', scope);
    return requireText(await resolve(text, scope), 'Fn::Split', scope).split(
      requireText(separator, 'Fn::Split', scope),
    );
  },
  'Fn::Select': async (argument, scope) => {
    const [index, list] = requirePair(argument, 'Fn::Select', scope);
    const chosen = ((await resolve(list, scope)) as unknown[])[Number(await resolve(index, scope))];
    if (chosen === undefined) {
      throw errorAt(scope, `Fn::Select has no element ${String(index)}`);
    }
    return chosen;
  },
  'Fn::Sub': substitute,
  'Fn::If': async (argument, scope) => {
    if (!Array.isArray(argument) || argument.length !== 3) {
      throw misused('Fn::If', scope);
    }
    return resolve(
      (await scope.condition(requireText(argument[0], 'Fn::If', scope))) ? argument[1] : argument[2],
      scope,
    );
  },
  'Fn::GetStackOutput': async (argument, scope) => {
    const wanted = (await resolve(argument, scope)) as Record<string, unknown>;
    const { StackName, OutputName, Region, ...others } = wanted;
    const unknown = Object.keys(others);
    if (unknown.length > 0) {
      throw errorAt(scope, `Fn::GetStackOutput: ${unknown.join(', ')} is not supported by the local cloud`);
    }
    if (Region !== undefined && Region !== scope.region) {
      throw errorAt(scope, `Fn::GetStackOutput names another region`);
    }
    return scope.stackOutput(
      requireText(StackName, 'Fn::GetStackOutput', scope),
      requireText(OutputName, 'Fn::GetStackOutput', scope),
    );
  },
  'Fn::ImportValue': async (argument, scope) =>
    scope.exported(requireText(await resolve(argument, scope), 'Fn::ImportValue', scope)),
};

async function substitute(argument: unknown, scope: Scope): Promise<string> {
  const [text, variables] = Array.isArray(argument) ? argument : [argument, {}];
  const pattern = requireText(text, 'Fn::Sub', scope);
  const parts: string[] = [];
  let end = 0;
  for (const found of pattern.matchAll(/\$\{(!?)([^}]+)\}/g)) {
    parts.push(pattern.slice(end, found.index));
    end = found.index + found[0].length;
    const name = (found[2] ?? '').trim();
    if (found[1] === '!') {
      parts.push(`\${${name}}`);
    } else if (Object.hasOwn(variables, name)) {
      parts.push(requireText(await resolve(variables[name], scope), 'Fn::Sub', scope));
    } else {
      parts.push(requireText(await referTo(name, scope), 'Fn::Sub', scope));
    }
  }
  parts.push(pattern.slice(end));
  return parts.join('');
}

function referTo(name: string, scope: Scope): Promise<unknown> {
  const [logicalId, attribute] = splitAtDot(name);
  return attribute === undefined ? scope.ref(name) : scope.attribute(logicalId as string, attribute);
}

function splitAtDot(text: string): [string?, string?] {
  const at = text.indexOf('.');
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

function requirePair(argument: unknown, intrinsic: string, scope: Scope): [unknown, unknown] {
  if (!Array.isArray(argument) || argument.length !== 2) {
    throw misused(intrinsic, scope);
  }
  return [argument[0], argument[1]];
}

function requireText(value: unknown, intrinsic: string, scope: Scope): string {
  if (typeof value === 'string') {
    return value;
  }
  if (typeof value === 'number' || typeof value === 'boolean') {
    return String(value);
  }
  throw misused(intrinsic, scope);
}

async function requireTexts(value: unknown, scope: Scope): Promise<string[]> {
  if (!Array.isArray(value)) {
    throw errorAt(scope, 'a list was expected');
  }
  return value.map((element) => requireText(element, 'a list', scope));
}

function misused(intrinsic: string, scope: Scope): Error {
  return errorAt(scope, `${intrinsic} is used in a way that the local cloud does not support`);
}

function errorAt(scope: Scope, what: string): Error {
  return new Error(`${scope.place}: ${what}.`);
}
