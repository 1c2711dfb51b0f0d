import { createJsonService } from '../../protocol/json-service.ts';
import { physicalName } from '../../protocol/physical-name.ts';
import type { CloudContext, MakeResource, StandIn } from '../../stand-in.ts';
import { readFeed } from './event-source-mapping.ts';
import { MessageStore, type NewMessage } from './message-store.ts';
import { describeQueue, readQueue } from './queue.ts';
import { createQueueOperations } from './queue-operations.ts';
import { readQueuePolicy, type ServiceCaller } from './queue-policy.ts';
import { QueuePoller } from './queue-poller.ts';
import { QueueHouse } from './queue-registry.ts';

/** The queues, and the door through which another service of the cloud sends. */
export interface Sqs extends StandIn {
  /**
   * Sends for a service, if the queue's policy lets it: false, and nothing sent, if not or if there is no such queue.
   */
  readonly sendFor: (caller: ServiceCaller, queueArn: string, message: Omit<NewMessage, 'sender'>) => boolean;
}

// How soon a moved clock or the end of a visibility timeout is seen, in real time.
const tickMilliseconds = 100;

/** SQS's standard queues, and Lambda's event source mappings that empty them. */
export function createSqs(context: CloudContext): Sqs {
  const house = new QueueHouse(new MessageStore(context.dataDirectory, context.now));
  const pollers = new Map<string, QueuePoller>();
  let ticking: NodeJS.Timeout | undefined;
  return {
    ...createJsonService({
      service: 'sqs',
      target: 'AmazonSQS',
      version: '1.0',
      operations: createQueueOperations(house),
      resources: createResources(house, pollers, context),
    }),
    sendFor: (caller, queueArn, message) => {
      const queue = house.find('arn', queueArn);
      if (queue === undefined || !house.allows(caller, 'sqs:SendMessage', queue)) {
        return false;
      }
      house.store.send(queue, { ...message, sender: caller.service });
      house.announce();
      return true;
    },
    start: async () => {
      for (const poller of pollers.values()) {
        poller.start();
        house.onArrival(() => poller.wake());
      }
      ticking = setInterval(() => house.announce(), tickMilliseconds).unref();
    },
    stop: async () => {
      clearInterval(ticking);
      for (const poller of pollers.values()) {
        poller.stop();
      }
      house.store.close();
    },
  };
}

function createResources(
  house: QueueHouse,
  pollers: Map<string, QueuePoller>,
  context: CloudContext,
): Record<string, MakeResource> {
  return {
    'AWS::SQS::Queue': async (resource) => {
      const queue = readQueue(resource, context);
      house.add(queue);
      return describeQueue(queue);
    },
    'AWS::SQS::QueuePolicy': async (resource) => {
      const { urls, statements } = readQueuePolicy(resource);
      for (const url of urls) {
        house.setPolicy(url, statements);
      }
      return { ref: physicalName(resource, 100), attributes: {} };
    },
    'AWS::Lambda::EventSourceMapping': async (resource) => {
      const { id, feed } = readFeed(resource, (arn) => house.find('arn', arn), context);
      pollers.set(id, new QueuePoller(feed, house.store, context.invoke));
      return { ref: id, attributes: { Id: id } };
    },
  };
}
