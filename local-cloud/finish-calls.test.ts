// Guarantee: a cloud that stops finishes the calls that are under way, and takes no new ones. Risk: whoever restarts
// `npm start` loses answers that are already paid for. That a call that hangs is cut is tested in cloud-core.test.ts.
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { apiResources } from './fixtures/api.ts';
import { functionResources, writeAssembly } from './fixtures/assembly.ts';
import { startTestCloud } from './fixtures/start.ts';
import { listenOnLoopback } from './protocol/listen-on-loopback.ts';

const resources = {
  ...functionResources('Fn'),
  ...apiResources({ methods: [{ path: '/x', httpMethod: 'GET', functionId: 'Fn' }] }),
};

it('finishes a call that is under way, and refuses new ones', async () => {
  const service = createServer();
  onTestFinished(() => void service.close());
  const url = await listenOnLoopback(service, 0);
  const bundle = `export const handler = async () => ({ body: await (await fetch('${url}')).text() });`;
  const cloud = await startTestCloud(writeAssembly({ Try: { resources } }, { Fn: bundle }));
  const called = once(service, 'request');
  const call = fetch(`${cloud.baseUrl}/api/x`).then(
    (answer) => answer.text(),
    () => 'cut',
  );
  const [, answering] = (await called) as [unknown, ServerResponse];
  const stopped = cloud.stop();
  await expect(fetch(`${cloud.baseUrl}/api/x`)).rejects.toThrow();
  answering.end('finished');
  expect(await call).toBe('finished');
  await stopped;
});
