import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { layOutPackages } from '../clients/lay-out-packages.ts';
import { layOutPython } from '../python/lay-out-python.ts';
import { runProgram } from '../run-program.ts';
import { ServerProblem } from '../server-problem.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const DESCRIPTION = join(ROOT, 'docs/openapi.yaml');
const NOTICE = '# Generated from docs/openapi.yaml by datamodel-code-generator: npm run generate:clients\n';

// Where tools are kept between runs; git ignores it.
const CACHE = join(ROOT, '.local/servers');

/** The Python in which the Python client is generated, checked and tested. */
export function clientPython(say: (line: string) => void): Promise<string> {
  return layOutPython({ requirements: new URL('requirements.txt', import.meta.url), cache: CACHE, say });
}

/**
 * Returns the types of both clients, generated from docs/openapi.yaml, by their files.
 *
 * @throws ServerProblem if a generator cannot be installed, or fails.
 */
export async function generatedTypes(say: (line: string) => void): Promise<Readonly<Record<string, string>>> {
  const packages = await layOutPackages(new URL('../clients/typescript/', import.meta.url), CACHE);
  const python = await clientPython(say);
  const folder = mkdtempSync(join(tmpdir(), 'types-'));
  const [typescript, models] = [join(folder, 'api.ts'), join(folder, 'models.py')];
  try {
    const cli = join(packages, 'node_modules/openapi-typescript/bin/cli.js');
    await run(process.execPath, [cli, DESCRIPTION, '-o', typescript]);
    const style = [
      '--use-standard-collections',
      '--use-union-operator',
      '--use-schema-description',
      '--use-field-description',
    ];
    const output = ['--output-model-type', 'dataclasses.dataclass', '--keyword-only', '--formatters', 'builtin'];
    const target = ['--target-python-version', '3.10', '--disable-timestamp', '--output', models];
    const input = ['--input', DESCRIPTION, '--input-file-type', 'openapi'];
    await run(join(dirname(python), 'datamodel-codegen'), [...input, ...output, ...style, ...target]);
    return {
      'clients/typescript/src/generated/api.ts': readFileSync(typescript, 'utf8'),
      'clients/python/src/knowledge_copilot/_generated/models.py': `${NOTICE}${readFileSync(models, 'utf8')}`,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function run(program: string, args: readonly string[]): Promise<void> {
  const result = await runProgram(program, args);
  if (result === 'missing' || result.status !== 0) {
    throw new ServerProblem(`${program} failed:\n${result === 'missing' ? 'It is missing.' : result.output}`);
  }
}
