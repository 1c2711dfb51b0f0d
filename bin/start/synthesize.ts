import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { RankingName } from '../../lib/ranking/rankings.ts';

const checkout = fileURLToPath(new URL('../..', import.meta.url));
const cdk = fileURLToPath(new URL('../../node_modules/aws-cdk/bin/cdk', import.meta.url));

interface SynthesisOptions {
  /** Ends the synthesis with everything that it started. */
  readonly signal?: AbortSignal;
  /** How the local stage ranks passages (default: as its stand-in for embeddings needs it). */
  readonly ranking?: RankingName;
  /** After this time, the synthesis is ended and fails (default: ten minutes). */
  readonly msMax?: number;
}

// Makes esbuild collect garbage only when it reaches the memory that it would take anyway. This saves a quarter of its
// processor time.
const BUNDLER = { GOGC: 'off', GOMEMLIMIT: '1GiB' };
// Far longer than a synthesis takes on a busy machine.
const SYNTHESIS_MS_MAX = 600_000;

/**
 * Synthesizes a stage into a folder, with the templates and bundles of a deployment. Rejects with an error that
 * contains the CDK's output. Does not check CloudFormation's rules, which would take half of the time: deployments and
 * template tests check them.
 */
export async function synthesize(
  stage: string,
  assembly: string,
  { signal, ranking = 'standIn', msMax = SYNTHESIS_MS_MAX }: SynthesisOptions = {},
): Promise<void> {
  signal?.throwIfAborted();
  const context = [`stage=${stage}`, 'for=local-cloud', `ranking=${ranking}`].flatMap((value) => ['--context', value]);
  const options = ['--quiet', ...context, '--output', assembly, '--no-validation', '--no-notices', '--ci'];
  // In its own process group, because the app and the bundler are children of the CDK and have to end with it.
  const child = spawn(process.execPath, [cdk, 'synth', ...options], {
    cwd: checkout,
    // biome-ignore lint/style/noProcessEnv: the program keeps the environment of this one
    env: { ...process.env, ...BUNDLER },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const end = () => endGroup(child);
  signal?.addEventListener('abort', end);
  const late = setTimeout(end, msMax);
  let printed = '';
  const keep = (chunk: Buffer) => {
    printed += chunk.toString('utf8');
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const startedAt = performance.now();
  const closed = once(child, 'close').finally(() => {
    clearTimeout(late);
    signal?.removeEventListener('abort', end);
  });
  const [code] = (await closed) as [number | null];
  signal?.throwIfAborted();
  if (code !== 0 && performance.now() - startedAt >= msMax) {
    throw new Error(`cdk synth of stage ${stage} did not end within ${msMax / 1_000} seconds:\n${printed}`);
  }
  if (code !== 0) {
    throw new Error(`cdk synth of stage ${stage} failed:\n${printed}`);
  }
}

function endGroup({ pid, exitCode }: ChildProcess): void {
  if (pid !== undefined && exitCode === null) {
    process.kill(-pid, 'SIGKILL');
  }
}
