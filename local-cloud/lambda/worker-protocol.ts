import type { MessagePort } from 'node:worker_threads';

/** The start data of a worker thread. */
export interface WorkerStart {
  /** The unzipped bundle; the code can import nothing from outside of it. */
  readonly taskRoot: string;
  /** As in the template: `index.handler`. */
  readonly handler: string;
  /** The folder in which instances cache compiled code for later instances. */
  readonly compiled: string;
  /** The clock's offset, one float64 in milliseconds. */
  readonly clock: SharedArrayBuffer;
  /** One int32: 1 wakes the thread for the next invocation, 0 lets it sleep. */
  readonly gate: SharedArrayBuffer;
  readonly port: MessagePort;
  /** The part of the handler's context that is the same for every invocation. */
  readonly context: Readonly<Record<string, string>>;
}

/** One invocation, as passed to a worker. */
export interface InvocationMessage {
  readonly requestId: string;
  readonly payload: string;
  /** Milliseconds since 1970 in real time, whatever the cloud's clock shows. */
  readonly deadlineAt: number;
}

/** An error as Lambda reports it to the caller. */
export interface ReportedError {
  readonly errorType: string;
  readonly errorMessage: string;
  readonly trace?: readonly string[];
}

/** A message from a worker. */
export type WorkerMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'init-failed'; readonly error: ReportedError }
  | { readonly kind: 'log'; readonly requestId: string | null; readonly text: string }
  | { readonly kind: 'result'; readonly payload: string }
  /** The handler threw or rejected; the instance continues. */
  | { readonly kind: 'failed'; readonly error: ReportedError }
  /** An uncaught error; the instance ends. */
  | { readonly kind: 'crashed'; readonly error: ReportedError };
