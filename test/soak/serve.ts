import { startCloud } from '../harness/local-cloud/start-cloud.ts';

/** A command that the soak sends to this program, which runs the cloud. */
type Command = { readonly id: number } & Action;

/** One thing that the program can do. */
export type Action =
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
  /** The threads that run: mostly instances of functions, which take memory of their own. */
  readonly threads: number;
}

/** A message of the program: first that it is serving, then the result of each command. */
export type Reply =
  | { readonly serving: string; readonly functions: readonly string[] }
  | { readonly id: number; readonly footprint: Footprint | null };

const HOUSEKEEPING = /housekeeping/i;
const [assembly = '', data = ''] = process.argv.slice(2);
let threads = 0;
process.on('worker', (worker) => {
  threads += 1;
  worker.once('exit', () => {
    threads -= 1;
  });
});
// Without the soak there is no reason to run. The listener is added before the cloud starts, because the event comes
// only once.
process.on('disconnect', () => process.exit());
const { cloud } = await startCloud(assembly, { data });

function footprint(): Footprint {
  globalThis.gc?.();
  const { rss: rssBytes, heapUsed: heapBytes } = process.memoryUsage();
  return { rssBytes, heapBytes, handles: process.getActiveResourcesInfo().length, threads };
}

async function execute(command: Command): Promise<Footprint | null> {
  if (command.do === 'measure') {
    return footprint();
  }
  if (command.do === 'stop') {
    await cloud.stop();
  } else if (command.do === 'housekeep') {
    const [, housekeeping = ''] = Object.entries(cloud.functionNames).find(([path]) => HOUSEKEEPING.test(path)) ?? [];
    await cloud.invoke(housekeeping, {});
  } else if (command.do === 'move-clock') {
    cloud.clock.move(command.ms);
  } else {
    await cloud.lambda.find(command.name).killAll();
  }
  return null;
}

const send = (reply: Reply) => process.send?.(reply);
process.on('message', async (command: Command) => {
  send({ id: command.id, footprint: await execute(command) });
  if (command.do === 'stop') {
    process.disconnect();
  }
});
send({ serving: cloud.baseUrl, functions: Object.values(cloud.functionNames) });
