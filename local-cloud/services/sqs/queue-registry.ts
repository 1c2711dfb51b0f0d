import { setTimeout as wait } from 'node:timers/promises';
import { ServiceFault } from '../../protocol/service-fault.ts';
import type { MessageStore } from './message-store.ts';
import type { Queue } from './queue.ts';
import { allowsService, type QueueStatement, type ServiceCaller } from './queue-policy.ts';

/** The queues that the templates made, their policies, and the receivers that wait for messages. */
export class QueueRegistry {
  readonly store: MessageStore;
  readonly #queues = new Map<string, Queue>();
  readonly #policies = new Map<string, readonly QueueStatement[]>();
  readonly #waiting = new Set<() => void>();

  constructor(store: MessageStore) {
    this.store = store;
  }

  add(queue: Queue): void {
    const deadLetterArn = queue.redrive?.deadLetterArn;
    if (deadLetterArn !== undefined && this.find('arn', deadLetterArn) === undefined) {
      throw new Error(`RedrivePolicy.deadLetterTargetArn ${deadLetterArn} is not a queue of the local cloud.`);
    }
    this.#queues.set(queue.arn, queue);
  }

  setPolicy(url: string, statements: readonly QueueStatement[]): void {
    this.#policies.set(this.get('url', url).arn, statements);
  }

  allows(caller: ServiceCaller, action: string, queue: Queue): boolean {
    return allowsService(this.#policies.get(queue.arn) ?? [], { caller, action, queueArn: queue.arn });
  }

  find(key: 'arn' | 'url' | 'name', value: string): Queue | undefined {
    return [...this.#queues.values()].find((queue) => queue[key] === value);
  }

  /**
   * Finds a queue.
   *
   * @throws SQS's own error when it does not exist.
   */
  get(key: 'url' | 'name', value: string): Queue {
    const queue = this.find(key, value);
    if (queue === undefined) {
      throw new ServiceFault(400, 'QueueDoesNotExist', 'The specified queue does not exist.');
    }
    return queue;
  }

  /** Calls `listener` whenever there may be something to receive. */
  onArrival(listener: () => void): void {
    this.#waiting.add(listener);
  }

  /** Announces that there may be something to receive. */
  announce(): void {
    for (const listener of [...this.#waiting]) {
      listener();
    }
  }

  /** Resolves at the next announcement, or after this many seconds of real time. */
  async nextArrival(secondsMax: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const limit = new AbortController();
    const timeout = wait(secondsMax * 1_000, undefined, { signal: limit.signal, ref: false });
    this.#waiting.add(resolve);
    await Promise.race([promise, timeout.catch(() => undefined)]);
    this.#waiting.delete(resolve);
    limit.abort();
  }
}
