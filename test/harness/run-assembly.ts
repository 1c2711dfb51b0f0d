import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { synthesize } from '../../bin/start/synthesize.ts';

// On `globalThis`, because each Vitest project loads its own copy of this module, and all are set up in one process.
const KEY = Symbol.for('the assembly of this run');
const run = globalThis as { [KEY]?: Promise<string> };

/** The folder of the local stage's assembly: synthesized once for all projects of a run, and removed at its end. */
export function runAssembly(): Promise<string> {
  run[KEY] ??= synthesizeLocal();
  return run[KEY];
}

async function synthesizeLocal(): Promise<string> {
  const assembly = await mkdtemp(join(tmpdir(), 'assembly-'));
  process.once('exit', () => rmSync(assembly, { recursive: true, force: true }));
  await synthesize('local', assembly);
  return assembly;
}
