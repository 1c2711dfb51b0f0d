// Guarantee: a cloud that does not start, does not do what it is told or does not end is killed after a while, with an
// error that says what it did not do. Risk: a soak that hangs for a night and reports nothing.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../harness/temporary-folder.ts';
import { startCloudProcess } from './cloud-process.ts';

const SERVING = "process.send({ serving: 'http://cloud', functions: ['fn'] });";
const OBEYS = `
  process.on('message', ({ id, do: what }) => {
    process.send({ id, footprint: null });
    if (what === 'stop') process.disconnect();
  });`;
const STAYS = 'setInterval(() => {}, 1_000);';

// A program in place of the cloud, and limits that are reached soon.
function start(script: string) {
  const folder = temporaryFolder();
  const program = join(folder, 'cloud.cjs');
  writeFileSync(program, `console.log('pid=' + process.pid + '.'); ${script}`);
  let printed = '';
  const keep = (text: string) => {
    printed += text;
  };
  const limits = { readyMsMax: 2_000, commandMsMax: 300, endedMsMax: 300 };
  const isGone = () => {
    try {
      process.kill(Number(/pid=(\d+)\./.exec(printed)?.[1]), 0);
      return false;
    } catch {
      return true;
    }
  };
  return { started: startCloudProcess('assembly', folder, { keep, program, ...limits }), isGone };
}

it('starts, does what it is told and ends', async () => {
  const cloud = await start(OBEYS + SERVING).started;
  expect(cloud).toMatchObject({ baseUrl: 'http://cloud', functions: ['fn'] });
  expect(await cloud.run({ do: 'housekeep' })).toBeNull();
  await cloud.stop();
  expect(await cloud.ended).toBe('intended');
});

it('kills a cloud that does not serve', async () => {
  const { started, isGone } = start(STAYS);
  await expect(started).rejects.toThrow('The cloud did not serve within 2 seconds.');
  await expect.poll(isGone).toBe(true);
});

it('rejects a command that is not done, and kills a cloud that does not stop', async () => {
  const { started, isGone } = start(SERVING + STAYS);
  const cloud = await started;
  await expect(cloud.run({ do: 'housekeep' })).rejects.toThrow('The cloud did not do "housekeep" within 0.3 seconds.');
  await expect(cloud.stop()).rejects.toThrow('The cloud did not end within 0.3 seconds.');
  await expect.poll(isGone).toBe(true);
});

it('rejects a command when the cloud ends first', async () => {
  const cloud = await start(`process.on('message', () => process.exit()); ${SERVING}`).started;
  await expect(cloud.run({ do: 'measure' })).rejects.toThrow('The cloud ended.');
  expect(await cloud.ended).toBe('crashed');
});
