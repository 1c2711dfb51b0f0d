import { failedMessages } from './batch-result.ts';
import { describeRecord } from './describe-message.ts';
import type { MessageStore, ReceivedMessage } from './message-store.ts';
import type { Queue } from './queue.ts';

/** An event source mapping, checked. */
export interface Feed {
  readonly queue: Queue;
  readonly functionName: string;
  readonly batchMax: number;
  readonly concurrencyMax: number;
  readonly reportsFailures: boolean;
}

/**
 * Hands a queue's messages to a function, as Lambda's event source mapping does: what succeeded is deleted, what failed
 * stays hidden until its visibility timeout is over. `wake` starts as many invocations as there are messages and room
 * for.
 */
export class QueuePoller {
  readonly #feed: Feed;
  readonly #store: MessageStore;
  readonly #invoke: (functionName: string, payload: unknown) => Promise<unknown>;
  #running = 0;
  #isStarted = false;

  constructor(feed: Feed, store: MessageStore, invoke: (functionName: string, payload: unknown) => Promise<unknown>) {
    this.#feed = feed;
    this.#store = store;
    this.#invoke = invoke;
  }

  start(): void {
    this.#isStarted = true;
    this.#store.showHandedOut(this.#feed.queue);
    this.wake();
  }

  /** Begins no further invocation and forgets those under way: their messages are shown again at the next start. */
  stop(): void {
    this.#isStarted = false;
  }

  wake(): void {
    const { queue, batchMax, concurrencyMax } = this.#feed;
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
    const { queue, functionName } = this.#feed;
    const receipts = batch.map(({ receiptHandle }) => receiptHandle);
    this.#store.markHandedOut(queue, receipts, true);
    const failed = await this.#failedOf(functionName, batch);
    if (!this.#isStarted) {
      return;
    }
    this.#store.markHandedOut(queue, receipts, false);
    for (const { messageId, receiptHandle } of batch) {
      if (!failed.includes(messageId)) {
        this.#store.delete(queue, receiptHandle);
      }
    }
  }

  async #failedOf(functionName: string, batch: readonly ReceivedMessage[]): Promise<readonly string[]> {
    const messageIds = batch.map(({ messageId }) => messageId);
    try {
      const records = batch.map((message) => describeRecord(message, this.#feed.queue.arn));
      const answer = await this.#invoke(functionName, { Records: records });
      return this.#feed.reportsFailures ? failedMessages(answer, messageIds) : [];
    } catch {
      // The function threw, ran out of time or was ended: its own log says so.
      return messageIds;
    }
  }
}
