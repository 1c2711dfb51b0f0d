import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const checkout = fileURLToPath(new URL('../..', import.meta.url));
const cdk = fileURLToPath(new URL('../../node_modules/aws-cdk/bin/cdk', import.meta.url));

/** Synthesizes a stage into a folder, exactly as a deployment would; rejects with what the CDK printed. */
export async function synthesize(stage: string, assembly: string, signal?: AbortSignal): Promise<void> {
  const options = [
    'synth',
    '--all',
    '--quiet',
    '--context',
    `stage=${stage}`,
    '--output',
    assembly,
    '--no-notices',
    '--ci',
  ];
  const child = spawn(process.execPath, [cdk, ...options], {
    cwd: checkout,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(signal && { signal }),
  });
  let printed = '';
  const keep = (chunk: Buffer) => {
    printed += chunk.toString('utf8');
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) {
    throw new Error(`cdk synth of stage ${stage} failed:\n${printed}`);
  }
}
