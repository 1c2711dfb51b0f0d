// Guarantee: the database never outlives the cloud, however the cloud ends, and its end is reported with its own
// output. Risk: after a killed start, an orphaned server keeps the data locked, and the next start fails or reads that
// server's data.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { startSupervised } from './supervised-process.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) {
    await close();
  }
});

/**
 * A program that would run forever and holds a connection to us: the connection closes when, and only when, it has
 * ended.
 */
async function createVisibleProgram() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const script = `require('net').connect(${port}, '127.0.0.1', () => console.error('connected')).on('error', () => {});`;
  return {
    parameters: ['-e', script],
    connection: once(server, 'connection').then(([socket]) => socket as Socket),
  };
}

const ended = (socket: Socket) => once(socket.on('error', () => undefined).resume(), 'close');

describe('startSupervised', () => {
  it('kills the program when the process that started it is killed', async () => {
    const program = await createVisibleProgram();
    const script = `
      import { startSupervised } from ${JSON.stringify(new URL('./supervised-process.ts', import.meta.url).href)};
      startSupervised(process.execPath, ${JSON.stringify(program.parameters)});
      setInterval(() => {}, 1000);
    `;
    const parent = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' });
    const gone = ended(await program.connection);
    parent.kill('SIGKILL');
    await gone;
  });

  it('kills the program when the process that started it asks, and then resolves', async () => {
    const program = await createVisibleProgram();
    const child = startSupervised(process.execPath, program.parameters);
    await child.printed('connected');
    const gone = ended(await program.connection);
    await child.stop();
    await gone;
    expect(await child.ended).toContain('connected');
  });

  it('stops waiting for a program whose children keep its output open, and kills them', async () => {
    const child = startSupervised('sh', ['-c', 'sleep 600 & echo up >&2; exec sleep 600']);
    await child.printed('up');
    await expect(child.stop(300)).rejects.toThrow(
      'sh did not end within 0.3 seconds. It was killed with its children.',
    );
    expect(await child.ended).toContain('up');
  });

  it('reports the output of a program that does not write the expected text', async () => {
    const child = startSupervised('sh', ['-c', 'echo still loading >&2; exec sleep 60']);
    closers.push(() => child.stop());
    await child.printed('still');
    await expect(child.printed('listening', 200)).rejects.toThrow(
      '"listening" did not appear within 0.2 seconds. still loading',
    );
  });

  it('reports the last output of a program that ends, and the error of one that does not exist', async () => {
    const child = startSupervised('sh', ['-c', 'echo no room >&2; exit 3']);
    await expect(child.printed('listening')).rejects.toThrow('no room');
    expect(await child.ended).toBe('no room');
    await expect(startSupervised('/no/such/program', []).printed('listening')).rejects.toThrow('no/such/program');
  });
});
