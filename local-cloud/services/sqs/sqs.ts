import { createJsonService } from '../../protocol/json-service.ts';
import { physicalName } from '../../protocol/physical-name.ts';
import type { CloudContext, MakeResource, StandIn } from '../../stand-in.ts';
import { readEventSourceMapping } from './event-source-mapping.ts';
import { MessageStore, type NewMessage } from './message-store.ts';
import { describeQueue, readQueue } from './queue.ts';
import { createQueueOperations } from './queue-operations.ts';
import { readQueuePolicy, type ServiceCaller } from './queue-policy.ts';
import { QueuePoller } from './queue-poller.ts';
import { QueueRegistry } from './queue-registry.ts';

/** SQS, and how other services of the cloud send messages. */
export interface Sqs extends StandIn {
  /**
   * Sends a message for a service; returns false, and sends nothing, when the queue's policy does not allow it or there
   * is no such queue.
   */
  readonly sendFor: (caller: ServiceCaller, queueArn: string, message: Omit<NewMessage, 'sender'>) => boolean;
}

// How soon a moved clock or the end of a visibility timeout is noticed, in real time.
const TICK_MS = 100;

/** SQS's standard queues, and the event source mappings of Lambda that consume them. */
export function createSqs(context: CloudContext): Sqs {
  const queues = new QueueRegistry(new MessageStore(context.dataDirectory, context.now));
  const pollers = new Map<string, QueuePoller>();
  let ticking: NodeJS.Timeout | undefined;
  return {
    ...createJsonService({
      service: 'sqs',
      target: 'AmazonSQS',
      version: '1.0',
      operations: createQueueOperations(queues),
      invalidInput: 'InvalidParameterValue',
      resources: createResources(queues, pollers, context),
    }),
    sendFor: (caller, queueArn, message) => {
      const queue = queues.find('arn', queueArn);
      if (queue === undefined || !queues.allows(caller, 'sqs:SendMessage', queue)) {
        return false;
      }
      queues.store.send(queue, { ...message, sender: caller.service });
      queues.announce();
      return true;
    },
    start: async () => {
      for (const poller of pollers.values()) {
        poller.start();
        queues.onArrival(() => poller.wake());
      }
      ticking = setInterval(() => queues.announce(), TICK_MS).unref();
    },
    stop: async () => {
      clearInterval(ticking);
      for (const poller of pollers.values()) {
        poller.stop();
      }
      queues.store.close();
    },
  };
}

function createResources(
  queues: QueueRegistry,
  pollers: Map<string, QueuePoller>,
  context: CloudContext,
): Record<string, MakeResource> {
  return {
    'AWS::SQS::Queue': async (resource) => {
      const queue = readQueue(resource, context);
      queues.add(queue);
      return describeQueue(queue);
    },
    'AWS::SQS::QueuePolicy': async (resource) => {
      const { urls, statements } = readQueuePolicy(resource);
      for (const url of urls) {
        queues.setPolicy(url, statements);
      }
      return { ref: physicalName(resource, 100), attributes: {} };
    },
    'AWS::Lambda::EventSourceMapping': async (resource) => {
      const { id, mapping } = readEventSourceMapping(resource, (arn) => queues.find('arn', arn), context);
      pollers.set(id, new QueuePoller(mapping, queues.store, context.invoke));
      return { ref: id, attributes: { Id: id } };
    },
  };
}
