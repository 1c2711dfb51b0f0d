import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { layOutJars } from '../opensearch/lay-out-jars.ts';
import { layOutPython } from '../python/lay-out-python.ts';
import { layOutGo } from '../sources/lay-out-go.ts';
import { layOutPackages } from './lay-out-packages.ts';

/** The description of the public API. */
export const DESCRIPTION = fileURLToPath(new URL('../../../docs/openapi.yaml', import.meta.url));
const CACHE = fileURLToPath(new URL('../../../.local/servers', import.meta.url));
const own = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const say = () => undefined;

/** A program that makes every call by a generated client, and what it needs in its environment. */
export interface ClientProgram {
  readonly program: string;
  readonly args: readonly string[];
  readonly folder: string;
}

/** Where clients are generated and compiled. */
export interface Workshop {
  /** Runs a program with more variables, and returns its whole output; a failure is an error with that output. */
  readonly run: (command: ClientProgram, variables?: NodeJS.ProcessEnv) => Promise<string>;
  readonly newFolder: () => string;
}

/** Installs the packages of npm, and returns a folder that has them. */
export async function folderWithPackages({ newFolder }: Workshop, files: readonly string[]): Promise<string> {
  const packages = await layOutPackages(new URL('typescript/', import.meta.url), CACHE);
  const work = newFolder();
  symlinkSync(join(packages, 'node_modules'), join(work, 'node_modules'));
  for (const name of files) {
    cpSync(own(`typescript/${name}`), join(work, name));
  }
  return work;
}

async function pythonWithGenerators(): Promise<string> {
  return await layOutPython({ requirements: new URL('python/requirements.txt', import.meta.url), cache: CACHE, say });
}

/** Runs OpenAPI Generator, which makes clients in many languages. */
export async function openApiGenerator({ run }: Workshop, args: readonly string[], folder: string): Promise<string> {
  const jar = join(await generatorHome(), 'openapi-generator-cli-7.25.0.jar');
  return await run({ program: 'java', args: ['-jar', jar, ...args], folder });
}

async function generatorHome(): Promise<string> {
  return await layOutJars({ name: 'Clients 7.25.0', sources: new URL('java/', import.meta.url), cache: CACHE, say });
}

async function generate(shop: Workshop, language: string): Promise<string> {
  const folder = shop.newFolder();
  await openApiGenerator(shop, ['generate', '-g', language, '-i', DESCRIPTION, '-o', folder], folder);
  return folder;
}

/** OpenAPI Generator for Java: its default library. */
export async function javaClient(shop: Workshop): Promise<ClientProgram> {
  const folder = await generate(shop, 'java');
  const sources = join(folder, 'src/main/java');
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.java'));
  const jars = join(await generatorHome(), 'lib', '*');
  const compile = ['-encoding', 'UTF-8', '-proc:none', '-nowarn', '-cp', jars, '-d', join(folder, 'compiled')];
  const all = [...files.map((path) => join(sources, path)), own('java/Calls.java')];
  await shop.run({ program: 'javac', args: [...compile, ...all], folder });
  return { program: 'java', args: ['-cp', [join(folder, 'compiled'), jars].join(delimiter), 'Calls'], folder };
}

/** OpenAPI Generator for Python, checked by mypy. */
export async function pythonClient(shop: Workshop): Promise<ClientProgram> {
  const [folder, python] = await Promise.all([generate(shop, 'python'), pythonWithGenerators()]);
  cpSync(own('python/generator_calls.py'), join(folder, 'generator_calls.py'));
  const check = ['-m', 'mypy', '--ignore-missing-imports', 'generator_calls.py'];
  await shop.run({ program: python, args: check, folder }, { PYTHONPATH: folder });
  return { program: python, args: ['generator_calls.py'], folder };
}

/** OpenAPI Generator for C#; its client is not compiled. */
export async function csharpClient(shop: Workshop): Promise<string> {
  return await generate(shop, 'csharp');
}

let builtGo: Promise<string> | undefined;

/** OpenAPI Generator and oapi-codegen for Go, in one program. */
export async function goClient(
  shop: Workshop,
  generator: 'openapi-generator' | 'oapi-codegen',
): Promise<ClientProgram> {
  builtGo ??= buildGo(shop);
  const folder = await builtGo;
  return { program: join(folder, 'calls'), args: [generator], folder };
}

async function buildGo(shop: Workshop): Promise<string> {
  const module = 'github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen';
  const [generated, program] = await Promise.all([
    generate(shop, 'go'),
    layOutGo({ module, version: 'v2.8.2', program: 'oapi-codegen' }, { cache: CACHE, say }),
  ]);
  const folder = shop.newFolder();
  cpSync(own('go'), folder, { recursive: true });
  mkdirSync(join(folder, 'oapi'));
  const out = join(folder, 'oapi/oapi.go');
  await shop.run({ program, args: ['-generate', 'types,client', '-package', 'oapi', '-o', out, DESCRIPTION], folder });
  mkdirSync(join(folder, 'openapi'));
  for (const name of readdirSync(generated).filter((each) => each.endsWith('.go'))) {
    cpSync(join(generated, name), join(folder, 'openapi', name));
  }
  await shop.run({ program: 'go', args: ['vet', './...'], folder });
  await shop.run({ program: 'go', args: ['build', '-o', 'calls', '.'], folder });
  return folder;
}

/** `@hey-api/openapi-ts`, which writes a client and its types. */
export async function heyClient(shop: Workshop): Promise<ClientProgram> {
  const files = ['package.json', 'tsconfig.json', 'tsconfig.hey.json', 'hey-calls.mts'];
  const folder = await folderWithPackages(shop, files);
  const node = (script: string, args: readonly string[]) =>
    shop.run({ program: process.execPath, args: [join('node_modules', script), ...args], folder });
  // With the file extension, Node runs the client as it is.
  const config = { input: DESCRIPTION, output: { path: 'hey', module: { extension: '.ts' } } };
  writeFileSync(join(folder, 'openapi-ts.config.mjs'), `export default ${JSON.stringify(config)};\n`);
  await node('@hey-api/openapi-ts/bin/run.js', []);
  await node('typescript/bin/tsc', ['-p', 'tsconfig.hey.json']);
  return { program: process.execPath, args: ['hey-calls.mts'], folder };
}

/** `openapi-typescript` with `openapi-fetch`. */
export async function fetchClient(shop: Workshop): Promise<ClientProgram> {
  const folder = await folderWithPackages(shop, ['package.json', 'tsconfig.json', 'calls.mts']);
  const node = (script: string, args: readonly string[]) =>
    shop.run({ program: process.execPath, args: [join('node_modules', script), ...args], folder });
  await node('openapi-typescript/bin/cli.js', [DESCRIPTION, '-o', 'schema.d.ts']);
  await node('typescript/bin/tsc', ['-p', '.']);
  return { program: process.execPath, args: ['calls.mts'], folder };
}

const PACKAGE = 'knowledge_and_copilot_public_api_client';

/** `openapi-python-client`, checked by the strictest rules of mypy. */
export async function pythonHttpxClient(shop: Workshop): Promise<ClientProgram> {
  const python = await pythonWithGenerators();
  const folder = shop.newFolder();
  writeFileSync(join(folder, 'config.yml'), 'post_hooks: []\n');
  const made = ['--path', DESCRIPTION, '--config', 'config.yml', '--meta', 'none', '--output-path', PACKAGE];
  await shop.run({ program: join(dirname(python), 'openapi-python-client'), args: ['generate', ...made], folder });
  cpSync(own('python/calls.py'), join(folder, 'calls.py'));
  await shop.run({ program: python, args: ['-m', 'mypy', '--strict', 'calls.py', PACKAGE], folder });
  return { program: python, args: ['calls.py'], folder };
}
