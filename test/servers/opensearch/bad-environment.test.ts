// Guarantee: if anything around the real server is missing or breaks, the command says what happened and what to do,
// exits with status 1, and leaves no process and no folder. Risk: somebody spends an hour finding out why the tests
// hang.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { environmentWith, fakeJava, temporaryFolder } from './fake-programs.fixture.ts';
import { layOutHome } from './lay-out-home.ts';
import { startRealOpenSearch } from './start-real-opensearch.ts';

const CACHE = '.local/servers';
const HOME = 'opensearch-2.19.1';

async function serve(environment: NodeJS.ProcessEnv, ...options: string[]) {
  const child = spawn(process.execPath, ['test/servers/main.ts', '--serve', ...options], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const [status] = await once(child, 'close');
  return { status, output };
}

const maven = 'echo "[ERROR] Could not transfer artifact: connection refused"; exit 1';
const started = fakeJava('echo "ready http://127.0.0.1:9"; echo "OutOfMemoryError"; exit 3');

it.each<[string, Record<string, string>, string[], string[]]>([
  ['no Java', {}, [], ['there is no java on the PATH', 'Install a JDK 17']],
  ['an old Java', { java: fakeJava('', '11.0.2') }, [], ['java on the PATH is version 11', 'Install a JDK 17']],
  ['a new Java', { java: fakeJava('', '24') }, [], ['java on the PATH is version 24', 'Install a JDK 17']],
  ['no Maven', { java: fakeJava('') }, ['--cache', 'FRESH'], ['there is no mvn on the PATH', 'Install Maven']],
  [
    'Maven without a repository',
    { java: fakeJava(''), mvn: maven },
    ['--cache', 'FRESH'],
    ['connection refused', 'Maven Central'],
  ],
  [
    'a Maven that downloads nothing',
    { java: fakeJava(''), mvn: '' },
    ['--cache', 'FRESH'],
    ['checksums.txt', 'local repository'],
  ],
  [
    'a runtime without a compiler',
    { java: fakeJava('echo "Module jdk.compiler not found"; exit 1') },
    [],
    ['without the compiler'],
  ],
  [
    'a server that does not start',
    { java: fakeJava('echo "failed no memory"; exit 1') },
    [],
    ['did not start', 'no memory'],
  ],
  ['a server that dies', { java: started }, [], ['ended by itself (status 3)', 'OutOfMemoryError', 'start it again']],
])('says what to do with %s', async (_name, programs, options, sentences) => {
  const { environment, temporary } = environmentWith(programs);
  const fresh = temporaryFolder();
  const { status, output } = await serve(
    environment,
    ...options.map((option) => (option === 'FRESH' ? fresh : option)),
  );
  for (const sentence of sentences) {
    expect(output).toContain(sentence);
  }
  expect(status).toBe(1);
  expect(readdirSync(temporary)).toEqual([]);
  expect(readdirSync(fresh)).toEqual([]);
});

it('ends a server that does not answer in time', async () => {
  const { environment, temporary } = environmentWith({ java: fakeJava('echo loading; exec sleep 60') });
  // Long enough for its first line on a busy machine.
  await expect(startRealOpenSearch({ environment, startMsMax: 5_000 })).rejects.toThrow(
    'did not start (status SIGKILL). It said last:\nloading\nIt did not answer within 5 seconds and was ended.',
  );
  expect(readdirSync(temporary)).toEqual([]);
});

it('downloads altered or incomplete files again, and says so', async () => {
  const cache = temporaryFolder();
  cpSync(join(CACHE, HOME), join(cache, HOME), { recursive: true });
  const jar = join(cache, HOME, 'lib', 'opensearch-2.19.1.jar');
  truncateSync(jar, 1_000);
  const said: string[] = [];
  const good = join(process.cwd(), CACHE, HOME);
  const copy = `for last; do case $last in -Dhome=*) cp -r ${good}/. "\${last#-Dhome=}"; rm -rf "\${last#-Dhome=}/config";; esac; done`;
  const { environment } = environmentWith({ mvn: copy, cp: true as never, rm: true as never });
  await layOutHome({ cache, say: (line) => said.push(line), environment });
  expect(said[0]).toMatch(
    /has changed since its installation \(altered: lib\/opensearch-2\.19\.1\.jar\): installing it again\./,
  );
  expect(readFileSync(jar)).toHaveLength(readFileSync(join(good, 'lib', 'opensearch-2.19.1.jar')).length);
});

it('says which port is in use and which folder is locked, and leaves the first server running', async () => {
  const data = temporaryFolder();
  const first = await startRealOpenSearch({ data });
  const { port } = new URL(first.endpoint);
  try {
    await expect(startRealOpenSearch({ port: Number(port) })).rejects.toThrow(`Port ${port} of 127.0.0.1 is taken`);
    await expect(startRealOpenSearch({ data })).rejects.toThrow(`The data folder ${data} is in use`);
    expect((await fetch(first.endpoint)).status).toBe(200);
  } finally {
    await first.stop();
  }
  expect(await first.ended).toBeNull();
  expect(() => process.kill(first.pid, 0)).toThrow('ESRCH');
});

it('ends the server and removes its folder when the command is killed', async () => {
  const { environment, temporary } = environmentWith({ java: true as never });
  const child = spawn(process.execPath, ['test/servers/main.ts', '--serve'], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = await once(child.stdout, 'data');
  const endpoint = String(url).trim();
  expect((await fetch(endpoint)).status).toBe(200);
  // The data is in the folder of the run, which a killed command leaves empty.
  const data = () =>
    readdirSync(temporary)
      .filter((name) => name.startsWith('knowledge-copilot-run-'))
      .flatMap((run) => readdirSync(join(temporary, run)))
      .filter((name) => name.startsWith('opensearch-'));
  expect(data()).toHaveLength(1);
  child.kill('SIGKILL');
  await once(child, 'close');
  // The folder is removed last, so no process is left once it is gone.
  await expect.poll(data, { timeout: 300_000 }).toEqual([]);
  await expect(fetch(endpoint)).rejects.toThrow();
});
