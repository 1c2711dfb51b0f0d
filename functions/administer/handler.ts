import { randomUUID } from 'node:crypto';
import { type AdministerAnswer, administer } from '../../shared/administration/administer.ts';
import { createCallerServices } from '../../shared/administration/caller-services.wiring.ts';
import { identifyCaller } from '../../shared/administration/identify-caller.ts';
import { LambdaEnvironment, readEnvironment } from '../../shared/aws/environment.wiring.ts';
import { createOperationServices } from '../../shared/operations/operation-services.wiring.ts';
import { operations } from '../../shared/operations/operations.ts';
import { createServiceChecks } from '../../shared/operations/service-checks.wiring.ts';
import { Environment } from './contract.ts';

const environment = readEnvironment(Environment);
const runtime = readEnvironment(LambdaEnvironment);
const own = createOperationServices(environment, runtime);
const services = { ...own, serviceChecks: createServiceChecks(environment, own) };
const callers = createCallerServices(environment, runtime);

/**
 * Runs one operation of the registry for an operator. For a failed operation, the invocation succeeds and returns the
 * error, so that the command line can print it.
 */
export const handler = (request: unknown): Promise<AdministerAnswer> =>
  administer({
    services,
    operations,
    request,
    role: 'operator',
    identify: (signed) => identifyCaller(callers, signed),
    id: randomUUID(),
    at: new Date().toISOString(),
  });
