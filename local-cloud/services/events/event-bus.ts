import { randomUUID } from 'node:crypto';
import { InvocationNotPermitted } from '../../lambda/invoke-permissions.ts';
import type { CloudContext } from '../../stand-in.ts';
import type { Sqs } from '../sqs/sqs.ts';
import type { Delivery, DeliveryStore } from './delivery-store.ts';
import type { Rule, Target } from './rule.ts';

type BusEvent = Parameters<CloudContext['putEvent']>[0];

const service = 'events.amazonaws.com';
// Lambda's own pauses before it retries an asynchronous invocation: two retries, then the event is lost.
const pausesMilliseconds = [60_000, 120_000];

/** The default event bus: delivers each event to the targets of the rules that it matches, at least once. */
export class EventBus {
  readonly #context: CloudContext;
  readonly #store: DeliveryStore;
  readonly #sendFor: Sqs['sendFor'];
  readonly #rules = new Map<string, Rule>();
  readonly #inFlight = new Set<number>();
  #held: BusEvent[] | null = null;
  #copies = 1;
  #isStarted = false;

  constructor(context: CloudContext, store: DeliveryStore, sendFor: Sqs['sendFor']) {
    this.#context = context;
    this.#store = store;
    this.#sendFor = sendFor;
  }

  add(rule: Rule): void {
    this.#rules.set(rule.arn, rule);
  }

  put(event: BusEvent): void {
    if (this.#held !== null) {
      this.#held.push(event);
      return;
    }
    const envelope = this.#wrap(event);
    for (const rule of this.#rules.values()) {
      if (rule.pattern?.(envelope)) {
        this.#send(rule, envelope);
      }
    }
    this.deliver();
  }

  /** Sends the event of a schedule to its targets, as when it is due. */
  fire(rule: Rule): void {
    const event = { source: 'aws.events', detailType: 'Scheduled Event', resources: [rule.arn], detail: {} };
    this.#send(rule, this.#wrap(event));
    this.deliver();
  }

  /** Delivers every event this many times from now on, as at-least-once delivery permits. */
  setCopies(copies: number): void {
    this.#copies = copies;
  }

  /** Holds events back until `release`, which delivers them in the order of arrival or in reverse. */
  hold(): { release: (order: 'as they came' | 'reversed') => void } {
    const held: BusEvent[] = [];
    this.#held = held;
    return {
      release: (order) => {
        this.#held = null;
        for (const event of order === 'reversed' ? held.toReversed() : held) {
          this.put(event);
        }
      },
    };
  }

  start(): void {
    this.#isStarted = true;
    this.deliver();
  }

  stop(): void {
    this.#isStarted = false;
  }

  /** Sends every due event to its target. */
  deliver(): void {
    if (!this.#isStarted) {
      return;
    }
    for (const delivery of this.#store.due(this.#context.now())) {
      const target = this.#rules.get(delivery.ruleArn)?.targets.find(({ id }) => id === delivery.targetId);
      if (target === undefined) {
        // The rule was in the template of an earlier start and is no longer there.
        this.#store.done(delivery);
      } else if (target.kind === 'queue') {
        this.#deliverToQueue(delivery, target);
      } else if (!this.#inFlight.has(delivery.id)) {
        void this.#deliverToFunction(delivery, target);
      }
    }
  }

  #send(rule: Rule, envelope: object): void {
    for (const target of rule.targets) {
      for (let copy = 0; copy < this.#copies; copy += 1) {
        this.#store.add({
          ruleArn: rule.arn,
          targetId: target.id,
          event: target.input ?? JSON.stringify(envelope),
          dueMilliseconds: this.#context.now(),
        });
      }
    }
  }

  #deliverToQueue(delivery: Delivery, target: Target): void {
    if (!this.#sendFor({ service, sourceArn: delivery.ruleArn }, target.arn, { body: delivery.event })) {
      this.#giveUp(delivery, target, {
        code: 'NO_PERMISSIONS',
        message: `The policy of ${target.arn} does not allow ${delivery.ruleArn}.`,
      });
    }
    this.#store.done(delivery);
  }

  async #deliverToFunction(delivery: Delivery, target: Target): Promise<void> {
    this.#inFlight.add(delivery.id);
    const failure = await this.#context
      .invoke(target.arn, JSON.parse(delivery.event), { service, arn: delivery.ruleArn })
      .then(
        () => null,
        (error: unknown) => error,
      );
    this.#inFlight.delete(delivery.id);
    if (!this.#isStarted) {
      return;
    }
    const pause = pausesMilliseconds[delivery.failures];
    if (failure === null) {
      this.#store.done(delivery);
    } else if (failure instanceof InvocationNotPermitted) {
      this.#giveUp(delivery, target, { code: 'NO_PERMISSIONS', message: failure.message });
      this.#store.done(delivery);
    } else if (pause === undefined) {
      this.#context.report(`events: ${target.arn} failed ${delivery.failures + 1} times; the event is lost, as on AWS`);
      this.#store.done(delivery);
    } else {
      this.#store.retry(delivery, this.#context.now() + pause);
    }
  }

  #giveUp(delivery: Delivery, target: Target, { code, message }: { code: string; message: string }): void {
    this.#context.report(`events: ${code}: ${message}`);
    const attributes = {
      RULE_ARN: delivery.ruleArn,
      TARGET_ARN: target.arn,
      ERROR_CODE: code,
      ERROR_MESSAGE: message,
      RETRY_ATTEMPTS: String(delivery.failures),
    };
    const dead = { body: delivery.event, attributes };
    if (
      target.deadLetterArn === null ||
      !this.#sendFor({ service, sourceArn: delivery.ruleArn }, target.deadLetterArn, dead)
    ) {
      this.#context.report(`events: an event of ${delivery.ruleArn} is lost: no dead-letter queue takes it`);
    }
  }

  #wrap(event: BusEvent): object {
    return {
      version: '0',
      id: randomUUID(),
      'detail-type': event.detailType,
      source: event.source,
      account: this.#context.accountId,
      time: new Date(this.#context.now()).toISOString().replace(/\.\d+Z$/, 'Z'),
      region: this.#context.region,
      resources: event.resources,
      detail: event.detail,
    };
  }
}
