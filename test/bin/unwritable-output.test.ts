// Guarantee: a command ends without a stack trace when its output cannot be written: silently if its reader has ended,
// and with a sentence if the disk is full. Risk: `| head -1` or a full disk looks like a fault of the product.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const COMMANDS = ['admin', 'ask', 'deploy', 'eval/main', 'eval/measure-folder', 'smoke/main', 'start/main'];
// A Linux device that never has space left.
const FULL = '/dev/full';

async function manualOf(command: string, stdout: number | 'pipe') {
  const program = fileURLToPath(new URL(`../../bin/${command}.ts`, import.meta.url));
  const child = spawn(process.execPath, [program, '--help'], { stdio: ['ignore', stdout, 'pipe'] });
  // Closes the reader's end long before the program writes.
  child.stdout?.destroy();
  const [stderr, [status]] = await Promise.all([text(child.stderr as Readable), once(child, 'exit')]);
  return { status, stderr };
}

describe.each(COMMANDS)('bin/%s.ts', (command) => {
  it('ends silently when its reader has ended', async () => {
    expect(await manualOf(command, 'pipe')).toEqual({ status: 141, stderr: '' });
  });
});

it.skipIf(!existsSync(FULL))('says that its output could not be written', async () => {
  const full = openSync(FULL, 'w');
  expect(await manualOf('admin', full)).toEqual({
    status: 1,
    stderr: 'The output could not be written (ENOSPC).\n',
  });
  closeSync(full);
});
