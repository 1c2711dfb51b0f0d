import { startLocalCloud } from '@knowledge-copilot/local-cloud';

/** An order that the soak sends to this program, which runs the cloud. */
type Order = { readonly id: number } & Act;

/** One thing that the program can do. */
export type Act =
  | { readonly do: 'measure' }
  | { readonly do: 'stop' }
  | { readonly do: 'kill-function'; readonly name: string }
  | { readonly do: 'housekeep' }
  | { readonly do: 'move-clock'; readonly ms: number };

/** The resources that the program uses while it is idle, after a garbage collection. */
export interface Footprint {
  readonly rssBytes: number;
  readonly heapBytes: number;
  /** Timers, sockets and whatever else keeps a process alive. */
  readonly handles: number;
}

/** A message of the program: first that it is serving, then the result of each order. */
export type Reply =
  | { readonly serving: string; readonly functions: readonly string[] }
  | { readonly id: number; readonly footprint: Footprint | null };

const HOUSEKEEPING = /housekeeping/i;
const [assembly = '', data = ''] = process.argv.slice(2);
// Without the soak there is no reason to run. The listener is added before the cloud starts, because the event comes
// only once.
process.on('disconnect', () => process.exit());
const cloud = await startLocalCloud({ assembly, data, port: 0 });

function footprint(): Footprint {
  globalThis.gc?.();
  const { rss: rssBytes, heapUsed: heapBytes } = process.memoryUsage();
  return { rssBytes, heapBytes, handles: process.getActiveResourcesInfo().length };
}

async function execute(order: Order): Promise<Footprint | null> {
  if (order.do === 'measure') {
    return footprint();
  }
  if (order.do === 'stop') {
    await cloud.stop();
  } else if (order.do === 'housekeep') {
    const [, housekeeping = ''] = Object.entries(cloud.functionNames).find(([path]) => HOUSEKEEPING.test(path)) ?? [];
    await cloud.invoke(housekeeping, {});
  } else if (order.do === 'move-clock') {
    cloud.clock.move(order.ms);
  } else {
    await cloud.lambda.find(order.name).killAll();
  }
  return null;
}

const send = (reply: Reply) => process.send?.(reply);
process.on('message', async (order: Order) => {
  send({ id: order.id, footprint: await execute(order) });
  if (order.do === 'stop') {
    process.disconnect();
  }
});
send({ serving: cloud.baseUrl, functions: Object.values(cloud.functionNames) });
