import { failedMessages } from './batch-result.ts';
import { describeRecord } from './describe-message.ts';
import type { MessageStore, ReceivedMessage } from './message-store.ts';
import type { Queue } from './queue.ts';

/** An event source mapping whose queue exists and whose role may consume it. */
export interface EventSourceMapping {
  readonly queue: Queue;
  readonly functionName: string;
  readonly batchMax: number;
  readonly concurrencyMax: number;
  readonly reportsFailures: boolean;
}

/**
 * Passes a queue's messages to a function, as Lambda's event source mapping does: messages that succeed are deleted,
 * and those that fail stay hidden until their visibility timeout is over. `wake` starts as many invocations as the
 * messages and the maximum concurrency allow.
 */
export class QueuePoller {
  readonly #mapping: EventSourceMapping;
  readonly #store: MessageStore;
  readonly #invoke: (functionName: string, payload: unknown) => Promise<unknown>;
  #running = 0;
  #isStarted = false;

  constructor(
    mapping: EventSourceMapping,
    store: MessageStore,
    invoke: (functionName: string, payload: unknown) => Promise<unknown>,
  ) {
    this.#mapping = mapping;
    this.#store = store;
    this.#invoke = invoke;
  }

  start(): void {
    this.#isStarted = true;
    this.#store.showHandedOut(this.#mapping.queue);
    this.wake();
  }

  /**
   * Starts no more invocations and ignores the results of those in progress: the next start delivers their messages
   * again.
   */
  stop(): void {
    this.#isStarted = false;
  }

  wake(): void {
    const { queue, batchMax, concurrencyMax } = this.#mapping;
    while (this.#isStarted && this.#running < concurrencyMax) {
      const batch = this.#store.receive(queue, batchMax);
      if (batch.length === 0) {
        return;
      }
      this.#running += 1;
      void this.#handOut(batch).finally(() => {
        this.#running -= 1;
        this.wake();
      });
    }
  }

  async #handOut(batch: readonly ReceivedMessage[]): Promise<void> {
    const { queue, functionName } = this.#mapping;
    const receipts = batch.map(({ receiptHandle }) => receiptHandle);
    this.#store.markHandedOut(queue, receipts);
    const failed = await this.#failedOf(functionName, batch);
    if (!this.#isStarted) {
      return;
    }
    this.#store.unmarkHandedOut(queue, receipts);
    for (const { messageId, receiptHandle } of batch) {
      if (!failed.includes(messageId)) {
        this.#store.delete(queue, receiptHandle);
      }
    }
  }

  async #failedOf(functionName: string, batch: readonly ReceivedMessage[]): Promise<readonly string[]> {
    const messageIds = batch.map(({ messageId }) => messageId);
    try {
      const records = batch.map((message) => describeRecord(message, this.#mapping.queue.arn));
      const answer = await this.#invoke(functionName, { Records: records });
      return this.#mapping.reportsFailures ? failedMessages(answer, messageIds) : [];
    } catch {
      // The function threw, timed out or was killed; its own log says so.
      return messageIds;
    }
  }
}
