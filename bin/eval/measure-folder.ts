import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { requireOnce } from '../require-once.ts';
import { endWhenUnwritable } from '../unwritable-output.ts';
import { parseFolderOptions } from './folder-options.ts';
import { readGoldFile } from './gold.ts';
import { spawnStage, stopStage, untilServing } from './until-serving.ts';

const inCheckout = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

// Runs one of the project's programs, and resolves with its exit status. What it writes to stderr is always shown.
async function run(program: string, args: readonly string[], output: 'inherit' | 'ignore'): Promise<number> {
  const child = spawn(process.execPath, [inCheckout(program), ...args], { stdio: ['ignore', output, 'inherit'] });
  const [status] = (await once(child, 'close')) as [number | null];
  return status ?? 1;
}

// Runs `npm run eval` against the local stage whose state is in the folder `data`.
async function measureOn(data: string, args: readonly string[]): Promise<number> {
  const { company_id } = JSON.parse(await readFile(join(data, 'demo.json'), 'utf8'));
  // The default rate limits would slow the questions down, and are not what is measured.
  const highLimits = ['--rate-per-minute', '6000', '--burst', '1000', '--searches-per-minute', '6000'];
  const setPolicy = ['policy', 'set', '--data', data, '--company', company_id, ...highLimits];
  const policyStatus = await run('bin/admin.ts', setPolicy, 'ignore');
  return policyStatus === 0 ? run('bin/eval/main.ts', ['--data', data, ...args], 'inherit') : policyStatus;
}

// Starts a local stage with the documents in a temporary folder, measures it, and stops it; resolves with the exit
// status.
async function measureFolder(args: readonly string[]): Promise<number> {
  requireOnce(args);
  const { documents, gold, floors, others } = parseFolderOptions(args, inCheckout(''));
  const { questions } = await readGoldFile(gold);
  const data = await mkdtemp(join(tmpdir(), 'eval-'));
  const demonstration = ['--documents', documents, '--question', questions[0]?.question ?? ''];
  const stage = spawnStage([inCheckout('bin/start/main.ts'), '--port', '0', '--data', data, ...demonstration]);
  // Ctrl-C reaches both processes. This one must not end before the stage.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => stage.kill('SIGTERM'));
  try {
    const reason = await untilServing(stage);
    if (reason !== null) {
      process.stderr.write(`${reason}\n`);
      return 1;
    }
    return await measureOn(data, [
      ...unlessTyped('--gold', gold, others),
      ...unlessTyped('--floors', floors, others),
      ...others,
    ]);
  } finally {
    await stopStage(stage);
    // The database of a stage that was killed may still write for a moment.
    await rm(data, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

// `npm run eval` refuses an option that is given twice.
function unlessTyped(option: string, value: string | null, typed: readonly string[]): string[] {
  const isTyped = typed.some((word) => word === option || word.startsWith(`${option}=`));
  return value === null || isTyped ? [] : [option, value];
}

const MANUAL = `npm run eval:docs -- [--folder DIR] [options]

Starts a local stage with the documents of a folder, asks the questions in the folder, prints how well the API does, and
stops the stage. Without --folder, this project's own documents are measured, and figures below their floors fail.

  --folder DIR         a folder with documents/ and questions.jsonl
  --help               this text

All other options are those of npm run eval.
`;

const args = process.argv.slice(2);
endWhenUnwritable();
if (args.includes('--help')) {
  process.stdout.write(MANUAL);
} else {
  process.exitCode = await measureFolder(args).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 2;
  });
}
