import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { type MessagePort, Worker } from 'node:worker_threads';
import type { FunctionDefinition } from './function-definition.ts';
import type { InvocationMessage, WorkerStart } from './worker-protocol.ts';

/** What an instance needs to start, besides its definition. */
export interface InstanceOptions {
  readonly environment: Readonly<Record<string, string>>;
  readonly clock: SharedArrayBuffer;
  readonly log: (requestId: string | null, text: string) => void;
}

// Next to the bundles, so that it is deleted with them. If it cannot be written, cold starts are just slower.
const COMPILED = '.compiled';

/**
 * Starts the thread of an instance, with only the given environment, no flags, and a heap as large as the function's
 * memory.
 */
export function startWorker(
  definition: FunctionDefinition,
  options: InstanceOptions,
  { gate, port }: Pick<WorkerStart, 'gate' | 'port'>,
): Worker {
  const logStreamName = `local/[$LATEST]${randomUUID().replaceAll('-', '')}`;
  const start: WorkerStart = {
    taskRoot: definition.taskRoot,
    handler: definition.handler,
    compiled: path.join(path.dirname(definition.taskRoot), COMPILED),
    clock: options.clock,
    gate,
    port,
    context: {
      functionName: definition.name,
      functionVersion: '$LATEST',
      invokedFunctionArn: definition.arn,
      memoryLimitInMB: String(definition.memoryMb),
      logGroupName: definition.logGroup,
      logStreamName,
    },
  };
  const worker = new Worker(new URL('./worker-start.mjs', import.meta.url), {
    env: { ...options.environment, AWS_LAMBDA_LOG_STREAM_NAME: logStreamName },
    execArgv: [],
    argv: [],
    workerData: start,
    transferList: [port],
    resourceLimits: { maxOldGenerationSizeMb: definition.memoryMb },
    stdout: true,
    stderr: true,
  });
  // Node's own output, such as warnings; the bundle's output comes through the port.
  worker.stderr.on('data', (chunk: Buffer) => options.log(null, chunk.toString('utf8').trimEnd()));
  worker.stdout.resume();
  return worker;
}

/** Passes an invocation to a sleeping thread and wakes it. */
export function wake(port: MessagePort, gate: SharedArrayBuffer, message: InvocationMessage): void {
  port.postMessage(message);
  const flag = new Int32Array(gate);
  Atomics.store(flag, 0, 1);
  Atomics.notify(flag, 0);
}
