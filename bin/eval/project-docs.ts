import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Starts a local stage with the project's own documents in a temporary folder, measures it with the gold set about
// them, and stops it. The options are those of npm run eval.

const inCheckout = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Runs one of the project's programs; resolves with its status. What it prints is printed, unless it is silent. */
async function run(program: string, args: readonly string[], silent = false): Promise<number> {
  const stdio = ['ignore', silent ? 'ignore' : 'inherit', 'inherit'] as const;
  const child = spawn(process.execPath, [inCheckout(program), ...args], { stdio: [...stdio] });
  const [code] = (await once(child, 'close')) as [number | null];
  return code ?? 1;
}

async function measureOn(data: string, args: readonly string[]): Promise<number> {
  const { company_id } = JSON.parse(await readFile(join(data, 'demo.json'), 'utf8'));
  // Rate limits would only slow this down: the questions come fast, and rates are not measured here.
  const pace = ['--rate-per-minute', '6000', '--burst', '1000', '--searches-per-minute', '6000'];
  const policyStatus = await run(
    'bin/admin.ts',
    ['policy', 'set', '--data', data, '--company', company_id, ...pace],
    true,
  );
  const gold = ['--gold', inCheckout('bin/eval/gold/project-docs.jsonl')];
  const floors = ['--floors', inCheckout('bin/eval/gold/project-docs-floors.json')];
  return policyStatus === 0 ? run('bin/eval/main.ts', ['--data', data, ...gold, ...floors, ...args]) : policyStatus;
}

const data = await mkdtemp(join(tmpdir(), 'eval-'));
const documents = ['--documents', inCheckout('docs'), '--question', 'Which header carries the API key?'];
const started = spawn(
  process.execPath,
  [inCheckout('bin/start/main.ts'), '--port', '0', '--data', data, ...documents],
  { stdio: ['ignore', 'pipe', 'inherit'] },
);
const ended = once(started, 'close');
// Ctrl-C reaches both processes. This one must not end before the other.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => started.kill('SIGTERM'));
try {
  const serving = new Promise<true>((resolve) => {
    started.stdout.on('data', (chunk: Buffer) => chunk.includes('Serving.') && resolve(true));
  });
  const isServing = await Promise.race([serving, ended.then(() => false)]);
  process.exitCode = isServing ? await measureOn(data, process.argv.slice(2)) : 1;
} finally {
  started.kill('SIGTERM');
  await ended;
  await rm(data, { recursive: true, force: true });
}
