// Guarantee: a cloud that does not start, does not do what it is told or does not end is killed after a while, with an
// error that says what it did not do. Risk: a soak that hangs for a night and reports nothing.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { processesThatName } from '../harness/processes.ts';
import { temporaryFolder } from '../harness/temporary-folder.ts';
import { startCloudProcess } from './cloud-process.ts';

const SERVING = "process.send({ serving: 'http://cloud', functions: ['fn'] });";
const OBEYS = `
  process.on('message', ({ id, do: what }) => {
    process.send({ id, footprint: null });
    if (what === 'stop') process.disconnect();
  });`;
const STAYS = 'setInterval(() => {}, 1_000);';

const LINUX = existsSync('/proc/self/stat');

interface Limits {
  readonly readyMsMax?: number;
  readonly commandMsMax?: number;
  readonly endedMsMax?: number;
}

// A program in place of the cloud.
function start(script: string, limits: Limits = {}) {
  const folder = temporaryFolder();
  const program = join(folder, 'cloud.cjs');
  writeFileSync(program, script);
  const keep = () => undefined;
  // The path of the program is in the command line of its process.
  const running = () => processesThatName(folder);
  return { started: startCloudProcess('assembly', folder, { keep, program, ...limits }), running };
}

it('starts, does what it is told and ends', async () => {
  const cloud = await start(OBEYS + SERVING).started;
  expect(cloud).toMatchObject({ baseUrl: 'http://cloud', functions: ['fn'] });
  expect(await cloud.run({ do: 'housekeep' })).toBeNull();
  await cloud.stop();
  expect(await cloud.ended).toBe('intended');
});

it.runIf(LINUX)('kills a cloud that does not serve', async () => {
  const { started, running } = start(STAYS, { readyMsMax: 300 });
  await expect(started).rejects.toThrow('The cloud did not serve within 0.3 seconds.');
  await expect.poll(running).toEqual([]);
});

it.runIf(LINUX)('rejects a command that is not done, and kills a cloud that does not stop', async () => {
  const { started, running } = start(SERVING + STAYS, { commandMsMax: 300, endedMsMax: 300 });
  const cloud = await started;
  await expect(cloud.run({ do: 'housekeep' })).rejects.toThrow('The cloud did not do "housekeep" within 0.3 seconds.');
  await expect(cloud.stop()).rejects.toThrow('The cloud did not end within 0.3 seconds.');
  await expect.poll(running).toEqual([]);
});

it('rejects a command when the cloud ends first', async () => {
  const cloud = await start(`process.on('message', () => process.exit()); ${SERVING}`).started;
  await expect(cloud.run({ do: 'measure' })).rejects.toThrow('The cloud ended.');
  expect(await cloud.ended).toBe('crashed');
});
