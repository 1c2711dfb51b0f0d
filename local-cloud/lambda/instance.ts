import { MessageChannel, type MessagePort, receiveMessageOnPort } from 'node:worker_threads';
import type { FunctionDefinition } from './function-definition.ts';
import { exitError, timedOut, withRequestId } from './sandbox-errors.ts';
import { type InstanceOptions, startWorker, wake } from './start-worker.ts';
import type { ReportedError, WorkerMessage } from './worker-protocol.ts';

/** How an invocation ended: the JSON of what the handler returned, or the error as Lambda reports it. */
export type Outcome =
  | { readonly ok: true; readonly payload: string }
  | { readonly ok: false; readonly error: ReportedError };

/** One instance of a function: a worker thread that runs one invocation at a time. */
export interface Instance {
  /** Never rejects: every failure is an outcome. After an outcome that ended the instance, `alive` is false. */
  readonly invoke: (requestId: string, payload: string) => Promise<Outcome>;
  /** Resolves when the handler is loaded, or can no longer be; never rejects. */
  readonly loaded: Promise<void>;
  readonly alive: () => boolean;
  /** Ends the thread at once; a running invocation ends as Lambda reports a killed runtime. */
  readonly kill: () => Promise<void>;
}

interface Thread {
  /** The error of the initialization, or null when the handler is loaded. */
  readonly ready: Promise<ReportedError | null>;
  readonly run: (requestId: string, payload: string, deadlineAt: number) => Promise<Outcome>;
  readonly end: (error: ReportedError) => Promise<void>;
  readonly alive: () => boolean;
}

// Lambda ends an instance whose bundle is not loaded by then, and loads it again within the function's timeout; here
// the first load simply continues.
const INIT_SECONDS = 10;

/**
 * Starts a new instance: its bundle, environment, clock and memory. The first invocation waits until the handler is
 * loaded, for at most 10 s plus the function's timeout.
 */
export function startInstance(definition: FunctionDefinition, options: InstanceOptions): Instance {
  const thread = startThread(definition, options);
  const invoke = async (requestId: string, payload: string): Promise<Outcome> => {
    const seconds = definition.timeoutSeconds;
    const initError = await withinSeconds(INIT_SECONDS + seconds, thread.ready, () => timedOut(seconds));
    if (initError !== null) {
      options.log(requestId, `${initError.errorType}\t${JSON.stringify(initError)}`);
      await thread.end(initError);
      return { ok: false, error: withRequestId(initError, requestId) };
    }
    const timer = setTimeout(() => {
      options.log(requestId, `${requestId} Task timed out after ${seconds.toFixed(2)} seconds`);
      void thread.end(timedOut(seconds));
    }, seconds * 1000);
    const outcome = await thread.run(requestId, payload, Date.now() + seconds * 1000);
    clearTimeout(timer);
    return outcome;
  };
  const loaded = thread.ready.then(() => undefined);
  return { invoke, loaded, alive: thread.alive, kill: () => thread.end(exitError('signal: killed')) };
}

function startThread(definition: FunctionDefinition, options: InstanceOptions): Thread {
  const { port1: port, port2 } = new MessageChannel();
  const gate = new SharedArrayBuffer(4);
  const worker = startWorker(definition, options, { gate, port: port2 });
  const ready = Promise.withResolvers<ReportedError | null>();
  const ended = Promise.withResolvers<void>();
  const invocation = createInvocationSlot();
  let reason: ReportedError | null = null;
  let alive = true;
  const endWith = (error: ReportedError) => {
    reason ??= error;
  };
  const receive = receiver({ settleReady: ready.resolve, log: options.log, finish: invocation.finish, endWith });
  port.on('message', receive);
  worker.on('error', (error: Error & { code?: string }) => {
    const outOfMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
    endWith(exitError(outOfMemory ? 'signal: killed (out of memory)' : `${error.name}: ${error.message}`));
  });
  worker.on('exit', (code) => {
    alive = false;
    // The thread's last messages may still be queued.
    for (const message of queuedMessages(port)) {
      receive(message);
    }
    const error = reason ?? exitError(code === 0 ? 'exit without a reason' : `exit status ${code}`);
    ready.resolve(error);
    invocation.finish({ ok: false, error: withRequestId(error, invocation.requestId()) });
    port.close();
    ended.resolve();
  });
  return {
    ready: ready.promise,
    run: (requestId, payload, deadlineAt) => {
      const outcome = invocation.begin(requestId);
      // The thread may have ended since the pool last looked.
      if (alive) {
        wake(port, gate, { requestId, payload, deadlineAt });
      } else {
        invocation.finish({ ok: false, error: withRequestId(reason ?? exitError('signal: killed'), requestId) });
      }
      return outcome;
    },
    end: async (error) => {
      endWith(error);
      alive = false;
      await worker.terminate();
      await ended.promise;
    },
    alive: () => alive,
  };
}

interface Receivers {
  readonly settleReady: (error: ReportedError | null) => void;
  readonly log: InstanceOptions['log'];
  readonly finish: (outcome: Outcome) => void;
  readonly endWith: (error: ReportedError) => void;
}

// Passes each message of a thread on to whoever waits for it.
function receiver({ settleReady, log, finish, endWith }: Receivers): (message: WorkerMessage) => void {
  return (message) => {
    switch (message.kind) {
      case 'ready':
        return settleReady(null);
      case 'init-failed':
        return settleReady(message.error);
      case 'log':
        return log(message.requestId, message.text);
      case 'result':
        return finish({ ok: true, payload: message.payload });
      case 'failed':
        return finish({ ok: false, error: message.error });
      case 'crashed':
        return endWith(message.error);
    }
  };
}

// Holds the invocation that a thread runs, one at a time.
function createInvocationSlot() {
  let running: { readonly requestId: string; readonly finish: (outcome: Outcome) => void } | null = null;
  return {
    requestId: () => running?.requestId,
    begin: (requestId: string): Promise<Outcome> => {
      const outcome = Promise.withResolvers<Outcome>();
      running = { requestId, finish: outcome.resolve };
      return outcome.promise;
    },
    finish: (outcome: Outcome): void => {
      running?.finish(outcome);
      running = null;
    },
  };
}

function* queuedMessages(port: MessagePort): Generator<WorkerMessage> {
  for (let next = receiveMessageOnPort(port); next !== undefined; next = receiveMessageOnPort(port)) {
    yield next.message;
  }
}

async function withinSeconds<T>(seconds: number, promise: Promise<T>, otherwise: () => T): Promise<T> {
  const late = Promise.withResolvers<T>();
  const timer = setTimeout(() => late.resolve(otherwise()), seconds * 1000);
  const first = await Promise.race([promise, late.promise]);
  clearTimeout(timer);
  return first;
}
