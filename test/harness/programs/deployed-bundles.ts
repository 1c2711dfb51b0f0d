import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The bundle of a function in an assembly, and the environment in which it can be imported. */
export interface DeployedBundle {
  readonly name: string;
  readonly path: string;
  readonly variables: Record<string, string>;
}

interface TemplateFunction {
  readonly Type: string;
  readonly Metadata?: Record<string, string>;
  readonly Properties: {
    readonly Runtime?: string;
    readonly Environment?: { readonly Variables?: Record<string, unknown> };
  };
}

// Every handler reads these variables when it is imported; the values are never used.
const ENVIRONMENT = { AWS_REGION: 'us-east-1', AWS_ACCESS_KEY_ID: 'bench', AWS_SECRET_ACCESS_KEY: 'bench' };

/**
 * Lists the bundles of all functions of an assembly. A construct's path is `STACK/knowledge-search/Function/Resource`.
 */
export async function deployedBundles(assembly: string): Promise<DeployedBundle[]> {
  const bundles: DeployedBundle[] = [];
  for (const file of (await readdir(assembly)).filter((name) => name.endsWith('.template.json'))) {
    const template = JSON.parse(await readFile(join(assembly, file), 'utf8'));
    for (const { Type, Metadata, Properties } of Object.values<TemplateFunction>(template.Resources)) {
      const asset = Metadata?.['aws:asset:path'];
      const name = Metadata?.['aws:cdk:path']?.split('/').at(-3);
      // The CDK's own function that fills the console's bucket is Python.
      const isNode = Properties.Runtime?.startsWith('nodejs') ?? false;
      if (Type !== 'AWS::Lambda::Function' || !isNode || asset === undefined || name === undefined) {
        continue;
      }
      bundles.push({ name, path: join(assembly, asset, 'index.mjs'), variables: variablesFrom(Properties) });
    }
  }
  return bundles;
}

// Literal values are taken from the template. References, which AWS would resolve, get any value of the right form: an
// import parses them and never uses them.
function variablesFrom({ Environment }: TemplateFunction['Properties']): Record<string, string> {
  const entries = Object.entries(Environment?.Variables ?? {});
  const own = entries.map(([name, value]) => {
    const anyValue = /_(?:ENDPOINT|ISSUER)$/.test(name) ? 'https://bench.invalid' : 'bench';
    return [name, typeof value === 'string' ? value : anyValue];
  });
  return { ...ENVIRONMENT, ...Object.fromEntries(own) };
}
