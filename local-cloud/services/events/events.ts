import { createJsonService } from '../../protocol/json-service.ts';
import type { CloudContext, StandIn } from '../../stand-in.ts';
import type { Sqs } from '../sqs/sqs.ts';
import { DeliveryStore } from './delivery-store.ts';
import { EventBus } from './event-bus.ts';
import { type Rule, readRule } from './rule.ts';

/** The default event bus of EventBridge, and what tests may do to it. */
export interface Events extends StandIn {
  /** Accepts an event from a service of the cloud. */
  readonly putEvent: CloudContext['putEvent'];
  /**
   * Runs a schedule at once, by its rule's name, ARN or `Stack/LogicalId`.
   *
   * @throws when there is no such schedule.
   */
  readonly fire: (rule: string) => void;
  readonly setCopies: EventBus['setCopies'];
  readonly hold: EventBus['hold'];
}

// How soon a moved clock, a due schedule or a due retry is noticed, in real time.
const TICK_MS = 100;

/**
 * EventBridge: rules with patterns or schedules, to queues and functions. `sendFor` sends to a queue for another
 * service.
 */
export function createEvents(context: CloudContext, sendFor: Sqs['sendFor']): Events {
  const store = new DeliveryStore(context.dataDirectory);
  const bus = new EventBus(context, store, sendFor);
  const rules = new Map<string, Rule>();
  let lastNow = context.now();
  let ticking: NodeJS.Timeout | undefined;
  const tick = () => {
    const now = context.now();
    for (const rule of rules.values()) {
      runWhenDue(rule, { now, isBackwards: now < lastNow }, { store, bus });
    }
    lastNow = now;
    bus.deliver();
  };
  return {
    ...createJsonService({
      service: 'events',
      target: 'AWSEvents',
      version: '1.1',
      operations: {},
      resources: {
        'AWS::Events::Rule': async (resource) => {
          const { rule, isEnabled } = readRule(resource, context);
          if (isEnabled) {
            bus.add(rule);
            rules.set(rule.arn, rule);
          }
          return { ref: rule.name, attributes: { Arn: rule.arn } };
        },
      },
    }),
    putEvent: (event) => bus.put(event),
    fire: (name) => {
      const rule = [...rules.values()].find((candidate) =>
        [candidate.name, candidate.arn, candidate.templatePath].includes(name),
      );
      if (rule === undefined || rule.schedule === null) {
        throw new Error(`There is no schedule ${name}.`);
      }
      bus.fire(rule);
    },
    setCopies: (copies) => bus.setCopies(copies),
    hold: () => bus.hold(),
    start: async () => {
      bus.start();
      tick();
      ticking = setInterval(tick, TICK_MS).unref();
    },
    stop: async () => {
      clearInterval(ticking);
      bus.stop();
      store.close();
    },
  };
}

/** Fires a schedule once, however far the clock has jumped; when the clock went back, the wait starts again. */
function runWhenDue(
  rule: Rule,
  { now, isBackwards }: { readonly now: number; readonly isBackwards: boolean },
  { store, bus }: { readonly store: DeliveryStore; readonly bus: EventBus },
): void {
  if (rule.schedule === null) {
    return;
  }
  const due = store.scheduleDue(rule.arn);
  if (due !== null && now >= due) {
    bus.fire(rule);
  }
  if (due === null || now >= due || isBackwards) {
    store.setScheduleDue(rule.arn, rule.schedule(now));
  }
}
