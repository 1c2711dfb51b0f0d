// Guarantee: a Python server that does not start, or not in time, is reported with its output, and is not left running.
// Risk: a run waits for a server forever, and does not say for which.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../opensearch/fake-programs.fixture.ts';
import { startPythonServer } from './start-python-server.ts';

function start(script: string, limits: { readonly startMsMax?: number; readonly stopMsMax?: number } = {}) {
  const path = join(temporaryFolder(), 'server');
  writeFileSync(path, script);
  return startPythonServer({ name: 'The server', python: 'sh', path, ...limits });
}

it('a server is ready with its address, and ends when its input is closed', async () => {
  const server = await start('echo "serving http://127.0.0.1:50123 now" >&2; cat > /dev/null');
  expect(server.endpoint).toBe('http://127.0.0.1:50123');
  await server.stop();
});

it('a server is reported with its output when it ends before it serves', async () => {
  await expect(start('echo "no module" >&2; exit 1')).rejects.toThrow('The server did not start:\nno module');
});

it('a server is ended when it does not serve in time', async () => {
  // Long enough for its first line on a busy machine.
  const late = start('echo loading >&2; exec sleep 60', { startMsMax: 5_000 });
  await expect(late).rejects.toThrow('The server did not start within 5 seconds:\nloading');
});

it('a server is killed when it does not end soon after its input is closed', async () => {
  const server = await start('echo "serving http://127.0.0.1:50123 now" >&2; exec sleep 600', { stopMsMax: 300 });
  await server.stop();
});
