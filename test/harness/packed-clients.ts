import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

/** The packages of the clients as npm would publish them. */
export interface PackedClients {
  /** A folder in which programs can import them. */
  readonly folder: string;
  /** The files of each package. */
  readonly files: Readonly<Record<'typescript' | 'mcp', readonly string[]>>;
}

const run = promisify(execFile);
// What the build and the MCP server need.
const INSTALLED = ['@modelcontextprotocol', '@types', 'undici-types', 'zod'];

let packed: Promise<PackedClients> | undefined;

/** Builds and packs the clients once for a worker, and installs them into a folder outside the checkout. */
export function packedClients(): Promise<PackedClients> {
  packed ??= pack();
  return packed;
}

async function pack(): Promise<PackedClients> {
  // In the folder of the run, which is removed after it.
  const folder = mkdtempSync(join(tmpdir(), 'clients-'));
  mkdirSync(join(folder, 'node_modules'));
  for (const name of INSTALLED) {
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
  }
  cpSync('tsconfig.json', join(folder, 'tsconfig.json'));
  for (const name of ['typescript', 'mcp']) {
    // Without what an earlier build left, so that a package cannot contain it.
    const filter = (source: string) => basename(source) !== 'dist' && basename(source) !== 'node_modules';
    cpSync(join('clients', name), join(folder, 'clients', name), { recursive: true, filter });
  }
  const typescript = await install(folder, 'typescript', 'client');
  return { folder, files: { typescript, mcp: await install(folder, 'mcp', 'mcp') } };
}

async function install(folder: string, workspace: string, name: string): Promise<string[]> {
  // biome-ignore lint/style/noProcessEnv: npm, which runs the build, and the compiler are found by its PATH
  const { PATH = '', HOME } = process.env;
  const env = { HOME, PATH: [dirname(process.execPath), resolve('node_modules/.bin'), PATH].join(delimiter) };
  const cwd = join(folder, 'clients', workspace);
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', folder], { cwd, env });
  // The output of the build comes first.
  const [{ filename, files }] = JSON.parse(stdout.slice(stdout.search(/^\[/m))) as [
    { readonly filename: string; readonly files: readonly { readonly path: string }[] },
  ];
  const installed = join(folder, 'node_modules', '@knowledge-copilot', name);
  mkdirSync(installed, { recursive: true });
  await run('tar', ['-xzf', join(folder, filename), '-C', installed, '--strip-components=1']);
  return files.map(({ path }) => path).sort();
}
