import { flushCompileCache } from 'node:module';
import { receiveMessageOnPort, workerData } from 'node:worker_threads';
import { type Handler, loadHandler } from './load-handler.ts';
import { loggedError, reportError } from './reported-error.ts';
import { followClock } from './worker-clock.ts';
import { confineImports } from './worker-imports.ts';
import type { InvocationMessage, ReportedError, WorkerMessage, WorkerStart } from './worker-protocol.ts';

// Runs inside the worker thread: one instance of one function, one invocation at a time.
const start = workerData as WorkerStart;
const gate = new Int32Array(start.gate);
const send = (message: WorkerMessage) => start.port.postMessage(message);
const realNow = followClock(start.clock);
// Node writes a module to the cache only once, and every later instance compiles again what was compiled after that.
// After several different invocations, an instance has compiled much more of its bundle than after the first.
const SERVED_BEFORE_CACHING = 8;
let requestId: string | null = null;

captureOutput();
process.on('uncaughtException', (error) => crash(reportError(error)));
process.on('unhandledRejection', (reason) =>
  crash({
    errorType: 'Runtime.UnhandledPromiseRejection',
    errorMessage: String(reason),
    trace: reportError(reason).trace ?? [],
  }),
);
// The event loop is empty although the handler has not returned: its promise can never settle.
process.on('beforeExit', () =>
  crash({
    errorType: 'Runtime.NodeJsExit',
    errorMessage: 'The event loop is empty and the promise of the handler was never settled.',
  }),
);
confineImports(start.taskRoot);
void runInvocations();

async function runInvocations(): Promise<void> {
  let handler: Handler;
  try {
    handler = await loadHandler(start.taskRoot, start.handler);
  } catch (error) {
    return send({ kind: 'init-failed', error: reportError(error) });
  }
  send({ kind: 'ready' });
  for (let served = 1; ; served += 1) {
    await serve(handler, nextInvocation());
    if (served % SERVED_BEFORE_CACHING === 0) {
      flushCompileCache();
    }
  }
}

// Blocks the whole thread, timers and sockets included, because Lambda freezes an instance between invocations.
function nextInvocation(): InvocationMessage {
  for (;;) {
    Atomics.wait(gate, 0, 0);
    Atomics.store(gate, 0, 0);
    const received = receiveMessageOnPort(start.port);
    if (received !== undefined) {
      return received.message as InvocationMessage;
    }
  }
}

async function serve(handler: Handler, invocation: InvocationMessage): Promise<void> {
  requestId = invocation.requestId;
  const context = {
    ...start.context,
    awsRequestId: invocation.requestId,
    callbackWaitsForEmptyEventLoop: true,
    getRemainingTimeInMillis: () => Math.max(0, invocation.deadlineAt - realNow()),
  };
  try {
    const result = await handler(JSON.parse(invocation.payload), context);
    send({ kind: 'result', payload: JSON.stringify(result) ?? 'null' });
  } catch (error) {
    send({ kind: 'log', requestId, text: `Invoke Error \t${loggedError(error)}` });
    send({ kind: 'failed', error: reportError(error) });
  }
}

function crash(error: ReportedError): void {
  send({ kind: 'log', requestId, text: `${error.errorType}\t${JSON.stringify(error)}` });
  send({ kind: 'crashed', error });
  process.exit(1);
}

// Sends output through the same port as results, so that every line arrives before the result that follows it.
function captureOutput(): void {
  const write = (chunk: string | Uint8Array, ...rest: unknown[]): boolean => {
    const text = typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8');
    send({ kind: 'log', requestId, text: text.replace(/\n$/, '') });
    for (const callback of rest) {
      if (typeof callback === 'function') {
        callback();
      }
    }
    return true;
  };
  process.stdout.write = write as typeof process.stdout.write;
  process.stderr.write = write as typeof process.stderr.write;
}
