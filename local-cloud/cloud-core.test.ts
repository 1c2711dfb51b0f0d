// Guarantee: a cloud starts completely or not at all, belongs to one process, and stops with everything that it
// started. Risk: two clouds share their state, a start does not report a port in use, or something is left running.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startCore } from './cloud-core.ts';
import { openDataFolder, requireFreeFolder } from './data-folder.ts';
import { apiResources } from './fixtures/api.ts';
import { functionResources, writeAssembly } from './fixtures/assembly.ts';
import { startTestCloud } from './fixtures/start.ts';
import { createStubService } from './fixtures/stub-service.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';
import { shutDown } from './shut-down.ts';

const bundle = 'export const handler = async () => ({ body: "served" });';
const resources = {
  ...functionResources('Fn'),
  ...apiResources({ methods: [{ path: '/x', httpMethod: 'GET', functionId: 'Fn' }] }),
};
const assembly = () => writeAssembly({ Try: { resources } }, { Fn: bundle });

describe('starting', () => {
  it('starts the stand-ins once every resource is made, and serves the API', async () => {
    const steps: string[] = [];
    const sqs = {
      ...createStubService('sqs', { action: 'sqs:x', resource: '*' }),
      resources: {
        'AWS::SQS::Queue': async () => {
          steps.push('made');
          return { ref: 'queue', attributes: {} };
        },
      },
      start: async () => void steps.push('started'),
    };
    const withQueue = { ...resources, Queue: { Type: 'AWS::SQS::Queue', Properties: {} } };
    const cloud = await startTestCloud(writeAssembly({ Try: { resources: withQueue } }, { Fn: bundle }), () => ({
      sqs,
    }));
    expect(steps).toEqual(['made', 'started']);
    expect(await (await fetch(`${cloud.baseUrl}/api/x`)).text()).toBe('served');
  });

  it('replaces the address of the API in the environment of a function with the local one', async () => {
    const host = { 'Fn::Join': ['', ['https://', { Ref: 'Api' }, '.execute-api.us-east-1.amazonaws.com/api']] };
    const naming = {
      ...functionResources('Fn', {
        properties: { Environment: { Variables: { API: host, OTHER: 'https://x.test' } } },
      }),
      ...apiResources({ methods: [{ path: '/x', httpMethod: 'GET', functionId: 'Fn' }] }),
    };
    const echo = 'export const handler = async () => ({ body: [process.env.API, process.env.OTHER].join(" ") });';
    const cloud = await startTestCloud(writeAssembly({ Try: { resources: naming } }, { Fn: echo }));
    const answer = await fetch(`${cloud.baseUrl}/api/x`);
    expect(await answer.text()).toBe(`${cloud.baseUrl}/api https://x.test`);
  });

  it('reports a port in use, and leaves nothing running', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    onTestFinished(() => void holder.close());
    const { port } = holder.address() as { port: number };
    const data = temporaryFolder('data-');
    await expect(startTestCloud(assembly(), undefined, { port, data })).rejects.toThrow(`The port ${port} is in use`);
    await startTestCloud(assembly(), undefined, { data });
  });

  it('releases the folder and stops what it had started when it fails half-way', async () => {
    const data = temporaryFolder('data-');
    const stopped: string[] = [];
    const stub = {
      ...createStubService('sqs', { action: 'x', resource: '*' }),
      stop: async () => void stopped.push('stopped'),
    };
    const broken = writeAssembly(
      { Try: { resources: { ...resources, Bad: { Type: 'AWS::EC2::VPC' } } } },
      { Fn: bundle },
    );
    await expect(startTestCloud(broken, () => ({ stub }), { data })).rejects.toThrow('Try/Bad');
    expect(stopped).toEqual(['stopped']);
    await startTestCloud(assembly(), undefined, { data });
  });

  it('gives every resource the same name each time', async () => {
    const names = [];
    for (let round = 0; round < 2; round += 1) {
      const cloud = await startTestCloud(assembly());
      names.push(cloud.deployment.resources.map(({ ref, attributes }) => [ref, attributes]));
    }
    expect(names[0]).toEqual(names[1]);
  });

  it('refuses two stand-ins for one type, and a role that Lambda cannot assume', async () => {
    const stub = createStubService('x', { action: 'x', resource: '*' });
    const doubled = { ...stub, resources: { 'AWS::IAM::Role': async () => ({ ref: '', attributes: {} }) } };
    await expect(startTestCloud(assembly(), () => ({ doubled }))).rejects.toThrow('Two stand-ins make AWS::IAM::Role');
    const role = structuredClone(resources.FnRole) as never as {
      Properties: { AssumeRolePolicyDocument: { Statement: { Principal: object }[] } };
    };
    Object.assign(role.Properties.AssumeRolePolicyDocument.Statement[0] ?? {}, {
      Principal: { Service: 'events.amazonaws.com' },
    });
    const untrusted = writeAssembly({ Try: { resources: { ...resources, FnRole: role as never } } }, { Fn: bundle });
    await expect(startTestCloud(untrusted)).rejects.toThrow('Lambda cannot assume');
  });

  it('keeps no log lines of a function whose role may not write them', async () => {
    const mute = structuredClone(resources.FnRole) as never as { Properties: object };
    Object.assign(mute.Properties, { Policies: [] });
    const text = 'export const handler = async () => { console.log("unheard"); };';
    const cloud = await startTestCloud(
      writeAssembly({ Try: { resources: { ...resources, FnRole: mute as never } } }, { Fn: text }),
    );
    await cloud.invoke('Fn');
    expect(cloud.logs.lines()).toEqual([]);
  });
});

describe('stopping', () => {
  it('closes every port and thread, and can be repeated', async () => {
    const cloud = await startTestCloud(
      writeAssembly({ Try: { resources } }, { Fn: 'export const handler = async () => { for (;;); };' }),
    );
    const hanging = fetch(`${cloud.baseUrl}/api/x`).then(
      () => 'answered',
      () => 'cut',
    );
    await expect.poll(() => cloud.lambda.find(cloud.nameOf('Fn')).coldStarts()).toBe(1);
    await cloud.stop();
    await cloud.stop();
    expect(await hanging).toBe('cut');
    for (const url of [cloud.baseUrl, cloud.endpoint, cloud.http2Endpoint]) {
      await expect(fetch(url), url).rejects.toThrow();
    }
    await expect(cloud.lambda.find(cloud.nameOf('Fn')).invoke('{}')).rejects.toThrow('has stopped');
  });

  it('runs the steps after one that fails, and does not wait for one that never ends', async () => {
    const reports: string[] = [];
    const ended: string[] = [];
    const never = () => new Promise<void>(() => undefined);
    const fails = async () => Promise.reject(new Error('stuck'));
    await shutDown([fails, async () => void ended.push('second'), never], 20, (line) => reports.push(line));
    expect(ended).toEqual(['second']);
    expect(reports).toEqual(['stop: stuck', 'stop: not everything ended within 20 ms']);
  });
});

describe('a data folder', () => {
  const file = {
    endpoint: 'e',
    region: 'r',
    access_key_id: 'a',
    secret_access_key: 's',
    base_url: 'b',
    pid: process.pid,
  };

  it.each([false, true])('with other files is refused and left as it is, with fresh %s', (fresh) => {
    const data = temporaryFolder('data-');
    writeFileSync(path.join(data, 'notes.md'), 'mine');
    expect(() => openDataFolder(data, { fresh })).toThrow(
      `${data} contains files, but no state of a local cloud; choose an empty or a new folder.`,
    );
    expect(readdirSync(data)).toEqual(['notes.md']);
  });

  it('cannot be a file, whose path the error names', () => {
    const notes = path.join(temporaryFolder('data-'), 'notes.md');
    writeFileSync(notes, 'mine');
    expect(() => openDataFolder(notes)).toThrow(
      `${notes} cannot be the folder of a local cloud; choose another. EEXIST: file already exists, mkdir '${notes}'`,
    );
  });

  it('with only what the system keeps in an empty folder is taken, and keeps it', () => {
    const data = temporaryFolder('data-');
    writeFileSync(path.join(data, '.DS_Store'), '');
    mkdirSync(path.join(data, 'lost+found'));
    openDataFolder(data).close();
    openDataFolder(data, { fresh: true }).close();
    expect(readdirSync(data).sort()).toEqual(['.DS_Store', '.gitignore', 'lock.sqlite', 'lost+found']);
  });

  it('belongs to one cloud at a time, in this process and in others', async () => {
    const data = temporaryFolder('data-');
    const folder = openDataFolder(data);
    folder.publish(file);
    const sentence = `The process ${process.pid} already runs a local cloud on ${data}`;
    expect(() => openDataFolder(data)).toThrow(sentence);
    expect(() => requireFreeFolder(data)).toThrow(sentence);
    folder.close();
    folder.close();
    requireFreeFolder(data);
    requireFreeFolder(path.join(data, 'none'));
    openDataFolder(data).close();
    const child = holdInChild(data);
    await once(child.stdout, 'data');
    expect(() => openDataFolder(data)).toThrow('already runs a local cloud');
    child.kill('SIGKILL');
    await once(child, 'exit');
    openDataFolder(data).close();
  });

  it('is emptied on request, but never while a cloud runs on it', () => {
    const data = temporaryFolder('data-');
    const folder = openDataFolder(data);
    writeFileSync(path.join(data, 'state'), 'kept');
    expect(() => openDataFolder(data, { fresh: true })).toThrow('already runs a local cloud');
    expect(existsSync(path.join(data, 'state'))).toBe(true);
    folder.close();
    openDataFolder(data, { fresh: true }).close();
    expect(existsSync(path.join(data, 'state'))).toBe(false);
    expect(readFileSync(path.join(data, '.gitignore'), 'utf8')).toBe('*\n');
  });

  it('publishes how to reach the cloud to its owner only, and removes that on closing', () => {
    const data = temporaryFolder('data-');
    const folder = openDataFolder(data);
    folder.publish(file);
    const published = path.join(data, 'cloud.json');
    expect(JSON.parse(readFileSync(published, 'utf8'))).toEqual(file);
    expect(statSync(published).mode & 0o777).toBe(0o600);
    folder.close();
    expect(existsSync(published)).toBe(false);
  });

  it('keeps the logs of the functions', async () => {
    const data = temporaryFolder('data-');
    const text = 'export const handler = async () => { console.log("kept"); };';
    const core = await startCore(
      { assembly: writeAssembly({ Try: { resources } }, { Fn: text }), data, port: 0 },
      () => ({ standIns: {}, putEvent: () => undefined }),
    );
    await core.lambda.invoke(core.lambda.definitions()[0]?.name ?? '', '{}');
    await core.stop();
    expect(readFileSync(path.join(data, 'functions.log'), 'utf8')).toContain('"text":"kept"');
  });
});

function holdInChild(data: string) {
  const code = `
    const { openDataFolder } = await import(${JSON.stringify(new URL('./data-folder.ts', import.meta.url).href)});
    openDataFolder(${JSON.stringify(data)});
    console.log('held');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}
