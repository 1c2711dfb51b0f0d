// Guarantee: npm run eval:docs ends with a reason when its local stage ends early, hangs, or does not stop. Risk: a
// pipeline waits for hours, and nobody learns why.
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { spawnStage, stopStage, untilServing } from '../../../bin/eval/until-serving.ts';

const started: ReturnType<typeof spawnStage>[] = [];

afterEach(() => {
  for (const stage of started.splice(0)) {
    stage.kill('SIGKILL');
  }
});

function stageRunning(program: string) {
  const stage = spawnStage(['--eval', program]);
  started.push(stage);
  return stage;
}

const KEEPS_RUNNING = 'setInterval(() => undefined, 1000);';

it.each([
  ['ended', 'process.exit(3)', 'The local stage ended before it served, with status 3.'],
  ['was killed', "process.kill(process.pid, 'SIGKILL')", 'The local stage ended before it served, with SIGKILL.'],
])('says that a stage %s before it served', async (_name, program, reason) => {
  expect(await untilServing(stageRunning(program))).toBe(reason);
});

it('gives up on a stage that reports nothing', async () => {
  const reason = 'The local stage is not serving, and has reported nothing for 0.2 seconds.';
  expect(await untilServing(stageRunning(KEEPS_RUNNING), 200)).toBe(reason);
});

it('waits as long as a stage reports something, and recognizes a line that comes in two pieces', async () => {
  // The program takes longer than the silence that ends the wait, and each of its pauses is shorter.
  const program = `
    const pieces = [...Array(10).fill('more\\n'), 'Serv', 'ing. Press Ctrl-C to stop.'];
    const timer = setInterval(() => {
      process.stdout.write(pieces.shift());
      if (pieces.length === 0) clearInterval(timer);
    }, 500);
    ${KEEPS_RUNNING}`;
  expect(await untilServing(stageRunning(program), 5_000)).toBeNull();
}, 30_000);

it('kills a stage that does not stop', async () => {
  const stage = stageRunning(`process.on('SIGTERM', () => undefined); console.log('Serving.'); ${KEEPS_RUNNING}`);
  await untilServing(stage);
  await stopStage(stage, 200);
  expect(stage.signalCode).toBe('SIGKILL');
});

it('does not wait for a stage that has ended already', async () => {
  const stage = stageRunning('process.exit(3)');
  await untilServing(stage);
  await stopStage(stage);
  expect(stage.exitCode).toBe(3);
});

it('leaves no timer behind that keeps the command running', async () => {
  const stage = stageRunning(`console.log('Serving.'); ${KEEPS_RUNNING}`);
  await untilServing(stage);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await stopStage(stage);
  expect(stage.signalCode).toBe('SIGTERM');
  expect(vi.getTimerCount()).toBe(0);
});
