// Guarantee: a local function runs as on Lambda: with the environment of its template only, one call at a time, with
// limited time and memory, frozen between calls, and with Lambda's error messages. Risk: code works here but not on
// AWS.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { devNull } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { functionResources, writeAssembly } from '../fixtures/assembly.ts';
import { startTestCloud } from '../fixtures/start.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { minimalApi, payloadOf, startWith } from './function.fixture.ts';

const DAY_MS = 86_400_000;

describe('a function', () => {
  it("has the template's environment, Lambda's own variables and nothing else", async () => {
    const { call, cloud } = await startWith('export const handler = async () => process.env;', {
      Environment: { Variables: { STAGE: 'try' } },
    });
    const environment = await payloadOf(call());
    expect(environment).toMatchObject({
      STAGE: 'try',
      AWS_LAMBDA_FUNCTION_NAME: cloud.nameOf('Fn'),
      AWS_ENDPOINT_URL: cloud.endpoint,
    });
    const others = Object.keys(environment).filter((name) => !/^(AWS_|LAMBDA_|STAGE$|_HANDLER$|LANG$|TZ$)/.test(name));
    expect(others).toEqual([]);
    // The profile and the role of whoever started the cloud are not those of a function.
    expect(environment).toMatchObject({
      AWS_CONFIG_FILE: devNull,
      AWS_SHARED_CREDENTIALS_FILE: devNull,
      AWS_EC2_METADATA_DISABLED: 'true',
    });
  });

  it('has a context that counts down and names the request', async () => {
    const { call, cloud } = await startWith(
      `export const handler = async (event, context) => {
        const first = context.getRemainingTimeInMillis();
        await new Promise((resolve) => setTimeout(resolve, 20));
        return { ...context, first, second: context.getRemainingTimeInMillis() };
      };`,
      { Timeout: 7, MemorySize: 256 },
    );
    const seen = await payloadOf(call());
    expect(seen).toMatchObject({
      functionName: cloud.nameOf('Fn'),
      functionVersion: '$LATEST',
      memoryLimitInMB: '256',
      invokedFunctionArn: `arn:aws:lambda:us-east-1:123456789012:function:${cloud.nameOf('Fn')}`,
    });
    expect(seen.awsRequestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(seen.first).toBeLessThanOrEqual(7000);
    expect(seen.second).toBeLessThan(seen.first);
  });

  it('imports only from its bundle and from Node, not from the checkout around it', async () => {
    const bundle = `import 'node:fs'; export const handler = async ({ name }) => (await import(name)).default;`;
    const resources = { ...functionResources('Fn'), ...minimalApi };
    const assembly = writeAssembly({ Try: { resources } }, { Fn: bundle });
    for (const folder of ['node_modules/around', 'asset.Fn/node_modules/inside']) {
      mkdirSync(path.join(assembly, folder), { recursive: true });
      writeFileSync(path.join(assembly, folder, 'index.js'), "module.exports = 'found';");
    }
    const cloud = await startTestCloud(assembly);
    expect(await cloud.invoke('Fn', { name: 'inside' })).toEqual({ ok: true, payload: '"found"' });
    expect(await cloud.invoke('Fn', { name: 'around' })).toMatchObject({
      ok: false,
      error: { errorMessage: "Cannot find package 'around': the bundle does not contain it." },
    });
  });

  it("follows the cloud's clock", async () => {
    const { call, cloud } = await startWith(
      'export const handler = async () => [Date.now(), new Date().getTime(), Date(), new Date() instanceof Date, new Date(5).getTime()];',
    );
    const calledAt = Date.now();
    cloud.clock.move(DAY_MS);
    const [now, made, text, isDate, five] = await payloadOf(call());
    expect(now).toBeGreaterThanOrEqual(calledAt + DAY_MS);
    expect(made).toBeGreaterThanOrEqual(now);
    expect(made).toBeLessThanOrEqual(Date.now() + DAY_MS);
    // A text has no milliseconds.
    expect(Date.parse(text)).toBeGreaterThanOrEqual(Math.floor(now / 1000) * 1000);
    expect(isDate).toBe(true);
    expect(five).toBe(5);
    cloud.clock.reset();
    const [reset] = await payloadOf(call());
    expect(reset).toBeLessThanOrEqual(Date.now());
  });
});

describe('an instance', () => {
  const counting = 'let calls = 0; export const handler = async () => ++calls;';

  it('keeps its state between calls, and loses it at a cold start', async () => {
    const { call, cloud } = await startWith(counting);
    expect(await payloadOf(call())).toBe(1);
    expect(await payloadOf(call())).toBe(2);
    await cloud.lambda.find(cloud.nameOf('Fn')).killAll();
    expect(await payloadOf(call())).toBe(1);
  });

  it('runs one call at a time, and its function has no more instances than its reserved concurrency', async () => {
    const bundle = `import { threadId } from 'node:worker_threads';
      let running = 0;
      export const handler = async () => {
        running += 1;
        await new Promise((resolve) => setTimeout(resolve, 30));
        const together = running;
        running -= 1;
        return { together, threadId };
      };`;
    const { call, cloud } = await startWith(bundle, { ReservedConcurrentExecutions: 2 });
    const answers = await Promise.all(Array.from({ length: 6 }, () => payloadOf(call())));
    expect(answers.map(({ together }) => together)).toEqual(Array(6).fill(1));
    expect(new Set(answers.map(({ threadId }) => threadId)).size).toBe(2);
    expect(cloud.lambda.find(cloud.nameOf('Fn')).coldStarts()).toBe(2);
  });

  it('is frozen between calls: work that was not awaited does not continue', async () => {
    const bundle = `let ticks = 0;
      export const handler = async ({ wait }) => {
        if (wait) await new Promise((resolve) => setTimeout(resolve, wait));
        else setInterval(() => { ticks += 1; }, 1);
        return ticks;
      };`;
    const hundredTicks = `export const handler = () => new Promise((resolve) => {
      let ticks = 0;
      setInterval(() => { if (++ticks === 100) resolve(ticks); }, 1);
    });`;
    const resources = { ...functionResources('Fn'), ...functionResources('Awake'), ...minimalApi };
    const { invoke } = await startTestCloud(writeAssembly({ Try: { resources } }, { Fn: bundle, Awake: hundredTicks }));
    await invoke('Fn');
    expect(await payloadOf(invoke('Awake'))).toBe(100);
    // Thawed for 1 ms, the interval has fired at most once.
    expect(await payloadOf(invoke('Fn', { wait: 1 }))).toBeLessThan(10);
  });

  it('is ended when it takes longer than its timeout, and the next call finds a new instance', async () => {
    const bundle = `let calls = 0;
      export const handler = async ({ hang }) => { calls += 1; if (hang) for (;;); return calls; };`;
    const { call, cloud } = await startWith(bundle, { Timeout: 1, ReservedConcurrentExecutions: 1 });
    const late = await call({ hang: true });
    expect(late).toMatchObject({
      ok: false,
      error: {
        errorType: 'Sandbox.Timedout',
        errorMessage: expect.stringMatching(/^RequestId: [0-9a-f-]{36} Error: Task timed out after 1\.00 seconds$/),
      },
    });
    expect(cloud.logs.lines().map(({ text }) => text)).toContainEqual(expect.stringContaining('Task timed out'));
    expect(await payloadOf(call())).toBe(1);
  });

  it('is ended when it needs more memory than it has', async () => {
    const bundle =
      'export const handler = async () => { const all = []; for (;;) all.push(new Array(1e5).fill(all.length)); };';
    const { call } = await startWith(bundle, { MemorySize: 128, Timeout: 110 });
    expect(await call()).toMatchObject({
      ok: false,
      error: { errorType: 'Runtime.ExitError', errorMessage: expect.stringContaining('out of memory') },
    });
  });
});

// Calls a function whose bundle is not loaded before `load`. The time limits of the call follow the test's own timers.
async function callWhileLoading(timeoutSeconds: number) {
  const file = path.join(temporaryFolder(), 'load');
  const bundle = `import { existsSync } from 'node:fs';
    while (!existsSync(${JSON.stringify(file)})) await new Promise((resolve) => setTimeout(resolve, 1));
    export const handler = async () => 1;`;
  vi.useRealTimers();
  const { call } = await startWith(bundle, { Timeout: timeoutSeconds });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const called = call();
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  return { called, load: () => writeFileSync(file, '') };
}

describe('an error is reported', () => {
  it.each([
    ['throw new TypeError("no")', { errorType: 'TypeError', errorMessage: 'no' }],
    ['throw "Unauthorized"', { errorType: 'string', errorMessage: 'Unauthorized' }],
    ['process.exit(3)', { errorType: 'Runtime.ExitError', errorMessage: expect.stringContaining('exit status 3') }],
    ['await new Promise(() => {})', { errorType: 'Runtime.NodeJsExit' }],
    [
      'Promise.reject(new Error("lost")); await new Promise((resolve) => setTimeout(resolve, 5000))',
      { errorType: 'Runtime.UnhandledPromiseRejection', errorMessage: 'Error: lost' },
    ],
    [
      'setTimeout(() => { throw new RangeError("later"); }); await new Promise((resolve) => setTimeout(resolve, 5000))',
      { errorType: 'RangeError', errorMessage: 'later' },
    ],
  ])('for the code %s', async (code, error) => {
    const { call } = await startWith(`export const handler = async () => { ${code} };`, { Timeout: 20 });
    expect(await call()).toMatchObject({ ok: false, error });
  });

  it('for a bundle that is not loaded after 10 s and the function’s timeout, and not before', async () => {
    const { called, load } = await callWhileLoading(3);
    await vi.advanceTimersByTimeAsync(12_999);
    load();
    expect(await payloadOf(called)).toBe(1);
    const { called: late } = await callWhileLoading(3);
    await vi.advanceTimersByTimeAsync(13_000);
    expect(await late).toMatchObject({ ok: false, error: { errorType: 'Sandbox.Timedout' } });
  });

  it.each([
    ['export const other = 1;', 'Runtime.HandlerNotFound'],
    ['export const handler = async (event, context, callback) => 1;', 'Runtime.CallbackHandlerDeprecated'],
    ['export const handler = async (', 'Runtime.UserCodeSyntaxError'],
    ['throw new Error("at the start"); export const handler = async () => 1;', 'Error'],
  ])('for a bundle that cannot be loaded: %s', async (bundle, errorType) => {
    const { call } = await startWith(bundle);
    expect(await call()).toMatchObject({ ok: false, error: { errorType } });
  });
});

describe('the compiled code of an instance', () => {
  const start = async (assembly: string) => {
    const { invoke, lambda, nameOf } = await startTestCloud(assembly);
    return { call: () => payloadOf(invoke('Fn')), killAll: () => lambda.find(nameOf('Fn')).killAll() };
  };
  const write = () => {
    const bundle = 'export const handler = async () => "done";';
    return writeAssembly({ Try: { resources: { ...functionResources('Fn'), ...minimalApi } } }, { Fn: bundle });
  };

  const cachedFiles = (assembly: string) => {
    const kept = readdirSync(path.join(assembly, '.compiled'), { recursive: true, withFileTypes: true });
    return kept.filter((entry) => entry.isFile()).length;
  };

  it('is cached next to the bundles for later instances, with what several invocations compiled', async () => {
    const assembly = write();
    const { call, killAll } = await start(assembly);
    for (let served = 0; served < 7; served += 1) {
      expect(await call()).toBe('done');
    }
    expect(cachedFiles(assembly)).toBe(0);
    // The instance writes between the next two.
    expect(await call()).toBe('done');
    expect(await call()).toBe('done');
    expect(cachedFiles(assembly)).toBeGreaterThan(1);
    await killAll();
    expect(await call()).toBe('done');
  });

  it('is compiled again if the cache cannot be written', async () => {
    const assembly = write();
    writeFileSync(path.join(assembly, '.compiled'), '');
    const { call, killAll } = await start(assembly);
    expect(await call()).toBe('done');
    await killAll();
    expect(await call()).toBe('done');
  });
});
