import { randomUUID } from 'node:crypto';
import { type AdministerAnswer, administer } from '../../shared/administration/administer.ts';
import { LambdaEnvironment, readEnvironment } from '../../shared/aws/environment.ts';
import { createOperationServices } from '../../shared/operations/operation-services.wiring.ts';
import { operations } from '../../shared/operations/operations.ts';
import { Environment } from './contract.ts';

const services = createOperationServices(readEnvironment(Environment), readEnvironment(LambdaEnvironment));

/**
 * Runs one operation of the registry for an operator. An error is an answer, too: the function itself does not fail.
 */
export const handler = (request: unknown): Promise<AdministerAnswer> =>
  administer({
    services,
    operations,
    request,
    role: 'operator',
    id: randomUUID(),
    at: new Date().toISOString(),
  });
