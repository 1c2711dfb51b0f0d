// Guarantee: a wait for `npm start` and for its synthesis ends after a while, with the output of the program. Risk: a
// test run or a start hangs and does not say why.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { synthesize } from '../../../bin/start/synthesize.ts';
import { temporaryFolder } from '../../harness/temporary-folder.ts';
import { readyFileOf, type Started } from './started.fixture.ts';

const running = (ended: Promise<number | null> = new Promise(() => undefined)) =>
  ({ output: () => 'Starting ...', ended }) as Started;

it('reads the ready file, whether it is there before or comes later', async () => {
  const file = join(temporaryFolder(), 'ready.json');
  const later = readyFileOf(running(), file);
  writeFileSync(file, '{"pid":7}');
  expect(await later).toEqual({ pid: 7 });
  expect(await readyFileOf(running(), file)).toEqual({ pid: 7 });
});

it('fails with the output when the program ends before it is ready', async () => {
  const file = join(temporaryFolder(), 'ready.json');
  await expect(readyFileOf(running(Promise.resolve(3)), file)).rejects.toThrow(
    'The program ended with 3:\nStarting ...',
  );
});

it('fails with the output when the program is not ready in time', async () => {
  const file = join(temporaryFolder(), 'ready.json');
  const late = readyFileOf(running(), file, 200);
  await expect(late).rejects.toThrow('The program was not ready within 0.2 seconds:\nStarting ...');
});

it('ends a synthesis that takes too long', async () => {
  const assembly = join(temporaryFolder(), 'assembly');
  const late = synthesize('local', assembly, { msMax: 50 });
  await expect(late).rejects.toThrow('cdk synth of stage local did not end within 0.05 seconds:');
  expect(existsSync(join(assembly, 'manifest.json'))).toBe(false);
});
