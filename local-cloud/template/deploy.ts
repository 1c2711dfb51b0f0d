import type { MadeResource, MakeResource } from '../stand-in.ts';
import type { Assembly, StackTemplate, TemplateEntry } from './assembly.ts';
import { holds } from './conditions.ts';
import { resolve, type Scope } from './intrinsics.ts';
import { pseudoParameter } from './pseudo-parameters.ts';

/** The resources and outputs that the templates made. */
export interface Deployment {
  /** By stack name and output key. */
  readonly outputs: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly resources: readonly DeployedResource[];
}

/** One resource that was made. */
export interface DeployedResource extends MadeResource {
  readonly stack: string;
  readonly logicalId: string;
  readonly type: string;
  /** The construct's path in the app, such as `Stack/Function/Resource`; empty if the template does not contain it. */
  readonly path: string;
}

interface Work {
  readonly assembly: Assembly;
  readonly makers: Readonly<Record<string, MakeResource>>;
  readonly made: Map<string, DeployedResource>;
}

/**
 * Creates the resources of all stacks one at a time, each after the resources that it refers to or depends on. A
 * failure names its resource, and no others are created.
 */
export async function deploy(assembly: Assembly, makers: Readonly<Record<string, MakeResource>>): Promise<Deployment> {
  const work: Work = { assembly, makers, made: new Map() };
  for (const stack of assembly.stacks) {
    for (const logicalId of Object.keys(stack.resources)) {
      await make(work, { stack, logicalId }, []);
    }
  }
  const outputs: Record<string, Record<string, string>> = {};
  for (const stack of assembly.stacks) {
    outputs[stack.name] = {};
    for (const [key, output] of Object.entries(stack.outputs)) {
      const scope = scopeOf(work, { stack, key }, []);
      if (!(await isMade(output, scope))) {
        continue;
      }
      (outputs[stack.name] as Record<string, string>)[key] = String(await resolve(output.Value, scope));
    }
  }
  return { outputs, resources: [...work.made.values()] };
}

// The place that refers to a value, and the chain of places that led to it.
interface Referrer {
  readonly place: string;
  readonly trail: readonly string[];
}

// `trail` is the chain of places whose references led to this one; a circular chain would never end.
async function make(
  work: Work,
  { stack, logicalId }: { readonly stack: StackTemplate; readonly logicalId: string },
  trail: readonly string[],
) {
  const place = `${stack.name}/${logicalId}`;
  const found = work.made.get(place);
  if (found !== undefined) {
    return found;
  }
  if (trail.includes(place)) {
    throw new Error(`${place}: depends on itself (${[...trail, place].join(' -> ')}).`);
  }
  const entry = stack.resources[logicalId];
  if (entry === undefined) {
    throw new Error(`${trail.at(-1) ?? stack.name}: there is no resource ${logicalId}.`);
  }
  const scope = scopeOf(work, { stack, key: logicalId }, [...trail, place]);
  if (!(await isMade(entry, scope))) {
    return null;
  }
  for (const needed of [entry.DependsOn].flat()) {
    await make(work, { stack, logicalId: needed }, [...trail, place]);
  }
  const maker = Object.hasOwn(work.makers, entry.Type) ? work.makers[entry.Type] : undefined;
  if (maker === undefined) {
    throw new Error(`${place}: the resource type ${entry.Type} is not supported by the local cloud.`);
  }
  const properties = (await resolve(entry.Properties, scope)) as Record<string, unknown>;
  const made = await makeNamed(place, entry, () =>
    maker({ stack: stack.name, logicalId, type: entry.Type, properties }),
  );
  const deployed = { ...made, stack: stack.name, logicalId, type: entry.Type, path: pathOf(entry) };
  work.made.set(place, deployed);
  return deployed;
}

// Whether the condition of a resource or an output holds, if it has one.
async function isMade({ Condition }: Pick<TemplateEntry, 'Condition'>, scope: Scope): Promise<boolean> {
  return Condition === undefined || scope.condition(Condition);
}

async function makeNamed(place: string, entry: TemplateEntry, make: () => Promise<MadeResource>) {
  try {
    return await make();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const named = reason.includes(place) ? reason : `${place} (${entry.Type}): ${reason}`;
    throw new Error(named, { cause: error });
  }
}

function pathOf(entry: TemplateEntry): string {
  const stated = entry.Metadata['aws:cdk:path'];
  return typeof stated === 'string' ? stated : '';
}

function scopeOf(
  work: Work,
  { stack, key }: { readonly stack: StackTemplate; readonly key: string },
  trail: readonly string[],
): Scope {
  const place = `${stack.name}/${key}`;
  const missing = (what: string) => new Error(`${place}: ${what}.`);
  const requireResource = async (logicalId: string) => {
    if (!Object.hasOwn(stack.resources, logicalId)) {
      throw missing(`there is no resource ${logicalId}`);
    }
    const made = await make(work, { stack, logicalId }, trail);
    if (made === null) {
      throw missing(`${logicalId} is not made, because its condition does not hold`);
    }
    return made;
  };
  return {
    place,
    region: work.assembly.region,
    ref: async (name) => {
      if (name.startsWith('AWS::')) {
        return pseudoParameter(name, work.assembly, { stack: stack.name, place });
      }
      if (Object.hasOwn(stack.parameters, name)) {
        return parameterOf(stack, name, place);
      }
      return (await requireResource(name)).ref;
    },
    attribute: async (logicalId, attribute) => {
      const made = await requireResource(logicalId);
      const value = Object.hasOwn(made.attributes, attribute) ? made.attributes[attribute] : undefined;
      if (value === undefined) {
        throw missing(`the attribute ${attribute} of ${logicalId} (${made.type}) is not supported by the local cloud`);
      }
      return value;
    },
    condition: async (name) => {
      if (!Object.hasOwn(stack.conditions, name)) {
        throw missing(`there is no condition ${name}`);
      }
      return holds(stack.conditions[name], scopeOf(work, { stack, key: name }, trail));
    },
    stackOutput: (stackName, output) => outputOf(work, { stackName, key: output }, { place, trail }),
    exported: (name) => exportOf(work, name, { place, trail }),
  };
}

async function outputOf(
  work: Work,
  { stackName, key }: { readonly stackName: string; readonly key: string },
  { place, trail }: Referrer,
) {
  const stack = work.assembly.stacks.find((candidate) => candidate.name === stackName);
  const output = stack?.outputs[key];
  const missing = () => new Error(`${place}: the stack ${stackName} has no output ${key}.`);
  if (stack === undefined || output === undefined) {
    throw missing();
  }
  const step = `${stackName}/Outputs/${key}`;
  if (trail.includes(step)) {
    throw new Error(`${step}: depends on itself (${[...trail, step].join(' -> ')}).`);
  }
  const scope = scopeOf(work, { stack, key }, [...trail, step]);
  if (!(await isMade(output, scope))) {
    throw missing();
  }
  return resolve(output.Value, scope);
}

async function exportOf(work: Work, name: string, { place, trail }: Referrer): Promise<unknown> {
  for (const stack of work.assembly.stacks) {
    for (const [key, output] of Object.entries(stack.outputs)) {
      if (output.Export === undefined) {
        continue;
      }
      const scope = scopeOf(work, { stack, key }, trail);
      if ((await resolve(output.Export.Name, scope)) === name && (await isMade(output, scope))) {
        return resolve(output.Value, scope);
      }
    }
  }
  throw new Error(`${place}: no stack exports ${name}.`);
}

function parameterOf(stack: StackTemplate, name: string, place: string): unknown {
  const parameter = stack.parameters[name];
  // The default of a parameter of an SSM type is not its value but the name under which the account keeps it.
  if (parameter?.Default === undefined || parameter.Type.startsWith('AWS::SSM::')) {
    throw new Error(`${place}: the parameter ${name} has no value locally.`);
  }
  return parameter.Default;
}
